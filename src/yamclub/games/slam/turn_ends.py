"""How turns of Yamslam end under the best play for the side that moves: exactly, and many at once."""

from __future__ import annotations

import numpy as np

from yamclub.games.slam.ends import mark_ways
from yamclub.games.slam.positions import KINDS, Array
from yamclub.games.slam.solver import (
    THROWS_A_TURN,
    Buffers,
    Classes,
    classes_of,
    final_worths,
    new_buffers,
)
from yamclub.solve.choosing import choose_free_turn, follow_free_turn
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import SIDES, Floats
from yamclub.solve.steps import Steps, expect, mirrored_steps, rows


def turn_ends(worths: Array, four_as_two_pairs: bool) -> Array:
    """By turn, how likely it ends with a chip of each series, with nothing, and with a Yamslam: (n, 9).

    ``worths`` are what these ends are worth; ``solver.LEAST`` for a series without a chip in play.
    """
    known = mirrored_steps()
    keeps, throws = len(known.down) // 5, len(known.chance)
    ways = np.zeros((len(worths), LANES))
    picks, chosen = rows(keeps), rows(throws * (THROWS_A_TURN - 1))
    takes = np.ascontiguousarray(worths[:, [*range(KINDS), KINDS + 1, KINDS]], np.float64)
    _turn_ends(takes, classes_of(four_as_two_pairs), new_buffers(), picks, chosen, known, ways)
    nothing = np.maximum(0.0, 1.0 - ways.sum(1))
    return np.concatenate([ways[:, :KINDS], nothing[:, None], ways[:, KINDS:]], 1)


@kernel
def _turn_ends(
    worths: Floats, classes: Classes, buffers: Buffers, picks: Floats, chosen: Floats, steps: Steps, ways: Floats
) -> None:
    takes = np.empty((KINDS + 2) * LANES)
    for start in range(0, len(worths), LANES):
        count = min(LANES, len(worths) - start)
        for lane in range(LANES):
            for way in range(KINDS + 2):
                takes[way * LANES + lane] = worths[start + min(lane, count - 1), way]
        buffers.takes[:] = takes
        final_worths(classes, buffers, len(steps.up) // SIDES)
        choose_free_turn(buffers.keeps, picks, buffers.stop, THROWS_A_TURN, steps, chosen)
        for lane in range(count):
            mark_ways(takes, lane, classes, buffers, len(steps.up) // SIDES)
            follow_free_turn(buffers.keeps, buffers.stop, THROWS_A_TURN, steps, chosen, lane)
            expect(buffers.keeps, steps, buffers.out, 0)
            ways[start + lane] = buffers.out
