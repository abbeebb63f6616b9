"""The locked turn and the announcements of YAM menteur as arrays: for the expert and for learning.

Throws of five dice and keeps are numbered as in ``solve.numbering``. A *spot* is what is under the cups after a
throw: the dice locked before, and those just thrown beside them.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.games.menteur.moves import ANNOUNCEMENTS
from yamclub.games.menteur.sheet import true_points
from yamclub.kernel.dice import Dice, sub_keeps, throws
from yamclub.mechanics.sheet import BOXES, INDEX, worth
from yamclub.solve.numbering import DICE, FIRST_THROW, keep_list, lattice, number_of, throw_list

Array = NDArray[Any]

EVERY = tuple(chain.from_iterable(ANNOUNCEMENTS))
"""All announcements, in the order of ``every_action``."""
SAYINGS = len(EVERY)
PLACE = {announcement: place for place, announcement in enumerate(EVERY)}
BOX_OF = np.array([INDEX[announcement.box] for announcement in EVERY])
POINTS_OF = np.array([announcement.points for announcement in EVERY])
HANDS = 252
"""Throws of five dice."""
LOCKS = FIRST_THROW
"""Keeps that leave something to throw."""


class Cups(NamedTuple):
    """One turn. Spots are in the order of the dice locked before."""

    chance: Array
    """(252,): of a throw of five dice."""
    best_truth: Array
    """(252, 13): by box, the place of the most that can be said there truly; ``SAYINGS`` where nothing can."""
    locked: Array
    """By spot: the number of the dice locked before."""
    hand: Array
    """By spot: the place of all five dice among throws."""
    share: Array
    """By spot: how likely these dice fall beside those locked."""
    first: Array
    """(210,): the first spot of each keep."""
    option: Array
    """By spot in turn, every set of dice that may be locked from it."""
    first_option: Array
    """By spot: its first option."""
    spot_of_option: Array
    """By option: its spot."""


@cache
def cups() -> Cups:
    number, every = number_of(), keep_list()
    locked: list[int] = []
    hand: list[int] = []
    share: list[float] = []
    first: list[int] = []
    option: list[int] = []
    first_option: list[int] = []
    for keep in range(LOCKS):
        first.append(len(locked))
        chance = throws(DICE - len(every[keep]))
        for thrown, weight in chance:
            locked.append(keep)
            hand.append(number[every[keep] + thrown] - FIRST_THROW)
            share.append(weight / chance.total)
            first_option.append(len(option))
            option += [number[every[keep] + left] for left in sub_keeps(thrown) if len(left) < len(thrown)]
    counts = np.diff([*first_option, len(option)])
    return Cups(
        chance=lattice().weight / lattice().weight.sum(),
        best_truth=np.array([_truths(dice) for dice in throw_list()]),
        locked=np.array(locked),
        hand=np.array(hand),
        share=np.array(share),
        first=np.array(first),
        option=np.array(option),
        first_option=np.array(first_option),
        spot_of_option=np.repeat(np.arange(len(locked)), counts),
    )


def _truths(dice: Dice) -> list[int]:
    points = zip(BOXES, worth(dice), strict=True)
    said = [next((one for one in ANNOUNCEMENTS[INDEX[box]] if one.points == most), None) for box, most in points]
    return [SAYINGS if one is None else PLACE[one] for one in said]


@cache
def is_false(exact: bool) -> Array:
    """(252, announcements), 1.0 where an announcement is a bluff with these dice."""
    true = [true_points(dice, exact) for dice in throw_list()]
    return np.array([[said.points not in points[INDEX[said.box]] for said in EVERY] for points in true], float)


def kept_values(final: Array) -> Array:
    """From what throws are worth in the end, (…, 252): what each lock is worth with one throw to come, (…, 210)."""
    known = cups()
    return np.add.reduceat(final[..., known.hand] * known.share, known.first, axis=-1)


def best_keeps(kept: Array) -> tuple[Array, Array]:
    """From what locks are worth: for each spot the most it can be made worth by throwing again, and the lock for it."""
    known = cups()
    worths = kept[..., known.option]
    most = np.maximum.reduceat(worths, known.first_option, axis=-1)
    places = np.where(worths >= most[..., known.spot_of_option], known.option, -1)
    return most, np.maximum.reduceat(places, known.first_option, axis=-1)


def summed(places: Array, weights: Array, size: int) -> Array:
    """The weights (rows × n) of each row added up by place, (rows × size)."""
    rows = len(weights)
    flat = (np.broadcast_to(places, weights.shape) + size * np.arange(rows)[:, None]).ravel()
    return np.bincount(flat, weights.ravel(), rows * size).reshape(rows, size)
