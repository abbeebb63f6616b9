"""Random matches, move by move beside a referee that knows only the rules and the texts of the moves."""

from __future__ import annotations

import os
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.walks import any_action, any_kind, setups, walk
from yamclub.game import Eye, Game, Options, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.mechanics.notation import move_text

MATCHES = int(os.environ.get("YAMCLUB_MATCHES", "10000" if os.environ.get("YAMCLUB_SOAK") else "16"))
"""Of each game; split over ``SHARES`` so that they run beside each other."""
SHARES = 8
LOOKS = 0.02
"""Of the moves, how many are compared in everything; each is followed."""


def referee(game: Game, seats: int, options: Options) -> Any:
    return import_module(f"tests.referees.{game.id}").Referee(seats, options)


def play_beside(game: Game, seats: int, options: Options, rng: Random) -> None:
    """One random match. Now and then, and at the end, everything is compared."""
    beside = referee(game, seats, options)
    choose = any_action if rng.random() < 0.2 else any_kind
    state = game.start(seats, options)
    for step in walk(state, rng, choose):
        if rng.random() < LOOKS:
            compare(beside, step.before, seats)
        beside.follow(step.by, move_text(step.move), step.at)
        state = step.after
    compare(beside, state, seats)
    result = state.result()
    assert beside.over
    assert result is not None
    assert list(result.scores) == beside.scores()
    by_score = [1 + sum(other > score for other in beside.scores()) for score in beside.scores()]
    decided = beside.places() if hasattr(beside, "places") else None
    assert list(result.places) == (decided or by_score)


def compare(beside: Any, state: State, seats: int) -> None:
    beside.check(msgspec.json.decode(encode(state.view(Eye.OPEN))))
    for seat in range(seats):
        legal = [] if state.turn().over else state.legal(seat)
        assert {move_text(action) for action in legal} == (set() if beside.over else beside.legal(seat))


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", [find_game(game_id) for game_id in GAMES], ids=GAMES)
def test_matches_go_as_the_referee_says(game: Game, share: int) -> None:
    every = list(setups(game))
    for number in range(share, MATCHES, SHARES):
        rng = Random(number)
        seats, options = rng.choice(every)
        try:
            play_beside(game, seats, options, rng)
        except AssertionError as wrong:
            raise AssertionError(f"match {number}: {seats} seats, {options}") from wrong
