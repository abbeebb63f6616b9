"""What comes of a turn to everybody, when whoever throws plays it for one thing: NumPy alone, as ``turn_search``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from yamclub.solve.numbering import DICE, FIRST_THROW, KEEPS, Floats, Ints, lattice

_MOST_BELOW = 6


class TurnFollowing:
    """A turn played for the first column of ``final`` (252 × columns); the others are what comes with it.

    ``stops[n]``: what ending the turn with *n* + 1 throws to come brings, where that differs; minus infinity in the
    first column where it is not allowed.

    >>> from yamclub.solve.numbering import throw_list
    >>> totals = np.array([[sum(throw.faces), float(throw.faces == (6, 6, 6, 6, 6))] for throw in throw_list()])
    >>> np.round(TurnFollowing(totals).kept[3][0], 3).tolist()
    [23.333, 0.004]
    """

    def __init__(self, final: Floats, throws: int = 3, stops: Sequence[Floats] = ()) -> None:
        self.thrown: list[Floats] = [final]
        """``thrown[n]`` (252 × columns): what comes of each throw just made, with *n* throws to come."""
        self.kept: list[Floats] = [np.concatenate([np.zeros((FIRST_THROW, final.shape[1])), final])]
        """``kept[n]`` (462 × columns): the same of each keep. All five dice: to stop."""
        for to_come in range(throws):
            kept = _kept(self.thrown[-1])
            kept[FIRST_THROW:] = stops[to_come] if to_come < len(stops) else final
            self.kept.append(kept)
            self.thrown.append(kept[_picked(kept[:, 0])])


def _kept(thrown: Floats) -> Floats:
    up = lattice().up
    found = np.empty((KEEPS, thrown.shape[1]))
    found[FIRST_THROW:] = thrown
    for first, last in reversed(_sizes()[:DICE]):
        found[first:last] = found[up[first:last]].mean(axis=1)
    return found


def _picked(worth: Floats) -> Ints:
    """(252,): by throw, the best of its keeps."""
    below, picked = _below(), np.arange(KEEPS)
    for first, last in _sizes()[1:]:
        found = np.concatenate([picked[first:last, None], picked[below[first:last]]], axis=1)
        best = worth[found].argmax(axis=1)
        picked[first:last] = found[np.arange(last - first), best]
    return picked[FIRST_THROW:]


@cache
def _sizes() -> tuple[tuple[int, int], ...]:
    """The first keep of each number of dice, and the first of the next."""
    firsts = np.searchsorted(lattice().size, np.arange(DICE + 2))
    return tuple(zip(firsts[:-1].tolist(), firsts[1:].tolist(), strict=True))


@cache
def _below() -> Ints:
    """(462, 6): the keeps with one die less; where there are fewer than six, the last of them again."""
    grid, below = lattice(), np.zeros((KEEPS, _MOST_BELOW), np.intp)
    for keep in range(1, KEEPS):
        down = grid.down[grid.first_down[keep] : grid.first_down[keep + 1]]
        below[keep] = np.concatenate([down, np.full(_MOST_BELOW - len(down), down[-1])])
    return below
