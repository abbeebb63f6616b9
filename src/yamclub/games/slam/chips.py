"""The seven series of chips, the dice that win each, and what chips are worth in the end."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from yamclub.kernel.dice import Dice
from yamclub.kernel.values import changed


class Series(StrEnum):
    """In rising order of points, as chips lie on the table."""

    TWO_PAIRS = "two_pairs"
    BRELAN = "brelan"
    SMALL_STRAIGHT = "small_straight"
    FLUSH = "flush"
    FULL = "full"
    CARRE = "carre"
    LARGE_STRAIGHT = "large_straight"


SERIES = tuple(Series)
INDEX = {series: index for index, series in enumerate(SERIES)}
POINTS = (5, 10, 20, 25, 30, 40, 50)
CHIPS_A_SERIES = 4

Chips = tuple[int, ...]
"""How many chips of each series, in the order of ``SERIES``."""
NO_CHIPS: Chips = (0,) * len(SERIES)
ALL_CHIPS: Chips = (CHIPS_A_SERIES,) * len(SERIES)


def more(chips: Chips, index: int, count: int) -> Chips:
    """The chips with ``count`` more of one series, or fewer if negative."""
    return changed(chips, index, chips[index] + count)


def most_valuable(chips: Chips) -> int:
    """The index of the most valuable series that still has a chip."""
    return max(index for index, count in enumerate(chips) if count)


@cache
def is_yamslam(dice: Dice) -> bool:
    return 5 in dice.counts


@cache
def formed(dice: Dice, four_as_two_pairs: bool) -> tuple[Series, ...]:
    """The series of which these five dice win a chip. A Yamslam wins any, so it is not handled here."""
    counts = dice.counts
    alike = max(counts)
    faces = "".join(str(face) for face in range(1, 7) if counts[face])
    pairs = sum(count >= 2 for count in counts)
    full = alike == 3 and pairs == 2
    shown = {
        Series.TWO_PAIRS: pairs == 2 or (alike >= 4 and four_as_two_pairs),
        Series.BRELAN: alike >= 3,
        Series.SMALL_STRAIGHT: any(run in faces for run in ("1234", "2345", "3456")),
        Series.FLUSH: len({face % 2 for face in dice}) == 1,  # odd faces are one colour, even faces the other
        Series.FULL: full,
        Series.CARRE: alike >= 4,
        Series.LARGE_STRAIGHT: faces in ("12345", "23456"),
    }
    return tuple(series for series in Series if shown[series])


class Score(Struct, frozen=True):
    """What a side's chips are worth, part by part."""

    chips: int
    """The points on the chips."""
    variety: int
    """For a chip of each of the seven series, or of six."""
    sets: int
    """For each series of which all four chips are held."""
    last: int
    """For the last chip in play."""

    @property
    def total(self) -> int:
        return self.chips + self.variety + self.sets + self.last


def score(held: Chips, took_last: bool) -> Score:
    return Score(
        chips=sum(count * points for count, points in zip(held, POINTS, strict=True)),
        variety={7: 50, 6: 20}.get(sum(count > 0 for count in held), 0),
        sets=30 * held.count(CHIPS_A_SERIES),
        last=20 if took_last else 0,
    )
