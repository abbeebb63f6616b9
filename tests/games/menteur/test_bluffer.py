"""The bluffer's preferences, and the exact odds behind them."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.menteur.positions import CHANCE, announced, full_but, sheet, thrown
from yamclub.bots import Bot, RandomBot
from yamclub.game import Mover
from yamclub.games.menteur import GAME
from yamclub.games.menteur.aiming import LockedTurn, par, reach
from yamclub.games.menteur.bluffer import Bluffer, challenge_worth
from yamclub.games.menteur.moves import Announce, Challenge, MenteurOptions, Scratch
from yamclub.games.menteur.rules import MenteurState
from yamclub.kernel.dice import Dice, dice
from yamclub.mechanics.sheet import INDEX, Box, worth
from yamclub.mechanics.throwing import Keep, Throw


def choice(state: MenteurState, seat: int | None = None) -> Any:
    seat = state.turn().seats[0] if seat is None else seat
    return Bluffer(Random(1)).choose(state.view(seat), state.legal(seat))


def wish(state: MenteurState) -> float:
    """What it is worth to seat 1 to challenge."""
    assert state.announced is not None
    return challenge_worth(state.view(1), state.announced)


# odds


@pytest.mark.parametrize("index", range(6))
def test_an_upper_box_is_three_tries_a_die(index: int) -> None:
    assert par(index) == pytest.approx(5 * (index + 1) * (1 - (5 / 6) ** 3))
    assert reach(index, 1)[5 * (index + 1)] == pytest.approx(1 / 6**5)


@pytest.mark.parametrize("box", [Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT])
def test_one_throw_gives_a_straight_in_120_of_7776(box: Box) -> None:
    assert reach(INDEX[box], 1)[30] == pytest.approx(120 / 7776)


def test_locked_dice_reach_a_yam_less_often_than_free_ones() -> None:
    """Free dice do in 4.603 % (347897/7558272, as is well known): they may change their mind about the face."""
    assert 0.04 < reach(INDEX[Box.YAM], 3)[50] < 347897 / 7558272


def test_a_locked_turn_agrees_with_a_twin_that_tries_everything() -> None:
    """Three dice are locked, so the last two have two throws: small enough for ordered dice."""
    index = INDEX[Box.FULL]
    turn = LockedTurn(lambda lying: float(worth(lying)[index]))

    def value(locked: tuple[int, ...], left: int) -> float:
        results = []
        for throw in product(range(1, 7), repeat=5 - len(locked)):
            best = float(worth(Dice(locked + throw))[index])
            if left > 1:
                kept = {throw[:1], throw[1:]} if len(throw) == 2 else set()
                best = max([best, *(value(locked + keep, left - 1) for keep in {(), *kept})])
            results.append(best)
        return sum(results) / len(results)

    assert turn.locked_worth(dice("445"), 2) == pytest.approx(value((4, 4, 5), 2))


# preferences


def test_announces_a_large_straight_it_has() -> None:
    assert choice(thrown("23456")) == Announce(Box.LARGE_STRAIGHT, 40)


def test_stops_at_a_yam() -> None:
    assert choice(thrown("66666")) == Announce(Box.YAM, 50)


def test_keeps_four_sixes_for_the_yam() -> None:
    assert choice(thrown("66661", sheets=(full_but(Box.YAM, Box.SIXES),))) == Keep(dice("6666"))


def test_leaves_only_dice_just_thrown() -> None:
    state = thrown("66612").apply(0, Keep(dice("666"))).apply(CHANCE, Throw(dice("26")))
    assert choice(state) in state.legal(0)


def test_with_nothing_true_to_say_it_tells_a_small_lie_rather_than_a_tall_one() -> None:
    state = replace(thrown("12335", sheets=(full_but(Box.SIXES, Box.YAM),)), throws=3)
    lie = choice(state)
    assert lie.box == Box.SIXES
    assert lie.points <= 18


def test_doubts_a_tall_announcement_more_than_a_small_one() -> None:
    small, tall = (announced("12335", Box.SIXES, points, throws=2) for points in (6, 30))
    assert wish(small) < 0 < wish(tall)
    assert choice(tall, 1) == Challenge()


def test_doubts_a_yam_at_once() -> None:
    assert wish(announced("12335", Box.YAM, 50)) > 0


def test_believes_one_who_stopped_with_a_throw_left_sooner() -> None:
    two, three = (announced("12335", Box.SIXES, 18, throws=made) for made in (1, 2))
    assert wish(two) < wish(three)


def test_is_bolder_where_a_cross_costs_nothing_more() -> None:
    barred, written = sheet("full full"), sheet("full", full=25)
    free, dear = (announced("12335", Box.FULL, 25, throws=2, sheets=(sheet(), mine)) for mine in (barred, written))
    assert wish(free) > 0 > wish(dear)


# strength


def play(seed: int) -> tuple[int, ...]:
    """The places of a bluffer and two random bots, the bluffer in a seat that changes with the seed."""
    rng, state = Random(seed), GAME.start(3)
    bots: list[Bot] = [RandomBot(rng), RandomBot(rng)]
    bots.insert(seed % 3, Bluffer(rng))
    while not (turn := state.turn()).over:
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)))
        else:
            seat = turn.seats[0]
            state = state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    result = state.result()
    assert result is not None
    return result.places


@pytest.mark.slow
def test_beats_random_players_nearly_always() -> None:
    assert sum(play(seed)[seed % 3] == 1 for seed in range(20)) >= 18


# giving up a box


def test_gives_up_a_yam_that_nobody_would_believe() -> None:
    options, board = MenteurOptions(scratch="yes"), full_but(Box.LARGE_STRAIGHT, Box.YAM)
    assert choice(thrown("23366", 3, options, throws=2, sheets=(board,))) == Scratch(Box.YAM)


def test_gives_nothing_up_while_the_dice_are_good_for_a_box() -> None:
    options = MenteurOptions(scratch="yes")
    assert choice(thrown("66655", 3, options, throws=2)) == Announce(Box.FULL, 25)
