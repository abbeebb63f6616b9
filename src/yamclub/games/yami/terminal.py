"""YAMI in a terminal: the hand, the stock and the discard pile, and everybody's board at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action
from yamclub.games.yami.boxes import BOXES, INDEX, VALUES, Box, may_lay_down
from yamclub.games.yami.moves import LAY_DOWNS, MARKS, Cancel, Closed, Discard, LayDown, Mark, Source, Take
from yamclub.games.yami.view import Player, YamiView
from yamclub.kernel.cards import Card
from yamclub.terminal import (
    Choice,
    Controls,
    Reader,
    card_line,
    card_name,
    card_row,
    opening_row,
    rank_name,
)

_BOX_KEYS = "abcdefghijklmnop"
"""A letter is a box, a number is a card."""
_CANCEL_KEYS = _BOX_KEYS.upper()
"""For boxes that may be cancelled though others, or the same, can be marked."""
_STOCK_KEY, _DISCARD_KEY = "1", "2"
_FREE, _CANCELLED, _LAY_DOWN, _MARK = "·", "✗", "★", "+"
_PILE_SHOWN = 12


class YamiTerminal:
    def paint(self, view: YamiView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        if view.opening is not None:
            ranks = opening_row(view.opening, reader, lambda rank: rank_name(rank, reader.words))
            return Group(self._title(view, reader), Text(""), ranks)
        parts: list[RenderableType] = [self._title(view, reader)]
        if view.phase != "over":
            parts += [self._cards(view, reader), *self._lines(view, reader)]
        parts += [self._values(view, reader), self._combinations(view, reader)]
        return Group(*parts, *self._below(view, reader))

    def _title(self, view: YamiView, reader: Reader) -> Text:
        words = reader.words
        parts = ["YAMI"]
        if view.deal:
            parts.append(words("yami-deal-number", number=view.deal, deals=view.deals))
        if view.phase == "following" and view.laid_by is not None:
            parts.append(words("yami-phase-laid-down", **reader.naming(view.laid_by)))
        else:
            seat = view.dealer if view.phase == "dealing" else view.seat
            parts.append(words(f"yami-phase-{view.phase}", **reader.naming(seat)))
        return Text(" " + " · ".join(parts), style="bold")

    # --- cards

    def _cards(self, view: YamiView, reader: Reader) -> Grid:
        """The hand, the card just taken at its end, the stock and the discard pile."""
        words, seat = reader.words, _shown_seat(view)
        cells: list[Text] = []
        if seat is not None:
            hand = _in_order(view, seat)
            keys = [f"[{place}]" for place in range(1, len(hand) + 1)] if view.phase == "discarding" else []
            cells.append(card_row(hand, words, keys))
        if view.phase != "following":
            cells += self._piles(view, reader)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(*cells)
        return grid

    def _piles(self, view: YamiView, reader: Reader) -> list[Text]:
        words = reader.words
        stock_key, discard_key = (f"[{_STOCK_KEY}] ", f"[{_DISCARD_KEY}] ") if view.phase == "choosing" else ("", "")
        stock = words("yami-stock", cards=view.stock)
        piles = [card_row([None], words).append(f"\n{stock_key}{stock}", style="bold")]
        if view.pile:
            top = card_row(view.pile[-1:], words)
            piles.append(top.append(f"\n{discard_key}{words('yami-discard')}", style="bold"))
        return piles

    def _lines(self, view: YamiView, reader: Reader) -> list[Text]:
        """What else is known: the pile below its top, cards that others were seen to take, open hands."""
        words, main = reader.words, _shown_seat(view)
        lines, known = [], []
        if len(view.pile) > 1 and view.phase != "following":
            below = view.pile[-1 - _PILE_SHOWN : -1][::-1]
            lines.append(_line(words("yami-pile-below"), card_line(below, words)))
        for seat, player in enumerate(view.players):
            if seat == main:
                continue
            if player.hand:
                lines.append(_line(words("yami-hand-of", name=reader.name(seat)), card_line(player.hand, words)))
            elif player.known:
                known.append(_line(reader.name(seat), card_line(player.known, words)))
        return [*lines, _line(words("yami-known"), Text(" ·").join(known))] if known else lines

    # --- boards

    def _values(self, view: YamiView, reader: Reader) -> Grid:
        words = reader.words
        grid = _board([rank_name(rank, words) for rank in range(VALUES)], 5)
        grid.add_column(words("yami-bonus"), justify="right", min_width=9)
        for seat, player in enumerate(view.players):
            bonus = words("yami-bonus-of", values=player.score.upper, goal=view.bonus_from, bonus=player.score.bonus)
            style = "bold green" if player.score.bonus else ""
            grid.add_row(reader.name(seat), *self._boxes(view, seat, range(VALUES)), Text(bonus, style=style))
        return grid

    def _combinations(self, view: YamiView, reader: Reader) -> Grid:
        words = reader.words
        heads = [
            f"{words(f'yami-head-{box}')}\n{points}"
            for box, points in zip(BOXES[VALUES:], view.combination_points, strict=True)
        ]
        grid = _board(heads, 4)
        grid.add_column(words("yami-total"), justify="right", min_width=6)
        for seat, player in enumerate(view.players):
            boxes = self._boxes(view, seat, range(VALUES, len(BOXES)))
            grid.add_row(reader.name(seat), *boxes, Text(str(player.total), style="bold"))
        return grid

    def _boxes(self, view: YamiView, seat: int, indices: range) -> list[Text]:
        marking = seat in view.turn.seats if view.phase == "following" else seat == _shown_seat(view)
        laying = view.phase == "choosing" and seat == view.seat
        fresh = {INDEX[one.box] for one in (*view.choices, *view.last) if one is not None and one.seat == seat}
        boxes = [_box(view.players[seat], index, laying, marking) for index in indices]
        for index, box in zip(indices, boxes, strict=True):
            if index in fresh and view.players[seat].sheet[index] is not None:
                box.stylize("underline")
        return boxes

    def _below(self, view: YamiView, reader: Reader) -> list[Text]:
        words = reader.words
        lines = []
        if view.last and view.phase not in ("following", "over"):
            closed = " · ".join(_short(one, reader) for one in view.last)
            last = Text(f" {words('yami-last-deal')} {closed}", style="dim", no_wrap=True, overflow="ellipsis")
            lines.append(last)
        if view.phase in ("choosing", "discarding") and _shown_seat(view) is not None:
            lines.append(Text(f" {words(f'yami-legend-{view.phase}')}", style="dim"))
        if view.phase == "following" and view.options.cancel == "free":
            lines.append(Text(f" {words('yami-legend-following')}", style="dim"))
        return lines

    # --- keys

    def controls(self, view: YamiView, legal: Sequence[Action], reader: Reader) -> Controls:
        words = reader.words
        seat = view.seat if view.you is None else view.you
        hand, shows = _in_order(view, seat), view.players[seat].shows or ()
        instead = any(isinstance(action, Mark) for action in legal)
        choices: list[Choice] = []
        for action in legal:
            match action:
                case Take(Source.STOCK):
                    choices.append(Choice(_STOCK_KEY, words("yami-do-stock"), action))
                case Take():
                    label = words("yami-do-discard-pile", card=card_name(view.pile[-1], words))
                    choices.append(Choice(_DISCARD_KEY, label, action))
                case Discard(card):
                    places = [place for place, held in enumerate(hand, start=1) if held is card]
                    choices += [Choice(str(place), card_name(card, words), action) for place in places]
                case LayDown(box) | Mark(box):
                    does = "yami-do-lay-down" if isinstance(action, LayDown) else "yami-do-mark"
                    label = words(does, box=_box_name(box, reader), points=shows[INDEX[box]])
                    choices.append(Choice(_BOX_KEYS[INDEX[box]], label, action))
                case Cancel(box):
                    label = words("yami-do-cancel", box=_box_name(box, reader))
                    keys = _CANCEL_KEYS if instead else _BOX_KEYS
                    choices.append(Choice(keys[INDEX[box]], label, action, painted=instead))
        tried = MARKS if view.phase == "following" else LAY_DOWNS
        closed = tuple(Choice(key, "", action) for key, action in zip(_BOX_KEYS, tried, strict=True))
        return Controls(tuple(sorted(choices, key=lambda choice: choice.key.swapcase())), closed=closed)

    def ask_chance(self, view: YamiView, reader: Reader) -> str:
        left = 5 - view.players[view.seat].cards
        return reader.words(f"yami-ask-{view.phase}", name=reader.name(view.seat), left=left)

    # --- sentences


def _shown_seat(view: YamiView) -> int | None:
    """Whose hand is shown to the viewer: their own, or the current player's where all hands are seen."""
    seat = view.seat if view.you is None else view.you
    return None if view.players[seat].hand is None else seat


def _in_order(view: YamiView, seat: int) -> list[Card]:
    """The hand as it is drawn: sorted, with the card just taken last."""
    hand = view.players[seat].hand
    held = list(hand or ())
    if view.taken is not None and view.seat == seat:
        held.remove(view.taken)
        held.append(view.taken)
    return held


def _board(heads: Sequence[str], width: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 0, 0, 1))
    grid.add_column("", width=14, no_wrap=True, overflow="ellipsis")
    for head in heads:
        grid.add_column(head, justify="right", min_width=width, no_wrap=True)
    return grid


def _box(player: Player, index: int, laying: bool, marking: bool) -> Text:
    stands = player.sheet[index]
    if stands is not None:
        return Text(str(stands), style="bold green") if stands else Text(_CANCELLED, style="red")
    points = player.shows[index] if player.shows is not None and marking else 0
    if not points:
        return Text(_FREE, style="dim")
    if laying and may_lay_down(index, points):
        return Text(f"{_LAY_DOWN}{points}", style="bold yellow")
    return Text(f"{_MARK}{points}", style="yellow")


def _box_name(box: Box, reader: Reader) -> str:
    return reader.words(f"yami-box-{box}")


def _short(closed: Closed, reader: Reader) -> str:
    marked = str(closed.points) if closed.points else _CANCELLED
    return f"{reader.name(closed.seat)} {_box_name(closed.box, reader)} {marked}"


def _line(about: str, what: Text) -> Text:
    return Text(f" {about} ", style="dim", no_wrap=True, overflow="ellipsis").append(what)
