"""The best play of Yamslam alone (S15), solved exactly for any aim that depends on the end only.

The states are those of ``states``. Eight of them are solved at once (``solve.lanes``), those from which less can
follow first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np

from yamclub.games.slam.chips import CHIPS_A_SERIES, INDEX, POINTS, formed, is_yamslam
from yamclub.games.slam.states import BASE, CODES, ENDED, KINDS, START, STATES
from yamclub.games.slam.targets import GRAND_SLAM
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, larger, load, spread, store, where_larger
from yamclub.solve.numbering import SIDES, Floats, Ints, throw_list
from yamclub.solve.solution import Distribution, Progress, Solution, points_of
from yamclub.solve.steps import LockedSteps, Steps, locked_steps, mirrored_steps, rows, turn_value
from yamclub.solve.threads import on_all_cores

LAST_CHIP = 20
THROWS_A_TURN = 3
YAMSLAM, FAILED = KINDS, KINDS + 1
LEAST = -1e30
"""Less than anything can be worth: what can't be taken."""

_POWERS = BASE ** np.arange(KINDS)


class Ends(NamedTuple):
    """What the ends are worth, by the chips removed."""

    taken: Floats
    """If the last chip in play was taken."""
    removed: Floats
    """If it was removed."""


def ends_of(objective: str) -> Ends:
    """Scores as ``chips.score`` has them, for all the ends at once."""
    held = CHIPS_A_SERIES - np.arange(CODES)[:, None] // _POWERS % BASE
    kinds = (held > 0).sum(1)
    scores = held @ np.array(POINTS) + np.choose(np.clip(kinds - 5, 0, 2), [0, 20, 50])
    scores += 30 * (held == CHIPS_A_SERIES).sum(1)
    points = points_of(objective)
    if objective == GRAND_SLAM:
        every = (held == CHIPS_A_SERIES).all(1).astype(np.float64)
        return Ends(every, every)
    if points is not None:
        return Ends((scores + LAST_CHIP >= points).astype(np.float64), (scores >= points).astype(np.float64))
    return Ends((scores + LAST_CHIP).astype(np.float64), scores.astype(np.float64))


class Classes(NamedTuple):
    """Throws that form the same series are worth the same."""

    of_throw: Ints
    """By throw, in the order of ``mirrored_steps``."""
    series: Ints
    """By class, the series that win a chip, as bits; a Yamslam has a bit of its own."""


@cache
def classes_of(four_as_two_pairs: bool) -> Classes:
    bits = [
        1 << YAMSLAM if is_yamslam(throw) else sum(1 << INDEX[series] for series in formed(throw, four_as_two_pairs))
        for throw in throw_list()
    ]
    series, of_throw = np.unique(bits, return_inverse=True)
    places = np.zeros(len(mirrored_steps().chance), np.intp)
    places[mirrored_steps().throw] = of_throw
    return Classes(places, series.astype(np.intp))


@cache
def by_rank() -> list[Ints]:
    """The states in an order in which every state comes after all that can follow from it.

    A chip taken from those in play takes two away from the rank, one removed or taken from those removed takes one.
    """
    digits = (np.arange(CODES)[:, None] // _POWERS % BASE).astype(np.int8)
    numbers, ranks = [], []
    for top in range(KINDS):
        below = digits[:, : top + 1].sum(1, dtype=np.int64) * 2 + digits[:, top + 1 :].sum(1, dtype=np.int64)
        for gone in range(CHIPS_A_SERIES):
            there = np.flatnonzero((digits[:, top] > 0) & (digits[:, top] + gone <= CHIPS_A_SERIES))
            numbers.append((top * CHIPS_A_SERIES + gone) * CODES + there)
            ranks.append(below[there] + gone)
    number, rank = np.concatenate(numbers), np.concatenate(ranks)
    order = np.argsort(rank, kind="stable")
    return np.split(number[order], np.flatnonzero(np.diff(rank[order])) + 1)


class Values(NamedTuple):
    """What states are worth, by their number."""

    turn: Floats
    """Before a turn."""
    owed: Floats
    """With one more chip to take for a Yamslam."""


def solve(target: str, options: Mapping[str, str], objective: str, progress: Progress) -> Solution:
    """What every state is worth with best play, for ``score``, ``score:N`` or ``grand-slam``: by ``state_number``."""
    values = solve_alone(objective, options["four_as_two_pairs"] == "yes", progress)
    return Solution(float(values.turn[START]), STATES, 0.0, values.turn)


def solve_alone(objective: str, four_as_two_pairs: bool, progress: Progress) -> Values:
    ends, classes = ends_of(objective), classes_of(four_as_two_pairs)
    values = Values(np.zeros(ENDED + CODES), np.zeros(ENDED + CODES))
    values.turn[ENDED:] = ends.taken
    _end_owed(values.turn[ENDED:], values.owed[ENDED:])
    done = 0
    for states in by_rank():
        _solve_rank(states, classes, values, ends)
        done += len(states)
        progress(done, STATES)
    return values


def with_owed(turn: Floats) -> Values:
    """What states are worth with a chip owed as well, from what they are worth before a turn."""
    values = Values(turn, np.zeros(len(turn)))
    _end_owed(turn[ENDED:], values.owed[ENDED:])
    on_all_cores(lambda first, last: _owed(first, last, values), ENDED)
    return values


@kernel
def _owed(first: int, last: int, values: Values) -> None:
    for state in range(first, last):
        best = LEAST
        for kind in range(KINDS + 1):
            after = one_less(state, kind)
            if after >= 0:
                best = max(best, values.turn[after])
        values.owed[state] = best


def distribution(
    target: str, options: Mapping[str, str], objective: str, solution: Solution, progress: Progress
) -> Distribution:
    """The exact probability of every score under the play that was solved for."""
    from yamclub.games.slam.ends import score_chances

    return score_chances(solution.values, options["four_as_two_pairs"] == "yes", objective, progress)


def _solve_rank(states: Ints, classes: Classes, values: Values, ends: Ends) -> None:
    def part(first: int, last: int) -> None:
        mine, known = states[first:last], mirrored_steps()
        _solve_part(mine, classes, values, ends.removed, new_buffers(), known, locked_steps())

    on_all_cores(part, len(states), LANES)


class Buffers(NamedTuple):
    keeps: Floats
    stop: Floats
    takes: Floats
    """What it is worth to take a chip of each series, to have a Yamslam, and to fail."""
    out: Floats


def new_buffers() -> Buffers:
    keeps, throws = len(mirrored_steps().down) // 5, len(mirrored_steps().chance)
    return Buffers(rows(keeps), rows(throws), rows(KINDS + 2), rows(1))


@kernel
def _end_owed(ended: Floats, owed: Floats) -> None:
    """With nothing left in play, the second chip of a Yamslam is one of those removed, if there is any."""
    for code in range(CODES):
        best, power = LEAST, 1
        for _ in range(KINDS):
            if code // power % BASE:
                best = max(best, ended[code - power])
            power *= BASE
        owed[code] = best if code else ended[0]


@kernel
def without_top(state: int, removed: int) -> int:
    """The state once the last chip in play of the dearest series is gone, and so many of that series are removed."""
    code, top = state % CODES, state // CODES // CHIPS_A_SERIES
    power: int = BASE**top
    code += (removed - 1) * power
    for below in range(top - 1, -1, -1):
        power //= BASE
        if code // power % BASE:
            return below * CHIPS_A_SERIES * CODES + code
    return ENDED + code


@kernel
def one_less(state: int, kind: int) -> int:
    """The state once a chip of this series is taken: in play up to the dearest series, of those removed beyond it.

    One more than the last series stands for a removed chip of the dearest series in play. -1: there is no such chip.
    """
    code, top, gone = state % CODES, state // CODES // CHIPS_A_SERIES, state // CODES % CHIPS_A_SERIES
    if kind == KINDS:
        return state - CODES if gone and state < ENDED else -1
    power: int = BASE**kind
    there = code // power % BASE
    if there == 0:
        return -1
    return without_top(state, gone) if kind == top and there == 1 else state - power


@kernel
def after_failing(state: int) -> int:
    """The state once the most valuable chip in play is removed."""
    top, gone = state // CODES // CHIPS_A_SERIES, state // CODES % CHIPS_A_SERIES
    power: int = BASE**top
    return without_top(state, gone + 1) if state % CODES // power % BASE == 1 else state + CODES - power


@kernel
def look_ahead(state: int, lane: int, values: Values, removed_last: Floats, takes: Floats) -> float:
    """Fill in what each way to end a turn is worth, and give what a single chip owed is worth."""
    top, owed, yamslam = state // CODES // CHIPS_A_SERIES, LEAST, LEAST
    for kind in range(KINDS + 1):
        after = one_less(state, kind)
        if kind < KINDS:
            takes[kind * LANES + lane] = values.turn[after] if after >= 0 and kind <= top else LEAST
        if after >= 0:
            owed, yamslam = max(owed, values.turn[after]), max(yamslam, values.owed[after])
    takes[YAMSLAM * LANES + lane] = yamslam
    after = after_failing(state)
    takes[FAILED * LANES + lane] = removed_last[after - ENDED] if after >= ENDED else values.turn[after]
    return owed


@kernel
def final_worths(classes: Classes, buffers: Buffers, first_throw: int) -> None:
    """What each throw is worth when the turn ends with it, by choice or because it was the last."""
    takes, failed = buffers.takes, load(buffers.takes, FAILED * LANES)
    for kind in range(len(classes.series)):
        best = spread(LEAST)
        for series in range(KINDS + 1):
            if classes.series[kind] >> series & 1:
                best = larger(best, load(takes, series * LANES))
        last = where_larger(best, spread(LEAST / 2), best, failed)
        for throw in range(len(classes.of_throw)):
            if classes.of_throw[throw] == kind:
                store(buffers.stop, throw * LANES, best)
                store(buffers.keeps, (first_throw + throw) * LANES, last)


@kernel
def _solve_part(
    states: Ints,
    classes: Classes,
    values: Values,
    removed_last: Floats,
    buffers: Buffers,
    steps: Steps,
    locked: LockedSteps,
) -> None:
    for start in range(0, len(states), LANES):
        count = min(LANES, len(states) - start)
        for lane in range(LANES):
            state = states[start + min(lane, count - 1)]
            values.owed[state] = look_ahead(state, lane, values, removed_last, buffers.takes)
        final_worths(classes, buffers, len(steps.up) // SIDES)
        turn_value(buffers.keeps, buffers.stop, buffers.keeps, THROWS_A_TURN, False, steps, locked, buffers.out, 0)
        for lane in range(count):
            values.turn[states[start + lane]] = buffers.out[lane]
