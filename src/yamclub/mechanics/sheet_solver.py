"""The best play of a score sheet filled alone, solved exactly: what every sheet is worth from here on.

What follows from a sheet depends on which boxes are closed, on the upper total (64 values: 63 and
more are the same), and, where extra yams count, on whether the yam box was scored. Sheets with more
closed boxes come first. Eight neighbouring upper totals are solved at once (``solve.lanes``). Totals
from which the bonus can't be reached any more are all worth the same, and are solved once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

import numpy as np

from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, CHANCE, UPPER, YAM, Straights, worth
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, add, larger, load, spread, store
from yamclub.solve.numbering import FIRST_THROW, KEEPS, SIDES, THROWS, Floats, Ints, lattice, throw_list
from yamclub.solve.steps import LockedSteps, Steps, locked_steps, rows, steps, turn_value
from yamclub.solve.threads import on_all_cores

TOTALS = BONUS_FROM + 1
"""Upper totals that differ: from 0 to 63 and more."""
SCORED_YAM = 1 << len(BOXES)
"""Beside the bits of the closed boxes: the yam box holds its points, so that further yams give extra points."""
_WIDTH = 104
"""Totals kept of each sheet while solving: beyond 63 they repeat, so that nothing need be cut off."""
_EXTRA = 100
_THROWS_A_TURN = 3
_LEAST = -1e30
"""Less than anything can be worth. Not minus infinity, which would turn into nonsense in sums."""

ExtraYams = Literal["no", "forced", "free"]
_NO_EXTRA, _FREE = 0, 2
_EXTRA_YAMS: dict[ExtraYams, int] = {"no": _NO_EXTRA, "forced": 1, "free": _FREE}

Progress = Callable[[int, int], object]
"""Told how many of how many states are solved."""


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
    """What throws are worth in boxes."""

    counts: Ints
    """(252 × 6): dice of each face."""
    totals: Floats
    """(252,): the sum of the dice."""
    formed: Ints
    """Throw, box and points, three at a time, wherever a throw forms a box of the lower part; not for chance."""
    five: Ints
    """(6,): the throws of five alike."""
    spare: Floats
    """(6 × 13): what those are worth when they form every box."""


def _worths(rules: SheetRules) -> Worths:
    every = throw_list()
    worths = [worth(throw, rules.straights) for throw in every]
    formed = [
        (throw, box, points[box])
        for throw, points in enumerate(worths)
        for box in range(UPPER, len(BOXES))
        if points[box] and box != CHANCE
    ]
    five = [Dice([face] * 5) for face in range(1, SIDES + 1)]
    return Worths(
        counts=lattice().faces[FIRST_THROW:].astype(np.intp).ravel(),
        totals=np.array([float(throw.total) for throw in every]),
        formed=np.array(formed, np.intp).ravel(),
        five=np.array([every.index(throw) for throw in five], np.intp),
        spare=np.array([worth(throw, rules.straights, True) for throw in five], np.float64).ravel(),
    )


def sheets_by_size(rules: SheetRules) -> list[Ints]:
    """The sheets that can come up, by how many boxes are closed."""
    every: list[list[int]] = [[] for _ in range(len(BOXES) + 1)]
    for closed in range(SCORED_YAM):
        if rules.chance_last and closed >> CHANCE & 1 and closed != SCORED_YAM - 1:
            continue
        every[closed.bit_count()].append(closed)
        if rules.extra_yams != "no" and closed >> YAM & 1:
            every[closed.bit_count()].append(closed | SCORED_YAM)
    return [np.array(sheets, np.intp) for sheets in every]


def upper_totals(closed: int) -> set[int]:
    """The upper totals that can stand on a sheet with these boxes closed; 63 stands for more as well."""
    totals = {0}
    for face in range(1, UPPER + 1):
        if closed >> (face - 1) & 1:
            totals = {min(BONUS_FROM, total + face * count) for total in totals for count in range(6)}
    return totals


def count_states(rules: SheetRules) -> int:
    known = [len(upper_totals(closed)) for closed in range(1 << UPPER)]
    return sum(known[sheet & (1 << UPPER) - 1] for sheets in sheets_by_size(rules) for sheet in sheets.tolist())


def solve_sheets(rules: SheetRules, progress: Progress = lambda done, total: None) -> Floats:
    """What each sheet is worth from here on with best play, bonus included: (sheets, 64), by closed boxes and total.

    What was written before is not counted, except for the upper total's share in the bonus.
    """
    by_size = sheets_by_size(rules)
    total = sum(map(len, by_size))
    # One more, so that lanes beyond the last total stay within the array.
    sheets_told_apart = SCORED_YAM if rules.extra_yams == "no" else 2 * SCORED_YAM
    values = np.zeros((sheets_told_apart + 1) * _WIDTH)
    for full in by_size[-1].tolist():
        values[full * _WIDTH + BONUS_FROM : (full + 1) * _WIDTH] = BONUS
    worths, done = _worths(rules), len(by_size[-1])
    for sheets in reversed(by_size[:-1]):
        _solve_level(sheets, rules, worths, values)
        done += len(sheets)
        progress(done, total)
    return np.ascontiguousarray(values[:-_WIDTH].reshape(-1, _WIDTH)[:, :TOTALS])


def _solve_level(sheets: Ints, rules: SheetRules, worths: Worths, values: Floats) -> None:
    def part(first: int, last: int) -> None:
        buffers = Buffers(rows(KEEPS), rows(THROWS), rows(KEEPS), rows(UPPER * 6))
        mine = sheets[first:last]
        extra = _EXTRA_YAMS[rules.extra_yams]
        _solve_part(mine, extra, rules.chance_last, rules.locks, worths, values, buffers, steps(), locked_steps())

    on_all_cores(part, len(sheets))


class Buffers(NamedTuple):
    """Rows of eight to work in."""

    keeps: Floats
    stop: Floats
    beside: Floats
    upper: Floats
    """(6 × 6): what it is worth to close each upper box with each number of its dice."""


@kernel
def _most_upper(closed: int) -> int:
    most = 0
    for face in range(1, UPPER + 1):
        if closed >> (face - 1) & 1:
            most += 5 * face
    return most


@kernel
def _solve_part(
    sheets: Ints,
    extra_yams: int,
    chance_last: bool,
    locks: bool,
    worths: Worths,
    values: Floats,
    buffers: Buffers,
    steps: Steps,
    locked: LockedSteps,
) -> None:
    for sheet in sheets:
        most, to_come = _most_upper(sheet), _most_upper(~sheet)
        lowest = max(0, BONUS_FROM - 1 - to_come)  # from here down, the bonus is out of reach
        highest = min(BONUS_FROM, most)
        start = sheet * _WIDTH
        for total in range(lowest, highest + 1, LANES):
            _final_worths(sheet, total, extra_yams, chance_last, worths, values, buffers)
            turn_value(
                buffers.keeps, buffers.stop, buffers.beside, _THROWS_A_TURN, locks, steps, locked, values, start + total
            )
        values[start : start + lowest] = values[start + lowest]
        values[start + highest + 1 : start + _WIDTH] = values[start + highest]


@kernel
def _closing(sheet: int, box: int, total: int) -> int:
    """Where the values of the sheet with this box closed as well, and this upper total, begin."""
    return (sheet | 1 << box) * _WIDTH + total


@kernel
def _final_worths(
    sheet: int, total: int, extra_yams: int, chance_last: bool, worths: Worths, values: Floats, buffers: Buffers
) -> None:
    """What each throw is worth at the end of a turn, for eight upper totals from this one: the best open box."""
    stop, upper = buffers.stop, buffers.upper
    chance_open = not sheet >> CHANCE & 1
    if chance_last and (sheet | 1 << CHANCE) & (SCORED_YAM - 1) != SCORED_YAM - 1:
        chance_open = False
    zero = spread(_LEAST)
    for box in range(UPPER, CHANCE):
        if not sheet >> box & 1:
            zero = larger(zero, load(values, _closing(sheet, box, total)))
    for box in range(UPPER):
        for count in range(6):
            points, row = count * (box + 1), (box * 6 + count) * LANES
            if sheet >> box & 1:
                store(upper, row, spread(_LEAST))
            else:
                value = load(values, _closing(sheet, box, total + points))
                store(upper, row, add(value, spread(float(points))))
    chance = load(values, _closing(sheet, CHANCE, total)) if chance_open else spread(_LEAST)
    for throw in range(THROWS):
        place, best = throw * SIDES, zero
        for box in range(UPPER):
            best = larger(best, load(upper, (box * 6 + worths.counts[place + box]) * LANES))
        store(stop, throw * LANES, larger(best, add(chance, spread(worths.totals[throw]))))
    _formed_worths(sheet, total, extra_yams, worths, values, stop)
    if extra_yams and sheet >> YAM & 1:
        _spare_yams(sheet, total, extra_yams == _FREE, worths, values, stop)
    buffers.keeps[FIRST_THROW * LANES :] = stop


@kernel
def _formed_worths(sheet: int, total: int, extra_yams: int, worths: Worths, values: Floats, stop: Floats) -> None:
    """The boxes of the lower part that the throws form."""
    formed = worths.formed
    for place in range(0, len(formed), 3):
        throw, box, points = formed[place], formed[place + 1], formed[place + 2]
        if not sheet >> box & 1:
            scored = sheet | SCORED_YAM if extra_yams and box == YAM else sheet
            value = add(load(values, _closing(scored, box, total)), spread(float(points)))
            store(stop, throw * LANES, larger(load(stop, throw * LANES), value))


@kernel
def _spare_yams(sheet: int, total: int, free: bool, worths: Worths, values: Floats, stop: Floats) -> None:
    """Five alike once the yam box is closed: to their own upper box, else to the lower part, else a zero above.

    If the choice is free, that is only what they may be besides what they are worth as any throw.
    """
    extra = float(_EXTRA) if sheet & SCORED_YAM else 0.0
    lower_open = ~sheet & ((1 << CHANCE + 1) - (1 << UPPER))
    for own in range(SIDES):
        row = worths.five[own] * LANES
        best = load(stop, row) if free else spread(_LEAST)
        if not sheet >> own & 1:
            points = 5 * (own + 1)
            best = larger(best, add(load(values, _closing(sheet, own, total + points)), spread(float(points))))
        elif lower_open:
            for box in range(UPPER, CHANCE + 1):
                if lower_open >> box & 1:
                    value = load(values, _closing(sheet, box, total))
                    best = larger(best, add(value, spread(worths.spare[own * len(BOXES) + box])))
        else:
            for box in range(UPPER):
                if not sheet >> box & 1:
                    best = larger(best, load(values, _closing(sheet, box, total)))
        store(stop, row, add(best, spread(extra)))
