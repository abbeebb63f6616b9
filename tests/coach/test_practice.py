"""Practice: questions are fair and repeatable, answers are graded as the coach would, and come again in time."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.menteur.twins import twin
from yamclub.bots import RandomBot, play
from yamclub.coach import caution
from yamclub.coach.generating import generated
from yamclub.coach.practice import Asked, points_of, question_of
from yamclub.coach.practice_question import Question, offers_practice
from yamclub.coach.schedule import (
    DAY,
    FAIR,
    GOOD,
    MOST_CARDS,
    MOST_OWN,
    WAITS,
    Card,
    Progress,
    answered,
    answered_card,
    next_question,
    read_progress,
    with_mistakes,
    written_progress,
)
from yamclub.errors import Code, YamError
from yamclub.game import Mover
from yamclub.games import game
from yamclub.mechanics.appraisal import OF_A_WIN

SLAM = game("slam")


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    return generated(SLAM, 6)


def test_the_same_seed_makes_the_same_questions(questions: list[Question]) -> None:
    assert generated(SLAM, 6) == questions
    assert {one.id for one in generated(SLAM, 6, seed="2")}.isdisjoint(one.id for one in questions)


def test_a_question_has_one_clear_best_answer_and_kinds_are_balanced(questions: list[Question]) -> None:
    assert len({one.id for one in questions}) == 6
    for one in questions:
        top, second, *_ = sorted(one.worths, reverse=True)
        assert top - second >= one.limits.inaccuracy / 2
    assert {one.kind for one in questions} == {"keep", "take"}


def test_what_is_asked_is_what_the_rules_allow(questions: list[Question]) -> None:
    for one in questions:
        asked = Asked(one)
        state = asked.game.imagine(asked.view, one.seat, Random(0))
        assert list(state.legal(one.seat)) == asked.legal


def test_an_answer_costs_what_the_coach_says(questions: list[Question]) -> None:
    asked = Asked(questions[0])
    for place, action in enumerate(asked.legal):
        told = caution(SLAM, asked.view, asked.question.seat, asked.legal, action)
        graded = asked.grade(place)
        assert graded.caution.cost == pytest.approx(told.cost, abs=2e-5)
        assert graded.caution.why == told.why
        assert graded.points == points_of(graded.caution.cost, asked.question.limits)
    assert asked.grade(asked.question.best).points == 100


def test_an_action_that_is_not_there_is_refused(questions: list[Question]) -> None:
    for foreign in ({"kind": "keep", "dice": "666666"}, {"kind": "nonsense"}, 7):
        with pytest.raises(YamError) as refused:
            Asked(questions[0]).place_of(foreign)
        assert refused.value.code is Code.NOT_A_MOVE_HERE


def test_what_lies_under_the_cup_makes_no_difference() -> None:
    menteur, rng = game("menteur"), Random(5)
    compared = 0
    for step in play(menteur.start(3), [RandomBot(rng) for _ in range(3)], rng):
        state, seat = step.before, step.by
        if isinstance(seat, Mover) or state.phase != "deciding":  # type: ignore[attr-defined]
            continue
        other = twin(state, seat, rng)
        if other != state:
            one, same = (
                question_of(menteur, 3, menteur.options(), each.view(seat), seat, each.legal(seat))
                for each in (state, other)
            )
            assert one == same
            compared += 1
        if compared == 3:
            break
    assert compared == 3


def test_races_are_not_asked_about() -> None:
    assert not offers_practice(game("color"))
    with pytest.raises(YamError) as refused:
        generated(game("color"), 1)
    assert refused.value.code is Code.NO_PRACTICE


# --- the schedule

POINTS = st.integers(0, 100)
CARDS = st.builds(Card, st.integers(0, len(WAITS) - 1), st.integers(0, 10**9), st.just(0), POINTS)


@given(CARDS, POINTS, st.integers(0, 10**9))
def test_good_answers_wait_longer_and_bad_ones_come_back_soon(card: Card, points: int, now: int) -> None:
    after = answered_card(card, points, now)
    assert after.times == card.times + 1
    if points < FAIR:
        assert (after.box, after.due) == (0, now + WAITS[0])
    elif now < card.due:
        assert (after.box, after.due) == (card.box, card.due)
    else:
        assert after.box == (min(card.box + 1, len(WAITS) - 1) if points >= GOOD else card.box)
        assert after.due == now + WAITS[after.box]


@given(st.lists(st.tuples(st.sampled_from("abcdef"), POINTS, st.integers(0, 3 * DAY)), max_size=30))
def test_progress_adds_up_and_survives_its_json(answers: list[tuple[str, int, int]]) -> None:
    progress, now = Progress(), 0
    for one, points, later in answers:
        now += later
        progress = answered(progress, one, points, now)
    assert (progress.answers, progress.points) == (len(answers), sum(points for _, points, _ in answers))
    assert read_progress(written_progress(progress)) == progress


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_dearer_choice_never_has_more_points(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert 100 >= points_of(low, OF_A_WIN) >= points_of(high, OF_A_WIN) >= 0


def test_progress_stays_bounded(questions: list[Question]) -> None:
    progress = Progress()
    for number in range(MOST_CARDS + 20):
        progress = answered(progress, str(number), 100, number)
    assert len(progress.cards) == MOST_CARDS
    assert str(MOST_CARDS + 19) in progress.cards
    many = [replace(questions[0], id=str(number)) for number in range(MOST_OWN + 5)]
    assert len(with_mistakes(progress, many).own) == MOST_OWN


def test_due_ones_come_first_then_ones_own_then_generated(questions: list[Question]) -> None:
    own, first, second, *_ = questions
    progress = with_mistakes(Progress(), [own])
    assert next_question(progress, [first, second], 0) == own
    progress = answered(progress, own.id, 0, 0)
    assert next_question(progress, [first, second], 1) == first
    assert next_question(progress, [first, second], WAITS[0]) == own
    assert next_question(Progress(), [], 0) is None


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"version": 99}', b'{"cards": {"a": [9, 0, 0, 0]}}'])
def test_damaged_progress_is_refused(data: bytes) -> None:
    with pytest.raises(YamError) as refused:
        read_progress(data)
    assert refused.value.code is Code.BAD_PROGRESS
