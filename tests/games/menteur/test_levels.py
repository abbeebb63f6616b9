"""The novice and the club player of YAM menteur: their mistakes are those of people."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.menteur.positions import announced, full_but, sheet, thrown
from yamclub.bots.runner import play
from yamclub.games.menteur import GAME
from yamclub.games.menteur.levels import Club, Level, Novice
from yamclub.games.menteur.moves import Announce, Challenge
from yamclub.games.menteur.rules import MenteurState
from yamclub.mechanics.sheet import INDEX, Box
from yamclub.mechanics.throwing import Keep

LEVELS = pytest.mark.parametrize("level", [Novice, Club])


def choices(level: type[Level], state: MenteurState, seat: int = 0, times: int = 100) -> list[Any]:
    view, legal, bot = state.view(seat), state.legal(seat), level(Random(3))
    return [bot.choose(view, legal) for _ in range(times)]


@LEVELS
def test_says_what_a_large_straight_is_worth(level: type[Level]) -> None:
    said = choices(level, thrown("23456", throws=2))
    assert said.count(Announce(Box.LARGE_STRAIGHT, 40)) > 90


@LEVELS
def test_never_says_less_than_is_there_in_a_box(level: type[Level]) -> None:
    state = thrown("66625", throws=2)
    worth = state.view(0).cups.worth  # type: ignore[union-attr]
    said = [one for one in choices(level, state) if isinstance(one, Announce)]
    assert all(one.points >= worth[INDEX[one.box]] for one in said)


@LEVELS
def test_throws_again_with_four_sixes_and_a_throw_left(level: type[Level]) -> None:
    kept = choices(level, thrown("66661", throws=1, sheets=(full_but(Box.YAM),)))
    assert sum(isinstance(one, Keep) and str(one.dice) == "6666" for one in kept) > 50


def test_a_novice_takes_the_points_that_are_there() -> None:
    """A club player knows that twenty is little for the chance box, and keeps it for worse dice."""
    state = thrown("66613", throws=2, sheets=(sheet(),))
    hasty, careful = (
        sum(one.box == Box.CHANCE for one in choices(level, state) if isinstance(one, Announce))
        for level in (Novice, Club)
    )
    assert hasty > careful


def test_a_club_player_doubts_what_is_unlikely() -> None:
    tall = choices(Club, announced("12335", Box.YAM, 50), 1)
    small = choices(Club, announced("12335", Box.SIXES, 6, throws=2), 1)
    assert tall.count(Challenge()) > 80 > 20 > small.count(Challenge())


def test_a_club_player_is_wary_of_a_second_cross() -> None:
    first, second = (
        choices(Club, announced("12335", Box.FULL, 25, throws=2, sheets=(sheet(), mine)), 1).count(Challenge())
        for mine in (sheet(), sheet("full", full=25))
    )
    assert first > second + 20


def win_share(one: type[Level], others: type[Level], seats: int, matches: int) -> float:
    won = 0.0
    for seed in range(matches):
        place = seed % seats
        bots = [(one if seat == place else others)(Random(100 * seed + seat)) for seat in range(seats)]
        *_, last = play(GAME.start(seats), bots, Random(seed))
        result = last.after.result()
        assert result is not None
        firsts = [seat for seat in range(seats) if result.places[seat] == 1]
        won += (place in firsts) / len(firsts)
    return won / matches


@pytest.mark.slow
def test_a_club_player_holds_more_than_its_share_among_novices() -> None:
    assert win_share(Club, Novice, 3, 40) > 0.5
