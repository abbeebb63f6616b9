"""The best play of a score sheet filled alone, for the highest score on average: what every sheet is worth.

Sheets with more closed boxes are solved first, eight neighbouring upper totals at once. Totals from
which the bonus can't be reached any more are all worth the same, and are solved once.
"""

from __future__ import annotations

import numpy as np

from yamclub.mechanics.sheet import BONUS, BONUS_FROM
from yamclub.mechanics.sheet_states import (
    EXTRA_YAMS,
    TOTALS,
    SheetRules,
    Worths,
    most_upper,
    out_of_reach,
    sheets_by_size,
    table_size,
    worths_of,
)
from yamclub.mechanics.sheet_worths import After, Buffers, Rules, final_worths, new_buffers, new_sheet
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import Floats, Ints
from yamclub.solve.solution import Progress
from yamclub.solve.steps import LockedSteps, Steps, locked_steps, steps, turn_value
from yamclub.solve.threads import on_all_cores

_WIDTH = 104
"""Totals kept of each sheet while solving: beyond 63 they repeat, so that nothing need be cut off."""
THROWS_A_TURN = 3


def after_values(values: Floats) -> After:
    """Solved values (sheets, 64), laid out as kernels read them."""
    wide = np.pad(values, ((0, 1), (0, _WIDTH - TOTALS)), mode="edge").ravel()
    return After(wide, _first(len(values)), False)


def _first(sheets: int) -> Ints:
    """Rows of a sheet follow each other by total, so a total beyond 63 needs no row of its own here."""
    first: Ints = (np.arange(sheets)[:, None] * _WIDTH + np.arange(TOTALS)).ravel()
    return first


def solve_sheets(rules: SheetRules, progress: Progress) -> Floats:
    """What each sheet is worth from here on with best play, bonus included: (sheets, 64), by closed boxes and total.

    What was written before is not counted, except for the upper total's share in the bonus.
    """
    by_size, sheets = sheets_by_size(rules), table_size(rules)
    values = np.zeros((sheets + 1) * _WIDTH)  # one more, so that lanes beyond the last total stay within
    for full in by_size[-1].tolist():
        values[full * _WIDTH + BONUS_FROM : (full + 1) * _WIDTH] = BONUS
    after = After(values, _first(sheets), False)
    total, done = sum(map(len, by_size)), len(by_size[-1])
    for level in reversed(by_size[:-1]):
        _solve_level(level, rules, after)
        done += len(level)
        progress(done, total)
    return np.ascontiguousarray(values[:-_WIDTH].reshape(-1, _WIDTH)[:, :TOTALS])


def _solve_level(sheets: Ints, rules: SheetRules, after: After) -> None:
    worths = worths_of(rules.straights)
    compiled = Rules(EXTRA_YAMS[rules.extra_yams], rules.chance_last, rules.locks)
    lowest = np.array([max(0, out_of_reach(sheet)) for sheet in sheets.tolist()])
    highest = np.array([min(BONUS_FROM, most_upper(sheet)) for sheet in sheets.tolist()])

    def part(start: int, end: int) -> None:
        mine = slice(start, end)
        buffers = new_buffers(worths)
        _solve_part(
            sheets[mine], lowest[mine], highest[mine], compiled, worths, after, buffers, steps(), locked_steps()
        )

    on_all_cores(part, len(sheets))


@kernel
def _solve_part(
    sheets: Ints,
    lowest: Ints,
    highest: Ints,
    rules: Rules,
    worths: Worths,
    after: After,
    buffers: Buffers,
    steps: Steps,
    locked: LockedSteps,
) -> None:
    values = after.values
    for place in range(len(sheets)):
        sheet, low, high = sheets[place], lowest[place], highest[place]
        start = sheet * _WIDTH
        new_sheet(sheet, rules, worths, buffers)
        for total in range(low, high + 1, LANES):
            final_worths(sheet, total, 0, rules, worths, after, buffers)
            turn_value(
                buffers.keeps,
                buffers.stop,
                buffers.beside,
                THROWS_A_TURN,
                rules.locks,
                steps,
                locked,
                values,
                start + total,
            )
        values[start : start + low] = values[start + low]
        values[start + high + 1 : start + _WIDTH] = values[start + high]
