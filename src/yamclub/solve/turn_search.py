"""One turn of throw, keep and throw again, solved with NumPy alone: for bots at a table, where nothing is compiled.

``solve.turn`` solves many turns on all cores, once it is compiled; this one answers at once.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from yamclub.solve.numbering import DICE, FIRST_THROW, KEEPS, Floats, Ints, lattice


class TurnSearch:
    """A turn whose last throws are worth ``final``: the last axis has 252 numbers, in the order of the numbering.

    ``stop`` is what ending the turn early with a throw is worth, where that differs: minus infinity where it is
    not allowed. Axes before the last one are turns of their own.

    >>> from yamclub.kernel.dice import dice
    >>> from yamclub.solve.numbering import number_of, throw_list
    >>> turn = TurnSearch(np.array([float(sum(throw.faces)) for throw in throw_list()]))
    >>> turn.value, float(turn.kept[1][number_of()[dice("66")]])
    (23.333333333333332, 22.5)
    """

    def __init__(self, final: Floats, throws: int = 3, stop: Floats | None = None) -> None:
        final = np.asarray(final, np.float64)
        stop = final if stop is None else stop
        self.thrown: list[Floats] = [final]
        """``thrown[n]``: what each throw just made is worth with *n* throws to come."""
        nothing = np.full((*final.shape[:-1], FIRST_THROW), -np.inf)
        self.kept: list[Floats] = [np.concatenate([nothing, final], axis=-1)]
        """``kept[n]``: what each of the 462 keeps is worth with *n* throws to come. All five dice: to stop."""
        for _ in range(throws):
            kept = keep_worths(self.thrown[-1])
            kept[..., FIRST_THROW:] = stop
            self.kept.append(kept)
            self.thrown.append(_best(kept))

    @property
    def value(self) -> float:
        """Before the first throw of the turn."""
        return float(self.kept[-1][..., 0])


def keep_worths(thrown: Floats) -> Floats:
    """What keeps are worth if the other dice are thrown: the mean over one more die, from five dice down to none."""
    up, sizes = lattice().up, _sizes()
    worth = np.empty((*thrown.shape[:-1], KEEPS))
    worth[..., FIRST_THROW:] = thrown
    for first, last in reversed(sizes[:DICE]):
        worth[..., first:last] = worth[..., up[first:last]].mean(axis=-1)
    return worth


def _best(kept: Floats) -> Floats:
    """What throws are worth: the best of their keeps, found by leaving out one die after the other."""
    below, best = _below(), kept.copy()
    for first, last in _sizes()[1:]:
        best[..., first:last] = np.maximum(best[..., first:last], best[..., below[first:last]].max(axis=-1))
    return best[..., FIRST_THROW:]


@cache
def _sizes() -> tuple[tuple[int, int], ...]:
    """The first keep of each number of dice, and the first of the next."""
    firsts = np.searchsorted(lattice().size, np.arange(DICE + 2))
    return tuple(zip(firsts[:-1].tolist(), firsts[1:].tolist(), strict=True))


@cache
def _below() -> Ints:
    """(462, 6): the keeps with one die less; where there are fewer than six, the last of them again."""
    grid, below = lattice(), np.zeros((KEEPS, 6), np.intp)
    for keep in range(1, KEEPS):
        down = grid.down[grid.first_down[keep] : grid.first_down[keep + 1]]
        below[keep] = np.concatenate([down, np.full(6 - len(down), down[-1])])
    return below
