"""OpenSpiel's MCTS and IS-MCTS at a seat of ours, with a set time for each move.

They are the Python ones: its C++ bots crash on games written in Python, its own too (OpenSpiel 2.0.2). So that this
costs them little, what takes most of their time is ours and compiled: positions are played out by the batch kernels,
several times for each simulation. They are told the rules and nothing else, and search with random play to the end.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from benchmarks.open_spiel_bridge import BridgedGame, BridgedState
from yamclub.batch import make
from yamclub.game import Action, State

EXPLORES = 2.0
"""The constant of UCT, as in OpenSpiel's own example."""
ROLLOUTS, LONG = 8, {"yami": 1}
"""Random matches to the end for each simulation; fewer where they are long, or there would be few simulations."""
FIRST = 20
"""Simulations of the first search; from then on as many as fit into the time."""


class KernelRollouts(mcts.Evaluator):  # type: ignore[misc]
    """What positions are worth: how random matches from there end, played in arrays."""

    def __init__(self, game: BridgedGame, seed: int) -> None:
        options = getattr(game.start, "options", None)
        self._copies = LONG.get(game.rules.id, ROLLOUTS)
        self._table = make(game.rules, self._copies, game.seats, options, auto_reset=False)
        self._seats, self._seed = game.seats, seed
        self.evaluate(game.new_initial_state())  # compiles what is not yet

    def evaluate(self, state: BridgedState) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        self._seed += 1
        self._table.load([state.ours] * self._copies, self._seed)
        self._table.play_out()
        shares = self._table.last.reward.mean(axis=0)
        return (self._seats * shares - 1) / max(1, self._seats - 1)

    def prior(self, state: BridgedState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class SearchBot:
    """Holds a seat for OpenSpiel. It is asked with the whole state: IS-MCTS itself looks at no more than its view."""

    def __init__(self, game: BridgedGame, milliseconds: float, seed: int) -> None:
        self._game, self._seconds = game, milliseconds / 1000
        rng, rollouts = np.random.RandomState(seed), KernelRollouts(game, 1000 * seed)
        self._hides = game.hides
        self._bot: Any
        if game.hides:
            self._bot = ismcts.ISMCTSBot(game, rollouts, EXPLORES, FIRST, random_state=rng)
            self._bot.set_resampler(lambda state, player: state.resample_from_infostate(player))
        else:
            self._bot = mcts.MCTSBot(game, EXPLORES, FIRST, rollouts, solve=False, random_state=rng)
        self._each = 0.0
        self.simulations = 0
        self.moves = 0

    def choose(self, state: State, seat: int) -> Action:
        """Its action, for the seat that is asked first."""
        position = self._game.at(state)
        assert position.current_player() == seat  # noqa: S101
        if len(position.legal_actions()) == 1:  # nothing to search: it would return at once
            return state.legal(seat)[0]
        simulations = max(2, round(self._seconds / self._each)) if self._each else FIRST
        setattr(self._bot, "_max_simulations" if self._hides else "max_simulations", simulations)
        began = process_time()
        chosen = int(self._bot.step(position))
        each = (process_time() - began) / simulations
        self._each = each if not self._each else (self._each + each) / 2
        self.simulations += simulations
        self.moves += 1
        action: Action = self._game.actions[chosen]
        return action
