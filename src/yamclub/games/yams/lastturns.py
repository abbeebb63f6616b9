"""A sheet's last turns, exactly: the chance of every score it can end with, for a player who wants points."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from yamclub.games.yams.learned import ALL_CLOSED, Floats
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.writing import endings
from yamclub.mechanics.sheet import BONUS, BONUS_FROM
from yamclub.solve.turn_following import TurnFollowing

TURNS = 2
"""Up to so many turns are followed exactly: with more, curves are near enough to the truth, and quicker."""


@lru_cache(maxsize=8192)
def last_turns(closed: int, upper: int, options: YamsOptions) -> Floats:
    """By number of points still to come, the bonus among them, its chance."""
    if closed & ALL_CLOSED == ALL_CLOSED:
        return _surely(BONUS if upper == BONUS_FROM else 0)
    ways = endings(closed, upper, options)
    after = [last_turns(*sheet, options) for sheet in zip(ways.closed.tolist(), ways.upper.tolist(), strict=True)]
    means = ways.gained + np.array([chances @ np.arange(len(chances)) for chances in after])
    chosen, place = np.unique(ways.chosen(means), return_inverse=True)
    often = TurnFollowing(np.column_stack([means[chosen][place], np.eye(len(chosen))[place]])).kept[-1][0, 1:]
    found = np.zeros(max(int(ways.gained[way]) + len(after[way]) for way in chosen))
    for way, chance in zip(chosen.tolist(), often.tolist(), strict=True):
        begin = int(ways.gained[way])
        found[begin : begin + len(after[way])] += chance * after[way]
    return found


def _surely(points: int) -> Floats:
    chances = np.zeros(points + 1)
    chances[points] = 1.0
    return chances
