"""The sixteen boxes of a board, what a hand shows for each, and what a board is worth."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Literal

from yamclub.kernel.cards import CARDS, Cards, pack
from yamclub.mechanics.sheet import Score
from yamclub.mechanics.sheet import score as sheet_score


class Box(StrEnum):
    """C2: eight values, then eight combinations in the order of a board."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "V"
    QUEEN = "D"
    KING = "R"
    ACE = "A"
    PAIR = "pair"
    TWO_PAIRS = "two_pairs"
    BRELAN = "brelan"
    FULL = "full"
    CARRE = "carre"
    FLUSH = "flush"
    STRAIGHT = "straight"
    STRAIGHT_FLUSH = "straight_flush"


BOXES = tuple(Box)
INDEX = {box: index for index, box in enumerate(BOXES)}
VALUES = 8
"""How many of the boxes, the first ones, are for values."""

PointTable = Literal["list", "board"]
COMBINATION_POINTS: dict[PointTable, tuple[int, ...]] = {
    "list": (5, 10, 15, 20, 25, 30, 35, 50),
    "board": (5, 10, 15, 20, 25, 35, 30, 50),  # C13: flush and straight the other way round
}
A_CARD = 5
"""C12: points for each card of a value."""
TO_LAY_DOWN = 3 * A_CARD
"""C8: to lay down for a value box takes three cards of different suits."""
BONUS = 50
TOP_OF_VALUES = 4 * A_CARD

Points = tuple[int, ...]
"""What a hand shows for each of the ``BOXES``; 0 where it shows nothing."""
Sheet = tuple[int | None, ...]
"""What stands in each of the ``BOXES``: points, 0 where it was cancelled, None while it is free."""
EMPTY_SHEET: Sheet = (None,) * len(BOXES)

RUNS = tuple(sum(1 << rank for rank in run) for run in ((7, 0, 1, 2, 3), *(range(low, low + 5) for low in range(4))))
"""C15: five ranks in sequence as bits; the ace (7) counts above the king, or below the seven (0)."""


@lru_cache(maxsize=1 << 15)
def shown(cards: Cards, table: PointTable = "board") -> Points:
    """The points these cards show for each box. It only asks what they contain, so six cards work too.

    >>> shown(Cards.parse("10S 10H 10D KC AC"))[INDEX[Box.TEN]]
    15
    """
    suits = [0, 0, 0, 0]
    alike = [0] * VALUES
    for card in cards.once(CARDS):  # C16: identical cards count once
        suits[card.suit] |= 1 << card.rank
        alike[card.rank] += 1
    second, first = sorted(alike)[-2:]
    ranks = suits[0] | suits[1] | suits[2] | suits[3]
    spread = ranks.bit_count() >= 5
    straight = spread and any(ranks & run == run for run in RUNS)
    forms = (
        first >= 2,
        second >= 2,
        first >= 3,
        first >= 3 and second >= 2,
        first >= 4,
        spread and any(suit.bit_count() >= 5 for suit in suits),
        straight,
        straight and any(suit & run == run for run in RUNS for suit in suits),
    )
    combinations = [points if formed else 0 for points, formed in zip(COMBINATION_POINTS[table], forms, strict=True)]
    return (*[A_CARD * count for count in alike], *combinations)


def may_lay_down(index: int, points: int) -> bool:
    """C8: whether points shown for a box are enough to lay down for it."""
    return points >= TO_LAY_DOWN if index < VALUES else points > 0


_TWO_PACKS, _FOUR_PACKS = pack(2), pack(4)


def all_cards(players: int) -> Cards:
    """C1: two packs for two players, four for more."""
    return _TWO_PACKS if players == 2 else _FOUR_PACKS


def bonus_from(players: int) -> int:
    """C18: the points in the value boxes that earn the bonus."""
    return 105 if players == 2 else 90


def score(sheet: Sheet, players: int) -> Score:
    """What a board is worth: the value boxes are its upper part."""
    return sheet_score(sheet, VALUES, BONUS, bonus_from(players))
