"""How sheets filled alone end under the play that is best on average: the exact probability of every score.

With the choices fixed, what is followed is the chance that at least so many points are still to come:
eight neighbouring numbers of points at once, level by level as in ``sheet_goal``.
"""

from __future__ import annotations

import numpy as np

from yamclub.mechanics.sheet import BONUS_FROM, BOXES, UPPER
from yamclub.mechanics.sheet_choices import Choices, choose_turn, closed_with, new_choices, new_points
from yamclub.mechanics.sheet_goal import Level, end_rows, level_of, new_rows
from yamclub.mechanics.sheet_solver import THROWS_A_TURN, after_values
from yamclub.mechanics.sheet_states import (
    ALL_CLOSED,
    EXTRA_YAM,
    EXTRA_YAMS,
    SCORED_YAM,
    TOTALS,
    SheetRules,
    Worths,
    out_of_reach,
    sheets_by_size,
    table_size,
    worths_of,
)
from yamclub.mechanics.sheet_worths import After, Buffers, Rules, new_buffers
from yamclub.solve.choosing import follow, follow_free_turn, follow_locks
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, load, store
from yamclub.solve.numbering import FIRST_THROW, THROWS, Floats, Ints
from yamclub.solve.solution import Distribution, Progress
from yamclub.solve.steps import LockedSteps, Steps, climb, expect, locked_steps, steps
from yamclub.solve.threads import on_all_cores

_AT_ONCE = 128
"""Sheets followed between two reports of progress."""


def score_chances(rules: SheetRules, solved: Floats, progress: Progress, sheet: int = 0) -> Distribution:
    """By score, its probability under the play that these values (of ``solve_sheets``) lead to.

    It begins with these boxes closed, and nothing in them.
    """
    first = np.full(table_size(rules) * TOTALS, -1, np.intp)
    by_size = sheets_by_size(rules)[(sheet & ALL_CLOSED).bit_count() :]
    levels = [level_of(sheets, rules, None) for sheets in by_size]
    most = [int(level.highest.max()) for level in levels]
    mean = after_values(solved)
    values, done, total = end_rows(levels[-1], most[-2], first), 0, sum(int(level.highest.sum()) for level in levels)
    for size in reversed(range(len(levels) - 1)):
        after = After(values, first.copy(), True)
        values = new_rows(levels[size], most[max(0, size - 1)], first)
        for start in range(0, len(by_size[size]), _AT_ONCE):
            sheets = by_size[size][start : start + _AT_ONCE]
            _follow_sheets(sheets, levels[size], rules, mean, after, values, first)
            done += int(levels[size].highest[np.isin(levels[size].sheet, sheets)].sum())
            progress(done, total)
    begin = first[sheet * TOTALS]
    at_least = values[begin : begin + most[0] + 2]
    shares = at_least[:-1] - at_least[1:]
    return {score: float(share) for score, share in enumerate(shares) if share > 0.0}


def _follow_sheets(
    sheets: Ints, level: Level, rules: SheetRules, mean: After, after: After, values: Floats, first: Ints
) -> None:
    worths = worths_of(rules.straights)
    compiled = Rules(EXTRA_YAMS[rules.extra_yams], rules.chance_last, rules.locks)
    highest = np.full(table_size(rules) * TOTALS, -1, np.intp)
    highest[level.sheet * TOTALS + level.total] = level.highest
    lowest = np.array([max(0, out_of_reach(sheet)) for sheet in sheets.tolist()])

    def part(start: int, end: int) -> None:
        mine = slice(start, end)
        buffers = new_buffers(worths), new_choices()
        tables = mean, after, values, first
        _follow_part(sheets[mine], lowest[mine], highest, compiled, worths, *tables, *buffers, steps(), locked_steps())

    on_all_cores(part, len(sheets))


@kernel
def _follow_part(
    sheets: Ints,
    lowest: Ints,
    highest: Ints,
    rules: Rules,
    worths: Worths,
    mean: After,
    after: After,
    values: Floats,
    first: Ints,
    buffers: Buffers,
    choices: Choices,
    steps: Steps,
    locked: LockedSteps,
) -> None:
    places = np.empty(THROWS, np.intp)
    for number in range(len(sheets)):
        sheet = sheets[number]
        new_points(sheet, rules, worths, buffers, choices)
        for block in range(lowest[number], BONUS_FROM + 1, LANES):
            there = False
            for total in range(block, min(block + LANES, TOTALS)):
                there = there or highest[sheet * TOTALS + total] >= 0
            if not there:
                continue
            choose_turn(sheet, block, rules, worths, mean, buffers, steps, locked, choices)
            for total in range(block, min(block + LANES, TOTALS)):
                most, lane = int(highest[sheet * TOTALS + total]), total - block
                if most >= 0:
                    _place(sheet, total, lane, rules.extra_yams, worths.five, after.first, choices, places)
                    out = int(first[sheet * TOTALS + total])
                    _follow_turn(places, most, lane, rules, after, buffers, choices, steps, locked, values, out)


@kernel
def _place(
    sheet: int, total: int, lane: int, extra_yams: int, five: Ints, first: Ints, choices: Choices, places: Ints
) -> None:
    """By throw: where what follows from writing it in its box begins, its points counted."""
    for throw in range(THROWS):
        box = int(choices.boxes[throw * LANES + lane])
        points = int(choices.points[throw * len(BOXES) + box])
        then = min(BONUS_FROM, total + points) if box < UPPER else total
        places[throw] = first[closed_with(sheet, box, points, extra_yams) * TOTALS + then] - points
    if sheet & SCORED_YAM:
        for throw in five:
            places[throw] -= EXTRA_YAM


@kernel
def _follow_turn(
    places: Ints,
    most: int,
    lane: int,
    rules: Rules,
    after: After,
    buffers: Buffers,
    choices: Choices,
    steps: Steps,
    locked: LockedSteps,
    values: Floats,
    out: int,
) -> None:
    keeps, stop = buffers.keeps, buffers.stop
    for need in range(1, most + 1, LANES):
        for throw in range(THROWS):
            row = load(after.values, places[throw] + need)
            store(stop, throw * LANES, row)
            store(keeps, (FIRST_THROW + throw) * LANES, row)
        if rules.locks:
            climb(keeps, steps.up)
            follow_locks(keeps, choices.locks, lane, locked)
            follow(keeps, stop, choices.keeps, 0, lane, steps)
        else:
            follow_free_turn(keeps, stop, THROWS_A_TURN, steps, choices.keeps, lane)
        expect(keeps, steps, values, out + need)
