"""YAM menteur, rule by rule, from the throw to the crosses: a position in, one fact out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.menteur.positions import (
    ACCEPT,
    CHALLENGE,
    CHANCE,
    announced,
    crosses,
    decide,
    decided,
    full_but,
    playing,
    refused,
    sheet,
    thrown,
    written,
)
from tests.games.steps import all_made, made
from yamclub.errors import Code, YamError
from yamclub.game import Eye, Mover
from yamclub.games.menteur import GAME
from yamclub.games.menteur.moves import (
    Announce,
    Barred,
    Believed,
    Crossed,
    LastRound,
    MenteurOptions,
    Scratch,
    Shown,
    Silence,
    Wrote,
)
from yamclub.games.menteur.sheet import POSSIBLE
from yamclub.kernel.dice import dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.sheet import BOXES, INDEX, Box, worth
from yamclub.mechanics.throwing import Keep, Throw


def worth_of(faces: str, box: Box) -> int:
    return worth(dice(faces))[INDEX[box]]


def boxes_open_to(state: Any) -> set[Box]:
    return {action.box for action in state.legal(state.seat) if isinstance(action, Announce)}


# M1 to M3


def test_m1_thirteen_boxes_the_upper_six_first() -> None:
    assert " ".join(BOXES) == (
        "aces twos threes fours fives sixes brelan carre full small_straight large_straight yam chance"
    )
    assert boxes_open_to(thrown("12346")) == set(BOXES)


def test_m2_the_highest_total_of_five_dice_plays_first() -> None:
    state = GAME.start(3)
    news: tuple[Any, ...] = ()
    for faces in ("11111", "66665", "66664"):
        assert state.chance().total == 6**5
        state, news = made(state, CHANCE, Throw(dice(faces)))
    assert news == (Starts(1),)
    assert state.turn().chance


def test_m2_those_tied_throw_again_among_themselves() -> None:
    state, news = all_made(GAME.start(3), *[(CHANCE, Throw(dice(faces))) for faces in ("66661", "11111", "55555")])
    assert news == (Tied((0, 2)),)
    _, news = all_made(state, *[(CHANCE, Throw(dice(faces))) for faces in ("11111", "11112")])
    assert news == (Starts(2),)


def test_m3_play_goes_to_the_left() -> None:
    assert decide(announced("44425", Box.FOURS, 12)).seat == 1
    assert decide(announced("44425", Box.FOURS, 12, seat=2)).seat == 0


@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_players(seats: int) -> None:
    with pytest.raises(YamError) as refusal:
        GAME.start(seats)
    assert refusal.value.code == Code.BAD_SEAT_COUNT


# M4 to M8


def test_m4_the_first_throw_is_of_all_five_and_there_are_three() -> None:
    state = playing()
    for faces in ("12346", "5", "5"):
        assert state.chance().total == 6 ** len(faces)
        state = state.apply(CHANCE, Throw(dice(faces)))
        if state.throws < 3:
            state = state.apply(0, Keep(dice("1234" if state.throws == 1 else "")))
    assert refused(state, Keep(dice(""))) == "no_throw_left"


def test_m5_some_of_the_dice_just_thrown_are_left_and_the_others_thrown_again() -> None:
    state = thrown("44425").apply(0, Keep(dice("444")))
    assert (state.locked, state.chance().total) == (dice("444"), 36)


def test_m5_all_may_be_thrown_again_but_not_none() -> None:
    state = thrown("44425")
    assert state.apply(0, Keep(dice(""))).chance().total == 6**5
    assert refused(state, Keep(dice("24445"))) == "nothing_to_throw"
    assert refused(state, Keep(dice("6"))) == "dice_not_there"


def test_m6_a_die_left_earlier_is_locked() -> None:
    state = thrown("44425").apply(0, Keep(dice("444"))).apply(CHANCE, Throw(dice("16")))
    keeps = {action.dice for action in state.legal(0) if isinstance(action, Keep)}
    assert keeps == {dice(""), dice("1"), dice("6")}
    assert refused(state, Keep(dice("4"))) == "dice_locked"
    assert state.apply(0, Keep(dice("6"))).locked == dice("4446")


def test_m6_locked_dice_count_in_the_end() -> None:
    state = thrown("44425").apply(0, Keep(dice("444"))).apply(CHANCE, Throw(dice("44")))
    state = decide(state.apply(0, Announce(Box.YAM, 50)), 1)
    assert written(state, 0, Box.YAM) == 50


def test_m7_only_the_player_sees_the_dice() -> None:
    state = thrown("44425")
    assert state.view(0).cups.thrown == dice("44425")  # type: ignore[union-attr]
    assert [state.view(viewer).cups for viewer in (1, 2, Eye.SPECTATOR)] == [None] * 3


def test_m7_everybody_sees_how_many_throws_were_made() -> None:
    state = thrown("44425").apply(0, Keep(dice("444"))).apply(CHANCE, Throw(dice("16")))
    assert {state.view(viewer).throws for viewer in (0, 1, 2, Eye.SPECTATOR)} == {2}


@pytest.mark.parametrize(("choice", "expected"), [("hidden", ()), ("shown", (2,))])
def test_m7_how_many_dice_were_thrown_again_only_if_the_table_says_so(choice: Any, expected: Any) -> None:
    state = thrown("44425", options=MenteurOptions(reroll_counts=choice)).apply(0, Keep(dice("444")))
    assert state.view(1).thrown_again == expected
    assert state.view(1).to_throw == (2 if expected else None)


@pytest.mark.parametrize("throws", [0, 1, 2])
def test_m8_a_player_may_stop_after_any_throw_and_then_announces(throws: int) -> None:
    state = thrown("44425", throws=throws)
    assert state.apply(0, Announce(Box.FOURS, 12)).turn().seats == (1, 2)


# M9 to M13


def test_m9_only_an_open_box_of_ones_own_can_be_announced() -> None:
    state = thrown("44425", sheets=(sheet("yam yam full", fours=4), sheet(brelan=20)))
    assert boxes_open_to(state) == set(BOXES) - {Box.FOURS, Box.YAM}
    assert refused(state, Announce(Box.FOURS, 12)) == "menteur_box_closed"
    assert refused(state, Announce(Box.YAM, 50)) == "menteur_box_closed"


def test_m9_bluffing_is_allowed() -> None:
    assert Announce(Box.LARGE_STRAIGHT, 40) in thrown("11111").legal(0)


def test_m10_an_upper_box_takes_one_to_five_of_its_face() -> None:
    assert POSSIBLE[INDEX[Box.FOURS]] == (4, 8, 12, 16, 20)
    assert refused(thrown("11111"), Announce(Box.FOURS, 0)) == "menteur_points_impossible"
    assert refused(thrown("11111"), Announce(Box.FOURS, 5)) == "menteur_points_impossible"


def test_m10_sums_are_those_that_five_dice_can_have() -> None:
    for box in (Box.BRELAN, Box.CARRE, Box.CHANCE):
        assert POSSIBLE[INDEX[box]] == tuple(range(5, 31))


def test_m10_fixed_points() -> None:
    fixed = (Box.FULL, Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT, Box.YAM)
    assert [POSSIBLE[INDEX[box]] for box in fixed] == [(25,), (30,), (40,), (50,)]


def test_m10_a_hundred_and_twelve_announcements_in_all() -> None:
    assert sum(isinstance(action, Announce) for action in thrown("12346").legal(0)) == 6 * 5 + 3 * 26 + 4


@pytest.mark.parametrize(
    ("faces", "box", "points"),
    [
        ("44425", Box.FOURS, 12),  # the rulebook's examples
        ("44425", Box.BRELAN, 19),
        ("55556", Box.CARRE, 26),
        ("44444", Box.YAM, 50),
        ("12345", Box.SMALL_STRAIGHT, 30),
        ("23456", Box.LARGE_STRAIGHT, 40),
        ("44455", Box.FULL, 25),
        ("12345", Box.LARGE_STRAIGHT, 0),
        ("23456", Box.SMALL_STRAIGHT, 0),
        ("12346", Box.SMALL_STRAIGHT, 0),
        ("44444", Box.FULL, 0),  # two of another face
        ("44444", Box.CARRE, 20),
        ("55556", Box.BRELAN, 26),
        ("44255", Box.BRELAN, 0),
        ("44425", Box.CARRE, 0),
        ("44425", Box.CHANCE, 19),
        ("44425", Box.SIXES, 0),
    ],
)
def test_m11_what_dice_are_worth(faces: str, box: Box, points: int) -> None:
    assert worth_of(faces, box) == points


def test_m11_worth_agrees_with_a_twin_that_looks_at_ordered_dice() -> None:
    for throw in product(range(1, 7), repeat=5):
        alike = sorted((throw.count(face) for face in set(throw)), reverse=True)
        expected = [face * throw.count(face) for face in range(1, 7)]
        expected += [sum(throw) * (alike[0] >= 3), sum(throw) * (alike[0] >= 4), 25 * (alike == [3, 2])]
        expected += [30 * (set(throw) == {1, 2, 3, 4, 5}), 40 * (set(throw) == {2, 3, 4, 5, 6})]
        assert [*worth(dice("".join(map(str, throw))))] == [*expected, 50 * (alike == [5]), sum(throw)]


@pytest.mark.parametrize(("truth", "points", "true"), [("at_least", 8, True), ("exact", 8, False), ("exact", 12, True)])
def test_m12_understating_is_no_bluff_unless_the_table_wants_it_exact(truth: Any, points: int, true: bool) -> None:
    _, news = decided(announced("44425", Box.FOURS, points, 3, MenteurOptions(truth=truth)), 1)
    assert Shown(0, (1,), dice("44425"), true) in news


@pytest.mark.parametrize("truth", ["at_least", "exact"])
def test_m12_more_than_the_dice_are_worth_or_a_box_they_do_not_form_is_a_bluff(truth: Any) -> None:
    for box, points in ((Box.FOURS, 16), (Box.CARRE, 5)):
        _, news = decided(announced("44425", box, points, 3, MenteurOptions(truth=truth)), 1)
        assert Shown(0, (1,), dice("44425"), False) in news


def test_m13_chance_at_any_time() -> None:
    assert Announce(Box.CHANCE, 19) in thrown("44425").legal(0)


def test_m13_chance_only_as_the_last_open_box_if_the_table_wants_it_so() -> None:
    options = MenteurOptions(chance="last")
    early = thrown("44425", 3, options, sheets=(full_but(Box.CHANCE, Box.YAM),))
    assert refused(early, Announce(Box.CHANCE, 19)) == "menteur_chance_last"
    late = thrown("44425", 3, options, sheets=(full_but(Box.CHANCE),))
    assert boxes_open_to(late) == {Box.CHANCE}


# M13b

GIVING_UP = MenteurOptions(scratch="yes")


def test_m13b_without_a_choice_no_box_is_given_up() -> None:
    state = thrown("44425")
    assert not any(isinstance(action, Scratch) for action in state.legal(0))
    assert refused(state, Scratch(Box.YAM)) == "menteur_no_scratch"


def test_m13b_instead_of_announcing_an_open_box_is_given_up_and_barred() -> None:
    state = thrown("44425", 3, GIVING_UP)
    after, news = made(state, 0, Scratch(Box.YAM))
    assert after.sheets[0].is_barred(INDEX[Box.YAM])
    assert (after.seat, after.phase, news) == (1, "throwing", ())
    assert after.sheets[1:] == state.sheets[1:]


def test_m13b_after_any_throw() -> None:
    state = thrown("44425", 3, GIVING_UP)
    for _ in range(2):
        assert Scratch(Box.ACES) in state.legal(0)
        state = state.apply(0, Keep(dice(""))).apply(CHANCE, Throw(dice("44425")))
    assert Scratch(Box.ACES) in state.legal(0)


def test_m13b_only_an_open_box_and_any_of_them() -> None:
    options = MenteurOptions(scratch="yes", chance="last")
    state = thrown("44425", 3, options, sheets=(sheet("full full", fours=12),))
    given_up = {action.box for action in state.legal(0) if isinstance(action, Scratch)}
    assert given_up == {*BOXES} - {Box.FULL, Box.FOURS}
    assert refused(state, Scratch(Box.FOURS)) == refused(state, Scratch(Box.FULL)) == "menteur_box_closed"


def test_m13b_nobody_sees_the_dice_and_nobody_decides() -> None:
    state = thrown("44425", 3, GIVING_UP)
    step = state.step(0, Scratch(Box.YAM))
    assert step.after.turn().chance
    assert state.seen(0, Scratch(Box.YAM), 2) == Scratch(Box.YAM)
    assert not any(isinstance(one, Shown) for one in step.news)


def test_m13b_a_box_given_up_takes_no_points_and_no_more_crosses() -> None:
    state = thrown("44425", 3, GIVING_UP).apply(0, Scratch(Box.FOURS)).apply(CHANCE, Throw(dice("11111")))
    caught = decide(state.apply(1, Announce(Box.FOURS, 12)), 0, 2)
    assert (written(caught, 0, Box.FOURS), written(caught, 2, Box.FOURS)) == (None, 12)  # M17
    state = state.apply(1, Announce(Box.ACES, 5))
    assert crosses(decide(state, 0), 0, Box.FOURS) == 2  # M19


def test_m13b_giving_up_the_last_open_box_begins_the_last_round() -> None:
    state = thrown("44425", 3, GIVING_UP, sheets=(full_but(Box.YAM),))
    after, news = made(state, 0, Scratch(Box.YAM))
    assert news == (LastRound((0,)),)
    assert after.last_turns == (2,)


# M14 to M18


def test_m14_all_others_decide_at_the_same_time() -> None:
    state = announced("44425", Box.FOURS, 12, 4, seat=1)
    assert (state.turn().seats, state.turn().clock, state.deadline()) == ((0, 2, 3), True, None)
    assert state.legal(2) == (ACCEPT, CHALLENGE)
    assert state.apply(2, CHALLENGE).turn().seats == (0, 3)


def test_m14_in_secret_until_the_last_one() -> None:
    state = announced("44425", Box.FOURS, 12).apply(1, CHALLENGE)
    assert [state.view(viewer).challengers for viewer in (0, 1, 2, Eye.SPECTATOR)] == [(), (1,), (), ()]
    assert state.step(2, ACCEPT).seen(2).news[0] == Shown(0, (1,), dice("44425"), True)


def test_m14_silence_is_acceptance() -> None:
    state = announced("11111", Box.FOURS, 12)
    assert state.legal(Mover.CLOCK) == (Silence(),)
    assert state.step(Mover.CLOCK, Silence()).news[0] == Believed(0)
    caught = state.apply(1, CHALLENGE).step(Mover.CLOCK, Silence())
    assert caught.news[0] == Shown(0, (1,), dice("11111"), False)


def test_m15_nobody_challenges_and_the_points_are_written_true_or_not() -> None:
    state, news = decided(announced("11111", Box.FOURS, 12))
    assert written(state, 0, Box.FOURS) == 12
    assert news == (Believed(0), Wrote((0,), Box.FOURS, 12))


def test_m15_and_the_dice_are_gone_unseen() -> None:
    state = decide(announced("11111", Box.FOURS, 12))
    assert (len(state.dice), len(state.locked), state.announced) == (0, 0, None)


def test_m16_challenged_and_true_the_points_are_written_and_challengers_get_a_cross() -> None:
    state, news = decided(announced("44425", Box.BRELAN, 19, 4), 1, 3)
    assert written(state, 0, Box.BRELAN) == 19
    assert [crosses(state, seat, Box.BRELAN) for seat in range(4)] == [0, 1, 0, 1]
    assert Crossed((1, 3), Box.BRELAN) in news


def test_m17_challenged_and_false_the_bluffer_gets_a_cross_and_writes_nothing() -> None:
    state = decide(announced("44425", Box.FULL, 25), 1)
    assert (written(state, 0, Box.FULL), crosses(state, 0, Box.FULL)) == (None, 1)


def test_m17_challengers_write_the_points_and_believers_nothing() -> None:
    state = decide(announced("44425", Box.FULL, 25, 4), 1, 3)
    assert [written(state, seat, Box.FULL) for seat in range(4)] == [None, 25, None, 25]
    assert [crosses(state, seat, Box.FULL) for seat in range(4)] == [1, 0, 0, 0]


def test_m17_a_challenger_keeps_what_is_written_and_a_barred_box_stays_barred() -> None:
    sheets = (sheet(), sheet(brelan=8), sheet("brelan brelan"), sheet("brelan"))
    state = decide(announced("11246", Box.BRELAN, 30, 4, sheets=sheets), 1, 2, 3)
    assert [written(state, seat, Box.BRELAN) for seat in range(4)] == [None, 8, None, 30]


def test_m18_only_the_one_who_threw_can_write_a_yam() -> None:
    state = decide(announced("44425", Box.YAM, 50), 1, 2)
    assert [written(state, seat, Box.YAM) for seat in range(3)] == [None, None, None]
    assert crosses(state, 0, Box.YAM) == 1
    assert written(decide(announced("44444", Box.YAM, 50), 1), 0, Box.YAM) == 50


# M19 and M20


def test_m19_the_second_cross_bars_the_box() -> None:
    state, news = decided(announced("44425", Box.FULL, 25, sheets=(sheet("full"),)), 1)
    assert state.sheets[0].is_barred(INDEX[Box.FULL])
    assert Barred((0,), Box.FULL) in news


def test_m19_and_cancels_points_already_written() -> None:
    state = decide(announced("44425", Box.FOURS, 12, sheets=(sheet(), sheet("fours", fours=16))), 1)
    assert (written(state, 1, Box.FOURS), state.sheets[1].score().total) == (None, 0)


def test_m19_further_crosses_change_nothing() -> None:
    before = sheet("fours fours", fours=16)
    state, news = decided(announced("44425", Box.FOURS, 12, sheets=(sheet(), before)), 1)
    assert state.sheets[1] == before
    assert not any(isinstance(one, Crossed) for one in news)


def test_m20_written_points_are_never_changed() -> None:
    sheets = (sheet(), sheet(fours=4))
    assert written(decide(announced("11111", Box.FOURS, 20, sheets=sheets), 1), 1, Box.FOURS) == 4
    assert refused(thrown("44444", sheets=(sheet(fours=4),)), Announce(Box.FOURS, 20)) == "menteur_box_closed"
