"""The perfect bot of Yam's alone: it rates by the solved table, and plays what the table is worth."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import cast

import pytest
from msgspec.structs import replace

from yamclub.bots import make_bot, play
from yamclub.game import Mover
from yamclub.games.yams import GAME
from yamclub.games.yams.moves import Write, YamsOptions
from yamclub.games.yams.perfect import Perfect
from yamclub.games.yams.rules import YamsState
from yamclub.kernel.dice import dice
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import NO_POINTS, Box, Points
from yamclub.mechanics.throwing import Keep, Throw
from yamclub.solve.policy import policy

BOT = cast("RatingBot", make_bot(GAME, "perfect", Random(1), seats=1))


PLAIN = YamsOptions()


def lying(
    shown: str, sheet: Points = NO_POINTS, throws: int = 1, extra: int = 0, options: YamsOptions = PLAIN
) -> YamsState:
    """Alone with these dice on the table after so many throws."""
    first = cast("YamsState", GAME.start(1, options))
    state = replace(first, sheets=(sheet,), extra_yams=(extra,), throws=throws - 1)
    return state.apply(Mover.CHANCE, Throw(dice(shown)))


def rated(state: YamsState) -> dict[object, float]:
    legal = state.legal(0)
    return dict(zip(legal, BOT.rate(state.view(0), legal), strict=True))


@pytest.mark.parametrize(
    "options", [PLAIN, YamsOptions(straights="five"), YamsOptions(extra_yams="yes")], ids=["plain", "five", "extra"]
)
def test_its_ratings_of_the_first_throw_are_worth_what_was_solved(options: YamsOptions) -> None:
    chance, worth = GAME.start(1).chance(), 0.0
    for outcome, weight in chance:
        worth += weight * max(rated(lying(str(outcome.dice), options=options)).values())
    solved = policy(Perfect.question(options)).value
    assert worth / chance.total == pytest.approx(solved, abs=1e-9)


def test_the_last_box_is_rated_by_the_whole_sheet() -> None:
    sheet: Points = (3, 6, 9, 12, 15, None, 20, 0, 25, 30, 40, 0, 22)
    ratings = rated(lying("16666", sheet, throws=3))
    assert ratings == {Write(Box.SIXES): 3 + 6 + 9 + 12 + 15 + 24 + 35 + 20 + 25 + 30 + 40 + 22}


def test_an_extra_yam_is_rated_with_its_points() -> None:
    sheet: Points = (3, 6, 9, None, 15, 18, 20, 0, 25, 30, 40, 50, 22)
    ratings = rated(lying("44444", sheet, throws=3, extra=100, options=YamsOptions(extra_yams="yes")))
    assert ratings == {Write(Box.FOURS): 51 + 20 + 35 + 20 + 25 + 30 + 40 + 50 + 22 + 200}


def test_writes_a_yam_at_once() -> None:
    ratings = rated(lying("33333"))
    assert max(ratings, key=ratings.__getitem__) == Write(Box.YAM)


def test_keeps_three_of_a_kind_over_a_high_pair() -> None:
    ratings = rated(lying("22266"))
    assert ratings[Keep(dice("222"))] > ratings[Keep(dice("66"))]


def test_the_bot_plays_what_the_table_is_worth() -> None:
    scores: list[int] = []
    for seed in range(80):
        *_, last = play(GAME.start(1), [BOT], Random(seed))
        result = last.after.result()
        assert result is not None
        scores += result.scores
    error = stdev(scores) / sqrt(len(scores))
    assert abs(mean(scores) - policy(Perfect.question(YamsOptions())).value) < 4 * error
