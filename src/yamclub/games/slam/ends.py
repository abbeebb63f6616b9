"""How games of Yamslam alone end under the best play: the exact probability of every score."""

from __future__ import annotations

import numpy as np

from yamclub.games.slam.solver import (
    LEAST,
    THROWS_A_TURN,
    YAMSLAM,
    Buffers,
    Classes,
    Values,
    after_failing,
    by_rank,
    classes_of,
    ends_of,
    final_worths,
    look_ahead,
    new_buffers,
    one_less,
    with_owed,
)
from yamclub.games.slam.states import CODES, ENDED, KINDS, START
from yamclub.solve.choosing import choose_free_turn, follow_free_turn
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import SIDES, Floats, Ints
from yamclub.solve.solution import SCORE, Distribution, Progress
from yamclub.solve.steps import Steps, expect, mirrored_steps, rows
from yamclub.solve.threads import on_all_cores


def score_chances(turn: Floats, four_as_two_pairs: bool, objective: str, progress: Progress) -> Distribution:
    """Follow the best play from the start: first how likely each state is to come up, then each end."""
    values, classes = with_owed(np.asarray(turn)), classes_of(four_as_two_pairs)
    removed_last = ends_of(objective).removed
    reached, removed = np.zeros(ENDED + CODES), np.zeros(CODES)
    reached[START] = 1.0
    ranks = by_rank()
    for done, rank in enumerate(reversed(ranks), 1):
        states = rank[reached[rank] > 0.0]
        ways = _ways(states, classes, values, removed_last)
        _pass_on(states, ways, values, reached, removed)
        progress(done, len(ranks))
    scores = ends_of(SCORE)
    found: dict[int, float] = {}
    for points, shares in ((scores.taken, reached[ENDED:]), (scores.removed, removed)):
        for score in np.unique(points[shares > 0.0]).tolist():
            share = float(shares[points == score].sum())
            found[int(score)] = found.get(int(score), 0.0) + share
    return found


def _ways(states: Ints, classes: Classes, values: Values, removed_last: Floats) -> Floats:
    """By state, how likely its turn ends with a chip of each series, and with a Yamslam: (n, 8)."""
    ways = np.zeros((len(states), LANES))
    known = mirrored_steps()
    keeps, throws = len(known.down) // 5, len(known.chance)

    def part(first: int, last: int) -> None:
        picks, chosen = rows(keeps), rows(throws * (THROWS_A_TURN - 1))
        mine = slice(first, last)
        _ways_part(states[mine], classes, values, removed_last, new_buffers(), picks, chosen, known, ways[mine])

    on_all_cores(part, len(states), LANES)
    return ways


@kernel
def _ways_part(
    states: Ints,
    classes: Classes,
    values: Values,
    removed_last: Floats,
    buffers: Buffers,
    picks: Floats,
    chosen: Floats,
    steps: Steps,
    ways: Floats,
) -> None:
    takes = np.empty((KINDS + 2) * LANES)
    for start in range(0, len(states), LANES):
        count = min(LANES, len(states) - start)
        for lane in range(LANES):
            look_ahead(states[start + min(lane, count - 1)], lane, values, removed_last, takes)
        buffers.takes[:] = takes
        final_worths(classes, buffers, len(steps.up) // SIDES)
        choose_free_turn(buffers.keeps, picks, buffers.stop, THROWS_A_TURN, steps, chosen)
        for lane in range(count):
            mark_ways(takes, lane, classes, buffers, len(steps.up) // SIDES)
            follow_free_turn(buffers.keeps, buffers.stop, THROWS_A_TURN, steps, chosen, lane)
            expect(buffers.keeps, steps, buffers.out, 0)
            ways[start + lane] = buffers.out


@kernel
def mark_ways(takes: Floats, lane: int, classes: Classes, buffers: Buffers, first_throw: int) -> None:
    """For one state: at each throw a one in the lane of what it is best taken for, if it wins a chip."""
    for throw in range(len(classes.of_throw)):
        bits, best, way = classes.series[classes.of_throw[throw]], LEAST, -1
        for kind in range(KINDS + 1):
            if bits >> kind & 1 and takes[kind * LANES + lane] > best:
                best, way = takes[kind * LANES + lane], kind
        for place in range(LANES):
            won = 1.0 if place == way else 0.0
            buffers.stop[throw * LANES + place] = won
            buffers.keeps[(first_throw + throw) * LANES + place] = won


@kernel
def _best_less(state: int, worth: Floats) -> int:
    """The state after the best chip is taken."""
    best, found = LEAST, -1
    for kind in range(KINDS + 1):
        after = one_less(state, kind)
        if after >= 0 and worth[after] > best:
            best, found = worth[after], after
    return found


@kernel
def _pass_on(states: Ints, ways: Floats, values: Values, reached: Floats, removed: Floats) -> None:
    """Add each state's share to the states that follow from it."""
    for place in range(len(states)):
        state, left = states[place], 1.0
        for kind in range(KINDS):
            left -= ways[place, kind]
            if ways[place, kind] > 0.0:
                reached[one_less(state, kind)] += reached[state] * ways[place, kind]
        left -= ways[place, YAMSLAM]
        after = _best_less(state, values.owed)
        second = _best_less(after, values.turn)
        reached[second if second >= 0 else after] += reached[state] * ways[place, YAMSLAM]
        failed = after_failing(state)
        share = reached[state] * max(0.0, left)
        if failed >= ENDED:
            removed[failed - ENDED] += share
        else:
            reached[failed] += share
