"""A turn among others: what each way to end it is worth, as a share of the win, and what comes of it to everybody."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from yamclub.games.yams.lastturns import TURNS, last_turns
from yamclub.games.yams.learned import MEAN, SPREAD, Floats, Futures, Sheet, futures, sheet_of
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.reply import best_reply
from yamclub.games.yams.shares import Others, chances
from yamclub.games.yams.solved import solved
from yamclub.games.yams.writing import Endings, endings
from yamclub.mechanics.sheet import Points
from yamclub.solve.turn_following import TurnFollowing
from yamclub.solve.turn_search import TurnSearch

_WIDE = 4.5
"""Spreads on either side of a mean that scores are counted for."""
_BEYOND = 60
"""Points beyond those: what the last turns can bring is not spread as curves are."""
_STEP = 8
"""Points over which it is measured what a point is worth."""
_LEAST_WORTH = 1e-3
"""The least share of the win that a point counts for: so that points still decide where the win is decided."""
_POINT = 1e-6
_HARDLY = 1e-12
"""The same for judging: so little that shares are what they are, and equals still have an order."""


class Table(NamedTuple):
    """All sheets, and whose turn it is."""

    sheets: tuple[Points, ...]
    extra: tuple[int, ...]
    options: YamsOptions
    seat: int


class _Valued(NamedTuple):
    shares: Floats
    point: float


class Position:
    """A turn is about to begin or has begun; the dice don't matter here."""

    def __init__(self, table: Table) -> None:
        self._options, self._seat = table.options, table.seat
        self._sheets = [
            sheet_of(points, extra, table.options) for points, extra in zip(table.sheets, table.extra, strict=True)
        ]
        mine = self._sheets[table.seat]
        self.ways: Endings = endings(mine.closed, mine.upper, table.options)
        self._futures: Futures = futures(table.options)

    # --- what is to come

    @cached_property
    def _moments(self) -> Floats:
        """Of what comes after each way to end the turn."""
        return self._futures.moments(self.ways.closed, self.ways.upper)

    @cached_property
    def points(self) -> Floats:
        """By way to end the turn, the final score on average; alone exactly, if that was solved before."""
        exact = None if self._others else solved(self._options)
        to_come = self._moments[:, MEAN] if exact is None else exact[self.ways.closed, self.ways.upper]
        return self._sheets[self._seat].written + self.ways.gained + to_come

    @cached_property
    def _others(self) -> list[Sheet]:
        return [sheet for seat, sheet in enumerate(self._sheets) if seat != self._seat]

    @cached_property
    def _other_moments(self) -> Floats:
        closed, upper = (np.array([getattr(sheet, name) for sheet in self._others]) for name in ("closed", "upper"))
        return self._futures.moments(closed, upper)

    def _scores(self) -> Floats:
        """All final scores that matter."""
        written = np.array([sheet.written for sheet in self._others])
        means = np.concatenate([self.points, written + self._other_moments[:, MEAN]])
        wide = _WIDE * np.concatenate([self._moments[:, SPREAD], self._other_moments[:, SPREAD]])
        return np.arange(int((means - wide).min()) - _BEYOND, int((means + wide).max()) + _BEYOND, dtype=np.float64)

    def _mine(self, scores: Floats) -> Floats:
        """By way to end the turn, the chance of every final score."""
        written = self._sheets[self._seat].written + self.ways.gained
        if self._sheets[self._seat].turns > TURNS + 1:
            return chances(scores, self._moments, written)
        ended = zip(self.ways.closed.tolist(), self.ways.upper.tolist(), written.tolist(), strict=True)
        return np.array([self._exactly(*one, scores) for one in ended])

    def _against(self, scores: Floats) -> Others:
        written = np.array([sheet.written for sheet in self._others])
        found = chances(scores, self._other_moments, written)
        for place, sheet in enumerate(self._others):
            if sheet.turns <= TURNS:
                found[place] = self._exactly(sheet.closed, sheet.upper, sheet.written, scores)
        return Others(found)

    def _exactly(self, closed: int, upper: int, written: int, scores: Floats) -> Floats:
        coming, row = last_turns(closed, upper, self._options), np.zeros(len(scores))
        places = np.clip(np.arange(len(coming)) + written - int(scores[0]), 0, len(row) - 1)
        np.add.at(row, places, coming)
        return row

    # --- what it is worth

    @cached_property
    def _valued(self) -> _Valued:
        """Chances of all scores take much memory, so they are not kept."""
        scores = self._scores()
        mine, against = self._mine(scores), self._against(scores)
        share, others = against.share(mine), against.shares(mine)
        if len(self._others) == 1 and self._others[0].turns == self._sheets[self._seat].turns == 1:
            lost = best_reply(self._others[0], self._options, np.rint(self.points).astype(np.intp))
            share, others = 1 - lost, lost[:, None]
        point = against.per_point(mine[int(share.argmax())], _STEP)
        return _Valued(np.insert(others, self._seat, share, axis=1), max(point, _LEAST_WORTH))

    @property
    def shares(self) -> Floats:
        """(ways to end the turn × seats): everybody's share of the win."""
        return self._valued.shares

    @property
    def point(self) -> float:
        """The share of the win that one more point is worth."""
        return self._valued.point

    @cached_property
    def share(self) -> Floats:
        """By way to end the turn, this seat's share of the win; among equals, points count a little."""
        found: Floats = self.shares[:, self._seat] + _POINT * self.points
        return found

    @cached_property
    def search(self) -> TurnSearch:
        """The turn played for the win; alone, for points. What the dice make of it, by keep and by throw."""
        return TurnSearch(self.ways.best(self.worth))

    @property
    def worth(self) -> Floats:
        """What the turn is played for, by way to end it."""
        return self.share if self._others else self.points

    @cached_property
    def following(self) -> TurnFollowing:
        """The same, with what comes of it to every seat: its share of the win, alone the score."""
        chosen = self.ways.chosen(self.worth)
        if not self._others:
            return TurnFollowing(np.stack([self.worth[chosen]] * 2, axis=1))
        return TurnFollowing(np.column_stack([self.worth, self.shares])[chosen])

    @cached_property
    def worths(self) -> Floats:
        """(ways to end the turn × seats): shares of the win, alone the score. In its own column points order equals."""
        if not self._others:
            return self.points[:, None]
        found = self.shares.copy()
        found[:, self._seat] += _HARDLY * self.points
        return found

    @cached_property
    def judged(self) -> TurnFollowing:
        """The turn played for exactly that, which ``following`` does only nearly; what it is played for comes first."""
        mine = self.worths[:, self._seat]
        return TurnFollowing(np.column_stack([mine, self.worths])[self.ways.chosen(mine)])

    @property
    def behind(self) -> float:
        """How many points the best of the others will have more on average, if the turn ends at its best."""
        others = np.array([sheet.written for sheet in self._others]) + self._other_moments[:, MEAN]
        return float(others.max() - self.points[int(self.worths[:, self._seat].argmax())])

    @property
    def upper(self) -> int:
        """The total of the upper part before the turn, at most 63."""
        return self._sheets[self._seat].upper

    def to_come(self, closed: int, upper: int) -> float:
        """The points that a sheet with these boxes closed still brings on average, the bonus among them."""
        exact = None if self._others else solved(self._options)
        if exact is not None:
            return float(exact[closed, upper])
        return float(self._futures.moments(np.array([closed]), np.array([upper]))[0, MEAN])


@lru_cache(maxsize=64)
def position(table: Table) -> Position:
    """Kept through a turn, in which the sheets stay as they are."""
    return Position(table)
