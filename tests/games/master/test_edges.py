"""Positions at the edges of the rules of Yam Master."""

from __future__ import annotations

import pytest

from tests.games.master.positions import FORCED, defied, kinds, places, playing, refused, then, thrown, thrown_last
from yamclub.game import Mover
from yamclub.games.master.board import points
from yamclub.games.master.moves import DECLARE, STOP, DefiFailed, Place, Remove
from yamclub.games.master.rules import MasterState
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep, Throw


def played(state: MasterState, square: str) -> MasterState:
    return state.apply(state.seat, Place(square))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("faces", "open_"),
    [
        ("11114", "a1 e4 b2 c5 c2 b4 a3 d4"),  # a carré of aces that totals eight
        ("11122", "a1 e4 d2 b3 c2 b4 a3 d4"),  # a full that totals seven
        ("11111", "a1 e4 b2 c5 d2 b3 c3 c2 b4 a3 d4"),
        ("11123", "a1 e4 a3 d4 c2 b4"),  # a brelan that is no sec, but for its total
        ("11223", ""),
        ("33344", "b1 a5 d2 b3 c2 b4"),
        ("12345", "e3 c4 c2 b4"),
        ("13456", ""),
    ],
)
def test_b4_to_b8_squares_open_on_the_first_throw(faces: str, open_: str) -> None:
    assert places(thrown(faces)) == set(open_.split())


def test_b9_declaring_on_a_yam_gives_up_the_yam_that_lies_there() -> None:
    state = defied("33333", theirs="a1")
    assert kinds(state) == {"Keep"}
    assert refused(state, Remove("a1")) == refused(state, Place("c3")) == "master_must_throw"


def test_b9_four_dice_may_stay_and_the_fifth_decide() -> None:
    state = defied("33335").apply(0, Keep(dice("3333"))).apply(Mover.CHANCE, Throw(dice("1")))
    assert {"c1", "d3", "b2", "c5", "b1", "a5"} == places(state)


def test_b9_one_free_defi_square_is_enough() -> None:
    state = defied("12246", "12345", mine="c1")
    assert "d3" in places(state)
    assert "c1" not in places(state)


def test_b9_made_on_the_second_throw_and_lost_on_the_third() -> None:
    state = defied("12246", "12345", "11246")
    assert kinds(state) == {"Stop"}
    assert state.step(0, STOP).news == (DefiFailed(0, dice("11246")),)


def test_b9_a_defi_is_no_sec() -> None:
    assert "c2" not in places(defied("12246", "12345"))


def test_b10_forced_and_both_defi_squares_taken_meanwhile_cannot_be() -> None:
    assert refused(thrown("12246", "c1", "d3", options=FORCED), DECLARE) == "master_no_defi_free"


def test_b10_a_defi_with_a_yam_may_bite() -> None:
    state = defied("12246", "55555", theirs="a1").apply(0, Remove("a1"))
    assert (state.pawns, state.seat) == ((0, 0), 1)


def test_b12_nothing_placed_on_what_could_be() -> None:
    assert thrown("12345").apply(0, STOP).pawns == (0, 0)


@pytest.mark.parametrize("throws", [0, 1, 2])
def test_b13_the_predator_bites_after_any_throw(throws: int) -> None:
    assert Remove("e5") in playing(theirs="e5", throws=throws).apply(Mover.CHANCE, Throw(dice("66666"))).legal(0)


def test_b13_the_predator_breaks_a_line_of_four() -> None:
    state = thrown("66666", theirs="a1 b1 c1 d1").apply(0, Remove("b1"))
    assert [side.points for side in state.view(0).sides] == [0, 0]
    assert state.view(0).sides[1].pawns_left == 9


def test_b13_with_no_pawn_to_bite_a_yam_only_places() -> None:
    assert kinds(thrown_last("66666")) == {"Place", "Stop"}


def test_b14_two_lines_of_five_at_once_are_one_win() -> None:
    state = played(thrown("33333", "a3 b3 d3 e3 c1 c2 c4 c5"), "c3")
    result = state.result()
    assert result is not None
    assert (result.places, result.reason) == ((1, 2), "five_in_a_row")


def test_b14_the_winner_may_have_fewer_points() -> None:
    state = played(thrown("44444", "a1 b1 c1 e1", "a3 b3 c3 d3 a5 b5 c5 d5"), "d1")
    result = state.result()
    assert result is not None
    assert result.scores[0] < result.scores[1]
    assert result.places == (1, 2)


@pytest.mark.parametrize(
    ("pawns", "worth"),
    [
        ("a1 b1 c1 d2 e2", 1),
        ("a1 b1 d1 e1", 0),
        ("c1 d2 e3", 1),  # the shortest diagonals that count
        ("a3 b4 c5", 1),
        ("b1 a2", 0),
        ("b1 c2 d3 e4", 2),
        ("a1 b2 c3 d4", 2),
        ("a1 b1 c1 a2 b2 c2 a3 b3 c3", 8),  # three rows, three columns, two diagonals
        ("b1 c1 d1 b2 c3 d4", 2),
    ],
)
def test_b15_lines_that_share_pawns_each_count(pawns: str, worth: int) -> None:
    mine, _ = playing(pawns).pawns
    assert points(mine) == worth


def test_b15_the_twelfth_pawn_counts_in_its_line() -> None:
    eleven = "a1 b1 d1 e2 a2 d2 b4 e4 a4 c5 d5"
    state = played(then(thrown("12246", eleven), "33333"), "c3")
    result = state.result()
    assert result is not None
    assert result.reason == "pawns_placed"
    assert result.scores[0] == points(state.pawns[0])


def test_b17_turn_300_that_bites_is_the_last() -> None:
    state = thrown("66666", "a1", "b1", turns=299).apply(0, Remove("b1"))
    result = state.result()
    assert result is not None
    assert (result.reason, result.places) == ("turn_limit", (1, 1))
