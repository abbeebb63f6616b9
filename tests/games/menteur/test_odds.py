"""The odds of YAM menteur's boxes, with dice that stay locked, and of what others announce."""

from __future__ import annotations

import pytest

from tests.games.menteur.positions import announced, full_but, thrown
from tests.kernel.slow_chances import SlowTurn
from yamclub.errors import Code, YamError
from yamclub.game import Eye, Mover
from yamclub.games.menteur.aiming import reach
from yamclub.games.menteur.odds import ODDS, TARGETS
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box, worth
from yamclub.mechanics.throwing import Keep, Throw
from yamclub.odds import odds, odds_table

FULL = SlowTurn(lambda faces: sorted(map(faces.count, set(faces))) == [2, 3], locked=True)
SMALL = SlowTurn(lambda faces: faces == (1, 2, 3, 4, 5), locked=True)


def test_m6_locked_dice_stay() -> None:
    assert all(odds("menteur", "full", throws_left=left).exact == FULL.before(left) for left in (1, 2, 3))
    assert odds("menteur", "yam").exact < odds("yams", "yam").exact
    assert odds("menteur", "petite-suite").exact == odds("menteur", "small_straight").exact == SMALL.before(3)
    assert odds("menteur", "grande suite").exact == SMALL.before(3)  # by symmetry


def test_dice_just_thrown_may_be_given_with_the_locked_ones_or_without() -> None:
    alone, together = odds("menteur", "full", dice="125", kept="12"), odds("menteur", "full", dice="12125", kept="12")
    assert alone == together
    assert alone.exact == FULL.lying((1, 2), (1, 2, 5), 1)
    assert str(alone.keep) == "1122"
    assert odds("menteur", "full", dice="11225").exact == FULL.lying((), (1, 1, 2, 2, 5), 2)


def test_a_keep_to_come_is_asked_for_without_dice() -> None:
    told = odds("menteur", "full", kept="12", throws_left=2)
    assert (told.exact, str(told.keep)) == (FULL.kept((1, 2), 2), "12")


def test_what_is_out_of_reach_has_no_keep() -> None:
    told = odds("menteur", "yam", dice="125", kept="12")
    assert (told.fraction, told.keep) == ("0/1", None)


def test_an_announcement_is_as_likely_as_the_turn_that_aims_at_it() -> None:
    for name in TARGETS.listed:
        for throws in (1, 2, 3):
            honest = odds("menteur", name, after_throws=throws)
            assert honest.fraction == odds("menteur", name, throws_left=throws).fraction
            index, points = TARGETS.target(name)
            assert honest.probability >= reach(index, throws)[points] - 1e-12  # who aims at points may do worse


@pytest.mark.parametrize("more", [{"dice": "12345"}, {"kept": "1"}, {"throws_left": 1}])
def test_an_announcement_has_no_dice_to_tell(more: dict[str, object]) -> None:
    with pytest.raises(YamError) as refused:
        odds("menteur", "yam", after_throws=2, **more)  # type: ignore[arg-type]
    assert refused.value.code is Code.NOT_TOGETHER


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"dice": "1234", "kept": "12"}, Code.IMPOSSIBLE_DICE),
        ({"dice": "12345", "kept": "66"}, Code.DICE_NOT_THERE),
        ({"dice": "123456"}, Code.IMPOSSIBLE_DICE),
        ({"dice": "12347"}, Code.IMPOSSIBLE_DICE),
        ({"dice": "12345", "kept": "12345"}, Code.IMPOSSIBLE_DICE),
        ({"dice": "12345", "throws_left": 3}, Code.OUT_OF_RANGE),
        ({"kept": "12", "throws_left": 0}, Code.OUT_OF_RANGE),
        ({"after_throws": 4}, Code.OUT_OF_RANGE),
        ({"after_throws": 0}, Code.OUT_OF_RANGE),
    ],
)
def test_impossible_positions_are_refused(given: dict[str, object], code: Code) -> None:
    with pytest.raises(YamError) as refused:
        odds_table("menteur", **given)  # type: ignore[arg-type]
    assert refused.value.code is code


def test_the_player_is_told_of_boxes_they_may_announce_and_nobody_else_anything() -> None:
    state = thrown("44425", sheets=(full_but(Box.FOURS, Box.YAM),))
    told = {one.target: one for one in ODDS.lying(state.view(0))}
    assert told == {name: odds("menteur", name, dice="44425") for name in ("fours:3", "yam")}
    assert [ODDS.lying(state.view(viewer)) for viewer in (1, 2, Eye.SPECTATOR)] == [(), (), ()]
    kept = state.apply(0, Keep(dice("44"))).apply(Mover.CHANCE, Throw(dice("125")))
    assert ODDS.lying(kept.view(0))[1] == odds("menteur", "yam", dice="125", kept="44")


def test_those_who_decide_are_told_of_the_announcement_alone() -> None:
    state = announced("44425", Box.CARRE, 24)
    for viewer in (1, 2, Eye.SPECTATOR):
        assert ODDS.lying(state.view(viewer)) == (odds("menteur", "carre:24", after_throws=1),)
    assert ODDS.lying(state.view(0)) == ()
    assert ODDS.lying(announced("44425", Box.FOURS, 16).view(1)) == (odds("menteur", "fours:4", after_throws=1),)


def test_every_box_that_dice_form_is_made() -> None:
    for faces in ("11111", "24444", "33355", "12345", "23456", "11234"):
        for told in odds_table("menteur", dice=faces, throws_left=0):
            index, points = TARGETS.target(told.target)
            assert told.probability == (worth(dice(faces))[index] >= points)
