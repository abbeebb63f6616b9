"""A whole position from what one viewer sees. Only the blind variant hides anything; that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamclub.game import Viewer
from yamclub.games.color.colours import SPOTS, Colour, Colours, Deck
from yamclub.games.color.cover import NO_COVER, Cover
from yamclub.games.color.moves import ITEMS, THROW_CHANCE, deck_of
from yamclub.games.color.pile import Pile
from yamclub.games.color.rules import ColorState
from yamclub.games.color.view import ColorView
from yamclub.kernel.values import changed

if TYPE_CHECKING:
    from random import Random


def imagine(view: ColorView, viewer: Viewer, rng: Random) -> ColorState:
    dice, card, unseen = _on_the_table(view, rng)
    spoken = {claim.seat for claim in view.claims}
    running = view.phase in ("announcing", "feeling")
    waiting = tuple(seat for seat in view.contenders if seat not in spoken) if running else ()
    won_by = None if view.last is None else view.last.winner
    champion = won_by if view.playoff and view.phase == "over" else None
    return ColorState(
        options=view.options,
        players=len(view.players),
        phase=view.phase,
        seat=view.seat,
        pile=Pile(unseen, view.under),
        won=tuple(player.cards for player in view.players),
        laid=tuple(player.stake for player in view.players),
        contenders=view.contenders,
        gone=view.gone,
        staking=_still_staking(view),
        dice=dice,
        card=card,
        turned_at=view.turned_at,
        waiting=waiting,
        claims=view.claims,
        cover=_cover(view, viewer, waiting, rng),
        winner=champion if champion is not None else won_by if view.phase == "prizes" else None,
        owed=view.owed,
        rounds=view.round,
        playoff=view.playoff,
        champion=champion,
        last=view.last,
        pot=view.pot,
    )


def _still_staking(view: ColorView) -> tuple[int, ...]:
    """All seats with cards to stake, from the current one to the left."""
    if view.phase != "staking":
        return ()
    order = (*range(view.seat, len(view.players)), *range(view.seat))
    later = order[order.index(view.turn.seats[0]) :]
    return tuple(seat for seat in later if view.players[seat].cards)


def unseen_cards(view: ColorView) -> list[Colours]:
    """The cards that are nowhere to be seen, but for the one turned up if there is one."""
    left = list(deck_of(view.options.deck))
    away = [*view.gone, *view.under, *view.pot]
    if not view.playoff:  # for a playoff the whole deck was shuffled again
        away += [card for player in view.players for card in (*player.cards, *player.stake)]
    elif view.phase == "over" and view.last is not None and view.last.winner is not None:
        away.append(view.last.card)
    for card in away:
        left.remove(card)
    return left


def _on_the_table(view: ColorView, rng: Random) -> tuple[Colours | None, Colours | None, Deck]:
    """The dice, the card, and the cards of the pile that nobody has seen."""
    left = unseen_cards(view)
    dice, up = view.dice, view.card
    if view.covered:
        felt = {touch.item: touch.colour for touch in view.touches}
        dice = _drawn_dice([colour for item, colour in felt.items() if item <= SPOTS], rng)
        on_card = [colour for item, colour in felt.items() if item > SPOTS]
        up = None if view.phase == "turning" else rng.choice([card for card in left if _holds(card, on_card)])
    if up is not None:
        left.remove(up)
    return dice, up, tuple(left)


def _holds(handful: Colours, colours: list[Colour]) -> bool:
    text = str(handful)
    return all(text.count(colour) >= colours.count(colour) for colour in colours)


def _drawn_dice(felt: list[Colour], rng: Random) -> Colours:
    """A random throw that agrees with what fingers have found."""
    while True:
        dice = THROW_CHANCE.pick(rng.randrange(THROW_CHANCE.total)).dice
        if _holds(dice, felt):
            return dice


def _cover(view: ColorView, viewer: Viewer, waiting: tuple[int, ...], rng: Random) -> Cover:
    """What this viewer's finger is on; other fingers are hidden from this viewer."""
    if view.options.blind == "off" or view.phase not in ("announcing", "feeling"):
        return NO_COVER
    cover = Cover((0,) * len(view.players))
    for touch in view.touches:
        found = changed(cover.found, touch.item - 1, touch.colour)
        cover = Cover(changed(cover.touches, touch.seat, touch.item), found)
    if view.phase == "announcing":
        return cover
    touching = {touch.seat for touch in view.touches}
    feeling = [seat for seat in waiting if seat not in touching]
    mine = isinstance(viewer, int) and viewer in feeling
    return cover.touched(int(viewer) if mine else feeling[0], rng.randint(1, ITEMS))
