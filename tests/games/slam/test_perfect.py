"""The perfect bot of Yamslam alone: it rates by the solved table, and plays what the table is worth."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Literal, cast

import pytest
from msgspec.structs import replace

from yamclub.bots import make_bot, play
from yamclub.game import Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import Chips, Series
from yamclub.games.slam.moves import SlamOptions, Stop, Take
from yamclub.games.slam.perfect import Perfect
from yamclub.games.slam.rules import SlamState
from yamclub.games.slam.states import state_number
from yamclub.games.slam.targets import SLAM
from yamclub.kernel.dice import dice
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep, Throw
from yamclub.solve.policy import policy

BOT = cast("RatingBot", make_bot(GAME, "perfect", Random(1), seats=1))
NONE: Chips = (0,) * 7


def lying(shown: str, in_play: Chips = (4,) * 7, removed: Chips = NONE, throws: int = 1, **other: object) -> SlamState:
    """Alone with these dice on the table after so many throws; what is neither in play nor removed is held."""
    held = tuple(4 - there - gone for there, gone in zip(in_play, removed, strict=True))
    state = replace(cast("SlamState", GAME.start(1)), in_play=in_play, removed=removed, held=(held,), throws=throws - 1)
    return replace(state.apply(Mover.CHANCE, Throw(dice(shown))), **other)


def rated(state: SlamState) -> dict[object, float]:
    legal = state.legal(0)
    return dict(zip(legal, BOT.rate(state.view(0), legal), strict=True))


@pytest.mark.parametrize("four", ["yes", "no"])
def test_its_ratings_of_the_first_throw_are_worth_what_was_solved(four: Literal["yes", "no"]) -> None:
    question = SLAM.question({"four_as_two_pairs": four})
    state = GAME.start(1, SlamOptions(four_as_two_pairs=four))
    chance, worth = state.chance(), 0.0
    for outcome, weight in chance:
        thrown = state.advance(Mover.CHANCE, outcome).after
        worth += weight * max(BOT.rate(thrown.view(0), thrown.legal(0)))
    assert worth / chance.total == pytest.approx(policy(question).value, abs=1e-9)


@pytest.mark.parametrize(
    ("in_play", "removed"),
    [
        ((0, 0, 0, 0, 0, 0, 1), NONE),
        ((1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 2)),
        ((2, 3, 0, 1, 0, 0, 0), (0, 0, 0, 3, 1, 4, 2)),
        ((0, 1, 4, 0, 2, 2, 0), (0, 0, 0, 0, 0, 2, 4)),
    ],
)
def test_everywhere_a_turn_is_worth_what_the_best_ratings_of_its_throws_are(in_play: Chips, removed: Chips) -> None:
    chance, worth = GAME.start(1).chance(), 0.0
    for outcome, weight in chance:
        worth += weight * max(rated(lying(str(outcome.dice), in_play, removed)).values())
    solved = policy(Perfect.question(SlamOptions())).values[state_number(in_play, removed)]
    assert worth / chance.total == pytest.approx(solved, abs=1e-9)


def test_failing_with_the_last_chip_in_play_ends_without_its_bonus() -> None:
    ratings = rated(lying("11246", (0, 0, 0, 0, 0, 0, 1), throws=3))
    assert ratings == {Stop(): 20 + 40 + 80 + 100 + 120 + 160 + 150 + 50 + 6 * 30}


def test_taking_the_last_chip_ends_with_everything() -> None:
    assert rated(lying("12345", (0, 0, 0, 0, 0, 0, 1), throws=3)) == {Take(Series.LARGE_STRAIGHT): 1000}


def test_keeps_four_of_a_kind_it_may_take_rather_than_reroll_them() -> None:
    ratings = rated(lying("44445"))
    best = max(ratings, key=ratings.__getitem__)
    assert best in (Take(Series.CARRE), Keep(dice("4444")))


def test_takes_the_large_straight_at_once() -> None:
    ratings = rated(lying("12345"))
    assert max(ratings, key=ratings.__getitem__) == Take(Series.LARGE_STRAIGHT)


def test_the_first_chip_of_a_yamslam_is_rated_with_the_second() -> None:
    first = rated(lying("66666", (4,) * 6 + (3,), (0,) * 6 + (1,)))
    takes = {action: worth for action, worth in first.items() if isinstance(action, Take)}
    best = max(takes, key=takes.__getitem__)
    after = lying("66666", (4,) * 6 + (3,), (0,) * 6 + (1,)).apply(0, best)
    assert after.owed == 1
    assert max(rated(after).values()) == pytest.approx(takes[best], abs=1e-9)


def test_the_bot_plays_what_the_table_is_worth() -> None:
    scores = [_score(seed) for seed in range(80)]
    error = stdev(scores) / sqrt(len(scores))
    assert abs(mean(scores) - policy(Perfect.question(SlamOptions())).value) < 4 * error


def _score(seed: int) -> int:
    *_, last = play(GAME.start(1), [BOT], Random(seed))
    result = last.after.result()
    assert result is not None
    return result.scores[0]
