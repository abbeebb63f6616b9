"""How a turn of YAM menteur can end, and everybody's share of the win then.

An announcement ends in one of many ways: true or not, and challenged by any of the others. All of them are counted.
What a way to end is worth comes from all sheets as they are then: from what was learned (``standing``), or, where it
ends the match, from the totals themselves. How much a lead counts is set right by what matches showed (``habits``).
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np

from yamclub.games.menteur.cup_tables import BOX_OF, POINTS_OF, SAYINGS, Array
from yamclub.games.menteur.habits import Habits, standings
from yamclub.games.menteur.reading import LAYOUT, Position, tables_of
from yamclub.games.menteur.stakes import Tables
from yamclub.games.menteur.standing import BARRED, OPEN, Around, banked, expected, sharpness
from yamclub.mechanics.sheet import BOXES, YAM
from yamclub.mechanics.weights import load

_BOXES = np.arange(len(BOXES))
_WRITES, _CROSSES = 1, 1 + SAYINGS
_GIVES_UP = _CROSSES + len(BOXES)
"""What can happen to a sheet, numbered: nothing, an announcement written, a cross in a box, a box given up."""


class Ends(NamedTuple):
    """Shares of the win by seat (the last axis), the thrower's first."""

    subsets: Array
    """(ways, others): every way the others may decide, 1 for who challenges. The first: nobody does."""
    true: Array
    """(announcements, ways, seats)."""
    false: Array
    """The same, if it is a bluff."""
    given_up: Array
    """(boxes, seats): if the thrower gives up a box."""


def subsets_of(others: int) -> Array:
    return np.array(list(product((0, 1), repeat=others)))


def ends_of(position: Position, known: Habits) -> Ends:
    sheets = Sheets(tables_of(position), known)
    others = len(position.sheets) - 1
    subsets = subsets_of(others)
    true, false = _happenings(sheets, subsets)
    up = np.zeros((len(BOXES), others + 1), dtype=int)
    up[:, 0] = _GIVES_UP + _BOXES
    parts = [true.reshape(-1, others + 1), false.reshape(-1, others + 1), up]
    worths = sheets.shares(np.concatenate(parts))
    of_true, of_false, of_up = np.split(worths, np.cumsum([len(part) for part in parts])[:-1])
    return Ends(subsets, of_true.reshape(true.shape), of_false.reshape(false.shape), of_up)


def _happenings(sheets: Sheets, subsets: Array) -> tuple[Array, Array]:
    """(announcements, ways, seats): what happens to every sheet if it is true (M15, M16), and if not (M15, M17)."""
    said, ways = np.arange(SAYINGS)[:, None], subsets[None]
    shape = (SAYINGS, len(subsets), sheets.count)
    true, false = np.zeros(shape, dtype=int), np.zeros(shape, dtype=int)
    true[..., 0] = _WRITES + said
    true[..., 1:] = ways * (_CROSSES + BOX_OF)[:, None, None]
    nobody = ~subsets.any(axis=1)
    false[..., 0] = np.where(nobody, _WRITES + said, _CROSSES + BOX_OF[:, None])
    may_write = (sheets.tables.points[0] == OPEN)[1:, BOX_OF].T & (BOX_OF != YAM)[:, None]  # M18
    false[..., 1:] = ways * np.where(may_write, _WRITES + said, 0)[:, None]
    return true, false


class Sheets:
    """All sheets of a table before a turn, and with everything that can happen to each of them."""

    def __init__(self, tables: Tables, known: Habits) -> None:
        self._habits = known
        self.tables, self.count = tables, tables.points.shape[1]
        points, crosses = tables.points[0][:, None], tables.crosses[0][:, None]
        written = np.where(BOX_OF[:, None] == _BOXES, POINTS_OF[:, None], points)
        marked = np.minimum(crosses + np.eye(len(BOXES), dtype=int), 2)
        up = np.where(np.eye(len(BOXES), dtype=bool), 2, crosses)
        same = np.broadcast_to(crosses, written.shape)
        self._crosses = np.concatenate([crosses, same, marked, up], axis=1)
        written = np.concatenate([points, written, *[np.broadcast_to(points, marked.shape)] * 2], axis=1)
        self._points = np.where(self._crosses == 2, BARRED, written)
        self._open = (self._points == OPEN).sum(axis=2)
        self._banked = banked(self._points)

    def shares(self, happening: Array) -> Array:
        """(ends, seats): of the win, from what happens to every sheet."""
        seats = np.arange(self.count)
        left = self._open[seats, happening]
        last, has_turn = self._last_round(left == 0)
        over = last & ~has_turn.any(axis=1)
        found = np.empty(happening.shape)
        found[over] = _decided(self._banked[seats, happening[over]])
        on = ~over
        if on.any():
            first = _next(last[on], has_turn[on])[:, None] == np.arange(self.count)
            least = left[on].min(axis=1)
            found[on] = standings(self.learned(happening[on]), least, first, self._habits)
        return found

    def learned(self, happening: Array) -> Array:
        """(ends, seats): the logarithms of the shares as they were learned, up to what is the same for all seats."""
        left = self._open[np.arange(self.count), happening]
        last, has_turn = self._last_round(left == 0)
        sharp: Array = sharpness(load("menteur", LAYOUT), left.min(axis=1))[:, None]
        return sharp * self._totals(happening, left, last, has_turn)

    def _last_round(self, full: Array) -> tuple[Array, Array]:
        """M21: whether the last round has begun then, and who still has a turn in it."""
        if self.tables.last[0]:
            return np.ones(len(full), dtype=bool), self.tables.has_turn[0] & ~full
        last = np.asarray(full.any(axis=1))
        return last, last[:, None] & ~full

    def _totals(self, happening: Array, left: Array, last: Array, has_turn: Array) -> Array:
        """(ends, seats): expected in the end. Most sheets are alike in many ways to end, and are asked about once."""
        seats, fewest = np.arange(self.count), np.partition(left, 1, axis=1)
        least = np.where(left == fewest[:, :1], fewest[:, 1:2], fewest[:, :1])
        sums = left.sum(axis=1, keepdims=True) - left
        wait = (seats - _next(last, has_turn)[:, None]) % self.count
        parts = np.broadcast_arrays(seats, happening, least, sums, last[:, None], has_turn, wait)
        sizes = (self.count, self._open.shape[1], 14, 14 * self.count, 2, 2, self.count)
        coded = np.ravel_multi_index([part.astype(np.int64).ravel() for part in parts], sizes)
        codes, back = np.unique(coded, return_inverse=True)
        found: Array = self._expected(*np.unravel_index(codes, sizes))[back].reshape(happening.shape)
        return found

    def _expected(
        self, seat: Array, happens: Array, least: Array, sums: Array, last: Array, has_turn: Array, wait: Array
    ) -> Array:
        """A cross never helps, whatever was learned."""
        around = Around(
            least=least,
            mean=sums / (self.count - 1),
            last=last.astype(bool),
            has_turn=has_turn.astype(bool),
            wait=wait,
            people=np.ones(len(seat)),
            suspicion=np.zeros(len(seat)),
            seats=self.count,
        )
        learned = load("menteur", LAYOUT)
        found = expected(learned, self._points[seat, happens], self._crosses[seat, happens], around)
        crossed = (happens >= _CROSSES) & (happens < _GIVES_UP)
        without = expected(learned, self._points[seat, 0], self._crosses[seat, 0], around)
        return np.where(crossed, np.minimum(found, without), found)


def _next(last: Array, has_turn: Array) -> Array:
    """Who throws next: the left neighbour, in the last round whoever still has a turn."""
    order = np.roll(np.arange(has_turn.shape[1]), -1)
    found: Array = np.where(last, order[has_turn[:, order].argmax(axis=1)], 1)
    return found


def _decided(totals: Array) -> Array:
    """M24: the highest total wins, and equal totals share it."""
    first = totals == totals.max(axis=1, keepdims=True)
    found: Array = first / first.sum(axis=1, keepdims=True)
    return found
