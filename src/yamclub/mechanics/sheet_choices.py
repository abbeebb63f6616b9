"""The best choices on a score sheet, from what sheets are worth: which dice to keep, and which box to write."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.mechanics.sheet import BOXES, UPPER, YAM
from yamclub.mechanics.sheet_solver import THROWS_A_TURN
from yamclub.mechanics.sheet_states import SCORED_YAM, TOTALS, Worths
from yamclub.mechanics.sheet_worths import LEAST, After, Buffers, Rules, final_worths, new_sheet, write_row
from yamclub.solve.choosing import choose, choose_free_turn, choose_locks
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, add, larger, load, spread, store, where_larger
from yamclub.solve.numbering import FIRST_THROW, KEEPS, THROWS, Floats, Ints
from yamclub.solve.steps import LockedSteps, Steps, climb, rows

_PAIRS = 4116
"""Of dice locked before, fewer than five, and a throw beside them."""


class Choices(NamedTuple):
    """The choices of eight neighbouring upper totals, as rows of eight."""

    keeps: Floats
    """By throw, with one throw to come and then with two: the row of the keep. If keeps are locked, only with two."""
    locks: Floats
    """If keeps are locked, with one throw to come: by dice locked and throw beside them."""
    boxes: Floats
    """By throw, the box it is written in at the end."""
    points: Ints
    """(252 × 13): what each throw scores in each box of the sheet; -1 where it can't be written."""
    picks: Floats
    """To work in."""


def new_choices() -> Choices:
    boxes, points = rows(THROWS), np.zeros(THROWS * len(BOXES), np.intp)
    return Choices(rows(THROWS * (THROWS_A_TURN - 1)), rows(_PAIRS), boxes, points, rows(KEEPS))


@kernel
def new_points(sheet: int, rules: Rules, worths: Worths, buffers: Buffers, choices: Choices) -> None:
    """What is the same for all states of a sheet; to be called before ``choose_turn`` of the first."""
    new_sheet(sheet, rules, worths, buffers)
    for throw in range(THROWS):
        write_row(sheet, throw, rules, worths, choices.points, throw * len(BOXES))


@kernel
def closed_with(sheet: int, box: int, points: int, extra_yams: int) -> int:
    """The sheet after so many points are written in this box."""
    return sheet | 1 << box | (SCORED_YAM if box == YAM and points and extra_yams else 0)


@kernel
def _choose_boxes(
    sheet: int, total: int, extra_yams: int, points: Ints, values: Floats, first: Ints, boxes: Floats
) -> None:
    for throw in range(THROWS):
        best, chosen = spread(LEAST), spread(-1.0)
        for box in range(len(BOXES)):
            score = int(points[throw * len(BOXES) + box])
            if score >= 0:
                place = first[closed_with(sheet, box, score, extra_yams) * TOTALS] + total
                value = add(load(values, place + score if box < UPPER else place), spread(float(score)))
                chosen = where_larger(value, best, spread(float(box)), chosen)
                best = larger(best, value)
        store(boxes, throw * LANES, chosen)


@kernel
def choose_turn(
    sheet: int,
    total: int,
    rules: Rules,
    worths: Worths,
    after: After,
    buffers: Buffers,
    steps: Steps,
    locked: LockedSteps,
    choices: Choices,
) -> None:
    """The best choices of a turn, for eight upper totals from this one. ``new_points`` was called for the sheet."""
    final_worths(sheet, total, 0, rules, worths, after, buffers)
    if rules.locks:
        climb(buffers.keeps, steps.up)
        for throw in range(THROWS):
            store(buffers.keeps, (FIRST_THROW + throw) * LANES, load(buffers.stop, throw * LANES))
        choose_locks(buffers.keeps, buffers.beside, choices.picks, steps.down, locked, choices.locks)
        choose(buffers.keeps, choices.picks, buffers.stop, steps, choices.keeps, 0)
    else:
        choose_free_turn(buffers.keeps, choices.picks, buffers.stop, THROWS_A_TURN, steps, choices.keeps)
    _choose_boxes(sheet, total, rules.extra_yams, choices.points, after.values, after.first, choices.boxes)
