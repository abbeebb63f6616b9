"""Turns of Yamslam, solved exactly for the share of the win, over what the judge thinks of what follows."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from yamclub.game import Action
from yamclub.games.slam.chips import INDEX, formed, is_yamslam
from yamclub.games.slam.judge import LAYOUT, Judge
from yamclub.games.slam.moves import Take
from yamclub.games.slam.positions import (
    FAILING,
    KINDS,
    TO_GOAL,
    WAYS,
    YAMSLAM,
    After,
    Array,
    Kind,
    Positions,
    after_turns,
    kind_of,
)
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import Dice, sub_keeps
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.mechanics.weights import load
from yamclub.solve.numbering import EVERY_THROW, FIRST_THROW, lattice, number_of, throw_list
from yamclub.solve.turn_search import TurnSearch, keep_worths

_MOST_KEEPS = 32
_REMEMBERED = 256


class SlamTurns:
    """Turns of the sides that come first in positions, each played for that side's share of the win."""

    def __init__(self, judge: Judge, positions: Positions, four_as_two_pairs: bool, *, ahead: bool = False) -> None:
        after = after_turns(judge.kind, positions)
        shares = judge.shares_after(after)
        if ahead:
            _look_ahead(judge, after, four_as_two_pairs, shares)
        self.shares = shares.reshape(-1, WAYS, judge.kind.shares)
        """By way to end the turn, what it is worth to each side, from the one that moves."""
        self.mine = np.where(after.possible, shares[:, 0], -np.inf).reshape(-1, WAYS)
        """The same to the one that moves, minus infinity where there is no such way."""
        final, self._ends, may_stop = ends_of(self.mine, four_as_two_pairs)
        self.search = TurnSearch(final, THROWS, np.where(may_stop, final, -np.inf))

    @property
    def thrown(self) -> list[Array]:
        """``thrown[n]``: by turn, what each throw just made is worth to each side with *n* throws to come."""
        return self._followed[0]

    @cached_property
    def _followed(self) -> tuple[list[Array], list[Array]]:
        """What throws and keeps are worth to each side, the mover playing for itself; keeps from one throw to come."""
        turns = np.arange(len(self.shares))[:, None]
        thrown, keeps = [self.shares[turns, self._ends]], []
        within = _keeps_within()
        for to_come in range(1, THROWS):
            kept = keep_worths(thrown[-1].swapaxes(1, 2)).swapaxes(1, 2)
            kept[:, FIRST_THROW:] = thrown[0]
            keeps.append(kept)
            choices = self.search.kept[to_come][:, within].argmax(2)
            thrown.append(kept[turns, within[np.arange(len(within)), choices]])
        return thrown, keeps

    def after(self, action: Action, to_come: int, *, yamslam: bool) -> Array:
        """(shares,): in the first of the turns, what this action is worth to each side, from the one that moves."""
        found: Array
        match action:
            case Take(series, removed):
                found = self.shares[0, INDEX[series] + yamslam * (YAMSLAM + removed * KINDS)]
            case Keep(dice):
                found = self._followed[1][to_come - 1][0, number_of()[dice]]
            case _:
                found = self.shares[0, FAILING]
        return found

    def before(self) -> Array:
        """(n, shares): what the positions are worth before the first throw, this turn known."""
        worth: Array = np.einsum("nts,t->ns", self.thrown[-1], lattice().weight / EVERY_THROW)
        return worth


def ends_of(mine: Array, four_as_two_pairs: bool) -> tuple[Array, Array, Array]:
    """(n, 252) each: by throw what ending the turn with it is worth, by which way, and whether that may be early.

    ``mine`` (n, 22) is what every way to end the turn is worth; minus infinity where there is none.
    """
    taking = np.where(_wins(four_as_two_pairs), mine[:, None, :KINDS], -np.inf)
    worth = np.where(_yamslams(), mine[:, YAMSLAM:].max(1, keepdims=True), taking.max(2))
    may_stop = worth > -np.inf
    final = np.where(may_stop, worth, mine[:, FAILING, None])
    best = np.where(_yamslams(), YAMSLAM + mine[:, YAMSLAM:].argmax(1)[:, None], taking.argmax(2))
    return final, np.where(may_stop, best, FAILING), may_stop


def _look_ahead(judge: Judge, after: After, four_as_two_pairs: bool, shares: Array) -> None:
    """In place: where the game goes on, one more turn is solved before the judge is asked."""
    rows = np.flatnonzero(after.possible & ~after.ended)
    if len(rows):
        worth, passed = SlamTurns(judge, after.positions.rows(rows), four_as_two_pairs).before(), after.passed[rows]
        worth[passed] = np.roll(worth[passed], 1, axis=1)
        shares[rows] = worth


class SlamTurn:
    """One turn: what everything that can be done in it is worth to the side that moves."""

    def __init__(self, turns: SlamTurns) -> None:
        self._mine, self.kept = turns.shares[0, :, 0], [kept[0] for kept in turns.search.kept]
        """``kept[n]``: what each of the 462 keeps is worth with *n* throws to come."""

    def take(self, take: Take, yamslam: bool) -> float:
        """What it is worth to take this chip, for a Yamslam or not."""
        return float(self._mine[INDEX[take.series] + yamslam * (YAMSLAM + take.removed * KINDS)])

    def keep(self, dice: Dice, to_come: int) -> float:
        return float(self.kept[to_come][number_of()[dice]])

    def fail(self) -> float:
        return float(self._mine[FAILING])


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
    """The turn that is played in a state, one more turn looked ahead. The last ones are remembered: whatever is
    thrown, the turn is the same."""
    return _turn(kind_of(state.players, state.options), state.options.four_as_two_pairs == "yes", position_of(state))


def solved_turn(state: SlamState) -> SlamTurns:
    """The same with what comes of it to every side."""
    return _solved(kind_of(state.players, state.options), state.options.four_as_two_pairs == "yes", position_of(state))


def thrown_in(state: SlamState) -> list[Array]:
    """``SlamTurns.thrown`` of that turn alone, without looking ahead: much quicker."""
    return _thrown(kind_of(state.players, state.options), state.options.four_as_two_pairs == "yes", position_of(state))


def shares_before(state: SlamState) -> Array:
    """What a turn that is about to begin is worth to each side, from the one that moves."""
    return _before(kind_of(state.players, state.options), position_of(state))


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


@lru_cache(maxsize=_REMEMBERED)
def _turn(kind: Kind, four_as_two_pairs: bool, position: tuple[Any, ...]) -> SlamTurn:
    return SlamTurn(_solved(kind, four_as_two_pairs, position))


@lru_cache(maxsize=_REMEMBERED)
def _solved(kind: Kind, four_as_two_pairs: bool, position: tuple[Any, ...]) -> SlamTurns:
    judge = Judge(kind, load("slam", LAYOUT))
    return SlamTurns(judge, _single(position), four_as_two_pairs, ahead=kind.players > 1)


@lru_cache(maxsize=_REMEMBERED)
def _thrown(kind: Kind, four_as_two_pairs: bool, position: tuple[Any, ...]) -> list[Array]:
    turns = SlamTurns(Judge(kind, load("slam", LAYOUT)), _single(position), four_as_two_pairs)
    return [worth[0] for worth in turns.thrown]


@lru_cache(maxsize=_REMEMBERED)
def _before(kind: Kind, position: tuple[Any, ...]) -> Array:
    shares: Array = Judge(kind, load("slam", LAYOUT)).shares(_single(position))[0]
    return shares


def _single(position: tuple[Any, ...]) -> Positions:
    return Positions(*(np.array([value]) for value in position))
