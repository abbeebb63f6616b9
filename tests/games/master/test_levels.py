"""The levels, as preferences: what each must see, and what it may miss."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.master.positions import FORCED, defied, thrown, thrown_last
from yamclub.bots import Bot, make_bot
from yamclub.bots.contract import LEVELS
from yamclub.game import Mover
from yamclub.games.master import GAME
from yamclub.games.master.greedy import Greedy
from yamclub.games.master.levels import Club, Novice
from yamclub.games.master.moves import DECLARE, STOP, MasterOptions, Place, Remove
from yamclub.games.master.rules import MasterState, first_state
from yamclub.games.master.worths import WORTHS
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep


def chosen(state: MasterState, name: str = "expert", seed: int = 0) -> Any:
    return make_bot(GAME, name, Random(seed)).choose(state.view(state.seat), state.legal(state.seat))


# --- every level


@pytest.mark.parametrize("name", LEVELS)
def test_wins_when_it_can(name: str) -> None:
    for seed in range(20):
        assert chosen(thrown("66644", mine="a1 b1 c1 d1", theirs="b3 c3 d3"), name, seed) == Place("e1")


@pytest.mark.parametrize("name", LEVELS)
def test_does_not_end_a_match_that_it_would_lose(name: str) -> None:
    eleven = "a1 b1 d1 e1 a3 b3 d3 e3 a5 b5 d5"
    assert chosen(thrown_last("44412", mine=eleven, theirs="c2 c3 c4"), name) == STOP


@pytest.mark.parametrize("name", ["club", "expert"])
def test_blocks_four_in_a_row(name: str) -> None:
    for seed in range(20):
        assert chosen(thrown_last("66612", theirs="a1 b1 c1 d1"), name, seed) == Place("e1")


# --- the expert


def test_removes_a_pawn_that_is_about_to_win() -> None:
    assert isinstance(chosen(thrown_last("44444", theirs="a1 b1 d1 e1")), Remove)


def test_throws_for_the_square_that_wins() -> None:
    assert chosen(thrown("66124", mine="a1 b1 c1 d1")) == Keep(dice("66"))


@pytest.mark.parametrize("options", [MasterOptions(), FORCED])
def test_dares_when_a_dare_square_wins(options: MasterOptions) -> None:
    four = "a1 b1 d1 e1"
    assert chosen(thrown("44661", mine=four, options=options)) == DECLARE
    assert chosen(defied("44661", mine=four, options=options)) == Keep(dice("4466"))
    assert chosen(defied("44661", "44466", mine=four, options=options)) == Place("c1")


def test_knows_that_the_last_turn_is_scored() -> None:
    """Two points behind, one in reach: only five in a row would help before, anything that levels does now."""
    state = thrown_last("44412", mine="c3 d4", theirs="a1 b1 c1", turns=299)
    assert chosen(state) == Place("e5")
    best = max(make_bot(GAME, "expert", Random(0)).rate(state.view(0), state.legal(0)))  # type: ignore[attr-defined]
    assert best == 20 * 0.5


# --- how novices err


def test_mistakes_are_plausible() -> None:
    """The novice's keeps and squares, by the ratings of the bot without slips: never far below the best."""
    bot, judge = Novice(Random(4)), Greedy(Random(4))
    judge.taste = Novice.taste
    for match in range(2):
        for state in _decisions(bot, match):
            view, legal = state.view(state.seat), state.legal(state.seat)
            worth = dict(zip(legal, judge.rate(view, legal), strict=True))
            assert max(worth.values()) - worth[bot.choose(view, legal)] <= Novice.BLUNDER * Novice.slip + Novice.shy


def test_novices_err_more_than_club_players() -> None:
    state = thrown_last("44412", mine="c3 d4")
    picks = [[chosen(state, name, seed) for seed in range(300)] for name in ("club", "novice")]
    club, novice = (sum(pick == Place("e5") for pick in one) for one in picks)
    assert 300 >= club > novice > 150


def test_novices_don_t_end_a_turn_for_nothing() -> None:
    ended = [
        chosen(thrown(faces), "novice", seed) == STOP for faces in ("23445", "11266", "12246") for seed in range(50)
    ]
    assert not any(ended)
    assert STOP not in {chosen(thrown_last("22256", "a2"), "novice", seed) for seed in range(50)}


def _decisions(bot: Novice | Club, seed: int) -> list[MasterState]:
    state, luck, met = first_state(2, MasterOptions()), Random(seed), []
    while not state.turn().over:
        if state.turn().chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(luck.randrange(chance.total)))
        else:
            met.append(state)
            state = state.apply(state.seat, bot.choose(state.view(state.seat), state.legal(state.seat)))
    return met


# --- how strong they are


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("expert", "club"), ("club", "novice"), ("expert", "greedy")])
def test_is_ahead_once_the_luck_of_the_dice_is_taken_out(stronger: str, weaker: str) -> None:
    """What each throw brought beyond its mean is luck by any fixed value, and has the mean zero: so it is taken off."""
    shares = []
    for number in range(24):
        bots = [make_bot(GAME, name, Random(number)) for name in (stronger, weaker)]
        seat = number % 2
        shares.append(_share_without_luck(bots if seat == 0 else bots[::-1], seat, number // 2))
    assert sum(shares) / len(shares) > 0.5


def _share_without_luck(bots: list[Bot], seat: int, seed: int) -> float:
    state, random, luck = first_state(2, MasterOptions()), Random(seed), 0.0
    while not state.turn().over:
        if state.turn().chance:
            chance, shares = state.chance(), WORTHS.of_outcomes(state)
            outcome = chance.pick(random.randrange(chance.total))
            if shares is not None:
                worth = shares[:, seat]
                luck += worth[chance.outcomes.index(outcome)] - np.average(worth, weights=chance.weights)
            state = state.apply(Mover.CHANCE, outcome)
        else:
            bot = bots[state.seat]
            state = state.apply(state.seat, bot.choose(state.view(state.seat), state.legal(state.seat)))
    result = state.result()
    assert result is not None
    first = [place == 1 for place in result.places]
    return first[seat] / sum(first) - luck
