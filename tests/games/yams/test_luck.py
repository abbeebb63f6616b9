"""What throws are worth to everybody."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.yams.positions import all_but, sheet
from yamclub.games.yams.luck import WORTHS
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.rules import YamsState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box, Points
from yamclub.mechanics.throwing import Throw


def awaiting(kept: str, throws: int, *sheets: Points) -> YamsState:
    state = first_state(len(sheets), YamsOptions())
    return replace(state, opening=None, phase="throwing", dice=dice(kept), throws=throws, sheets=sheets)


def test_a_row_for_every_outcome_and_a_column_for_every_seat() -> None:
    state = awaiting("44", 1, sheet(), sheet(yam=50), sheet())
    found = WORTHS.of_outcomes(state)
    assert found is not None
    assert found.shape == (len(state.chance().outcomes), 3)
    assert found.sum(axis=1) == pytest.approx(1.0)
    assert found[:, 1].min() > found[:, 2].max()


def test_the_die_that_wins_is_worth_the_win() -> None:
    state = awaiting("6666", 2, all_but(Box.YAM), all_but(chance=20))
    found = WORTHS.of_outcomes(state)
    assert found is not None
    for outcome, row in zip(state.chance().outcomes, found, strict=True):
        assert row.tolist() == pytest.approx([1.0, 0.0] if outcome == Throw(dice("6")) else [0.0, 1.0])


def test_keeps_have_the_mean_of_what_follows() -> None:
    """Before the first throw, and between throws: what is expected doesn't change by being looked at."""
    first = WORTHS.of_outcomes(awaiting("", 0, sheet()))
    again = awaiting("", 0, sheet()).chance()
    assert first is not None
    mean = np.array(again.weights) @ first[:, 0] / again.total
    assert mean == pytest.approx(245.871, abs=1.0)


def test_who_starts_is_not_judged() -> None:
    assert WORTHS.of_outcomes(first_state(2, YamsOptions())) is None
