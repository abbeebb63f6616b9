"""The bot that solves each turn, as preferences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.master.positions import FORCED, defied, thrown, thrown_last
from yamclub.bots import make_bot
from yamclub.games.master import GAME
from yamclub.games.master.greedy import Greedy
from yamclub.games.master.moves import DECLARE, STOP, Place, Remove
from yamclub.games.master.rules import MasterState
from yamclub.kernel.dice import dice
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through
from yamclub.mechanics.throwing import Keep


def chosen(state: MasterState) -> Any:
    return Greedy(Random(0)).choose(state.view(state.seat), state.legal(state.seat))


def test_wins_when_it_can() -> None:
    assert chosen(thrown("66644", mine="a1 b1 c1 d1", theirs="b3 c3 d3")) == Place("e1")


def test_blocks_four_in_a_row() -> None:
    assert chosen(thrown_last("66612", theirs="a1 b1 c1 d1")) == Place("e1")


def test_completes_three_rather_than_starting_anew() -> None:
    assert chosen(thrown_last("44412", mine="c3 d4")) == Place("e5")


def test_bites_a_pawn_that_is_about_to_win_rather_than_placing_idly() -> None:
    state = thrown_last("44444", theirs="a1 b1 d1 e1")
    assert isinstance(chosen(state), Remove)


def test_throws_for_the_square_that_wins() -> None:
    assert chosen(thrown("66124", mine="a1 b1 c1 d1")) == Keep(dice("66"))


def test_dares_when_the_squares_of_the_dare_win() -> None:
    assert chosen(thrown("44661", mine="a1 b1 d1 e1")) == DECLARE
    assert chosen(defied("44661", mine="a1 b1 d1 e1")) == Keep(dice("4466"))


def test_takes_a_dare_that_is_made_to_the_square_it_was_for() -> None:
    for options in (None, FORCED):
        assert chosen(defied("44661", "44466", mine="a1 b1 d1 e1", options=options)) == Place("c1")


def test_does_not_end_a_game_that_it_would_lose() -> None:
    eleven = "a1 b1 d1 e1 a3 b3 d3 e3 a5 b5 d5"
    assert chosen(thrown_last("44412", mine=eleven, theirs="c2 c3 c4")) == STOP
    assert chosen(thrown_last("44412", mine=eleven.replace("b1", "e4"), theirs="c2 c4")) == Place("e5")


@pytest.mark.slow
def test_wins_most_matches_against_random() -> None:
    wins = 0
    for number in range(20):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        match = Match.create("master", [Seat(name, name) for name in names], secret=b"%032d" % number)
        list(play_through(match, [make_bot(GAME, name, Random(number)) for name in names]))
        result = match.state.result()
        assert result is not None
        wins += result.places == ((1, 2) if names[0] == "greedy" else (2, 1))
    assert wins >= 18
