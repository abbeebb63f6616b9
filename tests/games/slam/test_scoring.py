"""Yamslam, S10 to S16: what chips are worth, series, solo and teams."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.slam.positions import CHANCE, chips, fail, playing, refused, thrown
from tests.games.steps import made
from yamclub.errors import Code, YamError
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import ALL_CHIPS, NO_CHIPS, SERIES, Chips, Series, score
from yamclub.games.slam.moves import GameEnded, SlamOptions, Take
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep, Throw

# S10 to S12


def test_s10_fifty_for_all_seven_series() -> None:
    assert score((1,) * 7, took_last=False).variety == 50


@pytest.mark.parametrize("missing", range(7))
def test_s10_twenty_for_six_of_them(missing: int) -> None:
    held = tuple(0 if index == missing else 1 for index in range(7))
    assert score(held, took_last=False).variety == 20


def test_s10_nothing_for_five() -> None:
    assert score((0, 0, 1, 1, 1, 1, 1), took_last=False).variety == 0


def test_s10_chips_taken_by_a_yamslam_count() -> None:
    state = thrown("44444", held=((0, 1, 1, 1, 1, 1, 1), NO_CHIPS))
    after = state.apply(0, Take(Series.TWO_PAIRS))
    assert after.view(0).sides[0].score.variety == 50


def test_s11_thirty_for_each_whole_series() -> None:
    assert score(chips(full=4), took_last=False).sets == 30
    assert score(chips(full=4, brelan=4, flush=3), took_last=False).sets == 60


def test_s12_twenty_for_the_last_chip_in_play() -> None:
    after, news = made(thrown("33366", in_play=chips(full=1)), 0, Take(Series.FULL))
    assert after.result().scores == (30 + 20, 0)  # type: ignore[union-attr]
    assert GameEnded((50, 0), 0) in news


def test_s12_nobody_if_it_was_removed() -> None:
    state = fail(fail(playing(2, in_play=chips(full=1), held=(chips(brelan=1), NO_CHIPS))))
    assert state.result().scores == (10, 0)  # type: ignore[union-attr]
    assert state.last_taken_by is None


# S13


def test_s13_the_highest_total_wins() -> None:
    held = (chips(brelan=1), chips(carre=1), NO_CHIPS)
    result = fail(fail(fail(playing(3, in_play=chips(full=1), held=held)))).result()
    assert result is not None
    assert (result.scores, result.places) == ((10, 40, 0), (2, 1, 3))


def test_s13_equal_totals_share_the_place() -> None:
    held = (chips(brelan=2), chips(small_straight=1), NO_CHIPS)
    result = fail(fail(fail(playing(3, in_play=chips(full=1), held=held)))).result()
    assert result is not None
    assert result.places == (1, 1, 3)


# S14


def ending(options: SlamOptions, games: tuple[tuple[int, ...], ...], held: tuple[Chips, ...], **more: Any) -> SlamState:
    """Both fail on the last chip, which ends a game of the series."""
    return fail(fail(playing(2, options, in_play=chips(full=1), held=held, games=games, **more)))


@pytest.mark.parametrize("count", [5, 10])
def test_s14_a_series_adds_up_so_many_games(count: Any) -> None:
    options = SlamOptions(series=str(count))  # type: ignore[arg-type]
    held = (chips(brelan=1), NO_CHIPS)
    assert not ending(options, ((10, 20),) * (count - 2), held).turn().over
    last = ending(options, ((10, 20),) * (count - 1), held)
    assert last.result().scores == (10 * count, 20 * (count - 1))  # type: ignore[union-attr]
    assert last.result().reason == "series_played"  # type: ignore[union-attr]


def test_s14_the_start_passes_to_the_left_each_game() -> None:
    after = ending(SlamOptions(series="5"), (), (NO_CHIPS, NO_CHIPS), starter=0)
    assert (after.starter, after.seat, after.in_play) == (1, 1, ALL_CHIPS)
    assert ending(SlamOptions(series="5"), ((0, 0),), (NO_CHIPS, NO_CHIPS), starter=1).seat == 0


def test_s14_first_to_a_thousand() -> None:
    options = SlamOptions(series="1000")
    assert not ending(options, ((989, 900),), (chips(brelan=1), NO_CHIPS)).turn().over
    result = ending(options, ((990, 900),), (chips(brelan=1), NO_CHIPS)).result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((1000, 900), (1, 2), "goal_reached")


def test_s14_several_reach_a_thousand_and_the_highest_wins() -> None:
    result = ending(SlamOptions(series="1000"), ((995, 990),), (chips(two_pairs=1), chips(carre=1))).result()
    assert result is not None
    assert result.places == (2, 1)


# S15


def test_s15_a_failed_solo_turn_removes_the_dearest_chip() -> None:
    assert fail(playing(1)).removed == chips(large_straight=1)


def test_s15_a_solo_yamslam_takes_two_chips_and_plays_again() -> None:
    state = thrown("44444", players=1, removed=chips(carre=1), in_play=chips(full=4))
    state = state.apply(0, Take(Series.CARRE, removed=True))
    assert (state.turn().seats, state.legal(0)) == ((0,), (Take(Series.FULL),))
    assert refused(state, Keep(dice("4"))) == "slam_must_take"
    state = state.apply(0, Take(Series.FULL))
    assert state.turn().chance
    assert state.held == (chips(carre=1, full=1),)


def test_s15_the_second_chip_may_be_a_removed_one_after_the_last_in_play() -> None:
    state = thrown("44444", players=1, removed=chips(carre=1), in_play=chips(full=1))
    state = state.apply(0, Take(Series.FULL)).apply(0, Take(Series.CARRE, removed=True))
    assert state.turn().over
    assert state.result().scores == (30 + 40 + 20,)  # type: ignore[union-attr]


def test_s15_a_yamslam_on_the_very_last_chip_takes_just_that() -> None:
    assert thrown("44444", players=1, in_play=chips(full=1)).apply(0, Take(Series.FULL)).turn().over


def test_s15_nobody_to_throw_against_so_solo_starts_at_once() -> None:
    assert GAME.start(1).chance().total == 6**5


def test_s15_the_best_possible_score_is_exactly_1000() -> None:
    best = {Series.FLUSH: "11335", Series.TWO_PAIRS: "11224", Series.BRELAN: "11124", Series.FULL: "11122"}
    best |= {Series.CARRE: "11112", Series.SMALL_STRAIGHT: "12346", Series.LARGE_STRAIGHT: "12345"}
    state: Any = GAME.start(1)
    for series in SERIES * 4:
        state = state.apply(CHANCE, Throw(dice(best[series]))).apply(0, Take(series))
    assert state.result().scores == (1000,)


def test_s15_no_solo_match_beats_1000() -> None:
    assert score(ALL_CHIPS, took_last=True).total == 1000
    for held in product(range(5), repeat=7):
        if held != ALL_CHIPS and Random(sum(held)).random() < 0.2:
            assert score(held, took_last=True).total < 1000


# S16


def test_s16_a_teams_chips_lie_and_score_together() -> None:
    options = SlamOptions(teams="yes")
    state = thrown("33366", 4, options, in_play=chips(full=1), held=(chips(full=3), chips(brelan=1)))
    state = state.apply(0, Take(Series.FULL))
    result = state.result()
    assert result is not None
    assert result.scores == (120 + 30 + 20, 10, 120 + 30 + 20, 10)
    assert result.places == (1, 2, 1, 2)


def test_s16_partners_sit_alternately() -> None:
    state = playing(4, SlamOptions(teams="yes"))
    assert [side.seats for side in state.view(0).sides] == [(0, 2), (1, 3)]


def test_s16_teams_need_four_players() -> None:
    with pytest.raises(YamError) as refusal:
        GAME.start(3, SlamOptions(teams="yes"))
    assert refusal.value.code == Code.BAD_SEAT_COUNT


def test_s16_a_chip_goes_only_after_all_four_failed() -> None:
    state = playing(4, SlamOptions(teams="yes"))
    assert fail(fail(fail(state))).removed == NO_CHIPS
    assert fail(fail(fail(fail(state)))).removed == chips(large_straight=1)


# what holds through any match


@pytest.mark.slow
def test_chips_are_conserved() -> None:
    from tests.conformance.walks import setups, walk

    for number, (seats, options) in enumerate(setups(GAME)):
        for step in walk(GAME.start(seats, options), Random(number)):
            state: Any = step.after
            assert isinstance(state, SlamState)
            spread = [state.in_play, state.removed, *state.held]
            assert all(sum(column) == 4 for column in zip(*spread, strict=True))
