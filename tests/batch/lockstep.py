"""Matches in arrays and the same matches by the contract, step by step: they must agree on everything.

The arrays draw the dice and cards and choose random actions; the contract is led the same way and asked
what is legal, whose turn it is, where the match stands and how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tests.batch.choosing import quick
from tests.batch.observing import observed
from tests.conformance.walks import any_kind
from yamclub.batch import make
from yamclub.batch.table import Table
from yamclub.game import Action, Game, Mover, Options, Result, State
from yamclub.kernel.dice import Dice
from yamclub.mechanics.batch import Made
from yamclub.mechanics.throwing import every_keep

AT_ONCE = 128
"""Matches that step together."""
LOOK_EVERY = {"yams": 8, "slam": 16, "master": 16, "menteur": 16, "color": 32, "yami": 32}
"""Whole positions and observations are compared at one step in so many, and at the end; the rest at every step."""


class Disagreement(AssertionError):
    """The arrays and the contract differ."""


class Played(NamedTuple):
    matches: int
    steps: int


def lockstep(
    game: Game,
    seats: int,
    options: Options,
    matches: int,
    seed: int,
    *,
    auto_reset: bool = True,
    tell: Callable[[int], object] = id,
    plant: Callable[[Table], object] = id,
) -> Played:
    """Play so many matches side by side. ``plant`` may break the table first, to see that it is noticed."""
    played = Played(0, 0)
    while played.matches < matches:
        n = min(AT_ONCE, matches - played.matches)
        side = SideBySide(game, seats, options, n, seed + played.matches, auto_reset, plant)
        wanted = matches - played.matches if auto_reset else n
        while side.finished < wanted:
            before = side.finished
            side.step()
            tell(side.finished - before)
        played = Played(played.matches + side.finished, played.steps + side.steps)
    return played


class SideBySide:
    """A table of arrays, and its matches by the contract."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        n: int,
        seed: int,
        auto_reset: bool,
        plant: Callable[[Table], object],
    ) -> None:
        self.table = make(game, n, seats, options, seed=seed, auto_reset=auto_reset, noting=True)
        plant(self.table)
        self.table.reset(seed)
        self.start = game.start(seats, options)
        self.places = {action: place for place, action in enumerate(self.table.actions)}
        self.masks: dict[Any, bytes] = {}
        self.rng, self.hurry = Random(seed), np.random.default_rng(seed)
        self.finished = self.steps = 0
        self.states: list[State] = [self._led(self.start, self.table.outcomes(i), i) for i in range(n)]
        self._compare(range(n), 0)

    def step(self) -> None:
        """One random step of every match that is not over."""
        table, rules = self.table, self.table.rules
        movers, rows = table.last.mover.tolist(), table.rows.copy()
        alive = [i for i, mover in enumerate(movers) if mover >= 0] if not table.auto_reset else range(table.n)
        chosen = self._chosen(alive, movers)
        table.step(np.array(chosen))
        for i in alive:
            made = rules.move(self.states[i], rows[i], movers[i], table.actions[chosen[i]])
            after = self.states[i] if made is None else self._moved(self.states[i], made)
            self.states[i] = self._led(after, table.outcomes(i), i)
        self.steps += 1
        self._compare(alive, self.steps)

    def _chosen(self, alive: Sequence[int], movers: Sequence[int]) -> list[int]:
        """Any action in every other match; in the rest what random play does rarely: few of a kind, dice alike."""
        hurried = quick(self.table, self.hurry)
        if hurried is not None:
            return hurried
        chosen: list[int] = self.table.random_actions().tolist()
        for i in alive:
            if i % 2:
                state = self.states[i]
                legal = state.legal(movers[i])
                keep = alike(state, legal) if i % 4 == 3 else None
                if legal and (keep is None or self.rng.random() < 0.2):
                    chosen[i] = self.places[any_kind(self.rng, legal)]
                elif keep is not None:
                    chosen[i] = self.places[keep]
        return chosen

    def _led(self, state: State, outcomes: Sequence[int], i: int) -> State:
        """The state after these outcomes; if they end a match at a table that goes on, after those of the next."""
        for number in outcomes:
            turn = state.turn()
            if turn.clock:
                state = self._timed(state, i)
                turn = state.turn()
            if not turn.chance:
                state = self._ended(state, i)
            state = self._drawn(state, number, i)
        turn = state.turn()
        if turn.clock:
            state = self._timed(state, i)
            turn = state.turn()
        if turn.over and (self.table.auto_reset or self.table.last.done[i]):
            return self._ended(state, i)
        return state

    def _drawn(self, state: State, number: int, i: int) -> State:
        """The state after the outcome that was noted by this number, if chance can bring it."""
        try:
            outcome = self.table.rules.outcome(state, number)
        except IndexError:
            raise Disagreement(f"match {i} noted {number}, which is no outcome in {state!r}") from None
        if not state.chance().weight(outcome):
            raise Disagreement(f"match {i} drew {outcome!r}, which can't come in {state!r}")
        return state.follow(Mover.CHANCE, outcome, 0)[0]

    def _timed(self, state: State, i: int) -> State:
        """The state after the clock's move, if the step made that too."""
        made = self.table.rules.clock(state, self.table.rows[i])
        return state if made is None else self._moved(state, made)

    def _moved(self, state: State, made: Made) -> State:
        by, action, at = made
        if at and (refusal := state.refusal(by, action, at)) is not None:  # what is legal is compared; the moment isn't
            raise Disagreement(f"{by} can't {action!r} at {at}: {refusal!r} in {state!r}")
        return state.follow(by, action, at)[0]

    def _ended(self, state: State, i: int) -> State:
        if not state.turn().over:
            raise Disagreement(f"match {i} drew more than {state!r} takes")
        result = state.result()
        assert result is not None
        self._compare_results(result, i)
        self.finished += 1
        return self.start if self.table.auto_reset else state

    # --- what is compared

    def _compare_results(self, result: Result, i: int) -> None:
        last = self.table.last
        same("done", i, bool(last.done[i]), True)
        same("scores", i, tuple(last.scores[i].tolist()), result.scores)
        same("places", i, tuple(last.places[i].tolist()), result.places)
        firsts = result.places.count(1)
        share = [1 / firsts if place == 1 else 0.0 for place in result.places]
        wanted = share if len(share) > 1 else [float(result.scores[0])]
        same("reward", i, last.reward[i].tolist(), np.array(wanted, np.float32).tolist())

    def _compare(self, matches: Sequence[int], step: int) -> None:
        last, width = self.table.last, len(self.table.actions)
        masks, movers, look_every = last.mask.tobytes(), last.mover.tolist(), LOOK_EVERY[self.table.game.id]
        if last.reward[~last.done].any():
            raise Disagreement("a reward before the end")
        for i in matches:
            state = self.states[i]
            turn = state.turn()
            if turn.over:
                same("mover", i, movers[i], -1)
                same("mask", i, masks[i * width : (i + 1) * width], bytes(width))
                self._compare_position(i, state)
                continue
            if turn.chance:
                raise Disagreement(f"match {i} decides before chance has moved: {state!r}")
            if movers[i] not in turn.seats:
                raise Disagreement(f"match {i}: seat {movers[i]} moves, not {turn.seats}: {state!r}")
            if masks[i * width : (i + 1) * width] != self._mask(state, movers[i], turn.clock):
                raise Disagreement(f"match {i}: {self._difference(i, state, movers[i])} in {state!r}")
            if (i + step) % look_every == 0:
                self._compare_position(i, state)

    def _legal(self, state: State, mover: int, clock: bool) -> tuple[Action, ...]:
        return (*state.legal(mover), *(state.legal(Mover.CLOCK) if clock else ()))

    def _mask(self, state: State, mover: int, clock: bool) -> bytes:
        legal = self._legal(state, mover, clock)
        known = self.masks.get(legal)
        if known is None:
            mask = bytearray(len(self.table.actions))
            for action in legal:
                mask[self.places[action]] = 1
            known = self.masks[legal] = bytes(mask)
        return known

    def _difference(self, i: int, state: State, mover: int) -> str:
        legal = set(self._legal(state, mover, state.turn().clock))
        ours = {self.table.actions[place] for place in np.flatnonzero(self.table.last.mask[i])}
        return f"allowed by the arrays only: {ours - legal}, by the contract only: {legal - ours}"

    def _compare_position(self, i: int, state: State) -> None:
        table = self.table
        same("position", i, table.state(i), table.rules.kept(state))
        if not state.turn().over:
            same("observation", i, table.last.observation[i].tolist(), observed(table, i, state))


def alike(state: State, legal: Sequence[Action]) -> Action | None:
    """The keep of as many dice of one face as there are, if it may be made."""
    lying = getattr(state, "dice", None)
    if not isinstance(lying, Dice) or not lying.faces:
        return None
    most = max(lying.counts)
    keep = _KEEPS.get((lying.counts.index(most),) * most)
    return keep if keep in legal else None


_KEEPS = {keep.dice.faces: keep for keep in every_keep()}


def same(what: str, i: int, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Disagreement(f"{what} of match {i}: {ours!r} in the arrays, {theirs!r} by the contract")
