"""Our games as games of OpenSpiel, so that its bots and solvers can play them.

A position is our own state in a box: it never changes, so a clone shares it. Chance's outcomes are numbered in the
order of ``chance().outcomes`` with their exact weights, actions by place in ``every_action``. Seats that decide at
the same time are asked one after the other, and none is shown what the others decided. There is no clock: a seat
always acts, and the clock only where nobody else may.

What a seat knows is its view. It holds no history, so it is less than OpenSpiel's information state with perfect
recall: enough for IS-MCTS, not for CFR in general.
"""

from __future__ import annotations

from random import Random
from typing import Any, Self

import pyspiel  # type: ignore[import-not-found]

from yamclub.game import Action, Game, Mover, Options, Result, State
from yamclub.kernel.codec import encode

MOST_OUTCOMES, LONGEST = 10_000, 1_000_000
"""Bounds that OpenSpiel asks for; no game of ours comes near."""
_CHANCE, _CLOCK = Mover.CHANCE, Mover.CLOCK


def shares(result: Result) -> list[float]:
    """By seat, its share of the win: those who tie for the first place share it."""
    first = result.places.count(1)
    return [1 / first if place == 1 else 0.0 for place in result.places]


class Box:
    """A state that is never copied. OpenSpiel clones by copying everything a position holds."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Self:
        return self


class BridgedGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of seats and options."""

    def __init__(self, rules: Game, seats: int, options: Options | None = None, seed: int = 1) -> None:
        self.start = rules.start(seats, options)
        self.rules, self.seats = rules, seats
        self.actions: tuple[Action, ...] = rules.every_action(seats, options)
        self.number: dict[Action, int] = {action: place for place, action in enumerate(self.actions)}
        self.rng = Random(seed)
        self.hides = rules.secrets or (options or rules.options()).hides()
        super().__init__(_type(rules, seats, hides=self.hides), _info(len(self.actions), seats), {})

    def new_initial_state(self) -> BridgedState:
        return BridgedState(self, self.start)

    def at(self, state: State) -> BridgedState:
        """A position of our own, for a bot of OpenSpiel."""
        return BridgedState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class BridgedState(pyspiel.State):  # type: ignore[misc]
    """A position. Applying an action puts the next state into a box of its own."""

    def __init__(self, game: BridgedGame, state: State) -> None:
        super().__init__(game)
        self.box, self.game = Box(state), _Shared(game)

    @property
    def ours(self) -> State:
        return self.box.state

    def current_player(self) -> int:
        turn = self.box.state.turn()
        if turn.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if turn.chance or not turn.seats:
            return int(pyspiel.PlayerId.CHANCE)
        return turn.seats[0]

    def is_terminal(self) -> bool:
        return self.box.state.turn().over

    def _legal_actions(self, player: int) -> list[int]:
        number = self.game.one.number
        return sorted(number[action] for action in self.box.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.box.state
        if not state.turn().chance:
            return [(0, 1.0)]  # nobody but the clock may act
        chance = state.chance()
        return [(number, weight / chance.total) for number, weight in enumerate(chance.weights)]

    def _apply_action(self, action: int) -> None:
        self.box = Box(after(self.game.one, self.box.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.game.one.actions[action])
        state = self.box.state
        return str(state.chance().outcomes[action]) if state.turn().chance else str(state.legal(_CLOCK)[0])

    def returns(self) -> list[float]:
        """From -1 / (seats - 1) for a defeat to 1 for a win; they add up to 0, and ties share."""
        result, seats = self.box.state.result(), self.game.one.seats
        if result is None:
            return [0.0] * seats
        return [(seats * share - 1) / max(1, seats - 1) for share in shares(result)]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> BridgedState:
        """A position that this player cannot tell from the real one."""
        game = self.game.one
        return BridgedState(game, game.rules.imagine(self.box.state.view(player), player, game.rng))

    def __str__(self) -> str:
        return self.box.state.key().hex()


class _Shared:
    """What a clone shares with its original."""

    __slots__ = ("one",)

    def __init__(self, one: BridgedGame) -> None:
        self.one = one

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Observer:
    """What a player knows, as text. There is no tensor: the bots compared here need none."""

    tensor, dict = None, None

    def set_from(self, state: BridgedState, player: int) -> None:
        pass

    def string_from(self, state: BridgedState, player: int) -> str:
        return encode(state.ours.view(player)).decode()


def after(game: BridgedGame, state: State, action: int) -> State:
    """Our state after an action or an outcome, by its number."""
    turn = state.turn()
    if turn.chance:
        return state.advance(_CHANCE, state.chance().outcomes[action], 0).after
    if not turn.seats:
        return state.advance(_CLOCK, state.legal(_CLOCK)[0], state.deadline() or 0).after
    chosen: Action = game.actions[action]
    return state.advance(turn.seats[0], chosen, 0).after


def _type(rules: Game, seats: int, *, hides: bool) -> Any:
    kinds = pyspiel.GameType
    known = kinds.Information
    return kinds(
        short_name=f"yamclub_{rules.id}",
        long_name=rules.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if hides else known.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )


def _info(actions: int, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )
