"""What is learned of a sheet's future: how many points are still to come under strong play, and how they spread.

Two tables of short vectors, multiplied: one for the upper part (which of its boxes are closed, and its
total), one for the lower part under each set of rules. That is enough, because the two parts meet only
in which dice are kept and where a bad throw goes; the exact tables of all sheets are forty times as large.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.games.yams.moves import YamsOptions
from yamclub.mechanics import weights
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER, YAM, YAM_POINTS, Points

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

LAYOUT = "parts-1"
LENGTH = 24
"""Of the vectors."""
UPPER_ROWS = 1 << UPPER + UPPER
"""Closed boxes, then the total up to 63: both take six bits."""
LOWER_ROWS = 1 << len(BOXES) - UPPER + 1
"""Closed boxes, and above them whether the yam box holds its points where extra yams count."""
ALL_CLOSED = (1 << len(BOXES)) - 1
SCORED_YAM = 1 << len(BOXES)
SHEETS = 2 * SCORED_YAM
MEAN, SPREAD, LEAN = range(3)
"""Of the points to come: the average, the standard deviation, and the third moment in units of the variance."""
KINDS = 3
RULES = (
    YamsOptions(straights="four", extra_yams="no"),
    YamsOptions(straights="four", extra_yams="yes"),
    YamsOptions(straights="five", extra_yams="no"),
    YamsOptions(straights="five", extra_yams="yes"),
)
"""The sets of rules, in the order of the weights."""
UNIT = 30.0
"""Points that the number 1 stands for in the weights."""


class Sheet(NamedTuple):
    """What decides a sheet's future, and what stands on it."""

    closed: int
    """A bit for each closed box; above them ``SCORED_YAM``, if extra yams count and the yam box holds its points."""
    upper: int
    """The total of the upper part, at most 63."""
    written: int
    """All points but the bonus, which is still to come even if it is certain."""

    @property
    def turns(self) -> int:
        return len(BOXES) - (self.closed & ALL_CLOSED).bit_count()


def sheet_of(points: Points, extra: int, options: YamsOptions) -> Sheet:
    closed = sum(1 << box for box, stands in enumerate(points) if stands is not None)
    if options.extra_yams == "yes" and points[YAM] == YAM_POINTS:
        closed |= SCORED_YAM
    upper = sum(filter(None, points[:UPPER]))
    return Sheet(closed, min(upper, BONUS_FROM), sum(filter(None, points)) + extra)


class Futures:
    """The points to come, by sheet, under one set of rules."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]], rules: int) -> None:
        self._upper, self._lower = arrays["upper"], arrays["lower"][rules]

    def moments(self, closed: Ints, upper: Ints) -> Floats:
        """(n, 3): mean, spread and lean of many sheets."""
        part = self._lower[closed >> UPPER]
        found = np.einsum("nr,nkr->nk", self._upper[upper_rows(closed, upper)], part)
        return _in_points(found, closed, upper)

    def table(self) -> Floats:
        """(sheets × 64, 3): the same for all sheets, by closed boxes and upper total."""
        found = self._upper[_rows()] @ self._lower.reshape(-1, LENGTH).T
        parts = found.reshape(1 << UPPER, BONUS_FROM + 1, LOWER_ROWS, KINDS).transpose(2, 0, 1, 3)
        closed, upper = np.divmod(np.arange(SHEETS * (BONUS_FROM + 1)), BONUS_FROM + 1)
        return _in_points(parts.reshape(-1, KINDS), closed, upper)


def _in_points(found: NDArray[Any], closed: Ints, upper: Ints) -> Floats:
    points: Floats = found.astype(np.float64) * UNIT
    ended = closed & ALL_CLOSED == ALL_CLOSED
    points[ended] = 0.0
    points[ended & (upper == BONUS_FROM), MEAN] = BONUS
    points[:, SPREAD] = np.maximum(points[:, SPREAD], 0.0)
    return points


@cache
def _rows() -> Ints:
    """By closed upper boxes and total, the row: totals from which the bonus can't be reached any more share one."""
    rows = np.arange(UPPER_ROWS).reshape(1 << UPPER, BONUS_FROM + 1)
    for closed, row in enumerate(rows):
        most = sum(5 * face for face in range(1, UPPER + 1) if not closed >> face - 1 & 1)
        lost = BONUS_FROM - 1 - most
        if lost > 0:
            row[:lost] = row[lost]
    return rows.ravel()


def upper_rows(closed: Ints, upper: Ints) -> Ints:
    found: Ints = _rows()[(closed & ((1 << UPPER) - 1)) * (BONUS_FROM + 1) + upper]
    return found


@cache
def futures(options: YamsOptions) -> Futures:
    """As the weights that come with the game have it."""
    return Futures(weights.load("yams", LAYOUT), RULES.index(options))
