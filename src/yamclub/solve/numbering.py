"""Throws and keeps as numbers, and how they hang together, as arrays.

A keep's number is its place in ``kernel.dice.keeps``: fewest dice first, so that the 252 throws of
five dice are the last of the 462 keeps. One more die leads up from a keep, one less leads down:
1,260 steps each way, in place of the 4,368 pairs of a keep and a throw that follows it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.kernel.dice import Dice, arrangements, keeps

DICE = 5
SIDES = 6
KEEPS = 462
THROWS = 252
FIRST_THROW = KEEPS - THROWS
"""The number, among keeps, of the first throw."""
EVERY_THROW = SIDES**DICE
"""Ordered throws of five dice."""

Ints = NDArray[np.intp]
Floats = NDArray[np.float64]


class Lattice(NamedTuple):
    """Keeps by number. All arrays are read-only."""

    faces: NDArray[np.int8]
    """(462, 6): how many dice show each face."""
    size: Ints
    """(462,): how many dice are kept."""
    up: Ints
    """(210, 6): the keep with one more die, by its face; for keeps of fewer than five dice."""
    down: Ints
    """The keeps with one die less: those of keep *k* are ``down[first_down[k]:first_down[k + 1]]``."""
    first_down: Ints
    """(463,)."""
    weight: Floats
    """(252,): ordered throws behind each throw."""


@cache
def keep_list() -> tuple[Dice, ...]:
    return keeps(DICE, SIDES)


@cache
def number_of() -> dict[Dice, int]:
    """The number of each keep.

    >>> from yamclub.kernel.dice import dice
    >>> number_of()[dice("")], number_of()[dice("11111")] - FIRST_THROW
    (0, 0)
    """
    return {keep: number for number, keep in enumerate(keep_list())}


@cache
def throw_list() -> tuple[Dice, ...]:
    return keep_list()[FIRST_THROW:]


@cache
def lattice() -> Lattice:
    number, every = number_of(), keep_list()
    single = [Dice([face]) for face in range(1, SIDES + 1)]
    below = [[number[keep - Dice([face])] for face in sorted(set(keep.faces))] for keep in every]
    first_down = np.cumsum([0, *map(len, below)])
    return Lattice(
        faces=_fixed(np.array([keep.counts[1 : SIDES + 1] for keep in every], np.int8)),
        size=_fixed(np.array([len(keep) for keep in every], np.intp)),
        up=_fixed(np.array([[number[keep + face] for face in single] for keep in every[:FIRST_THROW]], np.intp)),
        down=_fixed(np.array([one for subs in below for one in subs], np.intp)),
        first_down=_fixed(np.array(first_down, np.intp)),
        weight=_fixed(np.array([arrangements(throw) for throw in throw_list()], np.float64)),
    )


def _fixed(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array
