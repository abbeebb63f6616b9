"""What the expert of Yam Master has learned, and what throws are worth by it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.master.positions import defied, on, playing, thrown
from yamclub.game import Mover
from yamclub.games.master.rules import MasterState
from yamclub.games.master.values import learned
from yamclub.games.master.worths import WORTHS
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep, Throw


def test_the_learned_value_knows_what_is_good() -> None:
    def chance(mine: str, theirs: str) -> float:
        return float(learned().values(np.array([on(mine)]), np.array([on(theirs)]), False)[0])

    assert chance("a1 b1 c1", "") > chance("a1", "") > chance("", "") > chance("", "a1") > chance("", "a1 b1 c1")
    assert 0.35 < chance("", "") < 0.5  # the first move is worth something


WAITING = [
    playing("a1 b1", "c3"),
    thrown("44612", "a1 b1", "c3").apply(0, Keep(dice("44"))),
    defied("44661", mine="a1 b1", theirs="c3").apply(0, Keep(dice("4466"))),
]


@pytest.mark.parametrize("state", WAITING)
def test_throws_are_worth_on_average_what_was_worth_throwing(state: MasterState) -> None:
    shares = WORTHS.of_outcomes(state)
    assert shares is not None
    chance = state.chance()
    assert shares.shape == (len(chance.outcomes), 2)
    assert shares.sum(axis=1) == pytest.approx(np.ones(len(shares)))
    best = shares[:, 0].argmax()
    thrown_best = state.apply(Mover.CHANCE, chance.outcomes[best])
    assert thrown_best.seat == 0
    assert shares[best, 0] > np.average(shares[:, 0], weights=chance.weights) > shares[:, 0].min()


def test_a_throw_that_wins_is_worth_the_match() -> None:
    state = thrown("66124", "a1 b1 c1 d1").apply(0, Keep(dice("66")))
    shares = WORTHS.of_outcomes(state)
    assert shares is not None
    worth = dict(zip(state.chance().outcomes, shares, strict=True))
    assert worth[Throw(dice("126"))][0] == 1
    assert worth[Throw(dice("124"))][0] < 1
