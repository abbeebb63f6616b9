"""The best play of a score sheet filled alone, for the highest chance of at least so many points.

What follows depends on the points still needed as well. Only two levels of sheets (by how many boxes
are closed) are in memory at a time, and a row holds only what can be needed and can be reached.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER, YAM
from yamclub.mechanics.sheet_solver import THROWS_A_TURN
from yamclub.mechanics.sheet_states import (
    ALL_CLOSED,
    EXTRA_YAM,
    EXTRA_YAMS,
    SCORED_YAM,
    TOTALS,
    SheetRules,
    Worths,
    most_upper,
    out_of_reach,
    sheets_by_size,
    table_size,
    totals_of,
    worths_of,
)
from yamclub.mechanics.sheet_worths import After, Buffers, Rules, final_worths, new_buffers, new_sheet
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import Floats, Ints
from yamclub.solve.solution import Progress
from yamclub.solve.steps import LockedSteps, Steps, locked_steps, steps, turn_value
from yamclub.solve.threads import on_all_cores

_REACHED = 152
"""Places before the first of a row, for a goal that is reached: more than a turn can bring."""
_AT_ONCE = 8192
"""Rows solved between two reports of progress."""
_MOST_LOWER = (30, 30, 25, 30, 40, 50, 30)


class Level(NamedTuple):
    """The states of sheets with the same number of closed boxes, as columns."""

    sheet: Ints
    total: Ints
    """Of those from which the bonus is out of reach, the highest stands for all."""
    lowest: Ints
    """The fewest points that can be needed, from 1."""
    highest: Ints
    """The most that can be needed and can be reached."""


def solve_goal(rules: SheetRules, goal: int, progress: Progress, sheet: int = 0) -> float:
    """The highest chance of at least so many points from a sheet with these boxes closed, and nothing in them."""
    first = np.full(table_size(rules) * TOTALS, -1, np.intp)
    levels = [level_of(sheets, rules, goal) for sheets in sheets_by_size(rules)[(sheet & ALL_CLOSED).bit_count() :]]
    total = sum(len(level.sheet) for level in levels)
    values, done = end_rows(levels[-1], goal, first), len(levels[-1].sheet)
    for level in reversed(levels[:-1]):
        after = After(values, first.copy(), True)
        values = new_rows(level, goal, first)
        for start in range(0, len(level.sheet), _AT_ONCE):
            some = Level(*(column[start : start + _AT_ONCE] for column in level))
            _solve_rows(some, rules, after, values, first)
            done += len(some.sheet)
            progress(done, total)
    return float(values[first[sheet * TOTALS] + goal])


def level_of(sheets: Ints, rules: SheetRules, goal: int | None) -> Level:
    """The states of these sheets; without a goal, all that can be needed matters."""
    found = []
    for sheet in sheets.tolist():
        lost = out_of_reach(sheet)
        if lost >= 0:
            found.append((sheet, lost, *_needed(sheet, 0, lost, rules, goal)))
        in_reach = [total for total in totals_of(sheet) if total > lost]
        found += [(sheet, total, *_needed(sheet, total, total, rules, goal)) for total in in_reach]
    columns = np.array(found, np.intp).T
    return Level(*(np.ascontiguousarray(column) for column in columns))


def _needed(sheet: int, least: int, most: int, rules: SheetRules, goal: int | None) -> tuple[int, int]:
    """The fewest and the most points that matter on this sheet, with an upper total in this range."""
    closed, scored = (sheet & ALL_CLOSED).bit_count(), bool(sheet & SCORED_YAM)
    extra = EXTRA_YAM if rules.extra_yams != "no" else 0
    lower = sum(points for box, points in enumerate(_MOST_LOWER, UPPER) if sheet >> box & 1)
    before = (most if most < BONUS_FROM else most_upper(sheet)) + lower + extra * (closed - 1) * scored
    yam_open = not sheet >> YAM & 1
    to_come = (
        most_upper(~sheet) + sum(_MOST_LOWER) - lower + extra * (len(BOXES) - closed - yam_open) * (scored or yam_open)
    )
    bonus = BONUS if most > out_of_reach(sheet) else 0
    if goal is None:
        return 1, to_come + bonus
    return max(1, goal - before), min(goal - least, to_come + bonus)


def new_rows(level: Level, most: int, first: Ints) -> Floats:
    """Rows for a level, for needs up to ``most``, a goal already reached filled in.

    ``first`` then says where the row of each state begins.
    """
    width = _REACHED + most + LANES
    values = np.zeros(len(level.sheet) * width + LANES)
    values[: len(level.sheet) * width].reshape(-1, width)[:, : _REACHED + 1] = 1.0
    begins = np.arange(len(level.sheet)) * width + _REACHED
    first[level.sheet * TOTALS + level.total] = begins
    for sheet, total, begin in zip(level.sheet.tolist(), level.total.tolist(), begins.tolist(), strict=True):
        if total == out_of_reach(sheet):
            first[sheet * TOTALS : sheet * TOTALS + total] = begin
    return values


def end_rows(level: Level, most: int, first: Ints) -> Floats:
    """All boxes are closed: the bonus decides."""
    values = new_rows(level, max(most, BONUS), first)
    for begin in first[level.sheet[level.total == BONUS_FROM] * TOTALS + BONUS_FROM].tolist():
        values[begin : begin + BONUS + 1] = 1.0
    return values


def _solve_rows(level: Level, rules: SheetRules, after: After, values: Floats, first: Ints) -> None:
    worths = worths_of(rules.straights)
    compiled = Rules(EXTRA_YAMS[rules.extra_yams], rules.chance_last, rules.locks)
    out = first[level.sheet * TOTALS + level.total]

    def part(start: int, end: int) -> None:
        mine = Level(*(column[start:end] for column in level))
        buffers = new_buffers(worths)
        _solve_part(mine, out[start:end], compiled, worths, after, buffers, steps(), locked_steps(), values)

    on_all_cores(part, len(out))


@kernel
def _solve_part(
    level: Level,
    out: Ints,
    rules: Rules,
    worths: Worths,
    after: After,
    buffers: Buffers,
    steps: Steps,
    locked: LockedSteps,
    values: Floats,
) -> None:
    for place in range(len(out)):
        sheet, total = level.sheet[place], level.total[place]
        new_sheet(sheet, rules, worths, buffers)
        for need in range(level.lowest[place], level.highest[place] + 1, LANES):
            final_worths(sheet, total, need, rules, worths, after, buffers)
            turn_value(
                buffers.keeps,
                buffers.stop,
                buffers.beside,
                THROWS_A_TURN,
                rules.locks,
                steps,
                locked,
                values,
                out[place] + need,
            )
