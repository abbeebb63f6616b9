"""Choices as they are told: each by itself, and no two of a position alike."""

from __future__ import annotations

from random import Random

import pytest

from tests.coach.matches import played
from yamclub.coach.analysis import option_of
from yamclub.coach.line import line_of_entries
from yamclub.game import Mover, State
from yamclub.games import GAMES, game
from yamclub.games.menteur.moves import Accept, Challenge
from yamclub.kernel.codec import encode

SEVERAL = 30


def choices(game_id: str, options: dict[str, object] | None = None) -> list[tuple[State, int]]:
    """Some positions of a match in which somebody had a choice."""
    seats = max(2, game(game_id).seats[0])
    steps = line_of_entries(played(game_id, ["club"] * seats, options=options).entries).steps
    found = [(one.step.before, one.step.by) for one in steps if not isinstance(one.step.by, Mover)]
    wide = [(state, seat) for state, seat in found if len(state.legal(seat)) > 1]
    return Random(1).sample(wide, min(SEVERAL, len(wide)))


@pytest.mark.parametrize(
    ("game_id", "options"),
    [*((one, None) for one in GAMES), ("yami", {"cancel": "free"}), ("menteur", {"scratch": "yes"})],
)
def test_every_choice_is_told_and_no_two_alike(game_id: str, options: dict[str, object] | None) -> None:
    for state, seat in choices(game_id, options):
        told = [option_of(game(game_id), state, seat, action, 0.0).told for action in state.legal(seat)]
        assert all(len(one) == 1 for one in told)
        assert len({encode(one) for one in told}) == len(told)


def test_the_last_to_decide_is_not_told_what_lies_under_the_cup() -> None:
    decided = 0
    for state, seat in choices("menteur"):
        for action in state.legal(seat):
            if isinstance(action, Accept | Challenge):
                (said,) = option_of(game("menteur"), state, seat, action, 0.0).told
                assert said.id in {"menteur-told-accept", "menteur-told-challenge"}
                decided += 1
    assert decided > SEVERAL / 5
