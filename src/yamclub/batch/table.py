"""A table of many matches, in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import accumulate
from random import Random
from typing import Any, NamedTuple

import numpy as np

from yamclub.batch.driver import Arrays, driver_of, first_illegal, random_actions
from yamclub.batch.threads import spread
from yamclub.errors import Code, YamError
from yamclub.game import Game, Mover, Options, State
from yamclub.mechanics.batch import Array, BatchRules, Chance, Field

NOTED = 256
"""Outcomes noted per step, where a table notes them: more than any step draws, but for ties without end."""
_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_SEEDS = (1 << 64) - 1
_MOST_STEPS = 1 << 40
"""More than any match has."""


class Stepped(NamedTuple):
    """What ``step`` and ``reset`` return: the table's own arrays, written over by the next step. Copy what you keep."""

    observation: Array
    """matches × columns: what the acting seat may know. ``Table.fields`` says what is where."""
    mask: Array
    """bool, matches × actions: what the acting seat may do."""
    reward: Array
    """float32, matches × seats: 0 until a match ends; then the win, shared by those in the first place. Alone: the
    score."""
    done: Array
    """bool: whether the match ended in this step. If the table starts the next match by itself, everything else but
    ``reward``, ``scores`` and ``places`` is about the new one already."""
    mover: Array
    """int8: the seat to act; -1 once a match is over."""
    scores: Array
    """int32, matches × seats: the final scores of the last match that ended."""
    places: Array
    """int8, matches × seats: the places in it, from 1."""


def rules_of(game: Game) -> BatchRules:
    rules: BatchRules = import_module(f"yamclub.games.{game.id}.batch").RULES
    return rules


def _seen(array: Array) -> Array:
    """The array, for reading only."""
    view = array.view()
    view.flags.writeable = False
    return view


class Table:
    """Many matches of one game, stepping together. Made by ``yamclub.batch.make``."""

    def __init__(
        self, game: Game, n: int, seats: int, options: Options, *, auto_reset: bool = True, noting: bool = False
    ) -> None:
        self.game, self.n, self.seats, self.options, self.auto_reset = game, n, seats, options, auto_reset
        self.actions = game.every_action(seats, options)
        """Every action there is; a number given to ``step`` is a place in it."""
        self.rules = rules = rules_of(game)
        self.fields: tuple[Field, ...] = tuple(rules.fields(seats, options))
        self._driver = driver_of(rules)
        self._params, self._tables = rules.params(seats, options), rules.tables(seats, options)
        self._chance = Chance(
            rng=np.zeros(n, np.uint64),
            record=np.zeros((n, NOTED if noting else 0), np.int16),
            noted=np.zeros(n, np.int32),
        )
        self._arrays = self._allocated()
        arrays = self._arrays
        self.last = Stepped(
            observation=_seen(arrays.observation),
            mask=_seen(arrays.mask.view(np.bool_)[:, : len(self.actions)]),
            reward=_seen(arrays.reward),
            done=_seen(arrays.done),
            mover=_seen(arrays.mover),
            scores=_seen(arrays.scores),
            places=_seen(arrays.places),
        )
        """What the last step returned."""
        self.rows = _seen(arrays.rows)
        """The matches as they are kept, a row each."""

    def _allocated(self) -> Arrays:
        n, seats = self.n, self.seats
        mask = np.zeros((n, -(-len(self.actions) // 8) * 8), np.uint8)
        return Arrays(
            rows=np.zeros((n, self.rules.width(seats, self.options)), self.rules.dtype),
            actions=np.zeros(n, np.int64),
            mask=mask,
            words=mask.view(np.uint64),
            observation=np.zeros((n, sum(field.width for field in self.fields)), self.rules.observed_dtype),
            mover=np.zeros(n, np.int8),
            done=np.zeros(n, np.bool_),
            reward=np.zeros((n, seats), np.float32),
            scores=np.zeros((n, seats), np.int32),
            places=np.zeros((n, seats), np.int8),
            luck=np.zeros(n, np.uint64),
        )

    # --- playing

    def reset(self, seed: int = 0) -> Stepped:
        """New matches. Match ``i`` draws from a source of its own, made from the seed and ``i`` alone."""
        self._seed(seed)
        self._begin(fresh=True)
        return self.last

    def _seed(self, seed: int) -> None:
        base = np.uint64(seed & _SEEDS)
        with np.errstate(over="ignore"):
            numbers = np.arange(1, self.n + 1, dtype=np.uint64) * _GAMMA
            key = _mix(numbers + _mix(np.array([base]) + _GAMMA))
            self._chance.rng[:] = key
            self._arrays.luck[:] = _mix(key ^ _GAMMA)

    def _begin(self, *, fresh: bool) -> None:
        begin, rest = self._driver.begin, (fresh, self._arrays, self._chance, self._params, self._tables)
        spread(lambda first, last: begin(first, last, *rest), self.n)

    def step(self, actions: Any) -> Stepped:
        """One action per match, each a place in ``actions``. If any is illegal, says which and changes nothing.

        Where the table does not start new matches by itself, what is given for a match that is over is ignored.
        """
        given = self._checked(actions)
        if given is not self._arrays.actions:
            self._arrays.actions[:] = given
        self._drive(1, given=True)
        return self.last

    def _checked(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.can_cast(given.dtype, np.int64, "safe") or given.dtype == np.bool_:
            raise YamError(Code.BAD_BATCH_ACTIONS, n=self.n, shape=str(given.shape), dtype=str(given.dtype))
        arrays = self._arrays
        given = given if given is arrays.actions else np.ascontiguousarray(given, np.int64)
        rest = (given, arrays.mask, len(self.actions), arrays.done, not self.auto_reset)
        found: list[int] = []  # each core looks at the masks that it wrote: fetching another's takes longer than a step
        spread(lambda first, last: found.append(first_illegal(first, last, *rest)), self.n)
        wrong = min((match for match in found if match >= 0), default=None)
        if wrong is not None:
            raise YamError(Code.ILLEGAL_IN_BATCH, match=wrong, action=int(given[wrong]))
        return given

    def _drive(self, steps: int, *, given: bool, seen: bool = True) -> int:
        rest = (steps, given, not self.auto_reset, seen, self._arrays, self._chance, self._params, self._tables)
        made: list[int] = []
        spread(lambda first, last: made.append(self._driver.drive(first, last, *rest)), self.n)
        return sum(made)

    def random_actions(self) -> Array:
        """A random legal action for each match (0 for one that is over), in an array that is reused."""
        ends = not self.auto_reset
        spread(lambda first, last: random_actions(first, last, self._arrays, ends), self.n)
        return self._arrays.actions

    def play_random(self, steps: int) -> int:
        """So many steps of every match with random actions; returns how many were made."""
        return self._drive(steps, given=False)

    @property
    def params(self) -> Array:
        """Seats, options and the like as a game's kernels read them, for a game that lets some be set: see its docs."""
        return self._params

    @property
    def columns(self) -> dict[str, slice]:
        """Where each field is in an observation."""
        ends = list(accumulate(field.width for field in self.fields))
        return {field.name: slice(end - field.width, end) for field, end in zip(self.fields, ends, strict=True)}

    # --- positions

    def load(self, states: Sequence[State], seed: int = 0) -> Stepped:
        """Go on from these states, one per match. What they await of chance is drawn at once.

        A state knows everything. For a player who does not, give states that the game's ``imagine`` made of a view.
        """
        if len(states) != self.n:
            raise YamError(Code.BAD_BATCH_STATE, place=min(len(states), self.n))
        rows = self.rows_of(states, seed)
        self._seed(seed)
        self._arrays.rows[:] = rows
        self._begin(fresh=False)
        return self.last

    def rows_of(self, states: Sequence[State], seed: int) -> Array:
        """A row for each state."""
        luck = Random(seed)  # noqa: S311 - only where a row can't say what chance is in the middle of
        rows, same, row = np.zeros((len(states), self._arrays.rows.shape[1]), self.rules.dtype), None, None
        for place, state in enumerate(states):
            if row is None or state is not same:  # copies are often given one after the other
                self._check_state(place, state)
                row = self.rules.encode(state)
                same = state
            rows[place] = self._row_after_chance(state, luck) if row is None else row
        return rows

    def _row_after_chance(self, state: State, luck: Random) -> Array:
        row = None
        while row is None:
            state = _chance_moved(state, luck)
            row = self.rules.encode(state)
        return row

    def _check_state(self, place: int, state: State) -> None:
        kind = getattr(state, "players", None), getattr(state, "options", None)
        if type(state) is not self.game.state or kind != (self.seats, self.options) or state.turn().over:
            raise YamError(Code.BAD_BATCH_STATE, place=place)

    def play_out(self) -> int:
        """Random play of every match to its end, at a table that does not begin others; the number of steps."""
        return self._drive(_MOST_STEPS, given=False, seen=False)

    def state(self, match: int) -> State:
        """Where a match stands, as a state of the contract."""
        return self.rules.decode(self._arrays.rows[match], self.seats, self.options)

    def outcomes(self, match: int) -> list[int]:
        """What chance brought to this match in the last step, where the table notes it: see ``BatchRules.outcome``."""
        count = int(self._chance.noted[match])
        if count > self._chance.record.shape[1]:
            raise OverflowError(f"{count} outcomes in one step of match {match}")
        noted: list[int] = self._chance.record[match, :count].tolist()
        return noted


def _chance_moved(state: State, luck: Random) -> State:
    chance = state.chance()
    return state.apply(Mover.CHANCE, chance.pick(luck.randrange(chance.total)))


def _mix(values: Array) -> Array:
    """``mechanics.batch.mixed`` of each value."""
    z = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))
