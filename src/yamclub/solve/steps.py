"""The lattice of keeps in lanes: the passes that turn solvers are made of.

A buffer holds a row of eight numbers for each of the 462 keeps, the throws last. ``climb`` fills in
what each keep is worth from the keeps with one more die; ``descend`` gives every throw the best of
the keeps within it. Rows start at multiples of 64 bytes: across such a border, reading takes twice as long.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.kernel.dice import Dice, arrangements
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, add, larger, load, spread, store, times
from yamclub.solve.numbering import DICE, FIRST_THROW, KEEPS, SIDES, THROWS, Floats, Ints, keep_list, lattice, number_of

_ROW_BYTES = 64
_MOST_DOWN = 5
_KEEPS_OF_SIZE = np.array([1, 6, 21, 56, 126, 252])
_FIRST_OF_SIZE = np.cumsum([0, *_KEEPS_OF_SIZE])


class Steps(NamedTuple):
    """Where the rows of neighbouring keeps begin; see ``numbering.Lattice``. Throws are the last of the keeps."""

    up: Ints
    """Six for each keep that leaves something to throw."""
    down: Ints
    """Five for each keep: where there are fewer, the first is repeated, faster than a loop of unknown length."""
    chance: Floats
    """Of each throw."""
    throw: Ints
    """(252,): by its number in ``numbering``, the place of each throw among those that are told apart here."""


class LockedSteps(NamedTuple):
    """For keeps that stay locked: what can lie beside the dice locked before."""

    joined: Ints
    """Where the row of locked dice and others together begins: the locked by number, then the others by number."""
    first: Ints
    """(210,): where the part of each locked keep begins in ``joined``."""
    sets: Ints
    """(210,): how many sets of others there are, of any size that fits."""
    first_whole: Ints
    """(210,): the first of those sets that leaves no die out."""
    chance: Floats
    """(462,): of a throw of as many dice as the keep has."""


@cache
def steps() -> Steps:
    return _steps(np.arange(KEEPS))


@cache
def mirrored_steps() -> Steps:
    """For a game in which faces 1 to 6 might as well be 6 to 1: half of the keeps, and so half of the work."""
    number = number_of()
    mirrored = np.array([number[Dice(SIDES + 1 - face for face in keep)] for keep in keep_list()])
    return _steps(np.minimum(np.arange(KEEPS), mirrored))


def _steps(same_as: Ints) -> Steps:
    """The steps between keeps, if some are the same as others: those with the same number here."""
    known, (told_apart, place) = lattice(), np.unique(same_as, return_inverse=True)
    down = np.zeros((len(told_apart), _MOST_DOWN), np.intp)
    for row, keep in enumerate(told_apart[1:].tolist(), 1):
        below = place[known.down[known.first_down[keep] : known.first_down[keep + 1]]]
        down[row, :] = below[0]
        down[row, : len(below)] = below
    up = place[known.up[told_apart[told_apart < FIRST_THROW]]]
    throw = place[FIRST_THROW:] - len(up)
    chance: Floats = np.bincount(throw, known.weight / SIDES**DICE).astype(np.float64)
    return Steps((up * LANES).ravel(), (down * LANES).ravel(), chance, throw)


@cache
def locked_steps() -> LockedSteps:
    every, number = keep_list(), number_of()
    counts = [int(_FIRST_OF_SIZE[DICE - len(keep) + 1]) for keep in every[:FIRST_THROW]]
    joined = [number[keep + other] for keep, count in zip(every, counts, strict=False) for other in every[:count]]
    chance = [arrangements(keep) / SIDES ** len(keep) for keep in every]
    return LockedSteps(
        joined=np.array(joined, np.intp) * LANES,
        first=np.cumsum([0, *counts[:-1]]).astype(np.intp),
        sets=np.array(counts, np.intp),
        first_whole=np.array([_FIRST_OF_SIZE[DICE - len(keep)] for keep in every[:FIRST_THROW]], np.intp),
        chance=np.array(chance),
    )


def rows(count: int) -> Floats:
    """A buffer of so many rows, the first of them at a multiple of 64 bytes."""
    spare = _ROW_BYTES // 8
    raw: NDArray[np.float64] = np.zeros(count * LANES + spare)
    start = -raw.ctypes.data % _ROW_BYTES // 8
    return raw[start : start + count * LANES]


@kernel
def climb(buffer: Floats, up: Ints) -> None:
    """From what the throws are worth: what each keep is worth when the other dice are thrown."""
    for keep in range(len(up) // SIDES - 1, -1, -1):
        place = keep * SIDES
        low = add(load(buffer, up[place]), load(buffer, up[place + 1]))
        middle = add(load(buffer, up[place + 2]), load(buffer, up[place + 3]))
        high = add(load(buffer, up[place + 4]), load(buffer, up[place + 5]))
        store(buffer, keep * LANES, times(add(add(low, middle), high), 1.0 / SIDES))


@kernel
def descend(buffer: Floats, stop: Floats, steps: Steps) -> None:
    """From what keeps are worth: what each throw is worth, with the best keep within it or what stopping is worth.

    Every keep gets the best of the keeps within it on the way.
    """
    down, first_throw = steps.down, len(steps.up) // SIDES
    for keep in range(1, first_throw):  # at most four dice, so at most four ways down
        place, here = keep * _MOST_DOWN, keep * LANES
        first = larger(load(buffer, down[place]), load(buffer, down[place + 1]))
        second = larger(load(buffer, down[place + 2]), load(buffer, down[place + 3]))
        store(buffer, here, larger(load(buffer, here), larger(first, second)))
    for throw in range(len(steps.chance)):
        place, here = (first_throw + throw) * _MOST_DOWN, (first_throw + throw) * LANES
        first = larger(load(buffer, down[place]), load(buffer, down[place + 1]))
        second = larger(load(buffer, down[place + 2]), load(buffer, down[place + 3]))
        third = larger(load(stop, throw * LANES), load(buffer, down[place + 4]))
        store(buffer, here, larger(third, larger(first, second)))


@kernel
def expect(buffer: Floats, steps: Steps, out: Floats, place: int) -> None:
    """What the throws are worth on average, to a place in ``out``."""
    total, first_throw = spread(0.0), len(steps.up) // SIDES
    for throw in range(len(steps.chance)):
        total = add(total, times(load(buffer, (first_throw + throw) * LANES), steps.chance[throw]))
    store(out, place, total)


@kernel
def free_keeps(buffer: Floats, stop: Floats, to_come: int, steps: Steps) -> None:
    """From what the throws are worth in the end: what each keep is worth with so many throws to come, keeps free."""
    for made in range(to_come):
        if made:
            descend(buffer, stop, steps)
        climb(buffer, steps.up)


@kernel
def lock(buffer: Floats, beside: Floats, down: Ints, locked: LockedSteps) -> None:
    """From what it is worth to have dice locked with *n* throws to come: the same with *n* + 1.

    Expects in the throws' rows what stopping is worth. Fewest dice first, so that each keep's row is
    read for the last time before it is overwritten.
    """
    for keep in range(FIRST_THROW):
        first, whole, count = locked.first[keep], locked.first_whole[keep], locked.sets[keep]
        total = spread(0.0)
        for other in range(count):
            best = load(buffer, locked.joined[first + other])
            if other:
                for place in range(other * _MOST_DOWN, (other + 1) * _MOST_DOWN):
                    best = larger(best, load(beside, down[place]))
            store(beside, other * LANES, best)
            if other >= whole:
                total = add(total, times(best, locked.chance[other]))
        store(buffer, keep * LANES, total)


@kernel
def locked_keeps(buffer: Floats, stop: Floats, beside: Floats, to_come: int, steps: Steps, locked: LockedSteps) -> None:
    """The same with keeps locked; ``beside`` is a buffer to work in."""
    climb(buffer, steps.up)
    for throw in range(THROWS):
        store(buffer, (FIRST_THROW + throw) * LANES, load(stop, throw * LANES))
    for _ in range(to_come - 1):
        lock(buffer, beside, steps.down, locked)


@kernel
def turn_value(
    buffer: Floats,
    stop: Floats,
    beside: Floats,
    throws: int,
    locks: bool,
    steps: Steps,
    locked: LockedSteps,
    out: Floats,
    place: int,
) -> None:
    """What a turn is worth before its first throw, to a place in ``out``."""
    if throws > 1:
        if locks:
            locked_keeps(buffer, stop, beside, throws - 1, steps, locked)
        else:
            free_keeps(buffer, stop, throws - 1, steps)
        descend(buffer, stop, steps)
    expect(buffer, steps, out, place)
