"""Sheets played against nobody, by what is known of their future: the states met, and what a turn makes of each.

A turn is searched exactly: every throw, keep and box, with what is known of the sheets behind it. This
gives each state met a better value than was known before, which is what there is to learn.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.games.yams.learned import RULES, Floats
from yamclub.mechanics.sheet import BONUS_FROM, BOXES, UPPER, YAM
from yamclub.mechanics.sheet_choices import closed_with
from yamclub.mechanics.sheet_states import (
    ALL_CLOSED,
    EXTRA_YAM,
    FORCED,
    NO_EXTRA,
    SCORED_YAM,
    TOTALS,
    Worths,
    worths_of,
)
from yamclub.mechanics.sheet_worths import LEAST, Rules, write_row
from yamclub.solve.compiled import kernel
from yamclub.solve.numbering import FIRST_THROW, KEEPS, SIDES, THROWS, Ints, lattice

_STARTED = (2, 2, 3, 3, 2, 2)
"""How often a sheet that is not played from its beginning has 0, 1, … 5 dice in a closed upper box."""


class Grid(NamedTuple):
    """``solve.numbering.Lattice``, for kernels."""

    up: Ints
    down: Ints
    first_down: Ints
    chance: Floats


class Plan(NamedTuple):
    """What is done in a turn, by throw."""

    worth: Floats
    """(462, 3): of keeps, the first three moments of the points to come. Throws are the last of them."""
    stop: Floats
    """(252, 3): the same of ending the turn there."""
    pick: Ints
    """(462,): while it is searched, the best keep within each keep."""
    keep: Ints
    """(2, 252): the keep with one throw to come, and with two."""
    box: Ints
    """(252,)."""
    points: Ints
    """(252 × 13): what can be written; -1 where nothing can."""


@cache
def grid() -> Grid:
    known = lattice()
    return Grid(known.up, known.down, known.first_down, known.weight / known.weight.sum())


def new_plan() -> Plan:
    keep, box = np.zeros((2, THROWS), np.intp), np.zeros(THROWS, np.intp)
    points = np.zeros(THROWS * len(BOXES), np.intp)
    return Plan(np.zeros((KEEPS, 3)), np.zeros((THROWS, 3)), np.zeros(KEEPS, np.intp), keep, box, points)


@kernel
def _end(sheet: int, total: int, known: Floats, rules: Rules, worths: Worths, plan: Plan) -> None:
    """The best box for each throw, and the moments of what follows."""
    spare = rules.extra_yams != NO_EXTRA and sheet >> YAM & 1 == 1
    for throw in range(THROWS):
        place, gained = throw * len(BOXES), 0
        if spare and worths.points[place + YAM] > 0:
            write_row(sheet, throw, rules, worths, plan.points, place)
            gained = EXTRA_YAM if sheet & SCORED_YAM else 0
        else:
            for box in range(len(BOXES)):
                plan.points[place + box] = -1 if sheet >> box & 1 else worths.points[place + box]
        best, after = LEAST, 0
        for box in range(len(BOXES)):
            points = plan.points[place + box]
            if points >= 0:
                upper = min(total + points, BONUS_FROM) if box < UPPER else total
                state = closed_with(sheet, box, points, rules.extra_yams) * TOTALS + upper
                worth = known[state, 0] + points + gained
                if worth > best:
                    best, after = worth, state
                    plan.box[throw] = box
        variance = known[after, 1] * known[after, 1]
        plan.stop[throw, 0] = best
        plan.stop[throw, 1] = best * best + variance
        plan.stop[throw, 2] = best * best * best + 3 * best * variance + known[after, 2] * variance
    plan.worth[FIRST_THROW:] = plan.stop


@kernel
def _keep(plan: Plan, grid: Grid, stage: int) -> None:
    """From what throws are worth in the end: what they are worth with a throw more, and what is kept of them."""
    worth, pick = plan.worth, plan.pick
    for keep in range(FIRST_THROW - 1, -1, -1):
        mean = square = cube = 0.0
        for face in range(SIDES):
            above = grid.up[keep, face]
            mean += worth[above, 0]
            square += worth[above, 1]
            cube += worth[above, 2]
        worth[keep, 0], worth[keep, 1], worth[keep, 2] = mean / SIDES, square / SIDES, cube / SIDES
    for keep in range(KEEPS):
        best = keep
        worthiest = worth[keep, 0] if keep < FIRST_THROW else plan.stop[keep - FIRST_THROW, 0]
        for place in range(grid.first_down[keep], grid.first_down[keep + 1]):
            below = pick[grid.down[place]]
            if worth[below, 0] > worthiest:
                best, worthiest = below, worth[below, 0]
        pick[keep] = best
    for throw in range(THROWS):
        chosen = pick[FIRST_THROW + throw]
        plan.keep[stage, throw] = chosen
        if chosen < FIRST_THROW:
            for kind in range(3):
                worth[FIRST_THROW + throw, kind] = worth[chosen, kind]
        else:
            for kind in range(3):
                worth[FIRST_THROW + throw, kind] = plan.stop[throw, kind]


@kernel
def search(
    sheet: int, total: int, known: Floats, rules: Rules, worths: Worths, grid: Grid, plan: Plan, found: Floats
) -> None:
    """The best turn by what is known; mean, spread and lean of all that is to come go to ``found``."""
    _end(sheet, total, known, rules, worths, plan)
    _keep(plan, grid, 0)
    _keep(plan, grid, 1)
    mean = square = cube = 0.0
    for throw in range(THROWS):
        chance = grid.chance[throw]
        mean += chance * plan.worth[FIRST_THROW + throw, 0]
        square += chance * plan.worth[FIRST_THROW + throw, 1]
        cube += chance * plan.worth[FIRST_THROW + throw, 2]
    variance = max(square - mean * mean, 0.0)
    found[0] = mean
    found[1] = np.sqrt(variance)
    found[2] = (cube - 3 * mean * square + 2 * mean * mean * mean) / variance if variance > 1e-6 else 0.0


@kernel
def _begin(open_boxes: int, extra_yams: int, started: Floats) -> tuple[int, int]:
    """A sheet with so many open boxes, drawn: which ones, and what stands in the upper part."""
    sheet, total, left = ALL_CLOSED, 0, open_boxes
    for box in range(len(BOXES)):
        if np.random.random() * (len(BOXES) - box) < left:
            sheet ^= 1 << box
            left -= 1
        elif box < UPPER:
            total += (box + 1) * int(np.searchsorted(started, np.random.random()))
    if extra_yams != NO_EXTRA and sheet >> YAM & 1 and np.random.random() < 0.5:
        sheet |= SCORED_YAM
    return sheet, min(total, BONUS_FROM)


@kernel
def _thrown(keep: int, up: Ints) -> int:
    while keep < FIRST_THROW:
        keep = up[keep, np.random.randint(SIDES)]
    return keep - FIRST_THROW


@kernel
def _play(
    seed: int,
    most_open: int,
    fresh: float,
    strays: float,
    known: Floats,
    rules: Rules,
    worths: Worths,
    grid: Grid,
    plan: Plan,
    started: Floats,
    states: Ints,
    found: Floats,
) -> None:
    np.random.seed(seed)
    met = 0
    while met < len(states):
        open_boxes = most_open if np.random.random() < fresh else np.random.randint(1, most_open + 1)
        sheet, total = _begin(open_boxes, rules.extra_yams, started)
        while sheet & ALL_CLOSED != ALL_CLOSED and met < len(states):
            search(sheet, total, known, rules, worths, grid, plan, found[met])
            states[met] = sheet * TOTALS + total
            met += 1
            throw = _thrown(plan.keep[1, _thrown(0, grid.up)], grid.up)
            throw = _thrown(plan.keep[0, throw], grid.up)
            box = plan.box[throw]
            if np.random.random() < strays:
                box = np.random.randint(len(BOXES))
                while plan.points[throw * len(BOXES) + box] < 0:
                    box = np.random.randint(len(BOXES))
            points = plan.points[throw * len(BOXES) + box]
            if box < UPPER:
                total = min(total + points, BONUS_FROM)
            sheet = closed_with(sheet, box, points, rules.extra_yams)


def play(
    known: Floats, rules: int, states: int, most_open: int, seed: int, fresh: float = 0.4, strays: float = 0.1
) -> tuple[NDArray[np.intp], Floats]:
    """So many states met, by number, and what a turn makes of each: mean, spread and lean.

    ``fresh`` of the sheets begin with ``most_open`` boxes, the others with fewer; ``strays`` is how often a box is
    chosen at random, so that the play of weaker players is met too.
    """
    options = RULES[rules]
    met, found = np.zeros(states, np.intp), np.zeros((states, 3))
    compiled = Rules(FORCED if options.extra_yams == "yes" else NO_EXTRA, False, False)
    started = np.cumsum(_STARTED) / sum(_STARTED)
    tables = worths_of(options.straights), grid(), new_plan(), started
    _play(seed, most_open, fresh, strays, known, compiled, *tables, met, found)
    return met, found
