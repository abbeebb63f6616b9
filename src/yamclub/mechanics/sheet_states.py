"""The states of a score sheet filled alone: what tells them apart, which can come up, and what throws are worth.

What follows from a sheet depends on which boxes are closed, on the upper total (64 values: 63 and
more are the same) and, where extra yams count, on whether the yam box was scored.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import numpy as np

from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import BONUS_FROM, BOXES, CHANCE, UPPER, YAM, Straights, worth
from yamclub.solve.numbering import FIRST_THROW, SIDES, Ints, lattice, throw_list

TOTALS = BONUS_FROM + 1
"""Upper totals that differ: from 0 to 63 and more."""
ALL_CLOSED = (1 << len(BOXES)) - 1
SCORED_YAM = 1 << len(BOXES)
"""Beside the bits of the closed boxes: the yam box holds its points, so that further yams give extra points."""
EXTRA_YAM = 100
_UPPER_CLOSED = (1 << UPPER) - 1

ExtraYams = Literal["no", "forced", "free"]
NO_EXTRA, FORCED, FREE = 0, 1, 2
EXTRA_YAMS: dict[ExtraYams, int] = {"no": NO_EXTRA, "forced": FORCED, "free": FREE}
"""For kernels, which know no words."""


class SheetRules(NamedTuple):
    """What a table agreed on, for a sheet filled alone."""

    straights: Straights = "four"
    extra_yams: ExtraYams = "no"
    """Whether five alike still count once the yam box is closed. Forced: they go to the upper box of their face,
    if it is open. Free: they may go anywhere, but form every box only if that one is closed."""
    chance_last: bool = False
    """Whether the chance box can be closed only after all others."""
    locks: bool = False
    """Whether dice put aside stay there for the turn."""


class Worths(NamedTuple):
    """What throws are worth, for kernels."""

    counts: Ints
    """(252 × 6): dice of each face."""
    ways: Ints
    """Ways to score in the lower part: box and points, two at a time."""
    formed: Ints
    """Throw and number of a way, two at a time, wherever a throw scores in the lower part."""
    points: Ints
    """(252 × 13): what each throw is worth in each box."""
    five: Ints
    """(6,): the throws of five alike."""
    spare: Ints
    """(6 × 13): what those are worth when they form every box."""


@cache
def worths_of(straights: Straights) -> Worths:
    every = throw_list()
    scores = [worth(throw, straights) for throw in every]
    scored = [
        (throw, (box, points[box]))
        for throw, points in enumerate(scores)
        for box in range(UPPER, len(BOXES))
        if points[box]
    ]
    ways = sorted({way for _, way in scored})
    five = [Dice([face] * 5) for face in range(1, SIDES + 1)]
    return Worths(
        counts=lattice().faces[FIRST_THROW:].astype(np.intp).ravel(),
        ways=np.array(ways, np.intp).ravel(),
        formed=np.array([(throw, ways.index(way)) for throw, way in scored], np.intp).ravel(),
        points=np.array(scores, np.intp).ravel(),
        five=np.array([every.index(throw) for throw in five], np.intp),
        spare=np.array([worth(throw, straights, True) for throw in five], np.intp).ravel(),
    )


def sheets_by_size(rules: SheetRules) -> list[Ints]:
    """The sheets that can come up, by how many boxes are closed."""
    every: list[list[int]] = [[] for _ in range(len(BOXES) + 1)]
    for closed in range(ALL_CLOSED + 1):
        if rules.chance_last and closed >> CHANCE & 1 and closed != ALL_CLOSED:
            continue
        every[closed.bit_count()].append(closed)
        if rules.extra_yams != "no" and closed >> YAM & 1:
            every[closed.bit_count()].append(closed | SCORED_YAM)
    return [np.array(sheets, np.intp) for sheets in every]


@cache
def upper_totals(closed: int) -> tuple[int, ...]:
    """The upper totals that can stand on a sheet with these upper boxes closed; 63 stands for more as well."""
    totals = {0}
    for face in range(1, UPPER + 1):
        if closed >> (face - 1) & 1:
            totals = {min(BONUS_FROM, total + face * count) for total in totals for count in range(6)}
    return tuple(sorted(totals))


def totals_of(sheet: int) -> tuple[int, ...]:
    return upper_totals(sheet & _UPPER_CLOSED)


def count_states(rules: SheetRules) -> int:
    """How many states can come up.

    >>> count_states(SheetRules(extra_yams="free"))
    536448
    """
    return sum(len(totals_of(sheet)) for sheets in sheets_by_size(rules) for sheet in sheets.tolist())


def most_upper(sheet: int) -> int:
    """The most points that the closed upper boxes can hold."""
    return _MOST_UPPER[sheet & _UPPER_CLOSED]


_MOST_UPPER = [
    sum(5 * face for face in range(1, UPPER + 1) if closed >> (face - 1) & 1) for closed in range(1 << UPPER)
]


def out_of_reach(sheet: int) -> int:
    """The highest upper total from which the bonus can't be reached any more; negative: it always can."""
    return BONUS_FROM - 1 - most_upper(~sheet)


def table_size(rules: SheetRules) -> int:
    """Sheets that are told apart, whether they can come up or not."""
    return SCORED_YAM if rules.extra_yams == "no" else 2 * SCORED_YAM
