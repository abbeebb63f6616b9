"""What a turn can end with: for each throw and box the points, and the sheet that stands afterwards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.games.yams.learned import SCORED_YAM, Floats, Ints
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.rules import extra_in, worth_in
from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import BONUS_FROM, BOXES, UPPER, YAM, YAM_POINTS, worth
from yamclub.solve.numbering import THROWS, throw_list

_CLOSED_TO = -1
_CODE = 1000
"""More than a turn can bring."""


class Endings(NamedTuple):
    """The different ways in which a turn can end, as columns: a box closed, and points for it."""

    box: Ints
    gained: Ints
    """Points of the box, and those of an extra yam."""
    closed: Ints
    """The boxes closed afterwards, as ``learned.Sheet`` has them."""
    upper: Ints
    number: NDArray[np.intp]
    """(252, 13): by throw and box, the number of the ending; past the last one where nothing can be written."""

    def best(self, worth: Floats) -> Floats:
        """(252,): by throw, the best box, from what each ending is worth."""
        found: Floats = np.append(worth, -np.inf)[self.number].max(axis=1)
        return found

    def chosen(self, worth: Floats) -> Ints:
        """(252,): by throw, the number of the best ending."""
        box = np.append(worth, -np.inf)[self.number].argmax(axis=1)
        found: Ints = self.number[np.arange(THROWS), box]
        return found


@lru_cache(maxsize=256)
def endings(closed: int, upper: int, options: YamsOptions) -> Endings:
    """Those of a turn on this sheet."""
    standing = tuple(_stands(closed, box, options) for box in range(len(BOXES)))
    points = np.where(np.array([one is None for one in standing]), _points(options), _CLOSED_TO)
    gained = points.copy()
    if options.extra_yams == "yes" and standing[YAM] is not None:
        for throw, dice in _five_alike():
            found = [_CLOSED_TO if one is None else one for one in worth_in(standing, dice, options)]
            points[throw] = found
            gained[throw] = points[throw] + extra_in(standing, dice, options)
    writable = points != _CLOSED_TO
    codes = np.where(writable, np.arange(len(BOXES)) * _CODE + gained, len(BOXES) * _CODE)
    known, first, number = np.unique(codes, return_index=True, return_inverse=True)
    last = len(known) - 1 if known[-1] == len(BOXES) * _CODE else len(known)
    box, brought = np.divmod(known[:last], _CODE)
    written = points.ravel()[first[:last]]
    after = closed | 1 << box
    if options.extra_yams == "yes":
        after = np.where((box == YAM) & (written > 0), after | SCORED_YAM, after)
    total = np.where(box < UPPER, np.minimum(upper + written, BONUS_FROM), upper)
    return Endings(box, brought, after, total, number.reshape(THROWS, len(BOXES)))


def _stands(closed: int, box: int, options: YamsOptions) -> int | None:
    """What might stand in a box, as far as rules ask."""
    if not closed >> box & 1:
        return None
    return YAM_POINTS if box == YAM and closed & SCORED_YAM else 0


@cache
def _points(options: YamsOptions) -> NDArray[np.intp]:
    return np.array([worth(dice, options.straights) for dice in throw_list()], np.intp)


@cache
def _five_alike() -> tuple[tuple[int, Dice], ...]:
    return tuple((number, dice) for number, dice in enumerate(throw_list()) if len(set(dice.faces)) == 1)
