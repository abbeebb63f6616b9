"""What each throw is worth at the end of a turn, for eight states of a score sheet at once.

Two aims share this. For the highest score on average, neighbouring upper totals stand in a row, and
points are added to what follows. For the highest chance of enough points, neighbouring numbers of
points still needed stand in a row, and points are taken from what is needed.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.mechanics.sheet import BONUS_FROM, BOXES, CHANCE, UPPER, YAM
from yamclub.mechanics.sheet_states import ALL_CLOSED, EXTRA_YAM, FREE, NO_EXTRA, SCORED_YAM, TOTALS, Worths
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, add, larger, load, spread, store
from yamclub.solve.numbering import FIRST_THROW, KEEPS, SIDES, THROWS, Floats, Ints
from yamclub.solve.steps import rows

LEAST = -1e30
"""Less than anything can be worth. Not minus infinity, which would turn into nonsense in sums."""
_COUNTS = 6
"""Numbers of dice of one face: 0 to 5."""


class After(NamedTuple):
    """What the sheets with one more box closed are worth."""

    values: Floats
    first: Ints
    """(sheets × 64): where the row of each sheet and upper total begins."""
    goal: bool
    """Whether the aim is to reach enough points, and rows are by points needed."""


class Rules(NamedTuple):
    """``SheetRules``, for kernels."""

    extra_yams: int
    chance_last: bool
    locks: bool


class Buffers(NamedTuple):
    """Rows of eight to work in."""

    keeps: Floats
    stop: Floats
    beside: Floats
    upper: Floats
    """(6 × 6): what it is worth to close each upper box with each number of its dice."""
    ways: Floats
    """What it is worth to score in each way in the lower part."""
    spare: Ints
    """(6 × 13): the points of five alike in each box of the sheet; -1 where they can't be written."""


def new_buffers(worths: Worths) -> Buffers:
    ways, spare = rows(len(worths.ways) // 2), np.empty(SIDES * len(BOXES), np.intp)
    return Buffers(rows(KEEPS), rows(THROWS), rows(KEEPS), rows(UPPER * _COUNTS), ways, spare)


@kernel
def _closed(after: After, sheet: int, box: int, total: int, points: int, gained: int, need: int):  # type: ignore[no-untyped-def]
    """What it is worth to close this box with so many points, ``gained`` counting extra ones too."""
    if box < UPPER:
        total += points
    closed = (sheet | 1 << box) * TOTALS
    if after.goal:
        return load(after.values, after.first[closed + min(total, BONUS_FROM)] + need - gained)
    return add(load(after.values, after.first[closed] + total), spread(float(gained)))


@kernel
def final_worths(
    sheet: int, total: int, need: int, rules: Rules, worths: Worths, after: After, buffers: Buffers
) -> None:
    """Fill in what each throw is worth at the end of a turn: the best open box."""
    stop, upper, ways = buffers.stop, buffers.upper, buffers.ways
    chance_open = not (rules.chance_last and (sheet | 1 << CHANCE) & ALL_CLOSED != ALL_CLOSED)
    zero = spread(LEAST)
    for box in range(UPPER, CHANCE):
        if not sheet >> box & 1:
            zero = larger(zero, _closed(after, sheet, box, total, 0, 0, need))
    for box in range(UPPER):
        for count in range(_COUNTS):
            value, points = spread(LEAST), count * (box + 1)
            if not sheet >> box & 1:
                value = _closed(after, sheet, box, total, points, points, need)
            store(upper, (box * _COUNTS + count) * LANES, value)
    for way in range(len(worths.ways) // 2):
        value, box, points = spread(LEAST), worths.ways[2 * way], worths.ways[2 * way + 1]
        if not sheet >> box & 1 and (box != CHANCE or chance_open):
            scored = sheet | SCORED_YAM if box == YAM and rules.extra_yams != NO_EXTRA else sheet
            value = _closed(after, scored, box, total, points, points, need)
        store(ways, way * LANES, value)
    for throw in range(THROWS):
        place, best = throw * SIDES, zero
        for box in range(UPPER):
            best = larger(best, load(upper, (box * _COUNTS + worths.counts[place + box]) * LANES))
        store(stop, throw * LANES, best)
    for place in range(0, len(worths.formed), 2):
        row = worths.formed[place] * LANES
        store(stop, row, larger(load(stop, row), load(ways, worths.formed[place + 1] * LANES)))
    if rules.extra_yams != NO_EXTRA and sheet >> YAM & 1:
        _spare_yams(sheet, total, need, buffers.spare, worths, after, stop)
    buffers.keeps[FIRST_THROW * LANES :] = stop


@kernel
def _spare_yams(sheet: int, total: int, need: int, spare: Ints, worths: Worths, after: After, stop: Floats) -> None:
    """Five alike once the yam box is closed have boxes of their own."""
    extra = EXTRA_YAM if sheet & SCORED_YAM else 0
    for own in range(SIDES):
        best = spread(LEAST)
        for box in range(len(BOXES)):
            points = spare[own * len(BOXES) + box]
            if points >= 0:
                best = larger(best, _closed(after, sheet, box, total, points, points + extra, need))
        store(stop, worths.five[own] * LANES, best)


@kernel
def new_sheet(sheet: int, rules: Rules, worths: Worths, buffers: Buffers) -> None:
    """What is the same for all states of a sheet; to be called before ``final_worths`` of the first."""
    for own in range(SIDES):
        write_row(sheet, worths.five[own], rules, worths, buffers.spare, own * len(BOXES))


@kernel
def is_spare(sheet: int, throw: int, extra_yams: int, points: Ints) -> bool:
    """Whether these are five alike that the yam box can't take any more, and that count."""
    return extra_yams != NO_EXTRA and sheet >> YAM & 1 == 1 and points[throw * len(BOXES) + YAM] > 0


@kernel
def write_row(sheet: int, throw: int, rules: Rules, worths: Worths, out: Ints, place: int) -> None:
    """For each box, from ``place`` on, the points for which this throw can be written in it; -1: it can't be."""
    first = throw * len(BOXES)
    spare, own = is_spare(sheet, throw, rules.extra_yams, worths.points), 0
    if spare:
        while worths.five[own] != throw:
            own += 1
    own_open, lower_open = not sheet >> own & 1, ~sheet & (ALL_CLOSED + 1 - (1 << UPPER))
    for box in range(len(BOXES)):
        points = worths.points[first + box]
        if spare and not own_open and box >= UPPER:
            points = worths.spare[own * len(BOXES) + box]
        if spare and rules.extra_yams != FREE:  # to their own upper box, else to the lower part, else a zero above
            forced = box == own if own_open else box >= UPPER or lower_open == 0
            points = points if forced else -1
        if box == CHANCE and rules.chance_last and (sheet | 1 << CHANCE) & ALL_CLOSED != ALL_CLOSED:
            points = -1
        out[place + box] = -1 if sheet >> box & 1 else points
