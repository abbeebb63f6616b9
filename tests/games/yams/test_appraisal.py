"""What the coach says of Yam's: the rules walked through say the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.coach.matches import analysed
from tests.games.turns import agrees, choices_of, is_readable, one_turn, reasons, whole_match
from tests.games.yams.positions import EXTRA, FRENCH, all_but, sheet, thrown
from yamclub.games.yams import GAME
from yamclub.games.yams.appraisal import YamsAppraiser
from yamclub.games.yams.moves import Write, YamsOptions
from yamclub.games.yams.position import position
from yamclub.games.yams.rules import YamsState, first_state
from yamclub.games.yams.solved import solved
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box, Points
from yamclub.mechanics.throwing import Keep

APPRAISER = YamsAppraiser(Random(0))
HALF = sheet(aces=3, fours=12, brelan=22, full=25, yam=0, chance=21)


@pytest.mark.parametrize(
    "state",
    [
        thrown("44425", HALF, HALF, throws=2),
        thrown("11356", sheet(yam=50), HALF, sheet(sixes=24), throws=2, options=EXTRA, extra_yams=(0, 0, 0)),
        thrown("23456", all_but(Box.SIXES, Box.CHANCE), all_but(Box.YAM), throws=2, options=FRENCH),
    ],
)
def test_a_turn_is_worth_what_the_rules_make_of_its_ends(state: YamsState) -> None:
    agrees(APPRAISER, state, one_turn(APPRAISER))


def test_a_whole_turn_alone_is_worth_what_the_rules_make_of_its_ends() -> None:
    state = YamsState(options=YamsOptions(), players=1, sheets=(HALF,), extra_yams=(0,), phase="choosing")
    state = state.begin_turn(0, phase="choosing", dice=dice("12255"), throws=1)
    APPRAISER.prepare(state)
    agrees(APPRAISER, state, one_turn(APPRAISER), every=9)


LAST = [
    (all_but(Box.YAM, chance=20), all_but(chance=45)),
    (all_but(Box.FULL, chance=5), all_but(chance=30)),
    (all_but(Box.SIXES, fives=25, fours=20, chance=5), all_but(chance=80)),
]


@pytest.mark.parametrize(("mine", "theirs"), LAST)
def test_the_very_last_turn_is_exact(mine: Points, theirs: Points) -> None:
    state = thrown("22366", mine, theirs, throws=2)
    assert APPRAISER.exact(state)
    agrees(APPRAISER, state, whole_match())


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (all_but(Box.YAM, chance=21), all_but(Box.FULL, chance=22)),
        (all_but(Box.SIXES, chance=20), all_but(Box.FIVES, chance=20)),
    ],
)
def test_the_last_turn_of_each_is_exact(mine: Points, theirs: Points) -> None:
    """The other one answers knowing what to beat."""
    state = thrown("22366", mine, theirs, throws=2)
    assert APPRAISER.exact(state)
    agrees(APPRAISER, state, whole_match(), every=6)


def test_alone_the_start_is_worth_what_is_published() -> None:
    state = first_state(1, YamsOptions())
    APPRAISER.prepare(state)
    found, chance = APPRAISER.outcomes(state), state.chance()
    assert found is not None
    assert APPRAISER.exact(state)
    # The value of solitaire Yahtzee without a bonus for extra Yahtzees, as in docs/results.md.
    assert float(np.array(chance.weights) @ found[:, 0] / chance.total) == pytest.approx(245.870774514, abs=1e-8)


def test_what_was_estimated_before_the_table_was_there_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    state = first_state(1, YamsOptions()).begin_turn(0, phase="choosing", dice=dice("11234"), throws=3)
    APPRAISER.prepare(state)
    exact = APPRAISER.actions(state.view(0), 0, state.legal(0))
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("YAMCLUB_CACHE", str(tmp_path_factory.mktemp("empty")))
        solved.cache_clear()
        position.cache_clear()
        estimated = APPRAISER.actions(state.view(0), 0, state.legal(0))
        assert not APPRAISER.exact(state)
    assert not np.allclose(estimated, exact, atol=1e-6)
    APPRAISER.prepare(state)
    np.testing.assert_allclose(APPRAISER.actions(state.view(0), 0, state.legal(0)), exact, atol=1e-12)


@pytest.mark.parametrize(("seats", "options"), [(2, YamsOptions()), (3, EXTRA), (5, FRENCH), (8, EXTRA)])
def test_shares_add_up_to_one(seats: int, options: YamsOptions) -> None:
    for state in choices_of(GAME, seats, options, seats, every=9 * seats):
        rows = APPRAISER.actions(state.view(state.seat), state.seat, state.legal(state.seat))
        np.testing.assert_allclose(rows.sum(axis=1), 1, atol=1e-9)


@pytest.mark.parametrize(("seats", "options"), [(1, {"extra_yams": "yes"}), (3, {"straights": "five"})])
def test_matches_add_up(seats: int, options: dict[str, str]) -> None:
    for player in analysed("yams", ["random"] * seats, seed=seats, options=options).players:
        whole = player.expected + player.luck + player.own + player.others
        assert whole == pytest.approx(player.result, abs=1e-9)
        assert player.own <= 0


def test_of_decided_matches_points_still_order_the_choices() -> None:
    state = thrown("66666", all_but(Box.YAM, Box.ACES), all_but(Box.YAM, chance=30, sixes=30, brelan=90, carre=90))
    rows = APPRAISER.actions(state.view(0), 0, state.legal(0))
    assert state.legal(0)[int(rows[:, 0].argmax())] == Write(Box.YAM)


# --- why


@pytest.mark.parametrize(("seats", "options"), [(1, YamsOptions()), (2, EXTRA), (3, FRENCH)])
def test_reasons_can_be_read(seats: int, options: YamsOptions) -> None:
    told = [said for said in reasons(APPRAISER, choices_of(GAME, seats, options, 7, every=3)) if said is not None]
    assert len(told) > 30
    assert all(is_readable("yams", said) for said in told if said.id not in ("yams-why-behind", "yams-why-ahead"))


def test_says_how_often_the_full_house_comes() -> None:
    """Two pairs and one die to throw: a third of the cases."""
    state = thrown("11225", all_but(Box.FULL), all_but(chance=20), throws=2)
    told = APPRAISER.why(state.view(0), 0, Keep(dice("1122")), Keep(dice("11")))
    assert told is not None
    assert (told.id, told.args["best"], told.args["than"]) == ("yams-why-likelier", 33, 9)  # 20 of 216


def test_says_how_rarely_throwing_on_helps() -> None:
    state = thrown("11122", all_but(Box.FULL, Box.YAM), all_but(chance=60), throws=2)
    told = APPRAISER.why(state.view(0), 0, Write(Box.FULL), Keep(dice("111")))
    assert told is not None
    assert (told.id, told.args["better"]) == ("yams-why-write", 3)  # 1 of 36


def test_says_which_box_is_better_left_open() -> None:
    state = thrown("11246", sheet(), sheet())
    told = APPRAISER.why(state.view(0), 0, Write(Box.ACES), Write(Box.SIXES))
    assert told is not None
    assert (told.id, told.args["now"]) == ("yams-why-save", 6)
