"""Yamslam, rule by rule, S1 to S9: a position in, one fact out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.slam.positions import CHANCE, chips, fail, failed, playing, refused, takes, thrown
from tests.games.steps import all_made, made
from yamclub.game import Eye
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import INDEX, NO_CHIPS, POINTS, Series, formed
from yamclub.games.slam.moves import STOP, Failed, PlaysAgain, Removed, SlamOptions, Take
from yamclub.kernel.dice import dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, Throw

# S1


def test_s1_the_best_throw_of_two_dice_starts() -> None:
    state = GAME.start(3)
    news: tuple[Any, ...] = ()
    for faces in ("12", "66", "65"):
        assert state.chance().total == 36
        state, news = made(state, CHANCE, Throw(dice(faces)))
    assert state.view(0).seat == 1  # type: ignore[attr-defined]
    assert news == (Starts(1),)


def test_s1_those_tied_for_best_throw_again_and_only_they() -> None:
    state, news = all_made(GAME.start(3), *[(CHANCE, Throw(dice(faces))) for faces in ("61", "12", "52")])
    assert news == (Tied((0, 2)),)
    _, news = all_made(state, *[(CHANCE, Throw(dice(faces))) for faces in ("11", "21")])
    assert news == (Starts(2),)


def test_s1_play_goes_to_the_left() -> None:
    state = playing(3, seat=2)
    assert fail(state).seat == 0


# S2


def test_s2_a_turn_has_up_to_three_throws() -> None:
    state = playing().apply(CHANCE, Throw(dice("12346")))
    state = state.apply(0, Keep(dice("1234"))).apply(CHANCE, Throw(dice("6")))
    state = state.apply(0, Keep(dice("1234"))).apply(CHANCE, Throw(dice("6")))
    assert refused(state, Keep(dice("1234"))) == "no_throw_left"


def test_s2_any_dice_may_be_put_aside_and_the_others_are_thrown() -> None:
    state = playing().apply(CHANCE, Throw(dice("44625")))
    assert sum(isinstance(action, Keep) for action in state.legal(0)) == 3 * 2 * 2 * 2 - 1
    state = state.apply(0, Keep(dice("44")))
    assert state.chance().total == 6**3
    assert state.apply(CHANCE, Throw(dice("445"))).dice == dice("44445")


def test_s2_dice_put_aside_may_be_thrown_again_later() -> None:
    state = playing().apply(CHANCE, Throw(dice("44123"))).apply(0, Keep(dice("44")))
    state = state.apply(CHANCE, Throw(dice("123")))
    assert Keep(dice("123")) in state.legal(0)


def test_s2_a_player_may_take_a_chip_before_the_third_throw() -> None:
    state = playing().apply(CHANCE, Throw(dice("44466")))
    assert state.apply(0, Take(Series.FULL)).seat == 1


def test_s2_a_turn_without_a_chip_ends_only_after_the_third_throw() -> None:
    state = playing().apply(CHANCE, Throw(dice("12246")))
    for _ in range(2):
        assert STOP not in state.legal(0)
        assert refused(state, STOP) == "slam_throws_left"
        state = state.apply(0, Keep(dice("1224"))).apply(CHANCE, Throw(dice("6")))
    assert state.legal(0) == (STOP,)


def test_s2_only_dice_that_lie_there_can_be_kept() -> None:
    state = playing().apply(CHANCE, Throw(dice("44625")))
    assert refused(state, Keep(dice("444"))) == "dice_not_there"
    assert refused(state, Keep(dice("24456"))) == "nothing_to_throw"


# S3


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ("11223", {Series.TWO_PAIRS}),
        ("11124", {Series.BRELAN}),
        ("12346", {Series.SMALL_STRAIGHT}),
        ("23455", {Series.SMALL_STRAIGHT}),
        ("34561", {Series.SMALL_STRAIGHT}),
        ("11135", {Series.BRELAN, Series.FLUSH}),
        ("22446", {Series.TWO_PAIRS, Series.FLUSH}),
        ("33355", {Series.TWO_PAIRS, Series.BRELAN, Series.FLUSH, Series.FULL}),
        ("33366", {Series.TWO_PAIRS, Series.BRELAN, Series.FULL}),
        ("66661", {Series.TWO_PAIRS, Series.BRELAN, Series.CARRE}),
        ("12345", {Series.SMALL_STRAIGHT, Series.LARGE_STRAIGHT}),
        ("23456", {Series.SMALL_STRAIGHT, Series.LARGE_STRAIGHT}),
        ("12356", set()),
        ("11246", set()),
    ],
)
def test_s3_the_dice_win_a_chip_of_a_series_they_form(faces: str, expected: set[Series]) -> None:
    assert takes(thrown(faces)) == expected


def test_s3_formed_agrees_with_a_twin_that_looks_at_ordered_dice() -> None:
    for throw in product(range(1, 7), repeat=5):
        if len(set(throw)) > 1:
            assert set(formed(dice("".join(map(str, throw))), True)) == _formed_naively(throw)


def _formed_naively(throw: tuple[int, ...]) -> set[Series]:
    alike = sorted((throw.count(face) for face in set(throw)), reverse=True)
    runs = {4: [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}], 5: [{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}]}
    found = set()
    if alike in ([2, 2, 1], [3, 2], [4, 1]):
        found.add(Series.TWO_PAIRS)
    if alike[0] >= 3:
        found.add(Series.BRELAN)
    if any(run <= set(throw) for run in runs[4]):
        found.add(Series.SMALL_STRAIGHT)
    if all(face in (1, 3, 5) for face in throw) or all(face in (2, 4, 6) for face in throw):
        found.add(Series.FLUSH)
    if alike == [3, 2]:
        found.add(Series.FULL)
    if alike == [4, 1]:
        found.add(Series.CARRE)
    if any(run <= set(throw) for run in runs[5]):
        found.add(Series.LARGE_STRAIGHT)
    return found


def test_s3_only_a_series_that_still_has_a_chip_in_play() -> None:
    state = thrown("33366", in_play=chips(brelan=1, carre=4))
    assert takes(state) == {Series.BRELAN}
    assert refused(state, Take(Series.FULL)) == "slam_none_in_play"
    assert refused(state, Take(Series.CARRE)) == "slam_not_formed"


def test_s3_one_chip_is_taken_and_lies_with_its_owner() -> None:
    after = thrown("33366").apply(0, Take(Series.FULL))
    assert after.held == (chips(full=1), NO_CHIPS)
    assert after.in_play[INDEX[Series.FULL]] == 3


def test_s3_a_chip_that_can_be_taken_must_be_taken() -> None:
    assert refused(thrown("33366"), STOP) == "slam_must_take"
    assert refused(playing().apply(CHANCE, Throw(dice("33366"))), STOP) == "slam_must_take"


# S4


def test_s4_no_combination_no_chip() -> None:
    state = thrown("12246")
    assert state.legal(0) == (STOP,)
    after, news = made(state, 0, STOP)
    assert (after.held, after.seat) == ((NO_CHIPS, NO_CHIPS), 1)
    assert Failed(0, dice("12246")) in news


def test_s4_a_combination_without_a_chip_in_play_wins_none() -> None:
    assert thrown("33366", in_play=chips(carre=1)).legal(0) == (STOP,)


# S5


def test_s5_when_everybody_failed_in_turn_the_dearest_chip_is_removed() -> None:
    state = playing(3)
    news: tuple[Any, ...] = ()
    for _ in range(3):
        assert state.removed == NO_CHIPS
        state, news = failed(state)
    assert state.removed == chips(large_straight=1)
    assert state.in_play[INDEX[Series.LARGE_STRAIGHT]] == 3
    assert Removed(Series.LARGE_STRAIGHT) in news


def test_s5_a_chip_taken_in_between_starts_the_count_again() -> None:
    state = fail(fail(playing(3)))
    state = replace(state, throws=2).apply(CHANCE, Throw(dice("66655"))).apply(2, Take(Series.FULL))
    state = fail(fail(state))
    assert state.removed == NO_CHIPS
    assert fail(state).removed == chips(large_straight=1)


def test_s5_the_count_starts_again_after_a_removal() -> None:
    state = fail(fail(playing(2)))
    assert state.failed_in_a_row == 0
    assert fail(state).removed == chips(large_straight=1)
    assert fail(fail(state)).removed == chips(large_straight=2)


def test_s5_dearest_is_by_points_among_those_still_in_play() -> None:
    assert fail(fail(playing(2, in_play=chips(brelan=2, flush=1)))).removed == chips(flush=1)


def test_s5_a_turn_in_which_a_chip_was_taken_is_never_a_failed_one() -> None:
    state = thrown("44444", 2).apply(0, Take(Series.FULL))
    state, news = failed(state)
    assert news == (Failed(0, dice("12246")),)
    assert (state.seat, state.failed_in_a_row) == (1, 0)
    state = fail(state)
    assert (state.failed_in_a_row, state.removed) == (1, NO_CHIPS)
    assert fail(state).removed == chips(large_straight=1)


def test_s5_also_after_two_yamslams_in_a_row() -> None:
    state = thrown("44444", 3, failed_in_a_row=2).apply(0, Take(Series.FULL))
    state = replace(state, throws=2).apply(CHANCE, Throw(dice("22222"))).apply(0, Take(Series.CARRE))
    state = fail(state)
    assert (state.seat, state.failed_in_a_row, state.removed) == (1, 0, NO_CHIPS)
    state = fail(fail(state))
    assert (state.seat, state.failed_in_a_row, state.removed) == (0, 2, NO_CHIPS)


def test_s5_alone_the_throws_after_a_yamslam_can_fail() -> None:
    state = thrown("44444", 1).apply(0, Take(Series.FULL)).apply(0, Take(Series.CARRE))
    assert fail(state).removed == chips(large_straight=1)


# S6


def test_s6_five_alike_take_any_chip_in_play_or_removed() -> None:
    state = thrown("44444", in_play=chips(brelan=1, carre=2), removed=chips(carre=1, large_straight=4))
    assert set(state.legal(0)) == {
        Take(Series.BRELAN),
        Take(Series.CARRE),
        Take(Series.CARRE, removed=True),
        Take(Series.LARGE_STRAIGHT, removed=True),
    }
    assert refused(state, Take(Series.FULL, removed=True)) == "slam_none_removed"
    assert refused(state, Take(Series.FULL)) == "slam_none_in_play"


def test_s6_a_removed_chip_comes_from_those_removed() -> None:
    state = thrown("44444", removed=chips(large_straight=1), in_play=chips(large_straight=3, full=1))
    after = state.apply(0, Take(Series.LARGE_STRAIGHT, removed=True))
    assert (after.removed, after.in_play) == (NO_CHIPS, state.in_play)
    assert after.held[0] == chips(large_straight=1)


def test_s6_and_the_player_plays_again_at_once() -> None:
    after, news = made(thrown("44444"), 0, Take(Series.FULL))
    assert (after.seat, after.turn().chance, after.chance().total) == (0, True, 6**5)
    assert news == (PlaysAgain(0),)


def test_s6_only_five_alike_reach_a_removed_chip() -> None:
    state = thrown("44441", removed=chips(carre=1), in_play=chips(carre=3))
    assert refused(state, Take(Series.CARRE, removed=True)) == "slam_only_yamslam"


# S7


def test_s7_four_alike_are_two_pairs_unless_the_table_says_no() -> None:
    assert Series.TWO_PAIRS in takes(thrown("66661"))
    assert Series.TWO_PAIRS not in takes(thrown("66661", options=SlamOptions(four_as_two_pairs="no")))


@pytest.mark.parametrize("choice", ["yes", "no"])
def test_s7_combinations_count_upward(choice: Any) -> None:
    options = SlamOptions(four_as_two_pairs=choice)
    assert {Series.TWO_PAIRS, Series.BRELAN} < takes(thrown("33366", options=options))
    assert {Series.BRELAN, Series.CARRE} <= takes(thrown("66661", options=options))


# S8


def test_s8_chips_are_public_and_in_rising_order() -> None:
    state = playing(held=(chips(full=1), chips(brelan=2)))
    for viewer in (0, 1, Eye.SPECTATOR):
        view = state.view(viewer)
        assert [side.chips for side in view.sides] == [chips(full=1), chips(brelan=2)]
        assert [pile.points for pile in view.piles] == sorted(POINTS)


# S9


def test_s9_the_game_ends_when_the_last_chip_in_play_is_won() -> None:
    after = thrown("33366", in_play=chips(full=1)).apply(0, Take(Series.FULL))
    assert after.turn().over
    assert after.result().reason == "chips_gone"  # type: ignore[union-attr]


def test_s9_or_removed() -> None:
    state = fail(fail(playing(2, in_play=chips(full=1))))
    assert state.turn().over
    assert state.removed == chips(full=1)


def test_s9_a_yamslam_that_ends_it_gives_no_further_throw() -> None:
    after = thrown("44444", in_play=chips(full=1), removed=chips(carre=4)).apply(0, Take(Series.FULL))
    assert after.turn().over


def test_s9_a_removed_chip_taken_does_not_end_it() -> None:
    after = thrown("44444", in_play=chips(full=1), removed=chips(carre=4)).apply(0, Take(Series.CARRE, removed=True))
    assert not after.turn().over
