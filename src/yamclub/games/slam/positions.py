"""Positions of Yamslam between turns, many at once in arrays, and every way in which the next turn can end.

A position is seen from the side whose turn is next: it comes first, the others follow in the order
of play. A turn ends in one of 22 ways: a chip of one of the seven series, nothing, or by a Yamslam
a chip of any series, in play or removed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.games.slam.chips import CHIPS_A_SERIES, POINTS, SERIES
from yamclub.games.slam.moves import SlamOptions

KINDS = len(SERIES)
FAILING = KINDS
"""The way of a turn without a chip; before it the chips in play, by series."""
YAMSLAM = KINDS + 1
"""From here on the chips that a Yamslam may take: in play by series, then removed by series."""
WAYS = YAMSLAM + 2 * KINDS
GOAL = 1000
TO_GOAL = -1
"""In place of the games that follow, where a series is played to the goal."""
_LAST_CHIP, _SET = 20, 30
_VARIETY = np.array([0] * (KINDS - 1) + [20, 50])

Array = NDArray[Any]


class Kind(NamedTuple):
    """A kind of table: positions of one kind are learned together."""

    players: int
    sides: int

    @property
    def name(self) -> str:
        return "teams" if self.sides < self.players else str(self.players)

    @property
    def shares(self) -> int:
        """Numbers that say what a position is worth. Alone: the score in thousands, and what is missing to one."""
        return max(self.sides, 2)


KINDS_OF_TABLE = (Kind(2, 2), Kind(3, 3), Kind(4, 4), Kind(4, 2), Kind(1, 1))


def kind_of(players: int, options: SlamOptions) -> Kind:
    return Kind(players, 2 if options.teams == "yes" else players)


class Positions(NamedTuple):
    in_play: Array
    """(n, 7)."""
    removed: Array
    """(n, 7)."""
    held: Array
    """(n, sides, 7), from the side whose turn is next."""
    failed: Array
    """(n,): turns without a chip in a row."""
    again: Array
    """(n,): whether a Yamslam gave this turn; alone, whether it gives one more chip, without a throw."""
    earlier: Array
    """(n, sides): points of earlier games of the series."""
    to_follow: Array
    """(n,): games of the series after this one, or ``TO_GOAL``."""

    def rows(self, which: Array) -> Positions:
        return Positions(*(array[which] for array in self))


def first_positions(kind: Kind, count: int) -> Positions:
    """The start of so many games that are matches of their own."""
    return Positions(
        in_play=np.full((count, KINDS), CHIPS_A_SERIES, np.int16),
        removed=np.zeros((count, KINDS), np.int16),
        held=np.zeros((count, kind.sides, KINDS), np.int16),
        failed=np.zeros(count, np.int16),
        again=np.zeros(count, np.bool_),
        earlier=np.zeros((count, kind.sides), np.int16),
        to_follow=np.zeros(count, np.int16),
    )


def points_of(held: Array) -> Array:
    """What chips are worth by themselves, as ``chips.score`` has it, but for the bonus of the last chip."""
    points: Array = held @ np.array(POINTS) + _SET * (held == CHIPS_A_SERIES).sum(-1)
    points += _VARIETY[(held > 0).sum(-1)]
    return points


class After(NamedTuple):
    """What every way to end the turn leads to: arrays of (n * 22), the ways of each position together."""

    positions: Positions
    possible: Array
    """Whether there is such a chip. Whether the dice win it is another question."""
    ended: Array
    """Whether the game ends there."""
    last: Array
    """Whether the side that moved took the last chip in play."""
    passed: Array
    """Whether the turn passes on, so that the side that moved comes last."""


def after_turns(kind: Kind, now: Positions) -> After:
    count = len(now.failed)
    in_play, removed, held = (np.repeat(array[:, None], WAYS, 1) for array in (now.in_play, now.removed, now.held))
    failed, again = np.zeros((count, WAYS), np.int16), np.zeros((count, WAYS), np.bool_)
    for series in range(KINDS):
        for way in (series, YAMSLAM + series):
            in_play[:, way, series] -= 1
            held[:, way, 0, series] += 1
        removed[:, YAMSLAM + KINDS + series, series] -= 1
        held[:, YAMSLAM + KINDS + series, 0, series] += 1
    possible: Array = np.logical_and((in_play >= 0).all(2), (removed >= 0).all(2))
    _fail(kind, now, in_play[:, FAILING], removed[:, FAILING], failed[:, FAILING])
    none_in_play: Array = np.logical_not(in_play.any(2))
    last: Array = none_in_play & possible
    last[:, FAILING] = False
    if kind.players == 1:  # S15: with one chip more to take, no dice are thrown
        again[:, YAMSLAM:] = ~now.again[:, None]
        possible[:, :YAMSLAM] &= ~now.again[:, None]
        again &= in_play.any(2) | removed.any(2)
        ended, passed = none_in_play & ~again, np.zeros_like(again)
    else:
        again[:, YAMSLAM:] = True
        ended, passed = none_in_play, ~again
        held = np.where(passed[:, :, None, None], np.roll(held, -1, 2), held)
    earlier = np.repeat(now.earlier[:, None], WAYS, 1)
    if kind.players > 1:
        earlier = np.where(passed[:, :, None], np.roll(earlier, -1, 2), earlier)

    def flat(array: Array) -> Array:
        return array.reshape(count * WAYS, *array.shape[2:])

    positions = Positions(
        in_play=flat(in_play),
        removed=flat(removed),
        held=flat(held),
        failed=flat(failed),
        again=flat(again),
        earlier=flat(earlier),
        to_follow=np.repeat(now.to_follow, WAYS),
    )
    return After(positions, possible.ravel(), ended.ravel(), last.ravel(), passed.ravel())


def _fail(kind: Kind, now: Positions, in_play: Array, removed: Array, failed: Array) -> None:
    """S4, S5, in place: one more failed turn, and after as many as there are players the most valuable chip goes."""
    failures = now.failed + (~now.again if kind.players > 1 else 1)
    everybody = failures >= kind.players
    failed[:] = np.where(everybody, 0, failures)
    dearest = KINDS - 1 - np.argmax(in_play[:, ::-1] > 0, axis=1)
    gone = np.flatnonzero(everybody & (in_play > 0).any(1))
    in_play[gone, dearest[gone]] -= 1
    removed[gone, dearest[gone]] += 1


def end_shares(kind: Kind, positions: Positions, last: Array, passed: Array) -> Array:
    """What ended games are worth, in the order of the positions: the win, shared by those in the first place.

    Where other games of a series follow, about how likely each side wins it from there.
    """
    points = points_of(positions.held)
    mover = np.where(passed, kind.sides - 1, 0)
    points[np.arange(len(points)), mover] += _LAST_CHIP * last
    if kind.players == 1:
        alone: Array = np.stack([points[:, 0] / GOAL, 1 - points[:, 0] / GOAL], 1)
        return alone
    totals = points + positions.earlier
    first = totals == totals.max(1, keepdims=True)
    won = first / first.sum(1, keepdims=True)
    spread = spread_to_come(kind, games_to_come(kind, totals, positions.to_follow))
    ahead = (totals - totals.max(1, keepdims=True)) / np.maximum(spread, 1e-9)[:, None]
    likely = np.exp(np.maximum(_STEEPNESS * ahead, -60.0))
    shares: Array = np.where(spread[:, None] > 0, likely / likely.sum(1, keepdims=True), won)
    return shares


_STEEPNESS = 1.28
"""Of the logistic curve that is nearest to what sums of games do."""
_SPREAD = {2: 80.0, 3: 75.0, 4: 70.0}
"""By sides, how far a side's score of one game lies from the mean."""
_MEAN = {1: 850.0, 2: 420.0, 3: 280.0, 4: 205.0}


def typical_score(kind: Kind) -> tuple[float, float]:
    """A side's mean score of one game, and the spread of it."""
    return _MEAN[kind.sides], _SPREAD[kind.sides]


def points_of_share(sides: int) -> float:
    """How many points more at the start of a game are worth the whole win, as far as one point more goes."""
    return GOAL if sides == 1 else 3.5 * _SPREAD[sides]


def games_to_come(kind: Kind, totals: Array, to_follow: Array) -> Array:
    """About how many games follow, once a game has ended with these totals."""
    short = GOAL - totals.max(1)
    to_goal = np.where(short <= 0, 0.0, np.maximum(1.0, short / _MEAN[kind.sides]))
    games: Array = np.where(to_follow == TO_GOAL, to_goal, to_follow)
    return games


def spread_to_come(kind: Kind, games: Array) -> Array:
    spread: Array = _SPREAD[kind.sides] * np.sqrt(games)
    return spread


def expected_games(kind: Kind, positions: Positions) -> Array:
    """About how many games of the series follow the one that is played."""
    after = positions.earlier.max(1) + _MEAN[kind.sides]
    to_goal = np.clip((GOAL - after) / _MEAN[kind.sides], 0.0, None)
    games: Array = np.where(positions.to_follow == TO_GOAL, to_goal, positions.to_follow)
    return games
