"""Yam Master, rule by rule: a position in, one fact out. Lines and the end are in ``test_lines``."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.walks import setups, walk
from tests.games.master.positions import (
    FORCED,
    defied,
    kinds,
    on,
    pass_turn,
    places,
    playing,
    refused,
    then,
    thrown,
    thrown_last,
)
from tests.games.steps import all_made, made
from yamclub.game import Eye, IllegalAction, Mover
from yamclub.games.master import GAME
from yamclub.games.master.board import NEEDS, SQUARES, Combination, formed, is_great, opened
from yamclub.games.master.moves import DECLARE, STOP, DefiFailed, DefiMade, Passed, Place, Remove
from yamclub.games.master.rules import PAWNS, MasterState
from yamclub.kernel.dice import dice, throws
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, Throw

CHANCE = Mover.CHANCE


def shown(faces: str) -> set[str]:
    return {str(combination) for combination in formed(dice(faces))}


# B1


def test_b1_the_board_is_the_printed_one() -> None:
    rows = [" ".join(NEEDS[square] for square in SQUARES[start : start + 5]) for start in range(0, 25, 5)]
    assert rows == [
        "1 3 defi 4 6",
        "2 carre sec full 5",
        "low full yam defi suite",
        "6 sec suite low 1",
        "3 2 carre 5 4",
    ]


def test_b1_everything_is_there_twice_but_the_yam() -> None:
    counts = {combination: list(NEEDS.values()).count(combination) for combination in Combination}
    assert counts == dict.fromkeys(Combination, 2) | {Combination.YAM: 1}


# B2


def test_b2_the_best_total_of_five_dice_starts() -> None:
    state = GAME.start(2)
    news: tuple[Any, ...] = ()
    for faces in ("11111", "11112"):
        assert state.chance().total == 6**5
        state, news = made(state, CHANCE, Throw(dice(faces)))
    assert news == (Starts(1),)
    assert state.apply(CHANCE, Throw(dice("12345"))).turn().seats == (1,)


def test_b2_on_a_tie_both_throw_again() -> None:
    state, news = all_made(GAME.start(2), *[(CHANCE, Throw(dice(faces))) for faces in ("11116", "11125")])
    assert news == (Tied((0, 1)),)
    _, news = all_made(state, *[(CHANCE, Throw(dice(faces))) for faces in ("66666", "11111")])
    assert news == (Starts(0),)


# B3


def test_b3_a_turn_has_up_to_three_throws() -> None:
    state = then(then(thrown("12246"), "12246"), "12246")
    assert refused(state, Keep(dice("1"))) == "no_throw_left"
    assert state.legal(0) == (STOP,)


def test_b3_any_dice_may_be_put_aside_and_the_others_are_thrown() -> None:
    state = thrown("44625")
    assert sum(isinstance(action, Keep) for action in state.legal(0)) == 3 * 2 * 2 * 2 - 1
    state = state.apply(0, Keep(dice("44")))
    assert state.chance().total == 6**3
    assert state.apply(CHANCE, Throw(dice("445"))).dice == dice("44445")


def test_b3_dice_put_aside_may_be_thrown_again_later() -> None:
    state = thrown("44123").apply(0, Keep(dice("44"))).apply(CHANCE, Throw(dice("123")))
    assert Keep(dice("123")) in state.legal(0)


def test_b3_only_dice_that_lie_there_can_be_kept_and_one_must_be_thrown() -> None:
    assert refused(thrown("44625"), Keep(dice("444"))) == "dice_not_there"
    assert refused(thrown("44625"), Keep(dice("24456"))) == "nothing_to_throw"


# B4 to B7


@pytest.mark.parametrize("face", "123456")
def test_b4_a_number_square_needs_three_of_its_number(face: str) -> None:
    assert face in shown(face * 3 + "24")
    assert face not in shown(face * 2 + "".join(sorted(set("123456") - {face}))[:3])


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ("44466", {"4", "full"}),
        ("66664", {"6", "carre"}),
        ("66666", {"6", "full", "carre", "yam"}),
        ("11111", {"1", "full", "carre", "yam", "low"}),
        ("11112", {"1", "carre", "low"}),
        ("11122", {"1", "full", "low"}),
        ("11222", {"2", "full", "low"}),
        ("11223", set()),
        ("55542", {"5"}),
    ],
)
def test_b5_full_carre_and_yam(faces: str, expected: set[str]) -> None:
    assert shown(faces) == expected


@pytest.mark.parametrize(("faces", "is_one"), [("12345", True), ("23456", True), ("12346", False), ("13456", False)])
def test_b6_a_suite_is_five_in_a_row(faces: str, is_one: bool) -> None:
    assert ("suite" in shown(faces)) is is_one


def test_b7_eight_or_less() -> None:
    low = {str(throw) for throw in throws(5).outcomes if "low" in formed(throw)}
    assert low == {"11111", "11112", "11113", "11114", "11122", "11123", "11222"}


def test_b4_to_b7_agree_with_a_twin_that_looks_at_ordered_dice() -> None:
    for throw in product(range(1, 7), repeat=5):
        assert shown("".join(map(str, throw))) == _shown_naively(throw)


def _shown_naively(throw: tuple[int, ...]) -> set[str]:
    alike = sorted(throw.count(face) for face in set(throw))
    found = {str(face) for face in throw if throw.count(face) >= 3}
    if alike in ([2, 3], [5]):
        found.add("full")
    if alike in ([1, 4], [5]):
        found.add("carre")
    if alike == [5]:
        found.add("yam")
    if len(set(throw)) == 5 and max(throw) - min(throw) == 4:
        found.add("suite")
    return found | ({"low"} if sum(throw) <= 8 else set())


# B8


@pytest.mark.parametrize("faces", ["44466", "66664", "66666", "12345", "11123"])
def test_b8_a_great_combination_on_the_first_throw_is_a_sec(faces: str) -> None:
    assert {"c2", "b4"} < places(thrown(faces))


def test_b8_a_brelan_is_none() -> None:
    assert places(thrown("44412")) == {"d1", "e5"}
    assert refused(thrown("44412"), Place("c2")) == "master_not_formed"


def test_b8_nor_is_a_later_throw() -> None:
    state = then(thrown("12246"), "44466")
    assert places(state) == {"d1", "e5", "d2", "b3"}
    assert refused(state, Place("c2")) == "master_sec_is_first_throw"


# B9


def test_b9_a_defi_is_declared_after_the_first_throw_and_before_the_second() -> None:
    assert DECLARE in thrown("12246").legal(0)
    assert refused(then(thrown("12246"), "12246"), DECLARE) == "master_too_late_to_declare"
    assert refused(defied("12246"), DECLARE) == "master_too_late_to_declare"


def test_b9_and_at_least_one_die_must_then_be_thrown() -> None:
    state = defied("44466")
    assert kinds(state) == {"Keep"}
    assert refused(state, STOP) == refused(state, Place("d2")) == "master_must_throw"
    assert refused(defied("44444", theirs="a1"), Remove("a1")) == "master_must_throw"
    assert refused(state, Keep(dice("44466"))) == "nothing_to_throw"


@pytest.mark.parametrize("faces", ["44466", "66664", "66666", "12345", "11123"])
def test_b9_any_great_combination_makes_it_on_the_second_throw_or_the_third(faces: str) -> None:
    for declared in (defied("12246"), defied("12246", "12246")):
        state, news = all_made(declared, (0, Keep(dice(""))), (CHANCE, Throw(dice(faces))))
        assert {"c1", "d3"} < places(state)
        assert news == (DefiMade(0),)


def test_b9_a_brelan_does_not() -> None:
    assert places(defied("12246", "12246", "44412")) == set()


def test_b9_the_dice_that_lie_there_decide_so_throwing_on_risks_it() -> None:
    made = defied("12246", "44466")
    assert kinds(made) == {"Keep", "Place", "Stop"}
    assert kinds(then(made, "12246")) == {"Stop"}


def test_b9_only_while_a_defi_square_is_free() -> None:
    assert DECLARE in thrown("12246", mine="c1").legal(0)
    assert refused(thrown("12246", mine="c1", theirs="d3"), DECLARE) == "master_no_defi_free"


def test_b9_it_holds_for_one_turn() -> None:
    state = defied("12246", "12246", "12246").apply(0, STOP).apply(CHANCE, Throw(dice("44412")))
    assert (state.declared, places(state)) == (False, {"d1", "e5"})
    assert DECLARE in state.legal(1)


def test_b9_no_defi_no_defi_square() -> None:
    assert refused(thrown("44466"), Place("c1")) == "master_defi_not_declared"


# B10


def test_b10_a_defi_made_opens_its_squares_and_those_of_what_was_made() -> None:
    assert places(defied("12246", "44466")) == {"c1", "d3", "d2", "b3", "d1", "e5"}


def test_b10_one_that_fails_ends_the_turn_with_nothing_placed() -> None:
    state = defied("12246", "12246", "44412")
    assert refused(state, Place("d1")) == "master_defi_not_made"
    assert state.legal(0) == (STOP,)
    after, news = made(state, 0, STOP)
    assert (after.seat, after.pawns, news) == (1, (0, 0), (DefiFailed(0, dice("44412")),))


def test_b10_it_can_be_given_up_after_the_second_throw() -> None:
    assert defied("12246", "12246").step(0, STOP).news == (DefiFailed(0, dice("12246")),)


def test_b10_forced_a_defi_made_goes_on_its_own_squares_only() -> None:
    state = defied("12246", "44466", options=FORCED)
    assert places(state) == {"c1", "d3"}
    assert refused(state, Place("d2")) == "master_defi_square_only"


def test_b10_forced_changes_nothing_without_a_defi() -> None:
    assert places(thrown_last("44466", options=FORCED)) == places(thrown_last("44466"))


def test_b10_forced_a_yam_may_still_bite() -> None:
    assert Remove("a1") in defied("12246", "44444", theirs="a1", options=FORCED).legal(0)


# B11, B12


def test_b11_the_player_chooses_among_all_that_the_dice_form() -> None:
    assert places(thrown_last("11111")) == {"a1", "e4", "d2", "b3", "b2", "c5", "c3", "a3", "d4"}


def test_b11_no_dice_open_more_squares_than_there_are_keys() -> None:
    every = product(throws(5).outcomes, [True, False], [True, False])
    assert max(opened(throw, first, defi and not first, False).bit_count() for throw, first, defi in every) == 11


def test_b12_one_pawn_is_placed_and_the_turn_ends() -> None:
    after = thrown("44412").apply(0, Place("d1"))
    assert (after.pawns, after.seat, after.last) == ((on("d1"), 0), 1, "d1")
    assert after.chance().total == 6**5


def test_b12_on_a_free_square_only() -> None:
    assert places(thrown("44412", mine="d1", theirs="e5")) == set()
    assert refused(thrown("44412", mine="d1"), Place("d1")) == "master_square_taken"
    assert refused(thrown("44412", theirs="d1"), Place("d1")) == "master_square_taken"


def test_b12_of_a_combination_made() -> None:
    assert refused(thrown("44412"), Place("a1")) == "master_not_formed"


@pytest.mark.parametrize("state", [thrown("44466"), thrown_last("44466"), defied("12246", "44466")])
def test_b12_placing_is_optional(state: MasterState) -> None:
    after, news = made(state, 0, STOP)
    assert (after.pawns, after.seat, news) == ((0, 0), 1, (Passed(0, dice("44466")),))


# B13


@pytest.mark.parametrize(
    "state",
    [
        thrown("44444", mine="b1", theirs="a1 e5"),
        then(thrown("12246", mine="b1", theirs="a1 e5"), "44444"),
        thrown_last("44444", mine="b1", theirs="a1 e5"),
        defied("12246", "44444", mine="b1", theirs="a1 e5"),
    ],
)
def test_b13_five_alike_may_remove_an_opposing_pawn_at_any_throw(state: MasterState) -> None:
    assert {action for action in state.legal(0) if isinstance(action, Remove)} == {Remove("a1"), Remove("e5")}
    after = state.apply(0, Remove("a1"))
    assert (after.pawns, after.seat) == ((on("b1"), on("e5")), 1)


def test_b13_the_pawn_goes_back_to_its_owner_and_the_square_is_free() -> None:
    after = thrown("44444", theirs="a1 e5", last="a1").apply(0, Remove("a1"))
    assert (after.view(0).sides[1].pawns_left, after.last) == (11, None)
    assert "a1" in places(replace(after, seat=0).apply(CHANCE, Throw(dice("11124"))))


def test_b13_only_five_alike_and_only_the_others_pawns() -> None:
    assert refused(thrown("44441", theirs="a1"), Remove("a1")) == "master_only_yam"
    assert refused(thrown("44444", mine="a1"), Remove("a1")) == "master_no_pawn_there"
    assert refused(thrown("44444"), Remove("a1")) == "master_no_pawn_there"


# B17


def test_b17_a_match_of_300_turns_is_scored_as_it_stands() -> None:
    state = playing(mine="a1 b1 c1", theirs="a3")
    for turn in range(300):
        assert (state.turns, state.seat, state.result()) == (turn, turn % 2, None)
        state = pass_turn(state)
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((1, 0), (1, 2), "turn_limit")


def test_b17_the_last_turn_can_still_win() -> None:
    after = thrown("66612", mine="a1 b1 c1 d1", turns=299).apply(0, Place("e1"))
    assert after.result().reason == "five_in_a_row"  # type: ignore[union-attr]


# what holds through any match


def test_nothing_is_hidden() -> None:
    state = thrown("44444", mine="b1", theirs="a1")
    assert state.view(0) == state.view(1) == state.view(Eye.SPECTATOR) == state.view(Eye.OPEN)


def test_pawns_come_one_at_a_time_and_never_share_a_square() -> None:
    for number, (seats, options) in enumerate([*setups(GAME)] * 4):
        for step in walk(GAME.start(seats, options), Random(number)):
            before: Any = step.before
            after: Any = step.after
            changed = [(one ^ other).bit_count() for one, other in zip(before.pawns, after.pawns, strict=True)]
            assert sum(changed) == isinstance(step.move, Place | Remove)
            assert not after.pawns[0] & after.pawns[1]
            left = [side.pawns_left for side in after.view(0).sides]
            assert left == [PAWNS - own.bit_count() for own in after.pawns]


def test_a_pawn_is_only_ever_placed_on_what_the_dice_show() -> None:
    for number in range(6):
        for step in walk(GAME.start(2), Random(number)):
            before: Any = step.before
            if not isinstance(step.move, Place):
                continue
            needed = NEEDS[step.move.square]
            if needed is Combination.SEC:
                assert before.throws == 1
            elif needed is Combination.DEFI:
                assert before.declared
                assert before.throws > 1
            else:
                assert needed in formed(before.dice)
            assert is_great(before.dice) or (needed in "123456" and not before.declared)


def test_a_refusal_says_what_the_square_needs_and_how_many_dice_are_missing() -> None:
    wanted: list[tuple[Any, str, int]] = [("a1", "1", 2), ("b2", "carre", 1), ("c3", "yam", 2), ("e3", "suite", 0)]
    for square, asks, missing in wanted:
        with pytest.raises(IllegalAction) as refusal:
            thrown("44412").apply(thrown("44412").seat, Place(square))
        said = refusal.value.params
        assert (said["asks"], said["missing"], said["dice"]) == (asks, missing, "12444")
