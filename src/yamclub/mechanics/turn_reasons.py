"""Why a choice in a throwing turn is better: what the dice then end with more often, counted exactly under best play.

A game says what each throw of five dice is worth if the turn ends with it, and what kind of end that is: a chip, a
box, a square. The last kind is nothing worth naming.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from yamclub.kernel.dice import Dice
from yamclub.solve.numbering import Floats, Ints, number_of
from yamclub.solve.turn_following import TurnFollowing

_LEAST = 0.01
"""A difference of chances that is worth telling."""
_SAME = 1e-9


class Ends(NamedTuple):
    """By throw, what it is worth to end the turn with it, and the kind of that end."""

    worth: Floats
    """Minus infinity where the turn can't end with it."""
    kind: Ints


class Likelier(NamedTuple):
    """A kind of end, and how often it comes after the best choice and after the other one."""

    kind: int
    best: float
    other: float


class Onward(NamedTuple):
    """How often throwing on ends better than stopping now, and worse; and the kind that makes it worth it."""

    better: float
    worse: float
    kind: int | None
    chance: float


class TurnReasons:
    def __init__(self, kinds: int, final: Ends, stops: Sequence[Ends] = ()) -> None:
        self._kinds, self._final, self._stops = kinds, final, stops
        self._following = self._followed(np.eye(kinds))

    def _followed(self, by_kind: Floats) -> TurnFollowing:
        """The turn, with columns of its own for each kind, and the same times what those ends are worth."""
        return TurnFollowing(_columns(self._final, by_kind), stops=[_columns(stop, by_kind) for stop in self._stops])

    def _kept(self, keep: Dice, to_come: int) -> tuple[Floats, Floats]:
        """By kind of end: how often it comes, and that times its mean worth."""
        row = self._following.kept[to_come][number_of()[keep]]
        return row[1 : 1 + self._kinds], row[1 + self._kinds :]

    def likelier(self, to_come: int, best: Dice, other: Dice | None) -> Likelier | None:
        """The kind that makes most of the difference between two keeps; without another, most of the worth."""
        often, worth = self._kept(best, to_come)
        nothing = _base(often, worth)
        gains, rarely = worth - nothing * often, np.zeros(self._kinds)
        if other is not None:
            rarely, less = self._kept(other, to_come)
            gains = gains - (less - nothing * rarely)
        named = np.where(often - rarely >= _LEAST, gains, -np.inf)[:-1]
        kind = int(named.argmax())
        return Likelier(kind, float(often[kind]), float(rarely[kind])) if named[kind] > 0 else None

    def emptier(self, to_come: int, best: Dice, other: Dice) -> tuple[float, float] | None:
        """How often nothing comes, if that is what makes the difference."""
        mine, theirs = (float(self._kept(keep, to_come)[0][-1]) for keep in (best, other))
        return (mine, theirs) if theirs - mine >= _LEAST else None

    def onward(self, to_come: int, keep: Dice, stopped: float) -> Onward:
        """How throwing on compares with what it is worth to stop now."""
        often, worth = self._kept(keep, to_come)
        gains = np.where(often >= _LEAST, worth - stopped * often, -np.inf)[:-1]
        kind = int(gains.argmax())
        parts = [self._final, *self._stops]
        final, *stops = [_compared(one.worth, stopped) for one in parts]
        row = TurnFollowing(final, stops=stops).kept[to_come][number_of()[keep]]
        named = kind if gains[kind] > 0 else None
        return Onward(float(row[1]), float(row[2]), named, float(often[kind]))


def _columns(ends: Ends, by_kind: Floats) -> Floats:
    shown = by_kind[ends.kind]
    worth = np.where(np.isfinite(ends.worth), ends.worth, 0.0)
    return np.column_stack([ends.worth, shown, shown * worth[:, None]])


def _compared(worth: Floats, stopped: float) -> Floats:
    better, worse = (worth > stopped + _SAME).astype(np.float64), (worth < stopped - _SAME).astype(np.float64)
    return np.column_stack([worth, better, worse])


def _base(often: Floats, worth: Floats) -> float:
    """What nothing is worth: where it never comes, the least that does."""
    if often[-1] > 0:
        return float(worth[-1] / often[-1])
    return float(min(worth[often > 0] / often[often > 0]))


def percent(chance: float) -> int:
    """Rounded, but never 0 for what can come nor 100 for what can fail."""
    if chance <= _SAME:
        return 0
    return 100 if chance >= 1 - _SAME else min(99, max(1, round(100 * chance)))
