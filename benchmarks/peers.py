"""The same random play through the nearest games of OpenSpiel and RLCard, by their own public API.

The differences are printed with the numbers: most of OpenSpiel's games are C++ and change one
state in place, and RLCard gives an observation with every move.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import perf_counter

OPEN_SPIEL = ("yacht", "pig", "liars_dice", "backgammon", "gin_rummy", "python_liars_poker")
"""Dice first, then cards; the last is written in Python, as ours are."""
RLCARD = ("limit-holdem", "uno", "gin-rummy")


def installed(package: str) -> str | None:
    """The version, if installed: ``make bench`` installs both."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def open_spiel_moves(name: str, seconds: float) -> float:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers those written in Python
    rng, rules = Random(1), pyspiel.load_game(name)
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves / (perf_counter() - start)


def rlcard_moves(name: str, seconds: float) -> float:
    rng, table = Random(1), import_module("rlcard").make(name, config={"seed": 1})
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            moves += 1
    return moves / (perf_counter() - start)
