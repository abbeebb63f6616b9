"""The bot that solves each turn: what it prefers, and how well it plays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.yams.positions import EXTRA, all_but, sheet, thrown
from yamclub.bots import make_bot
from yamclub.games.yams import GAME
from yamclub.games.yams.greedy import Greedy
from yamclub.games.yams.moves import Write
from yamclub.games.yams.rules import YamsState
from yamclub.kernel.dice import dice
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through
from yamclub.mechanics.sheet import Box
from yamclub.mechanics.throwing import Keep


def chosen(state: YamsState) -> Any:
    return Greedy(Random(0)).choose(state.view(state.seat), state.legal(state.seat))


def scores(number: int, *names: str) -> tuple[int, ...]:
    match = Match.create("yams", [Seat(name, name) for name in names], secret=b"%032d" % number)
    list(play_through(match, [make_bot(GAME, name, Random(number)) for name in names]))
    result = match.state.result()
    assert result is not None
    return result.scores


def test_writes_a_yam_at_once_and_throws_for_one() -> None:
    assert chosen(thrown("44444", throws=1)) == Write(Box.YAM)
    assert chosen(thrown("44412", throws=1)) == Keep(dice("444"))


def test_throws_one_die_for_a_large_straight() -> None:
    assert chosen(thrown("23455", all_but(Box.LARGE_STRAIGHT, Box.CHANCE), throws=2)) == Keep(dice("2345"))


def test_bad_dice_cost_it_a_cheap_box_and_three_sixes_go_up_for_the_bonus() -> None:
    assert chosen(thrown("11246", sheet(chance=20))) == Write(Box.ACES)
    assert chosen(thrown("66612", sheet(brelan=20))) == Write(Box.SIXES)


def test_throws_for_an_extra_yam() -> None:
    state = thrown("44442", all_but(Box.FOURS, Box.CHANCE, yam=50), options=EXTRA, throws=2)
    assert chosen(state) == Keep(dice("4444"))


def test_beats_random_every_time() -> None:
    assert all(greedy > random for greedy, random in (scores(number, "greedy", "random") for number in range(6)))


@pytest.mark.slow
def test_alone_it_scores_more_than_two_hundred_on_average() -> None:
    assert sum(scores(number, "greedy")[0] for number in range(20)) / 20 > 210
