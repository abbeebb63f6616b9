"""The club's player and the novice: what they see and what they don't."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.yams.positions import all_but, sheet, thrown
from yamclub.bots import play
from yamclub.games.yams import GAME
from yamclub.games.yams.club import Club, Looking, Novice
from yamclub.games.yams.expert import Expert
from yamclub.games.yams.greedy import Greedy
from yamclub.games.yams.moves import Write
from yamclub.games.yams.rules import YamsState
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import Box


def often(bot: type[RatingBot], state: YamsState, action: Any) -> float:
    """How often it does this, of 200 times."""
    view, legal = state.view(0), state.legal(0)
    done = [bot(Random(seed)).choose(view, legal) for seed in range(200)]
    return done.count(action) / len(done)


def average(bot: type[RatingBot], games: int) -> float:
    """The score alone."""
    total = 0
    for number in range(games):
        rng = Random(number)
        *_, last = play(GAME.start(1), [bot(rng)], rng)
        result = last.after.result()
        assert result is not None
        total += result.scores[0]
    return total / games


@pytest.mark.parametrize("bot", [Club, Novice])
def test_writes_a_yam(bot: type[Looking]) -> None:
    assert often(bot, thrown("44444"), Write(Box.YAM)) > 0.95


def test_only_the_novice_gives_the_chance_away_early() -> None:
    state = thrown("55321")
    assert often(Novice, state, Write(Box.CHANCE)) > 0.5 > often(Club, state, Write(Box.CHANCE))


def test_neither_saves_three_sixes_for_the_bonus() -> None:
    state = thrown("66654", sheet(fives=15, fours=12))
    for bot in (Club, Novice):
        assert often(bot, state, Write(Box.BRELAN)) > often(bot, state, Write(Box.SIXES))


@pytest.mark.parametrize("bot", [Club, Novice])
def test_never_throws_away_what_is_worth_much_more(bot: type[Looking]) -> None:
    state = thrown("66666", all_but(Box.ACES, Box.YAM))
    assert often(bot, state, Write(Box.YAM)) == 1.0


def test_each_level_scores_more_than_the_one_below() -> None:
    novice, club, greedy = average(Novice, 25), average(Club, 25), average(Greedy, 12)
    assert 140 < novice < club - 15 < greedy - 25


@pytest.mark.slow
def test_the_expert_scores_more_than_the_club() -> None:
    assert average(Expert, 25) > average(Club, 25) + 20
