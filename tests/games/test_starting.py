"""What a table may be set up with, in every game: seats as the rules say, and only options they know."""

from __future__ import annotations

import pytest

from yamclub.errors import Code, YamError
from yamclub.game import Game, choices_of
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.games.color.moves import ColorOptions

SEATS = {"menteur": (3, 8), "master": (2, 2), "color": (2, 8), "slam": (1, 4), "yami": (2, 4), "yams": (1, 8)}
every_game = pytest.mark.parametrize("game", [find_game(game_id) for game_id in GAMES], ids=GAMES)


@every_game
def test_fewest_and_most_seats(game: Game) -> None:
    fewest, most = SEATS[game.id]
    assert game.seats == (fewest, most)
    assert all(game.start(seats).turn() for seats in range(fewest, most + 1))
    for seats in (0, fewest - 1, most + 1, str(fewest), float(fewest), None):
        with pytest.raises(YamError) as refused:
            game.start(seats)  # type: ignore[arg-type]
        assert refused.value.code == Code.BAD_SEAT_COUNT


@every_game
def test_an_option_is_one_of_those_listed_in_python_too(game: Game) -> None:
    for name in choices_of(game.options):
        with pytest.raises(YamError) as refused:
            game.start(game.seats[0], game.options(**{name: "whatever"}))
        assert refused.value.code == Code.BAD_OPTION_VALUE
        assert refused.value.params["option"] == name


@pytest.mark.parametrize("seconds", [0, 601])
def test_times_have_bounds(seconds: int) -> None:
    with pytest.raises(YamError) as refused:
        find_game("color").start(2, ColorOptions(round_seconds=seconds))
    assert refused.value.code == Code.BAD_OPTION_VALUE


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(YamError) as refused:
        find_game("slam").start(2, ColorOptions())
    assert refused.value.code == Code.BAD_OPTION_VALUE


def test_a_deck_may_be_given_as_a_list() -> None:
    deck = ["RRRRBBBB"] * 26
    assert find_game("color").start(2, ColorOptions(deck=deck)).view(0).options.deck == tuple(deck)  # type: ignore
