"""YAM menteur, rule by rule: the last round and the count; then what holds through any match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.conformance.walks import setups, walk
from tests.games.menteur.positions import CHANCE, announced, decide, decided, full_but, playing, sheet, written
from yamclub.games.menteur import GAME
from yamclub.games.menteur.moves import Announce, LastRound, Skipped
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.sheet import POSSIBLE, Sheet
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import BOXES, Box
from yamclub.mechanics.throwing import Throw

LAST = full_but(Box.CHANCE)
"""One box short of full."""
DONE = full_but()


def believed(state: MenteurState) -> MenteurState:
    """A turn in which a first open box is announced and nobody challenges."""
    state = state.apply(CHANCE, Throw(dice("12346")))
    first = next(action for action in state.legal(state.seat) if isinstance(action, Announce))
    return decide(state.apply(state.seat, first))


def turns_to_the_end(state: MenteurState) -> list[int]:
    seats = []
    while not state.turn().over:
        seats.append(state.seat)
        state = believed(state)
    return seats


# M21


def test_m21_when_a_sheet_is_full_each_of_the_others_has_one_more_turn() -> None:
    state, news = decided(announced("44425", Box.CHANCE, 19, 4, seat=1, sheets=(sheet(), LAST)))
    assert LastRound((1,)) in news
    assert turns_to_the_end(state) == [2, 3, 0]


def test_m21_a_barred_box_is_closed_too() -> None:
    _, news = decided(announced("11111", Box.FULL, 25, sheets=(full_but(Box.FULL).crossed(8),)), 1)
    assert LastRound((0,)) in news


def test_m21_a_challenger_can_start_the_last_round_and_the_one_who_threw_plays_again_last() -> None:
    state, news = decided(announced("11246", Box.FULL, 25, 4, sheets=(sheet(), sheet(), full_but(Box.FULL))), 2)
    assert LastRound((2,)) in news
    assert turns_to_the_end(state) == [1, 3, 0]


def test_m21_a_challengers_cross_can_start_it() -> None:
    _, news = decided(announced("44425", Box.FOURS, 12, sheets=(sheet(), full_but(Box.FOURS).crossed(3))), 1)
    assert LastRound((1,)) in news


def test_m21_those_who_start_it_together_play_no_more() -> None:
    sheets = (sheet(), full_but(Box.FULL), full_but(Box.FULL), sheet())
    state, news = decided(announced("11246", Box.FULL, 25, 4, sheets=sheets), 1, 2)
    assert LastRound((1, 2)) in news
    assert turns_to_the_end(state) == [3, 0]


def test_m21_all_at_once_ends_it_at_once() -> None:
    short = full_but(Box.FULL)
    state = decide(announced("11246", Box.FULL, 25, sheets=(short.crossed(8), short, short)), 1, 2)
    assert state.turn().over


def test_m21_one_with_no_open_box_left_skips_the_last_turn() -> None:
    sheets = (DONE, sheet(), full_but(Box.FULL))
    state, news = decided(announced("11246", Box.FULL, 25, seat=1, sheets=sheets, last_turns=(2,)), 2)
    assert Skipped(2) in news
    assert state.turn().over


def test_m21_no_sheet_full_and_play_goes_on() -> None:
    state = decide(announced("44425", Box.FOURS, 12, sheets=(full_but(Box.FOURS, Box.YAM),)))
    assert (state.last_turns, state.turn().chance) == (None, True)


# M22


def test_m22_those_who_have_finished_may_challenge() -> None:
    state = announced("11111", Box.FOURS, 12, seat=2, sheets=(DONE, LAST), last_turns=())
    assert state.turn().seats == (0, 1)
    assert decide(state, 0).sheets[2].crosses[3] == 1


def test_m22_a_box_cancelled_in_the_last_round_does_not_reopen_the_game() -> None:
    sheets = (DONE.crossed(3), sheet(), sheet())
    state = decide(announced("44425", Box.FOURS, 12, seat=1, sheets=sheets, last_turns=(2,)), 0)
    assert written(state, 0, Box.FOURS) is None
    assert turns_to_the_end(state) == [2]


# M23 and M24


def test_m23_thirty_five_for_sixty_three_or_more_in_the_upper_part() -> None:
    upper = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}
    assert (sheet(**upper, sixes=18).score().bonus, sheet(**upper, sixes=18).score().total) == (35, 98)
    assert sheet(**upper, sixes=12, brelan=30).score().bonus == 0


def test_m23_cancelled_points_do_not_count_for_it() -> None:
    upper = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 30}
    assert sheet(**upper).score().total == 75 + 35
    assert sheet("sixes sixes", **upper).score().total == 45


def ended(*sheets: Sheet) -> Any:
    """Seat 0 has the very last turn and scores 12 in it."""
    return decide(announced("44425", Box.FOURS, 12, len(sheets), sheets=sheets, last_turns=())).result()


def test_m24_the_highest_total_wins() -> None:
    result = ended(sheet(), sheet(yam=50), sheet(full=25))
    assert (result.scores, result.places, result.reason) == ((12, 50, 25), (3, 1, 2), "sheet_full")


def test_m24_equal_totals_share_the_place() -> None:
    assert ended(sheet(chance=13), sheet(full=25), sheet()).places == (1, 1, 3)


# what holds through any match


@pytest.mark.slow
def test_boxes_are_only_ever_filled_crossed_and_barred() -> None:
    for number, (seats, options) in enumerate(setups(GAME)):
        for step in walk(GAME.start(seats, options), Random(number)):
            before: Any = step.before
            after: Any = step.after
            for old, new in zip(before.sheets, after.sheets, strict=True):
                for index in range(len(BOXES)):
                    assert old.crosses[index] <= new.crosses[index] <= 2
                    kept = new.points[index] == old.points[index] or old.is_open(index) or new.is_barred(index)
                    assert kept, "written points were changed"
                    assert new.points[index] in (None, *POSSIBLE[index])
                    assert not (new.is_barred(index) and new.points[index] is not None)


def test_every_turn_closes_a_box_of_the_one_who_threw_or_crosses_it() -> None:
    for step in walk(GAME.start(4), Random(5)):
        before: Any = step.before
        after: Any = step.after
        if before.phase == "deciding" and after.phase != "deciding":
            assert before.sheets[before.seat] != after.sheets[before.seat]


def test_a_new_turn_knows_nothing_of_the_one_before() -> None:
    for step in walk(GAME.start(3), Random(6)):
        after: Any = step.after
        if after.phase == "throwing" and not after.throws:
            fresh = playing(3, seat=after.seat, last_turns=after.last_turns, sheets=after.sheets)
            assert after == fresh
