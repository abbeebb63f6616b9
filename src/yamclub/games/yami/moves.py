"""What is agreed, done, drawn and told at a YAMI table."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from yamclub.errors import Code
from yamclub.game import Action, News, Options, Outcome
from yamclub.games.yami.boxes import BOXES, Box, PointTable
from yamclub.kernel.cards import CARDS, Card, Cards, PerCard
from yamclub.mechanics.opening import Tied


class YamiOptions(Options, frozen=True):
    values: PointTable = "board"
    """The rulebook gives both (C13): a flush 35 and a straight 30, or the other way round."""
    cancel: Literal["last_resort", "free"] = "last_resort"
    """Whether a follower who could mark something may cancel a box instead (C10)."""


class Source(StrEnum):
    STOCK = "stock"
    DISCARD = "discard"


class Take(Action, frozen=True):
    """Begin an exchange: take the top card of the stock, or of the discard pile."""

    source: Source


class Discard(Action, frozen=True):
    """End the exchange: put a card on the discard pile."""

    card: Card


class LayDown(Action, frozen=True):
    """Show the hand and mark a box with it; all the others must follow."""

    box: Box


class Mark(Action, frozen=True):
    """Follow a player who laid down: mark what the hand shows."""

    box: Box


class Cancel(Action, frozen=True):
    """Follow by closing a free box for nothing: with nothing to mark, or where the table lets players choose."""

    box: Box


class HiddenMark(Action, frozen=True):
    """Somebody else marked or cancelled a box; which one stays secret until all have."""


class Draw(Outcome, frozen=True):
    """The next card: for the start, dealt, turned up, or taken from the stock."""

    card: Card


class HiddenDraw(Outcome, frozen=True):
    """A card came into somebody else's hand."""


class Refusal(StrEnum):
    BOX_CLOSED = "yami_box_closed"
    NOT_SHOWN = "yami_not_shown"
    NEEDS_THREE = "yami_needs_three"
    COPIES = "yami_copies"
    MUST_MARK = "yami_must_mark"
    MUST_FOLLOW = "yami_must_follow"
    EXCHANGED = "yami_exchanged"
    TAKE_FIRST = "yami_take_first"
    DISCARD_FIRST = "yami_discard_first"
    NOT_IN_HAND = "yami_not_in_hand"
    DRAW_FROM_STOCK = "yami_draw_from_stock"


class Deals(News, frozen=True):
    """A deal begins."""

    seat: int
    deal: int


class StockRemade(News, frozen=True):
    """The stock ran out, and the discard pile below its top card became the new one."""

    cards: int


class StockGone(News, frozen=True):
    """The stock ran out for the last time in this deal: everybody marks."""


class HandsShown(News, frozen=True):
    """All hands are laid open, by seat."""

    lays_open = (Draw,)

    hands: tuple[Cards, ...]


class Closed(News, frozen=True):
    """A box was marked with these cards, or cancelled."""

    lays_open = (Mark, Cancel)

    seat: int
    """Whose board it is."""
    box: Box
    """The box that is closed now."""
    points: int
    """0: cancelled."""
    hand: Cards
    """The cards they had."""


class BonusWon(News, frozen=True):
    seat: int
    """Who has enough points in the value boxes."""


YamiAction = Take | Discard | LayDown | Mark | Cancel
YamiNews = Tied | Deals | StockRemade | StockGone | HandsShown | Closed | BonusWon

# One object per move, made once: lists of legal actions only refer to them.
TAKES = tuple(map(Take, Source))
TAKE_STOCK, TAKE_DISCARD = TAKES
DISCARDS = tuple(map(Discard, CARDS))
DRAWS = PerCard(map(Draw, CARDS))
LAY_DOWNS = tuple(map(LayDown, BOXES))
MARKS = tuple(map(Mark, BOXES))
CANCELS = tuple(map(Cancel, BOXES))
_EVERY_ACTION: tuple[YamiAction, ...] = (*TAKES, *DISCARDS, *LAY_DOWNS, *MARKS, *CANCELS)
WRONG_NOW: dict[str, dict[type[Action], StrEnum]] = {
    "choosing": {Discard: Refusal.TAKE_FIRST, Mark: Code.NOT_A_MOVE_HERE, Cancel: Code.NOT_A_MOVE_HERE},
    "discarding": {
        Take: Refusal.DISCARD_FIRST,
        LayDown: Refusal.EXCHANGED,  # C6
        Mark: Code.NOT_A_MOVE_HERE,
        Cancel: Code.NOT_A_MOVE_HERE,
    },
    "following": dict.fromkeys((Take, Discard, LayDown), Refusal.MUST_FOLLOW),  # C9
}
"""By phase, what cannot be done in it, and why."""
HIDDEN_DRAW = HiddenDraw()
HIDDEN_MARK = HiddenMark()


def every_action(players: int, options: YamiOptions) -> tuple[YamiAction, ...]:
    """Takes from stock and pile; discards in the order of the pack; lay-downs, marks, cancels, box by box."""
    return _EVERY_ACTION
