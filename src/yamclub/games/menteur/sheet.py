"""The thirteen boxes, what dice are worth in each, and a player's sheet of points and crosses."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache

from msgspec import Struct

from yamclub.kernel.dice import Dice, throws


class Box(StrEnum):
    """M1, in the order of the sheet: the upper part, then the lower."""

    ACES = "aces"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    BRELAN = "brelan"
    CARRE = "carre"
    FULL = "full"
    SMALL_STRAIGHT = "small_straight"
    LARGE_STRAIGHT = "large_straight"
    YAM = "yam"
    CHANCE = "chance"


BOXES = tuple(Box)
INDEX = {box: index for index, box in enumerate(BOXES)}
UPPER = BOXES[:6]
"""Box number *i* of these counts the dice that show face *i* + 1."""
YAM, CHANCE = INDEX[Box.YAM], INDEX[Box.CHANCE]
CROSSES_TO_BAR = 2
BONUS, BONUS_FROM = 35, 63

_ALL = range(len(BOXES))
_LOWER: dict[Box, Callable[[Dice], int]] = {
    Box.BRELAN: lambda dice: dice.total if max(dice.counts) >= 3 else 0,
    Box.CARRE: lambda dice: dice.total if max(dice.counts) >= 4 else 0,
    Box.FULL: lambda dice: 25 if 3 in dice.counts and 2 in dice.counts else 0,
    Box.SMALL_STRAIGHT: lambda dice: 30 if dice.faces == (1, 2, 3, 4, 5) else 0,
    Box.LARGE_STRAIGHT: lambda dice: 40 if dice.faces == (2, 3, 4, 5, 6) else 0,
    Box.YAM: lambda dice: 50 if 5 in dice.counts else 0,
    Box.CHANCE: lambda dice: dice.total,
}


@cache
def worth(dice: Dice) -> tuple[int, ...]:
    """M11: what five dice are worth in each box; zero where they don't form it."""
    upper = tuple(face * dice.counts[face] for face in range(1, 7))
    return upper + tuple(_LOWER[box](dice) for box in BOXES[6:])


POSSIBLE: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({points for dice in throws(5).outcomes if (points := worth(dice)[index])})) for index in _ALL
)
"""M10: by box, every number of points that five dice can really have there; zero is never announced."""


class Score(Struct, frozen=True):
    """What a sheet is worth as it stands, part by part."""

    upper: int
    bonus: int
    lower: int

    @property
    def total(self) -> int:
        return self.upper + self.bonus + self.lower


class Sheet(Struct, frozen=True):
    """A box is open, written, or barred by its second cross; only an open one can be announced or written."""

    points: tuple[int | None, ...] = (None,) * len(BOXES)
    crosses: tuple[int, ...] = (0,) * len(BOXES)

    def is_barred(self, index: int) -> bool:
        return self.crosses[index] == CROSSES_TO_BAR

    def is_open(self, index: int) -> bool:
        return self.points[index] is None and self.crosses[index] < CROSSES_TO_BAR

    @property
    def is_full(self) -> bool:
        """M21: every box written or barred."""
        return not any(map(self.is_open, _ALL))

    def written(self, index: int, points: int) -> Sheet:
        """With points in a box that is open."""
        return Sheet((*self.points[:index], points, *self.points[index + 1 :]), self.crosses)

    def crossed(self, index: int) -> Sheet:
        """M19: with one more cross; the second bars the box, cancelling points, and a third changes nothing."""
        if self.is_barred(index):
            return self
        crosses = (*self.crosses[:index], self.crosses[index] + 1, *self.crosses[index + 1 :])
        if crosses[index] < CROSSES_TO_BAR:
            return Sheet(self.points, crosses)
        return Sheet((*self.points[:index], None, *self.points[index + 1 :]), crosses)

    def score(self) -> Score:
        upper, lower = (sum(points or 0 for points in part) for part in (self.points[:6], self.points[6:]))
        return Score(upper, BONUS if upper >= BONUS_FROM else 0, lower)  # M23


EMPTY_SHEET = Sheet()
