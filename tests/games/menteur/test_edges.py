"""Positions at the edges of the rules of YAM menteur."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.menteur.positions import (
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
from yamclub.game import Eye, Mover
from yamclub.games.menteur.moves import (
    Announce,
    Crossed,
    LastRound,
    MenteurOptions,
    Shown,
    Silence,
    Skipped,
    Wrote,
)
from yamclub.games.menteur.rules import MenteurState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import BOXES, Box
from yamclub.mechanics.throwing import Keep, Throw


def test_m2_eight_players_may_tie_again_and_again() -> None:
    state = first_state(8, MenteurOptions())
    for faces in ("66666",) * 3 + ("11111",) * 5 + ("55555", "55555", "44444") + ("12345", "12346"):
        state = state.apply(CHANCE, Throw(dice(faces)))
    assert (state.seat, state.phase) == (1, "throwing")
    assert not any(any(crossed.crosses) for crossed in state.sheets)


def test_m3_the_last_seat_is_followed_by_the_first() -> None:
    assert decide(announced("11111", Box.ACES, 5, 8, seat=7)).seat == 0


def test_m5_a_die_left_late_comes_from_the_last_throw_only() -> None:
    state = thrown("44412").apply(0, Keep(dice("4"))).apply(CHANCE, Throw(dice("4456")))
    assert refused(state, Keep(dice("444"))) == "dice_locked"
    state = state.apply(0, Keep(dice("44"))).apply(CHANCE, Throw(dice("11")))
    assert refused(state, Keep(dice(""))) == "no_throw_left"
    _, news = decided(state.apply(0, Announce(Box.FULL, 25)), 1)
    assert news[0] == Shown(0, (1,), dice("11444"), True)


def test_m7_the_first_throw_is_of_five_for_all_to_know() -> None:
    state = playing()
    assert [state.view(viewer).to_throw for viewer in (0, 1, Eye.SPECTATOR)] == [5, 5, 5]


@pytest.mark.parametrize(("box", "points"), [(Box.ACES, 6), (Box.SIXES, 15), (Box.BRELAN, 4), (Box.CHANCE, 31)])
def test_m10_points_that_no_five_dice_have(box: Box, points: int) -> None:
    assert refused(thrown("11111"), Announce(box, points)) == "menteur_points_impossible"


@pytest.mark.parametrize("points", [-1, 0, 24, 26])
def test_m10_a_full_is_25_and_nothing_else(points: int) -> None:
    assert refused(thrown("11122"), Announce(Box.FULL, points)) == "menteur_points_impossible"


def test_m12_exact_makes_a_bluff_of_understating_in_an_upper_box_too() -> None:
    state = announced("44425", Box.FOURS, 8, 3, MenteurOptions(truth="exact"))
    assert written(decide(state, 2), 2, Box.FOURS) == 8


def test_m13_chance_last_counts_barred_boxes_as_closed() -> None:
    last = MenteurOptions(chance="last")
    nearly = full_but(Box.YAM, Box.CHANCE)
    state = thrown("12346", 3, last, sheets=(nearly,))
    assert refused(state, Announce(Box.CHANCE, 16)) == "menteur_chance_last"
    barred = nearly.crossed(BOXES.index(Box.YAM)).crossed(BOXES.index(Box.YAM))
    assert thrown("12346", 3, last, sheets=(barred,)).refusal(0, Announce(Box.CHANCE, 16)) is None


def test_m14_a_challenge_made_before_the_silence_stands() -> None:
    state = announced("12346", Box.YAM, 50).apply(2, CHALLENGE).apply(Mover.CLOCK, Silence())
    assert crosses(state, 0, Box.YAM) == 1


def test_m16_every_challenger_is_crossed_each_on_their_own_sheet() -> None:
    sheets = (sheet("fours"), sheet("fours", fours=16), sheet("fours fours"), sheet(), sheet())
    state, news = decided(announced("44425", Box.FOURS, 12, 5, sheets=sheets), 1, 2, 3)
    assert [crosses(state, seat, Box.FOURS) for seat in range(5)] == [1, 2, 2, 1, 0]
    assert [written(state, seat, Box.FOURS) for seat in range(5)] == [12, None, None, None, None]
    assert Crossed((1, 3), Box.FOURS) in news


def test_m17_open_crossed_written_and_barred_challengers_at_once() -> None:
    sheets = (sheet(), sheet(), sheet("carre"), sheet(carre=30), sheet("carre carre"), sheet())
    state, news = decided(announced("44425", Box.CARRE, 20, 6, sheets=sheets), 1, 2, 3, 4)
    assert [written(state, seat, Box.CARRE) for seat in range(6)] == [None, 20, 20, 30, None, None]
    assert [crosses(state, seat, Box.CARRE) for seat in range(6)] == [1, 0, 1, 0, 2, 0]
    assert Wrote((1, 2), Box.CARRE, 20) in news


def test_m17_the_bluffers_second_cross_bars_the_box_just_announced() -> None:
    state = decide(announced("44425", Box.YAM, 50, sheets=(sheet("yam"),)), 1)
    assert not state.sheets[0].is_open(BOXES.index(Box.YAM))


def test_m18_a_true_yam_that_is_challenged_is_written_and_costs_the_challenger() -> None:
    state = decide(announced("44444", Box.YAM, 50), 1)
    assert (written(state, 0, Box.YAM), crosses(state, 1, Box.YAM)) == (50, 1)


def test_m19_points_caught_can_be_cancelled_later() -> None:
    state = decide(announced("44425", Box.FULL, 25, sheets=(sheet(), sheet("full"))), 1)
    state = decide(replace(state, dice=dice("33322"), phase="announcing", throws=1, seat=2).apply(
        2, Announce(Box.FULL, 25)), 1)  # fmt: skip
    assert written(state, 1, Box.FULL) is None


def test_m21_bluffer_and_challenger_may_finish_together() -> None:
    mine = full_but(Box.FULL).crossed(BOXES.index(Box.FULL))
    state, news = decided(announced("44425", Box.FULL, 25, 4, sheets=(mine, full_but(Box.FULL))), 1)
    assert LastRound((0, 1)) in news
    assert (state.seat, state.last_turns) == (2, (3,))


def test_m21_a_last_turn_may_close_the_boxes_of_those_still_to_play() -> None:
    full, one_left = full_but(), full_but(Box.FULL)
    state: MenteurState = announced("44425", Box.FULL, 25, 4, sheets=(sheet(), full, one_left, one_left))
    state, news = decided(replace(state, last_turns=(2, 3)), 2, 3)
    assert news[-2:] == (Skipped(2), Skipped(3))
    assert state.turn().over


def test_m21_exactly_one_more_turn_even_if_it_closes_nothing() -> None:
    state = announced("44425", Box.YAM, 50, sheets=(sheet(), full_but(), full_but()), last_turns=())
    assert decide(state, 1).turn().over


@pytest.mark.parametrize(("upper", "bonus"), [("30 25 8", 35), ("30 20 12", 0)])
def test_m23_sixty_three_and_no_fewer(upper: str, bonus: int) -> None:
    sixes, fives, fours = map(int, upper.split())
    assert sheet(sixes=sixes, fives=fives, fours=fours, chance=30).score().bonus == bonus


def test_m24_three_may_share_the_first_place() -> None:
    state = announced("11111", Box.ACES, 5, 4, sheets=(sheet(), *[sheet(aces=5)] * 2), last_turns=())
    result = decide(state).result()
    assert result is not None
    assert (result.scores, result.places) == ((5, 5, 5, 0), (1, 1, 1, 4))
