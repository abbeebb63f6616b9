"""Who wins: shares of the win, from the chances of every seat's final score.

Scores are whole numbers on a grid. If several seats are first they share the win, which is why products of
"fewer, or as many in *t* of the cases" are averaged over *t*: that gives one over the number of those who are first.
"""

from __future__ import annotations

from functools import cache
from math import erf, sqrt

import numpy as np

from yamclub.games.yams.learned import LEAN, MEAN, SPREAD, Floats, Ints

_MOST_LEAN = 1.0
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(4)
_TIMES = (_NODES + 1) / 2
_PARTS = _WEIGHTS / 2
"""Exact for the product of up to seven others."""
_LEAST_SPREAD = 1e-3
_WIDEST = 8.0


@cache
def _normal() -> tuple[Floats, Floats]:
    points = np.linspace(-_WIDEST, _WIDEST, 3201)
    return points, np.array([(1 + erf(point / sqrt(2))) / 2 for point in points.tolist()])


def chances(scores: Floats, moments: Floats, written: Floats | Ints) -> Floats:
    """(n × scores): the chance of each final score, from the moments of what is to come and what is written.

    A normal curve, corrected for its lean; what lies outside the grid counts at its ends.
    """
    spread = np.maximum(moments[:, SPREAD], _LEAST_SPREAD)[:, None]
    away = (scores[:-1] + 0.5 - (written + moments[:, MEAN])[:, None]) / spread
    lean = np.clip(moments[:, LEAN, None] / spread, -_MOST_LEAN, _MOST_LEAN)
    below = np.interp(away, *_normal()) - lean / 6 * (away * away - 1) * np.exp(-away * away / 2) / sqrt(2 * np.pi)
    below = np.maximum.accumulate(np.clip(below, 0.0, 1.0), axis=1)
    ends = np.zeros((len(below), 1))
    return np.diff(below, axis=1, prepend=ends, append=ends + 1)


class Others:
    """The chances of everybody's final score but one: what that one's chances are worth against them."""

    def __init__(self, others: Floats) -> None:
        below = np.cumsum(others, axis=1) - others
        reached = below + _TIMES[:, None, None] * others
        self._wins: Floats = _PARTS @ reached.prod(axis=1)
        """By score of the one, its share of the win."""
        beaten, tied = [], []
        for seat in range(len(others)):
            against = np.delete(reached, seat, axis=1).prod(axis=1)
            beaten.append(others[seat] * (_PARTS @ against))
            tied.append(others[seat] * ((_PARTS * _TIMES) @ against))
        self._beaten, self._tied = np.array(beaten), np.array(tied)

    def share(self, mine: Floats) -> Floats:
        """(n,): the share of the one, for rows of chances."""
        found: Floats = mine @ self._wins
        return found

    def shares(self, mine: Floats) -> Floats:
        """(n, others): the shares of the others."""
        below = np.cumsum(mine, axis=1) - mine
        found: Floats = below @ self._beaten.T + mine @ self._tied.T
        return found

    def per_point(self, mine: Floats, step: int) -> float:
        """How much one more point is worth to the one, with these chances."""
        wins = np.pad(self._wins, step, mode="edge")
        return float(mine @ (wins[2 * step :] - wins[: -2 * step])) / (2 * step)
