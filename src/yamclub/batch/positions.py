"""How positions end when they are played on: many copies of each, in arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from yamclub.batch import make
from yamclub.batch.table import Stepped, Table
from yamclub.errors import Code, YamError
from yamclub.game import Game, State
from yamclub.mechanics.batch import Array

Policy = Callable[[Stepped], Any]
"""Given what a table shows, an action per match; what it says of a match that is over is ignored."""

MOST_AT_ONCE = 1 << 15
"""Copies that play together: all of them in memory, with their masks and observations."""


class Rollout(NamedTuple):
    """Mean results: a row per state, a column per seat."""

    scores: Array
    """The mean score."""
    rewards: Array
    """The mean reward: see ``Stepped.reward``. With two seats or more, how often the seat wins."""


def rolled_out(game: Game, states: Sequence[State], copies: int, seed: int, policy: Policy | None) -> Rollout:
    if not states or type(copies) is not int or copies < 1:
        raise YamError(Code.BAD_BATCH_SIZE, n=str(copies if states else 0)[:40])
    seats, options = getattr(states[0], "players", 0), getattr(states[0], "options", None)
    sums = Rollout(np.zeros((len(states), seats)), np.zeros((len(states), seats)))
    going = [place for place, state in enumerate(states) if not state.turn().over]
    places = np.repeat(np.array(going, np.int64), copies)
    for first in range(0, len(places), MOST_AT_ONCE):
        some = places[first : first + MOST_AT_ONCE]
        table = make(game, len(some), seats, options, auto_reset=False)
        table.load([states[place] for place in some.tolist()], seed + first)
        _play(table, policy)
        np.add.at(sums.scores, some, table.last.scores)
        np.add.at(sums.rewards, some, table.last.reward)
    means = Rollout(sums.scores / copies, sums.rewards / copies)
    for place in set(range(len(states))).difference(going):
        _set_result(means, place, states[place])
    return means


def _play(table: Table, policy: Policy | None) -> None:
    if policy is None:
        table.play_out()
        return
    while not table.last.done.all():
        table.step(policy(table.last))


def _set_result(means: Rollout, place: int, state: State) -> None:
    """The result of a state that is over."""
    result = state.result()
    assert result is not None  # noqa: S101 - it is over
    firsts = np.array(result.places) == 1
    means.scores[place] = result.scores
    means.rewards[place] = firsts / firsts.sum() if len(firsts) > 1 else result.scores
