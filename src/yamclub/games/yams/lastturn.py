"""A sheet's last turn, exactly: the chance of every score it can end with, for a player who wants points."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from yamclub.games.yams.learned import Floats, Ints
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.writing import endings
from yamclub.mechanics.sheet import BONUS, BONUS_FROM
from yamclub.solve.turn_following import TurnFollowing


@lru_cache(maxsize=1024)
def last_turn(closed: int, upper: int, options: YamsOptions) -> tuple[Ints, Floats]:
    """The points that can still come, the bonus among them, and the chance of each."""
    ways = endings(closed, upper, options)
    brought = ways.gained + np.where(ways.upper == BONUS_FROM, BONUS, 0)
    points, place = np.unique(brought, return_inverse=True)
    chosen = ways.chosen(brought.astype(np.float64))
    final = np.zeros((len(chosen), 1 + len(points)))
    final[:, 0] = brought[chosen]
    final[np.arange(len(chosen)), 1 + place[chosen]] = 1.0
    return points, TurnFollowing(final).kept[-1][0, 1:]
