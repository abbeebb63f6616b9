"""What throws of Yamslam are worth to seats: shares that add up, and means that agree from throw to throw."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from yamclub.bots import make_bot, play
from yamclub.game import Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.judge import LAYOUT, Judge
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.positions import Positions, kind_of
from yamclub.games.slam.rules import SlamState
from yamclub.games.slam.turn import SlamTurns, position_of
from yamclub.games.slam.worths import WORTHS
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import THROWS, Keep, Throw
from yamclub.mechanics.weights import load
from yamclub.solve.numbering import number_of

TABLES = [
    (2, SlamOptions()),
    (3, SlamOptions(four_as_two_pairs="no")),
    (4, SlamOptions(series="5")),
    (4, SlamOptions(teams="yes")),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_shares_of_the_win_add_up_to_one(seats: int, options: SlamOptions) -> None:
    rng, asked = Random(2), 0
    bots = [make_bot(GAME, "novice", rng)] * seats
    for step in play(GAME.start(seats, options), bots, rng):
        state = step.before
        assert isinstance(state, SlamState)
        if state.phase not in ("throwing", "opening"):
            continue
        worths = WORTHS.of_outcomes(state)
        assert worths is not None
        assert worths.shape == (len(state.chance()), seats)
        assert np.allclose(worths.sum(1), 1)
        asked += 1
    assert asked > 40


@pytest.mark.parametrize(("seats", "options"), [(1, SlamOptions()), *TABLES])
def test_the_mean_of_the_outcomes_is_what_the_keep_was_worth(seats: int, options: SlamOptions) -> None:
    state = GAME.start(seats, options)
    assert isinstance(state, SlamState)
    state = state.begin_turn(0)
    state = state.apply(Mover.CHANCE, Throw(dice("11246")))
    for shown, kept in (("11246", "11"), ("11356", "135")):
        lying = dice(shown)
        assert state.dice == lying
        awaited = state.apply(0, Keep(dice(kept)))
        worths, chance = WORTHS.of_outcomes(awaited), awaited.chance()
        assert worths is not None
        mean = np.array(chance.weights) @ worths[:, 0] / chance.total
        of_side = mean * (2 if options.teams == "yes" else 1) / (1000 if seats == 1 else 1)
        kind = kind_of(seats, options)
        judge = Judge(kind, load("slam", LAYOUT))
        position = Positions(*(np.array([value]) for value in position_of(state)))
        search = SlamTurns(judge, position, options.four_as_two_pairs == "yes").search
        assert of_side == pytest.approx(search.kept[THROWS - state.throws][0, number_of()[dice(kept)]], abs=1e-9)
        state = awaited.apply(Mover.CHANCE, Throw(dice("356" if kept == "11" else "24")))


def test_a_good_throw_for_the_start_is_worth_more() -> None:
    """The one who starts wins more often; the mean over the throws is an equal share for all."""
    state = GAME.start(4)
    assert isinstance(state, SlamState)
    worths, chance = WORTHS.of_outcomes(state), state.chance()
    assert worths is not None
    by_throw = {str(throw.dice): float(worth[0]) for throw, worth in zip(chance.outcomes, worths, strict=True)}
    assert by_throw["66"] > by_throw["56"] > by_throw["12"] >= by_throw["11"]
    assert by_throw["66"] - by_throw["11"] > 0.03
    assert np.array(chance.weights) @ worths / chance.total == pytest.approx(0.25, abs=1e-6)
