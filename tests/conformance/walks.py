"""Random walks through any game, by the contract alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

from yamclub.game import Action, By, Game, Move, Mover, Options, State, Step, choices_of

MANY = 10 if os.environ.get("YAMCLUB_SOAK") else 1
"""How many times the short version's walks; ``make soak`` asks for more."""
QUICK = bool(os.environ.get("YAMCLUB_QUICK"))
"""``make quick`` asks for a few ways of setting up a table only."""
_FEW = 2
MOST_MOVES = 100_000
"""Any match of any game is over long before."""


def setups(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of seats with every listed choice of options that fits it."""
    listed = {name: choices.listed for name, choices in choices_of(game.options).items() if choices.listed}
    choices = [dict(zip(listed, values, strict=True)) for values in product(*listed.values())]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for chosen in choices:
            options = game.options(**chosen)
            try:
                options.check(seats)
            except Exception:  # noqa: BLE001, S112 - whatever the refusal, this is no table to play at
                continue
            yield seats, options


def sample_setups(game: Game, count: int, seed: int) -> list[tuple[int, Options]]:
    """Some of them, the default for every number of seats first. In short: one default, and one that is not."""
    plain = [(seats, game.options()) for seats in range(game.seats[0], game.seats[1] + 1)]
    others = [setup for setup in setups(game) if setup not in plain]
    Random(seed).shuffle(others)
    if QUICK:
        plain, count = plain[:1], min(count, _FEW)
    return plain + others[: max(0, count - len(plain))]


Choose = Callable[[Random, Sequence[Action]], Action]


def any_action(rng: Random, legal: Sequence[Action]) -> Action:
    return rng.choice(legal)


def any_kind(rng: Random, legal: Sequence[Action]) -> Action:
    """First a kind of action, then one of that kind: what there are few of is done more often."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([action for action in legal if type(action) is kind])


def random_move(state: State, rng: Random, now: int, choose: Choose = any_action) -> tuple[By, Move, int]:
    """Any move that can be made now, and the moment it is made at."""
    turn = state.turn()
    at = now + rng.randrange(1500)
    deadline = state.deadline()
    if turn.clock and deadline is not None and at >= deadline:
        return Mover.CLOCK, rng.choice(state.legal(Mover.CLOCK)), deadline
    if turn.chance:
        chance = state.chance()
        return Mover.CHANCE, chance.pick(rng.randrange(chance.total)), at
    movers: list[By] = list(turn.seats)
    if turn.clock and (deadline is None or not movers):
        movers.append(Mover.CLOCK)
        at = at if deadline is None else deadline
    by = rng.choice(movers)
    return by, choose(rng, state.legal(by)), at


def walk(start: State, rng: Random, choose: Choose = any_action) -> Iterator[Step]:
    """One random match, a move at a time."""
    state, now = start, 0
    for _ in range(MOST_MOVES):
        if state.turn().over:
            return
        by, move, now = random_move(state, rng, now, choose)
        step = state.step(by, move, now)
        yield step
        state = step.after
    raise AssertionError(f"not over after {MOST_MOVES} moves")
