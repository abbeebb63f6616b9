"""YAM color in a terminal: the dice and the card side by side, and what everybody announces."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action
from yamclub.games.color.colours import COLOURS
from yamclub.games.color.moves import CLAIMS, Claim, Feel, Lay
from yamclub.games.color.pictures import card_drawn, dice_drawn, item_key, sign
from yamclub.games.color.telling import seconds, verdict
from yamclub.games.color.view import ColorView
from yamclub.terminal import Choice, Controls, Reader

_ON = ("turning", "announcing", "feeling")


class ColorTerminal:
    # --- the table

    def paint(self, view: ColorView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        parts: list[RenderableType] = [self._title(view, reader), Text("")]
        if view.dice is not None or view.covered or view.last is not None:
            parts += [self._lying(view, reader), self._number(view, reader), Text("")]
        return Group(*parts, self._players(view, reader))

    def _title(self, view: ColorView, reader: Reader) -> Text:
        words = reader.words
        parts = ["YAM color"]
        if view.playoff:
            parts.append(words("color-playoff"))
        elif view.round:
            parts.append(words("color-round", number=view.round))
        parts.append(words("color-pile", cards=view.pile))
        if view.pot:
            parts.append(words("color-pot", cards=len(view.pot)))
        parts.append(words(f"color-phase-{view.phase}", **reader.naming(_actor(view))))
        return Text(" " + " · ".join(parts), style="bold")

    def _lying(self, view: ColorView, reader: Reader) -> RenderableType:
        """The dice and the card of this round; between two rounds those of the last, with their pairs marked."""
        on = view.phase in _ON
        grid = Grid(box=None, pad_edge=True, padding=(0, 3, 0, 1))
        grid.add_column(reader.words("color-dice"))
        grid.add_column(reader.words("color-card") if view.phase != "turning" else "")
        if on and view.covered:
            touch = view.touches[0] if view.touches else None
            grid.add_row(dice_drawn(None, reader, touch=touch), card_drawn(None, reader, touch=touch))
        elif on and view.dice is not None:
            salt = view.round + (view.card is None)  # the round counts from its card on
            card = card_drawn(view.card, reader, salt) if view.card is not None else ""
            grid.add_row(dice_drawn(view.dice, reader, salt), card)
        elif view.last is not None:
            dice, card_ = view.last.dice, view.last.card
            grid.add_row(
                dice_drawn(dice, reader, salt=view.round, paired=card_),
                card_drawn(card_, reader, view.round, paired=dice),
            )
        return grid

    def _number(self, view: ColorView, reader: Reader) -> Text:
        """While the round runs, which numbers are free; after it, the true one, colour by colour."""
        words = reader.words
        if view.phase in _ON or view.last is None:
            taken = {claim.number for claim in view.claims}
            line = Text(f"  {words('color-free')}  ")
            for claim in CLAIMS:
                free = claim.number not in taken
                line.append(f" {claim.number if free else '–'} ", style="bold" if free else "dim")
            return line
        last = view.last
        line = Text(f"  {words('color-true', number=last.number)}", style="bold")
        pairs = [
            (colour, min(thrown, printed))
            for colour, thrown, printed in zip(COLOURS, last.dice.counts, last.card.counts, strict=True)
        ]
        for place, (colour, count) in enumerate((colour, count) for colour, count in pairs if count):
            line.append(" + " if place else "   ", style="not bold").append(f"{count} ").append_text(
                sign(colour, reader)
            )
        return line

    def _players(self, view: ColorView, reader: Reader) -> RenderableType:
        words, staked = reader.words, view.options.stakes != "off"
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("", width=2)
        grid.add_column(words("color-player"), min_width=12, max_width=20, overflow="ellipsis", no_wrap=True)
        grid.add_column(words("color-cards"), justify="right")
        if staked:
            grid.add_column(words("color-stake"), justify="right")
        grid.add_column(words("color-says"), justify="right", min_width=8)
        grid.add_column("", min_width=30, no_wrap=True)
        for seat, player in enumerate(view.players):
            stake = [str(len(player.stake) or "–")] if staked else []
            mark = Text("→" if seat == view.seat else "", style="bold yellow")
            won = f"{len(player.cards) + len(player.stake)}"
            grid.add_row(mark, reader.name(seat), won, *stake, *self._said(view, seat, reader))
        return grid

    def _said(self, view: ColorView, seat: int, reader: Reader) -> tuple[Text, Text]:
        if view.phase in _ON:
            for claim in view.claims:
                if claim.seat == seat:
                    after = reader.words("color-seconds", **seconds(claim.at - view.turned_at))
                    return Text(str(claim.number), style="bold"), Text(after, style="dim")
            return Text("…" if seat in view.contenders else "–", style="dim"), Text("")
        for verified in view.last.claims if view.last is not None else ():
            if verified.seat == seat:
                said = Text(reader.say(verdict(verified)), style=_STYLES[verified.verdict])
                return Text(str(verified.number), style="bold"), said
        return Text(""), Text("")

    # --- the keys

    def controls(self, view: ColorView, legal: Sequence[Action], reader: Reader) -> Controls:
        return Controls(tuple(self._choice(action, reader) for action in legal))

    def _choice(self, action: Action, reader: Reader) -> Choice:
        words = reader.words
        match action:
            case Claim(number):
                return Choice(str(number), words("color-do-claim", number=number), action, painted=True)
            case Lay(cards):
                return Choice(str(cards), words("color-do-lay", cards=cards), action)
            case Feel(item):
                return Choice(item_key(item), words("color-do-feel", item=item_key(item)), action, painted=True)
        raise TypeError(f"not an action of a seat: {action!r}")

    def ready(self, view: ColorView, reader: Reader) -> str:
        return reader.words("color-ready", name=reader.name(view.seat)) if view.phase == "throwing" else ""

    def call(self, view: ColorView, reader: Reader) -> str:
        if any(claim.seat == reader.viewer for claim in view.claims):
            return reader.words("color-call-said")
        if not view.covered:
            return reader.words("color-call")
        if not view.touches:
            return reader.words("color-call-blind")
        touch = view.touches[0]
        return reader.words("color-call-felt", item=item_key(touch.item), colour=sign(touch.colour, reader).plain)

    def ask_chance(self, view: ColorView, reader: Reader) -> str:
        words, name = reader.words, reader.name(_actor(view))
        if view.phase == "lot":
            seats = " · ".join(f"{seat} {name}" for seat, name in enumerate(reader.names))
            return words("color-ask-lot", seats=seats)
        colours = ", ".join(f"{words(f'color-letter-{one}')} {words(f'color-name-{one}')}" for one in COLOURS)
        return words(f"color-ask-{view.phase}", name=name, colours=colours)

    # --- what is told


_STYLES = {"too_high": "red", "wins": "bold green", "beaten": "dim"}


def _actor(view: ColorView) -> int:
    """The player the phase is about: who stakes cards, gets a prize, or throws."""
    if view.phase == "staking":
        return view.turn.seats[0]
    if view.phase == "prizes" and view.last is not None and view.last.winner is not None:
        return view.last.winner
    return view.seat
