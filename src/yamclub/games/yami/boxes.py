"""The sixteen boxes of a board, what a hand shows for each, and what a board is worth."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Literal, NamedTuple

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


class Shows(NamedTuple):
    """What cards show, and what that lets a player do on an empty board."""

    points: Points
    marks: tuple[int, ...]
    """The boxes they show something for."""
    lay_downs: tuple[int, ...]
    """Those of them that are enough to lay down."""
    spread: bool
    """Whether there are five ranks or more, without which there is neither straight nor flush."""


_RANK_BITS = 3
_ALL_RANKS = (1 << _RANK_BITS * VALUES) - 1
_SUITS_FROM = _RANK_BITS * VALUES
_ONE = tuple((1 << _RANK_BITS * card.rank) | (1 << _SUITS_FROM + VALUES * card.suit + card.rank) for card in CARDS)
"""By card, what it adds to the number that stands for different cards: how many there are of each rank, then a bit
for each of them, suit by suit. Most hands have no five of a suit, and then the ranks alone say all."""


def shown(cards: Cards, table: PointTable = "board") -> Points:
    """The points these cards show for each box. It only asks what they contain, so six cards work too.

    >>> shown(Cards.parse("10S 10H 10D KC AC"))[INDEX[Box.TEN]]
    15
    """
    return shows(cards.places, table).points


@lru_cache(maxsize=1 << 15)
def shows(places: bytes, table: PointTable) -> Shows:
    """What the cards at these places show. Cached, because a hand is asked for what it shows several times a turn."""
    held = sum([_ONE[place] for place in set(places)])  # C16: identical cards count once
    ranks = held & _ALL_RANKS
    by_ranks = _shows(ranks, False, False, table)
    if by_ranks.spread:
        suits = (held >> _SUITS_FROM).to_bytes(4, "little")
        if max(map(int.bit_count, suits)) >= 5:
            return _shows(ranks, True, any(suit & run == run for suit in suits for run in RUNS), table)
    return by_ranks


@lru_cache(maxsize=1 << 13)
def _shows(held: int, flush: bool, straight_flush: bool, table: PointTable) -> Shows:
    """What cards show that hold so many of each rank."""
    alike = [held >> _RANK_BITS * rank & 7 for rank in range(VALUES)]
    second, first = sorted(alike)[-2:]
    ranks = sum(1 << rank for rank, count in enumerate(alike) if count)
    forms = (
        first >= 2,
        second >= 2,
        first >= 3,
        first >= 3 and second >= 2,
        first >= 4,
        flush,
        any(ranks & run == run for run in RUNS),
        straight_flush,
    )
    combinations = [points if formed else 0 for points, formed in zip(COMBINATION_POINTS[table], forms, strict=True)]
    points = (*[A_CARD * count for count in alike], *combinations)
    marks = tuple(index for index, worth in enumerate(points) if worth)
    lay_downs = tuple(index for index in marks if may_lay_down(index, points[index]))
    return Shows(points, marks, lay_downs, ranks.bit_count() >= 5)


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
