"""One turn of Yamslam, solved exactly for the share of the win, over what the judge thinks of what follows."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from yamclub.games.slam.chips import INDEX, formed, is_yamslam
from yamclub.games.slam.judge import LAYOUT, Judge
from yamclub.games.slam.moves import Take
from yamclub.games.slam.positions import (
    FAILING,
    KINDS,
    TO_GOAL,
    YAMSLAM,
    Array,
    Kind,
    Positions,
    after_turns,
    kind_of,
)
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import sub_keeps
from yamclub.mechanics.throwing import THROWS
from yamclub.mechanics.weights import load
from yamclub.solve.numbering import number_of, throw_list
from yamclub.solve.turn_search import TurnSearch, keep_worths

_MOST_KEEPS = 32
_KEPT_TURNS = 64


class SlamTurn:
    """The turn of the side that comes first in a position."""

    def __init__(self, judge: Judge, position: Positions, four_as_two_pairs: bool) -> None:
        after = after_turns(judge.kind, position)
        self.shares: Array = judge.shares_after(after)
        """(22, shares): by way to end the turn, what it is worth to each side, from the one that moves."""
        mine = np.where(after.possible, self.shares[:, 0], -np.inf)
        taking = np.where(_wins(four_as_two_pairs), mine[:KINDS], -np.inf)
        yamslam = YAMSLAM + int(mine[YAMSLAM:].argmax())
        worth = np.where(_yamslams(), mine[yamslam], taking.max(1))
        may_stop = worth > -np.inf
        self._ends = np.where(may_stop, np.where(_yamslams(), yamslam, taking.argmax(1)), FAILING)
        final = mine[self._ends]
        self.search = TurnSearch(final, THROWS, np.where(may_stop, final, -np.inf))

    def take(self, take: Take, yamslam: bool) -> float:
        """What it is worth to take this chip, for a Yamslam or not."""
        return float(self.shares[INDEX[take.series] + yamslam * (YAMSLAM + take.removed * KINDS), 0])

    def fail(self) -> float:
        return float(self.shares[FAILING, 0])

    @cached_property
    def thrown(self) -> list[Array]:
        """``thrown[n]``: (252, shares), what each throw just made is worth to each side with *n* throws to come."""
        found = [self.shares[self._ends]]
        for to_come in range(1, THROWS):
            kept = keep_worths(found[-1].T).T
            kept[-len(found[0]) :] = found[0]
            choices = self.search.kept[to_come][_keeps_within()].argmax(1)
            found.append(kept[_keeps_within()[np.arange(len(choices)), choices]])
        return found


@cache
def _wins(four_as_two_pairs: bool) -> Array:
    """(252, 7): whether a throw wins a chip of a series."""
    wins = np.zeros((len(throw_list()), KINDS), np.bool_)
    for number, throw in enumerate(throw_list()):
        for series in formed(throw, four_as_two_pairs):
            wins[number, INDEX[series]] = True
    return wins


@cache
def _yamslams() -> Array:
    return np.array([is_yamslam(throw) for throw in throw_list()])


@cache
def _keeps_within() -> Array:
    """(252, 32): the keeps within each throw; where there are fewer, the first again."""
    number, found = number_of(), np.zeros((len(throw_list()), _MOST_KEEPS), np.intp)
    for row, throw in enumerate(throw_list()):
        keeps = [number[keep] for keep in sub_keeps(throw)]
        found[row] = keeps + [keeps[0]] * (_MOST_KEEPS - len(keeps))
    return found


def turn_of(state: SlamState) -> SlamTurn:
    """The turn that is played in a state. The last ones are remembered: whatever is thrown, the turn is the same."""
    return _solved(kind_of(state.players, state.options), state.options.four_as_two_pairs == "yes", position_of(state))


def position_of(state: SlamState) -> tuple[Any, ...]:
    """Where a state stands before the throws of its turn: the fields of a single one of the ``Positions``."""
    first, sides = state.side_of(state.seat), len(state.held)
    around = [(first + after) % sides for after in range(sides)]
    return (
        state.in_play,
        state.removed,
        tuple(state.held[side] for side in around),
        state.failed_in_a_row,
        state.owed > 0 if state.players == 1 else state.took_chip,
        tuple(sum(game[side] for game in state.games) for side in around),
        _to_follow(state),
    )


def _to_follow(state: SlamState) -> int:
    match state.options.series:
        case "single":
            return 0
        case "1000":
            return TO_GOAL
        case games:
            return int(games) - len(state.games) - 1


@lru_cache(maxsize=_KEPT_TURNS)
def _solved(kind: Kind, four_as_two_pairs: bool, position: tuple[Any, ...]) -> SlamTurn:
    arrays = Positions(*(np.array([value]) for value in position))
    return SlamTurn(Judge(kind, load("slam", LAYOUT)), arrays, four_as_two_pairs)
