"""The questions that come with the package: they can be asked, and the coach still answers them the same way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from yamclub.coach.generating import SHIPPED
from yamclub.coach.practice import Asked, question_of
from yamclub.coach.practice_question import Question, offers_practice
from yamclub.coach.shipped import shipped
from yamclub.games import GAMES, game

OFFERED = [one for one in GAMES if offers_practice(game(one))]


@pytest.mark.parametrize("game_id", OFFERED)
def test_every_set_is_whole(game_id: str) -> None:
    questions = shipped(game_id)
    assert len({one.id for one in questions}) == SHIPPED
    assert len({one.kind for one in questions}) >= 2
    assert all(len(one.worths) == len(one.legal) > 1 for one in questions)


@pytest.mark.parametrize("game_id", OFFERED)
def test_the_best_answer_is_still_the_best(game_id: str) -> None:
    for one in shipped(game_id):
        asked = Asked(one)
        state = asked.game.imagine(asked.view, one.seat, Random(0))
        assert list(state.legal(one.seat)) == asked.legal
        today = question_of(asked.game, one.seats, one.options, asked.view, one.seat, asked.legal)
        assert today.id == one.id
        assert today.best == one.best, "run make practice"
        assert _costs(today) == pytest.approx(_costs(one), abs=one.limits.inaccuracy), "run make practice"


def test_nothing_is_shipped_for_races() -> None:
    assert shipped("color") == ()


def _costs(question: Question) -> Sequence[float]:
    return [max(question.worths) - worth for worth in question.worths]
