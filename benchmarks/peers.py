"""The same random play through games of OpenSpiel, RLCard, PettingZoo and Gymnasium, by their own public API.

The differences are printed with the numbers: most of OpenSpiel's games are C++ and change one
state in place, RLCard gives an observation with every move, PettingZoo an observation and a mask.
Gymnasium's cart is no game, but the environment that everybody's batches are compared with.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import perf_counter
from typing import Literal

OPEN_SPIEL = ("yacht", "pig", "liars_dice", "backgammon", "gin_rummy", "python_liars_poker")
"""Dice first, then cards; the last is written in Python, as ours are."""
RLCARD = ("limit-holdem", "uno", "gin-rummy")
PETTING_ZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
"""The quickest of its classic games, and those with cards."""


def installed(package: str) -> str | None:
    """The version, if installed: ``make bench`` installs all of them."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def open_spiel_moves(name: str, seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers those written in Python
    rng, rules = Random(1), pyspiel.load_game(name)
    moves, start = 0, clock()
    while clock() - start < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves / (clock() - start)


def rlcard_moves(name: str, seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    rng, table = Random(1), import_module("rlcard").make(name, config={"seed": 1})
    moves, start = 0, clock()
    while clock() - start < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            moves += 1
    return moves / (clock() - start)


def pettingzoo_steps(name: str, seconds: float) -> float:
    """Steps a second of masked random play, with the observation and the mask of each."""
    rng, table = Random(1), import_module(f"pettingzoo.classic.{name}").env()
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        table.reset(seed=steps)
        while table.agents:
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)  # what its loop asks of those who are out: not counted
                continue
            table.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
    return steps / (perf_counter() - start)


def cartpole_vector_steps(
    carts: int, seconds: float, mode: Literal["vector_entry_point", "sync"] = "vector_entry_point"
) -> float:
    """Steps a second of many carts together, random pushes drawn too; each starts again when it falls.

    ``vector_entry_point`` is Gymnasium's own cart in arrays (NumPy), ``sync`` single carts in a loop.
    """
    gymnasium = import_module("gymnasium")
    gymnasium.logger.min_level = gymnasium.logger.ERROR  # or it warns of the precision of its own bounds each time
    carts_together = gymnasium.make_vec("CartPole-v1", num_envs=carts, vectorization_mode=mode)
    rng = import_module("numpy.random").default_rng(1)
    carts_together.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        carts_together.step(rng.integers(0, 2, carts))
        steps += carts
    return steps / (perf_counter() - start)
