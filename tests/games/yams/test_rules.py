"""Yam's, rule by rule, Y1 to Y11: a position in, one fact out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yams.positions import CHANCE, EXTRA, FRENCH, all_but, open_boxes, sheet, thrown
from yamclub.errors import Code
from yamclub.games.yams import GAME
from yamclub.games.yams.moves import Bonus, Write, YamsOptions
from yamclub.games.yams.rules import YamsState
from yamclub.kernel.dice import dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.sheet import BOXES, UPPER, Box
from yamclub.mechanics.throwing import Keep, Throw

UPPER_63 = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}


def refused(state: YamsState, action: Keep | Write) -> str | None:
    refusal = state.refusal(state.seat, action)
    return None if refusal is None else refusal.code


def worth(faces: str, box: Box, options: YamsOptions | None = None) -> int:
    return open_boxes(thrown(faces, options=options))[box]


# Y1, Y2: who starts, and the turn


def test_y1_the_best_throw_of_five_dice_starts_and_ties_throw_again() -> None:
    state = GAME.start(3)
    for faces, news in (
        ("66666", ()),
        ("11111", ()),
        ("66666", (Tied((0, 2)),)),
        ("11112", ()),
        ("11113", (Starts(2),)),
    ):
        step = state.step(CHANCE, Throw(dice(faces)))
        assert step.news == news
        state = step.after
    assert state.view(0).seat == 2  # type: ignore[attr-defined]


def test_y1_play_goes_clockwise() -> None:
    state = thrown("12346", sheet(), sheet(), sheet(), seat=2)
    assert state.apply(2, Write(Box.CHANCE)).seat == 0


def test_y1_alone_nobody_throws_for_the_start() -> None:
    state = GAME.start(1)
    assert state.view(0).opening is None  # type: ignore[attr-defined]
    assert state.chance().total == 6**5


def test_y2_a_turn_has_three_throws_and_kept_dice_may_be_thrown_again() -> None:
    state = thrown("44123", throws=1).apply(0, Keep(dice("44")))
    state = state.apply(CHANCE, Throw(dice("123"))).apply(0, Keep(dice("12")))
    state = state.apply(CHANCE, Throw(dice("555")))
    assert state.dice == dice("12555")
    assert refused(state, Keep(dice("555"))) == Code.NO_THROW_LEFT


# Y3: a turn closes a box


def test_y3_a_turn_closes_one_open_box_of_ones_own_sheet_after_any_throw() -> None:
    state = thrown("44425", sheet(aces=3), sheet(), throws=1).apply(0, Write(Box.FOURS))
    assert state.sheets == (sheet(aces=3, fours=12), sheet())
    assert refused(thrown("44425", sheet(fours=8)), Write(Box.FOURS)) == "yams_box_closed"


def test_y3_zero_may_be_written_in_any_open_box() -> None:
    state = thrown("12346", sheet(chance=20))
    assert open_boxes(state).keys() == {*BOXES} - {Box.CHANCE}
    assert state.apply(0, Write(Box.YAM)).sheets[0] == sheet(chance=20, yam=0)


# Y4 to Y9: what the boxes are worth


def test_y4_an_upper_box_counts_the_dice_of_its_face() -> None:
    assert [worth("11123", box) for box in BOXES[:UPPER]] == [3, 2, 3, 0, 0, 0]
    assert [worth("44566", box) for box in BOXES[:UPPER]] == [0, 0, 0, 8, 5, 12]


def test_y4_sixty_three_in_the_upper_part_earn_thirty_five_more() -> None:
    step = thrown("66612", sheet(**UPPER_63)).step(0, Write(Box.SIXES))
    assert step.news == (Bonus(0, "upper", 35),)
    assert step.after.view(0).totals == (98, 0)  # type: ignore[attr-defined]
    less = thrown("66112", sheet(**UPPER_63)).step(0, Write(Box.SIXES))
    assert less.news == ()
    assert less.after.view(0).totals == (57, 0)  # type: ignore[attr-defined]


def test_y5_three_or_four_alike_at_least_count_all_five_dice() -> None:
    assert [worth(faces, Box.BRELAN) for faces in ("44425", "44445", "44255")] == [19, 21, 0]
    assert [worth(faces, Box.CARRE) for faces in ("44445", "44444", "44425")] == [21, 20, 0]


def test_y6_a_full_is_three_and_two_alike() -> None:
    assert [worth(faces, Box.FULL) for faces in ("44455", "44225", "44445", "44444")] == [25, 0, 0, 0]


@pytest.mark.parametrize(
    ("options", "small", "large"),
    [(None, [30, 30, 30, 30, 0], [40, 40, 0, 0, 0]), (FRENCH, [30, 0, 0, 0, 0], [0, 40, 0, 0, 0])],
)
def test_y7_straights_of_four_and_five_or_the_french_ones(options: Any, small: list[int], large: list[int]) -> None:
    every = ("12345", "23456", "12346", "33456", "12356")
    assert [worth(faces, Box.SMALL_STRAIGHT, options) for faces in every] == small
    assert [worth(faces, Box.LARGE_STRAIGHT, options) for faces in every] == large


def test_y8_five_alike_are_a_yam() -> None:
    assert (worth("33333", Box.YAM), worth("33334", Box.YAM)) == (50, 0)


def test_y9_chance_is_the_sum() -> None:
    assert worth("12446", Box.CHANCE) == 17


# Y10: the end


def test_y10_the_match_ends_with_the_last_open_box() -> None:
    last = thrown("12446", all_but(Box.CHANCE), all_but(Box.YAM, full=25)).apply(0, Write(Box.CHANCE))
    assert last.result() is None
    result = last.apply(CHANCE, Throw(dice("55555"))).apply(1, Write(Box.YAM)).result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((17, 75), (2, 1), "sheets_full")


def test_y10_equal_totals_share_the_place() -> None:
    last = thrown("66665", all_but(full=25), all_but(full=25), all_but(Box.CHANCE), seat=2)
    result = last.apply(2, Write(Box.CHANCE)).result()
    assert result is not None
    assert result.places == (2, 2, 1)


# Y11: extra yams


def test_y11_five_alike_after_a_yam_give_a_hundred_more_every_time() -> None:
    state = thrown("44444", sheet(yam=50), options=EXTRA, extra_yams=(100, 0))
    assert state.view(0).extra == 100
    step = state.step(0, Write(Box.FOURS))
    assert step.news == (Bonus(0, "extra_yam", 100),)
    assert step.after.view(0).totals == (50 + 200 + 20, 0)  # type: ignore[attr-defined]
    assert step.after.view(0).extra == 0  # type: ignore[attr-defined]


def test_y11_no_hundred_after_a_zero_nor_for_the_first_yam() -> None:
    assert thrown("44444", sheet(yam=0), options=EXTRA).view(0).extra == 0
    assert thrown("44444", options=EXTRA).step(0, Write(Box.YAM)).news == ()


@pytest.mark.parametrize("yam", [0, 50])
def test_y11_once_the_yam_box_is_closed_five_alike_go_in_the_box_of_their_face(yam: int) -> None:
    state = thrown("44444", sheet(yam=yam), options=EXTRA)
    assert open_boxes(state) == {Box.FOURS: 20}
    assert refused(state, Write(Box.CHANCE)) == "yams_five_elsewhere"


def test_y11_else_they_count_in_full_in_any_open_lower_box() -> None:
    state = thrown("44444", sheet(yam=0, fours=8), options=EXTRA)
    assert list(open_boxes(state)) == [box for box in BOXES[UPPER:] if box != Box.YAM]
    assert list(open_boxes(state).values()) == [20, 20, 25, 30, 40, 20]


def test_y11_else_they_are_a_zero_in_an_open_upper_box() -> None:
    state = thrown("44444", all_but(Box.ACES, Box.SIXES), options=EXTRA)
    assert open_boxes(state) == {Box.ACES: 0, Box.SIXES: 0}


def test_y11_five_alike_are_free_while_the_yam_box_is_open_and_without_the_option() -> None:
    for state, count in ((thrown("44444", options=EXTRA), 13), (thrown("44444", sheet(yam=50)), 12)):
        assert len(open_boxes(state)) == count
        assert open_boxes(state)[Box.FULL] == state.view(0).extra == 0
