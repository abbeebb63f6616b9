"""Steps per second of many matches at once, observation and mask included, on all cores.

Beside the contract's own loop (one match, one move at a time, with what the mover sees) and others'
environments that give an observation at every step: PettingZoo and RLCard one at a time, Gymnasium's cart
in a batch. Everything is measured in several rounds, in turn, and the best round of each counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from benchmarks.moves import bot_moves
from benchmarks.peers import (
    PETTING_ZOO,
    RLCARD,
    cartpole_vector_steps,
    installed,
    pettingzoo_steps,
    rlcard_moves,
)
from yamclub.batch import make
from yamclub.batch.table import Table
from yamclub.games import GAMES, game
from yamclub.solve.threads import CORES

N = 16384
SECONDS = 0.05
ROUNDS = 20
GOAL = {"yami": 5e6}
"""Steps a second wanted on two cores; 20 million for games not listed."""
DICE_GOAL = 20e6


def stepped(table: Table, seconds: float) -> float:
    """Steps a second alone: with actions that are there already."""
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = table.random_actions()
        start = perf_counter()
        table.step(actions)
        spent += perf_counter() - start
        steps += table.n
    return steps / spent


def chosen_and_stepped(table: Table, seconds: float) -> float:
    """Steps a second of random play: a legal action chosen for each match, then the step."""
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        table.step(table.random_actions())
        steps += table.n
    return steps / (perf_counter() - start)


def main() -> None:
    contenders = _contenders()
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(ROUNDS):
        for contender, steps in contenders.items():
            best[contender] = max(best[contender], steps(SECONDS))
    family = ""
    for (kind, name), steps_a_second in best.items():
        if kind != family:
            family = kind
            print(f"  {family}")
        print(f"    {name:28} {steps_a_second:>13,.0f}")
    for name in GAMES:
        goal, steps_a_second = GOAL.get(name, DICE_GOAL), best[_STEP, _named(name, _usual(name))]
        met = "met" if steps_a_second >= goal else "MISSED"
        print(f"goal for {name:8} {goal / 1e6:4.0f} M/s: {steps_a_second / 1e6:5.1f} M/s, {met}")


_STEP = f"Yamclub, {N} matches at once on {CORES} cores: the step, with observation and mask"
_PLAY = "the same, random actions chosen too"
_ONE = "Yamclub, the contract: one match, one move at a time, with what the mover sees"


def _usual(name: str) -> int:
    return max(2, game(name).seats[0])


def _named(name: str, seats: int) -> str:
    return f"{name}, {seats} seats"


def _contenders() -> dict[tuple[str, str], Callable[[float], float]]:
    """By family and name, functions that run for some seconds and give the steps per second."""
    found: dict[tuple[str, str], Callable[[float], float]] = {}
    seated = [(name, seats) for name in GAMES for seats in sorted({_usual(name), game(name).seats[1]})]
    tables = {one: make(one[0], N, one[1], seed=1) for one in seated}
    for table in tables.values():
        table.play_random(200)  # so that matches are no longer all at their beginning
    found |= {(_STEP, _named(*one)): partial(stepped, table) for one, table in tables.items()}
    found |= {(_PLAY, _named(*one)): partial(chosen_and_stepped, table) for one, table in tables.items()}
    found |= {(_ONE, name): partial(bot_moves, name) for name in GAMES}
    if number := installed("pettingzoo"):
        family = f"PettingZoo {number}, classic: one match at a time, with observation and mask"
        found |= {(family, name): partial(pettingzoo_steps, name) for name in PETTING_ZOO}
    if number := installed("rlcard"):
        family = f"RLCard {number}: one match at a time, with observation"
        found |= {(family, name): partial(rlcard_moves, name) for name in RLCARD}
    if number := installed("gymnasium"):
        family = f"Gymnasium {number}: vector CartPole, {N} at once"
        found[family, "in arrays"] = partial(cartpole_vector_steps, N)
    return found


if __name__ == "__main__":
    main()
