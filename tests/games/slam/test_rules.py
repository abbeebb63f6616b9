"""Yamslam, rule by rule: a position in, one fact out."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Eye, IllegalAction, Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import ALL_CHIPS, INDEX, NO_CHIPS, POINTS, SERIES, Chips, Series, formed, score
from yamclub.games.slam.moves import (
    STOP,
    Failed,
    GameEnded,
    Keep,
    PlaysAgain,
    Removed,
    SlamOptions,
    Starts,
    Take,
    Throw,
    Tied,
)
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.kernel.dice import dice

CHANCE = Mover.CHANCE


def chips(**counts: int) -> Chips:
    return tuple(counts.get(series, 0) for series in SERIES)


def playing(players: int = 2, options: SlamOptions | None = None, **changes: Any) -> SlamState:
    """A game under way, seat 0 about to throw."""
    options = options or SlamOptions()
    options.check(players)
    state = first_state(players, options)
    return replace(state, phase="throwing", opening=None, **changes)


def thrown(faces: str, players: int = 2, options: SlamOptions | None = None, **changes: Any) -> SlamState:
    """Seat 0 has just thrown these for the last time."""
    return playing(players, options, throws=2, **changes).apply(CHANCE, Throw(dice(faces)))


def fail(state: SlamState) -> SlamState:
    """One whole turn without a chip."""
    return replace(state, throws=2).apply(CHANCE, Throw(dice("12246"))).apply(state.seat, STOP)


def takes(state: SlamState) -> set[Series]:
    return {action.series for action in state.legal(state.seat) if isinstance(action, Take) and not action.removed}


def refused(state: SlamState, action: Any) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.seat, action)
    return str(refusal.value.code)


# S1


def test_s1_the_best_throw_of_two_dice_starts() -> None:
    state = GAME.start(3)
    for faces in ("12", "66", "65"):
        assert state.chance().total == 36
        state = state.apply(CHANCE, Throw(dice(faces)))
    assert state.view(0).seat == 1  # type: ignore[attr-defined]
    assert state.view(0).news == (Starts(1),)


def test_s1_those_tied_for_best_throw_again_and_only_they() -> None:
    state = GAME.start(3)
    for faces in ("61", "12", "52"):
        state = state.apply(CHANCE, Throw(dice(faces)))
    assert state.view(0).news == (Tied((0, 2)),)
    for faces in ("11", "21"):
        state = state.apply(CHANCE, Throw(dice(faces)))
    assert state.view(0).news == (Starts(2),)


def test_s1_play_goes_to_the_left() -> None:
    state = playing(3, seat=2)
    assert fail(state).seat == 0


# S2


def test_s2_a_turn_has_up_to_three_throws() -> None:
    state = playing().apply(CHANCE, Throw(dice("12346")))
    state = state.apply(0, Keep(dice("1234"))).apply(CHANCE, Throw(dice("6")))
    state = state.apply(0, Keep(dice("1234"))).apply(CHANCE, Throw(dice("6")))
    assert refused(state, Keep(dice("1234"))) == "slam_no_throw_left"


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


def test_s2_a_player_may_stop_before_the_third_throw() -> None:
    state = playing().apply(CHANCE, Throw(dice("44466")))
    assert state.apply(0, Take(Series.FULL)).seat == 1


def test_s2_only_dice_that_lie_there_can_be_kept() -> None:
    state = playing().apply(CHANCE, Throw(dice("44625")))
    assert refused(state, Keep(dice("444"))) == "slam_dice_not_there"
    assert refused(state, Keep(dice("24456"))) == "slam_nothing_to_throw"


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
            assert formed(dice("".join(map(str, throw))), True) == _formed_naively(throw)


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
    after = state.apply(0, STOP)
    assert (after.held, after.seat) == ((NO_CHIPS, NO_CHIPS), 1)
    assert Failed(0, dice("12246")) in after.news


def test_s4_a_combination_without_a_chip_in_play_wins_none() -> None:
    assert thrown("33366", in_play=chips(carre=1)).legal(0) == (STOP,)


# S5


def test_s5_when_everybody_failed_in_turn_the_dearest_chip_is_removed() -> None:
    state = playing(3)
    for _ in range(3):
        assert state.removed == NO_CHIPS
        state = fail(state)
    assert state.removed == chips(large_straight=1)
    assert state.in_play[INDEX[Series.LARGE_STRAIGHT]] == 3
    assert Removed(Series.LARGE_STRAIGHT) in state.news


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
    after = thrown("44444").apply(0, Take(Series.FULL))
    assert (after.seat, after.turn().chance, after.chance().total) == (0, True, 6**5)
    assert after.news == (PlaysAgain(0),)


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
    after = thrown("33366", in_play=chips(full=1)).apply(0, Take(Series.FULL))
    assert after.result().scores == (30 + 20, 0)  # type: ignore[union-attr]
    assert GameEnded((50, 0), 0) in after.news


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
    assert result.places == (1, 3, 1, 3)


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


def test_chips_are_conserved() -> None:
    from tests.conformance.walks import setups, walk

    for number, (seats, options) in enumerate(setups(GAME)):
        for step in walk(GAME.start(seats, options), Random(number)):
            state: Any = step.after
            assert isinstance(state, SlamState)
            spread = [state.in_play, state.removed, *state.held]
            assert all(sum(column) == 4 for column in zip(*spread, strict=True))
