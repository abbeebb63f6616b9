"""The score sheet: thirteen boxes, what five dice are worth in each, sums and the bonus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from typing import Literal

from msgspec import Struct

from yamclub.kernel.dice import Dice


class Box(StrEnum):
    """In the order of the sheet: the upper part, then the lower."""

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
UPPER = 6
"""The first six boxes: number *i* of them counts the dice that show face *i* + 1."""
YAM, CHANCE = INDEX[Box.YAM], INDEX[Box.CHANCE]
BONUS, BONUS_FROM = 35, 63
FULL_POINTS, SMALL_POINTS, LARGE_POINTS, YAM_POINTS = 25, 30, 40, 50

Straights = Literal["four", "five"]
"""How many dice in a row a small straight takes. With five, small is 1 to 5 and large is 2 to 6."""
Points = tuple[int | None, ...]
"""What stands in each of the ``BOXES``; None while a box is open."""
NO_POINTS: Points = (None,) * len(BOXES)
FACTS = {"boxes": BOXES, "upper": UPPER, "bonus": BONUS, "bonus_from": BONUS_FROM}
"""What a page needs to know of the sheet."""


def _longest_run(dice: Dice) -> int:
    longest = run = 0
    for count in dice.counts[1:]:
        run = run + 1 if count else 0
        longest = max(longest, run)
    return longest


_SMALL: dict[Straights, Callable[[Dice], bool]] = {
    "four": lambda dice: _longest_run(dice) >= 4,
    "five": lambda dice: dice.faces == (1, 2, 3, 4, 5),
}
_LARGE: dict[Straights, Callable[[Dice], bool]] = {
    "four": lambda dice: _longest_run(dice) == 5,
    "five": lambda dice: dice.faces == (2, 3, 4, 5, 6),
}


@cache
def worth(dice: Dice, straights: Straights = "five", five_form_all: bool = False) -> tuple[int, ...]:
    """What five dice are worth in each box; zero where they don't form it.

    Five of a kind are neither a full house nor a straight, unless a table lets them form every box of the lower part.

    >>> from yamclub.kernel.dice import dice
    >>> worth(dice("44455"))[INDEX[Box.FULL]], worth(dice("44444"))[INDEX[Box.FULL]]
    (25, 0)
    >>> worth(dice("44444"), five_form_all=True)[UPPER:]
    (20, 20, 25, 30, 40, 50, 20)
    """
    counts = dice.counts
    most = max(counts)
    every = five_form_all and most == 5
    return (
        *(face * counts[face] for face in range(1, 7)),
        dice.total if most >= 3 else 0,
        dice.total if most >= 4 else 0,
        FULL_POINTS if every or (3 in counts and 2 in counts) else 0,
        SMALL_POINTS if every or _SMALL[straights](dice) else 0,
        LARGE_POINTS if every or _LARGE[straights](dice) else 0,
        YAM_POINTS if most == 5 else 0,
        dice.total,
    )


class Score(Struct, frozen=True):
    """What a sheet is worth as it stands, part by part."""

    upper: int
    """The six boxes of faces."""
    bonus: int
    """For enough points in them."""
    lower: int
    """The other boxes."""

    @property
    def total(self) -> int:
        return self.upper + self.bonus + self.lower


def upper_bonus(points: Points) -> int:
    """The bonus alone, which is all that a box written can bring besides its points."""
    return BONUS if sum(filter(None, points[:UPPER])) >= BONUS_FROM else 0


def score(
    points: Sequence[int | None], upper: int = UPPER, bonus: int = BONUS, bonus_from: int = BONUS_FROM, extra: int = 0
) -> Score:
    """The sums of a sheet whose first ``upper`` boxes earn the bonus together; ``extra`` stands below, in no box."""
    above, below = sum(filter(None, points[:upper])), sum(filter(None, points[upper:]))
    return Score(above, bonus if above >= bonus_from else 0, below + extra)
