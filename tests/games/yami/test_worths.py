"""What cards are worth, to who sees all hands."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.games.yami.positions import CHANCE, draw, only_free, playing
from yamclub.game import State
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import EMPTY_SHEET, Box
from yamclub.games.yami.moves import TAKE_STOCK
from yamclub.games.yami.winning import shares
from yamclub.games.yami.worths import WORTHS


def test_shares_of_equal_totals_are_equal_and_more_points_are_worth_more() -> None:
    assert np.allclose(shares(np.array([[200.0, 200.0, 200.0]]), 20.0), 1 / 3)
    ahead, level = shares(np.array([[230.0, 200.0], [200.0, 200.0]]), 20.0)
    assert ahead[0] > 0.7 > level[0]
    assert np.allclose(ahead.sum(), 1)


def test_the_card_that_completes_a_hand_is_worth_most() -> None:
    board = only_free(Box.KING, Box.STRAIGHT_FLUSH)
    state = playing("R♠ R♥ 8♦ 9♣ A♠", sheets=(board, EMPTY_SHEET)).apply(0, TAKE_STOCK)
    found = WORTHS.of_outcomes(state)
    assert found is not None
    outcomes = state.chance().outcomes
    mine = dict(zip(outcomes, found[:, 0], strict=True))
    assert mine[draw("R♦")] > mine[draw("8♠")]
    assert max(mine, key=lambda one: mine[one]) in (draw("R♦"), draw("R♣"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_add_up_at_every_card(players: int) -> None:
    rng = Random(2)
    state: State = GAME.start(players)
    for _ in range(40 + 10 * players):
        if state.turn().chance:
            found = WORTHS.of_outcomes(state)  # type: ignore[arg-type]
            if found is not None:
                assert found.shape == (len(state.chance().outcomes), players)
                assert np.allclose(found.sum(axis=1), 1)
            state = state.apply(CHANCE, state.chance().pick(rng.randrange(state.chance().total)))
        else:
            seat = state.turn().seats[0]
            state = state.apply(seat, rng.choice(state.legal(seat)[:2]))
