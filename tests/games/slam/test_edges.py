"""Positions at the edges of the rules of Yamslam."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.slam.positions import CHANCE, chips, fail, failed, playing, refused, takes, thrown
from yamclub.games.slam.chips import ALL_CHIPS, NO_CHIPS, SERIES, Series, score
from yamclub.games.slam.moves import STOP, Removed, SlamOptions, Take
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep, Throw

ONE_OF_EACH = (1,) * 7
LAST_FULL = chips(full=1)


def result_of(state: SlamState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    result = state.result()
    assert result is not None
    return result.scores, result.places


def test_s1_four_may_tie_and_then_two_of_them() -> None:
    state = first_state(4, SlamOptions())
    for faces in ("66", "66", "66", "66", "12", "56", "56", "11", "13", "12"):
        state = state.apply(CHANCE, Throw(dice(faces)))
    assert (state.seat, state.phase) == (1, "throwing")


def test_s2_a_chip_that_is_won_ends_the_turn_at_once_or_the_dice_are_thrown_again() -> None:
    state = playing().apply(CHANCE, Throw(dice("11224")))
    assert Take(Series.TWO_PAIRS) in state.legal(0)
    state = state.apply(0, Keep(dice("1122"))).apply(CHANCE, Throw(dice("1")))
    assert takes(state) == {Series.TWO_PAIRS, Series.BRELAN, Series.FULL}
    assert refused(state, STOP) == "slam_must_take"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_s5_as_many_failures_as_players_and_the_one_after_starts_anew(players: int) -> None:
    state = playing(players)
    for _ in range(players - 1):
        state = fail(state)
        assert state.in_play == ALL_CHIPS
    state, news = failed(state)
    assert news[-1] == Removed(Series.LARGE_STRAIGHT)
    assert (sum(state.in_play), sum(state.removed), state.failed_in_a_row) == (27, 1, 0)


def test_s5_a_yamslam_starts_the_count_again_and_its_throws_do_not_count() -> None:
    state = thrown("11111", 3, failed_in_a_row=2).apply(0, Take(Series.FULL))
    assert (state.seat, state.failed_in_a_row) == (0, 0)
    state = fail(fail(fail(state)))
    assert (state.seat, sum(state.removed)) == (0, 0)
    assert sum(fail(state).removed) == 1


def test_s5_a_removed_chip_taken_starts_the_count_again_too() -> None:
    state = thrown("11111", failed_in_a_row=1, removed=chips(carre=1), in_play=chips(full=4))
    assert state.apply(0, Take(Series.CARRE, removed=True)).failed_in_a_row == 0


def test_s5_all_28_may_be_removed_and_nobody_has_anything() -> None:
    state = playing(2)
    for _ in range(56):
        state = fail(state)
    assert state.removed == ALL_CHIPS
    assert result_of(state) == ((0, 0), (1, 1))


def test_s6_a_yamslam_may_take_what_no_dice_could() -> None:
    state = thrown("22222", in_play=LAST_FULL, removed=chips(large_straight=2))
    assert set(state.legal(0)) == {Take(Series.FULL), Take(Series.LARGE_STRAIGHT, removed=True)}
    assert refused(state, Take(Series.FULL, removed=True)) == "slam_none_removed"
    assert refused(state, Take(Series.CARRE)) == "slam_none_in_play"


def test_s6_a_yamslam_may_be_thrown_again_while_throws_are_left() -> None:
    state = playing().apply(CHANCE, Throw(dice("22222")))
    assert Keep(dice("2222")) in state.legal(0)
    assert refused(state, STOP) == "slam_must_take"


def test_s7_a_full_is_two_pairs_whatever_the_table_says_of_four_alike() -> None:
    no = SlamOptions(four_as_two_pairs="no")
    assert takes(thrown("33355", options=no)) == {Series.TWO_PAIRS, Series.BRELAN, Series.FULL, Series.FLUSH}
    assert takes(thrown("33334", options=no)) == {Series.BRELAN, Series.CARRE}
    assert takes(thrown("33344", options=no)) == {Series.TWO_PAIRS, Series.BRELAN, Series.FULL}


@pytest.mark.parametrize("faces", ["12346", "23455", "13456", "12344"])
def test_s3_four_in_sequence_are_a_small_straight_only(faces: str) -> None:
    assert takes(thrown(faces)) == {Series.SMALL_STRAIGHT}


def test_s9_the_last_chip_by_a_yamslam_leaves_removed_ones_lying() -> None:
    state = thrown("22222", in_play=LAST_FULL, removed=chips(carre=4)).apply(0, Take(Series.FULL))
    assert state.turn().over
    assert result_of(state) == ((30 + 20, 0), (1, 2))


def test_s10_to_s12_six_of_seven_a_whole_series_and_the_last_chip_add_up() -> None:
    held = (4, 1, 1, 1, 1, 1, 0)
    assert score(held, took_last=True).total == 20 + 125 + 20 + 30 + 20
    assert score((4,) * 7, took_last=True).total == 1000
    assert score(ONE_OF_EACH, took_last=False).total == 180 + 50


def test_s12_the_last_chip_of_a_team_is_the_teams() -> None:
    held = (ONE_OF_EACH, NO_CHIPS)
    state = thrown("33355", 4, SlamOptions(teams="yes"), in_play=LAST_FULL, held=held, seat=3)
    scores, places = result_of(state.apply(3, Take(Series.FULL)))
    assert (scores, places) == ((230, 50, 230, 50), (1, 2, 1, 2))


def test_s14_exactly_a_thousand_is_enough_and_equal_totals_share() -> None:
    games = ((950, 950),)
    state = thrown("33355", options=SlamOptions(series="1000"), in_play=LAST_FULL, games=games)
    assert result_of(state.apply(0, Take(Series.FULL))) == ((1000, 950), (1, 2))
    equal = replace(state, games=((950, 1000),)).apply(0, Take(Series.FULL))
    assert result_of(equal) == ((1000, 1000), (1, 1))


def test_s14_999_is_not_enough_and_the_next_game_begins_with_all_chips() -> None:
    state = thrown("33355", options=SlamOptions(series="1000"), in_play=LAST_FULL, games=((945, 0),), starter=1)
    state = state.apply(0, Take(Series.FULL))
    assert (state.phase, state.seat, state.starter, state.in_play) == ("throwing", 0, 0, ALL_CHIPS)
    assert (state.games, state.held) == (((945, 0), (50, 0)), (NO_CHIPS, NO_CHIPS))


def test_s15_a_removed_chip_first_and_the_last_in_play_second() -> None:
    state = thrown("22222", 1, in_play=LAST_FULL, removed=chips(carre=1))
    state = state.apply(0, Take(Series.CARRE, removed=True))
    assert refused(state, STOP) == refused(state, Keep(dice("2"))) == "slam_must_take"
    assert result_of(state.apply(0, Take(Series.FULL)))[0] == (30 + 40 + 20,)


def test_s15_both_chips_may_be_removed_ones_and_the_turn_goes_on() -> None:
    state = thrown("22222", 1, in_play=LAST_FULL, removed=chips(carre=2))
    for _ in range(2):
        state = state.apply(0, Take(Series.CARRE, removed=True))
    assert (state.phase, state.throws, state.owed, state.in_play) == ("throwing", 0, 0, LAST_FULL)


def test_s15_every_failed_turn_costs_a_chip() -> None:
    state = playing(1)
    for turns in range(1, 29):
        state = fail(state)
        assert sum(state.removed) == turns
    assert result_of(state) == ((0,), (1,))


def test_s16_partners_share_the_place() -> None:
    held = (chips(carre=1), chips(full=1))
    state = thrown("33355", 4, SlamOptions(teams="yes"), in_play=LAST_FULL, held=held)
    assert [side.seats for side in state.view(0).sides] == [(0, 2), (1, 3)]
    assert result_of(state.apply(0, Take(Series.FULL))) == ((90, 30, 90, 30), (1, 2, 1, 2))
    assert len(SERIES) == 7


def test_s16_places_are_by_team() -> None:
    teams = SlamOptions(teams="yes")
    ahead = thrown("33355", 4, teams, in_play=LAST_FULL, held=(NO_CHIPS, chips(carre=4))).apply(0, Take(Series.FULL))
    assert result_of(ahead)[1] == (2, 1, 2, 1)
    even = thrown("33355", 4, teams, in_play=LAST_FULL, held=(NO_CHIPS, chips(large_straight=1)))
    assert result_of(even.apply(0, Take(Series.FULL))) == ((50,) * 4, (1,) * 4)
