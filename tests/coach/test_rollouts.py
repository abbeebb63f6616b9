"""Rollouts where choices are read: what is believed is not played on, and others do what is expected of them."""

from __future__ import annotations

from random import Random

import pytest

from tests.coach.matches import played
from yamclub.coach.analysis import analyse
from yamclub.coach.judging import appraiser_of
from yamclub.coach.line import line_of_entries
from yamclub.coach.report import Analysis
from yamclub.game import Mover
from yamclub.games import game
from yamclub.games.menteur.appraisal import MenteurAppraiser
from yamclub.games.menteur.cup_tables import PLACE
from yamclub.games.menteur.moves import Challenge
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.turn_worths import turn_worths
from yamclub.mechanics.appraisal import BelievingAppraiser

ENTRIES, TRIES = 24, 4000
DECIDES = {"accept", "challenge"}
LINE = line_of_entries(played("menteur", ["club", "novice", "club"], most=ENTRIES).entries)


@pytest.fixture(scope="module")
def both() -> tuple[Analysis, Analysis]:
    return analyse(LINE), analyse(LINE, rollouts=2)


def test_whether_to_challenge_stays_as_it_is(both: tuple[Analysis, Analysis]) -> None:
    quick, sharp = ({one.step: one for one in made.decisions} for made in both)
    kinds = {step: one.chosen.action["kind"] for step, one in quick.items()}
    assert DECIDES & set(kinds.values())
    for step, kind in kinds.items():
        errors = [option.error for option in sharp[step].options]
        if kind in DECIDES:
            assert sharp[step] == quick[step]
            assert errors == [None, None]
        else:
            assert any(error is not None for error in errors) or quick[step].cost == 0


def test_sums_stay_exact(both: tuple[Analysis, Analysis]) -> None:
    for player in both[1].players:
        assert player.expected + player.luck + player.own + player.others == pytest.approx(player.result, abs=1e-12)
        assert player.own <= 0


def test_others_challenge_as_often_as_is_expected() -> None:
    coach = appraiser_of(game("menteur"))
    assert isinstance(coach, MenteurAppraiser)
    assert isinstance(coach, BelievingAppraiser)
    announced = (one.step.before for one in LINE.steps if one.step.by not in (Mover.CHANCE, Mover.CLOCK))
    state = next(one for one in announced if isinstance(one, MenteurState) and one.announced is not None)
    seat, rng = state.turn().seats[0], Random(1)
    often = sum(isinstance(coach.goes_on(state, seat, rng), Challenge) for _ in range(TRIES)) / TRIES
    turn = turn_worths(state.view(seat))
    assert state.announced is not None
    expected = turn.often[(seat - state.seat) % turn.seats - 1, state.throws - 1, PLACE[state.announced]]
    assert 0 < expected < 1
    assert abs(often - expected) < 3 / TRIES**0.5
    assert coach.believes(state)
