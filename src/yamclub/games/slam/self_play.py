"""Yamslam against itself, many games at once: from what positions are thought to be worth, something nearer to it.

Every turn is solved exactly, so the worth of a position is known one turn ahead without any luck in
it. How that turn ends is drawn, and what is learned there of the next position corrects this one
too: how much it differs from what was expected of it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.games.slam.judge import Judge, features
from yamclub.games.slam.positions import (
    FAILING,
    GOAL,
    TO_GOAL,
    WAYS,
    YAMSLAM,
    After,
    Array,
    Kind,
    Positions,
    after_turns,
    first_positions,
    points_of,
    typical_score,
)
from yamclub.games.slam.solver import LEAST
from yamclub.games.slam.turn_ends import turn_ends

_TRIED = 0.1
"""The share of turns that are not played for the best, so that other positions come up too."""
_TRIED_SPREAD = 0.04
_CHIPS_OF_YAMSLAM = 4
"""So many at least are thought of: those that bring most points at once."""
_IN_SERIES = 0.4
"""The share of games that belong to a series."""


class _Turn(NamedTuple):
    games: Array
    shown: Array
    expected: Array
    """What the position is worth, one turn ahead."""
    thought: Array
    """What the position that followed was thought to be worth, in the same order of sides."""
    passed: Array
    corrects: Array
    """Whether what is learned of the position that followed corrects this one."""


def played(kind: Kind, judge: Judge, games: int, trust: float, rng: np.random.Generator) -> tuple[Array, Array]:
    """What the network is shown, and what it should answer, for every turn of so many games.

    ``trust`` says how much of a later correction reaches the turn before: the more, the sooner ends are known at the
    start; the less, the less luck there is in the answers.
    """
    turns: list[_Turn] = []
    positions, playing = _openings(kind, games, rng), np.arange(games)
    while len(playing):
        turn, positions, going_on = _turn(kind, judge, positions, playing, rng)
        turns.append(turn)
        playing = playing[going_on]
    later = np.zeros((games, kind.shares))
    known = np.zeros(games, np.bool_)
    targets = []
    for turn in reversed(turns):
        target, after = turn.expected.copy(), later[turn.games]
        after[turn.passed] = np.roll(after[turn.passed], 1, axis=1)
        corrected = known[turn.games] & turn.corrects
        target[corrected] += trust * (after - turn.thought)[corrected]
        later[turn.games], known[turn.games] = target, True
        targets.append(target.astype(np.float32))
    return np.concatenate([turn.shown for turn in turns]), np.concatenate(targets[::-1])


def _turn(
    kind: Kind, judge: Judge, positions: Positions, games: Array, rng: np.random.Generator
) -> tuple[_Turn, Positions, Array]:
    count, rows = len(games), np.arange(len(games))
    after = _likely(kind, after_turns(kind, positions))
    shares = judge.shares_after(after).reshape(count, WAYS, kind.shares)
    possible = after.possible.reshape(count, WAYS)
    mine = np.where(possible, shares[:, :, 0], LEAST)
    best = YAMSLAM + mine[:, YAMSLAM:].argmax(1)
    ends = np.concatenate([mine[:, :YAMSLAM], mine[rows, best][:, None]], 1)
    chances = _chances(kind, ends, positions.again)
    of_ends = np.concatenate([shares[:, :YAMSLAM], shares[rows, best][:, None]], 1)
    expected = (chances[:, :, None] * of_ends).sum(1)
    tried = rng.random(count) < _TRIED
    if kind.players > 1 and tried.any():
        noise = rng.normal(0.0, _TRIED_SPREAD, (int(tried.sum()), FAILING))
        other = ends[tried]
        other[:, :FAILING] += np.where(possible[tried, :FAILING], noise, 0.0)
        chances[tried] = turn_ends(other, four_as_two_pairs=True)
    drawn = (rng.random((count, 1)) * chances.sum(1, keepdims=True) > chances.cumsum(1)).sum(1)
    drawn = np.minimum(drawn, YAMSLAM)
    way = np.where(drawn < YAMSLAM, drawn, best)
    place = rows * WAYS + way
    going_on = ~after.ended[place]
    shown = features(kind, positions)
    turn = _Turn(games, shown, expected, shares[rows, way], after.passed[place], going_on & ~tried)
    return turn, after.positions.rows(place[going_on]), going_on


def _likely(kind: Kind, after: After) -> After:
    """Without the chips that a Yamslam would hardly take: half of all ways to end a turn are of a Yamslam."""
    if kind.players == 1:  # there it takes two, at a time
        return after
    gains = np.where(after.possible, points_of(after.positions.held[:, 0]), -1).reshape(-1, WAYS)[:, YAMSLAM:]
    least = np.partition(gains, -_CHIPS_OF_YAMSLAM, axis=1)[:, -_CHIPS_OF_YAMSLAM, None]
    possible = after.possible.reshape(-1, WAYS).copy()
    possible[:, YAMSLAM:] &= gains >= least
    return after._replace(possible=possible.ravel())


def _chances(kind: Kind, ends: Array, again: Array) -> Array:
    chances = turn_ends(ends, four_as_two_pairs=True)
    if kind.players == 1:  # S15: the second chip of a Yamslam, taken without a throw
        chances[again] = 0.0
        chances[again, YAMSLAM] = 1.0
    return chances


def _openings(kind: Kind, count: int, rng: np.random.Generator) -> Positions:
    """Games at their start: matches of their own, and some of a series in which others were played before."""
    positions = first_positions(kind, count)
    if kind.sides == 1:
        return positions
    mean, spread = typical_score(kind)
    in_series = np.flatnonzero(rng.random(count) < _IN_SERIES)
    played_before = rng.integers(0, 10, len(in_series))[:, None]
    scores = rng.normal(0.0, 1.0, (len(in_series), kind.sides)) * spread * np.sqrt(played_before)
    totals = np.clip(mean * played_before + scores, 0, None)
    to_follow = rng.choice([TO_GOAL, 0, 0, 1, 2, 4, 9], len(in_series))
    near = (GOAL - 1) * rng.random(len(in_series)) / np.maximum(totals.max(1), 1.0)
    totals = np.where((to_follow == TO_GOAL)[:, None], totals * near[:, None], totals)
    positions.earlier[in_series] = totals.astype(np.int16) // 5 * 5
    positions.to_follow[in_series] = to_follow
    return positions
