"""A position in JSON: the whole state of a match can be written down and read again, in every game."""

from __future__ import annotations

from random import Random

import pytest

from yamclub.game import By, Mover, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import convert, decode, encode, to_builtins

MOST_STEPS = 250


def _moved(state: State, rng: Random, at: int) -> tuple[State, int]:
    """A random step, and the moment it was made at."""
    turn, deadline = state.turn(), state.deadline()
    if turn.chance:
        chance = state.chance()
        return state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), at), at
    movers: list[By] = [*turn.seats, *([Mover.CLOCK] if turn.clock else [])]
    by = rng.choice(movers)
    if deadline is not None:
        at = deadline if by is Mover.CLOCK else min(at + rng.randrange(500), deadline)
    return state.apply(by, rng.choice(list(state.legal(by))), at), at


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_position_is_the_same_when_it_is_written_and_read(game_id: str, seed: int) -> None:
    game, rng = find_game(game_id), Random(seed)
    state, at = game.start(rng.randint(*game.seats)), 0
    for _ in range(MOST_STEPS):
        written = encode(state)
        for read in (convert(to_builtins(state), game.state), decode(written, game.state)):
            assert read == state
            assert read.key() == state.key()
            assert encode(read) == written  # also what is kept only to be shown
        if state.turn().over:
            return
        state, at = _moved(state, rng, at)
