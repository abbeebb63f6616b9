"""Positions at the edges of the rules of YAM color."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.color.positions import (
    BLUE,
    CHANCE,
    CLOCK,
    GREEN,
    RED,
    SIX,
    YELLOW,
    announced,
    cards,
    closed,
    colours,
    counts,
    refused,
    throwing,
    turned,
)
from tests.games.steps import all_made
from yamclub.games.color.moves import CLOSE, Claim, Lay, Prize, Reveal, StakeBack, StakeLost, Throw
from yamclub.games.color.rules import ColorState

ONE_LEFT = cards(RED)


def last_card(players: int = 4, **changes: Any) -> ColorState:
    """Six correspond, and the card on the table was the last of the pile."""
    return turned(*SIX, players, pile=ONE_LEFT, **changes)


def places(state: ColorState) -> tuple[int, ...]:
    result = state.result()
    assert result is not None
    return result.places


def test_k7_two_at_one_moment_may_say_different_numbers_but_not_the_same() -> None:
    state = turned(*SIX).apply(0, Claim(6), 500)
    assert refused(state, 1, Claim(6), 500) == "color_number_taken"
    state = state.apply(1, Claim(7), 500)
    assert [claim.at for claim in state.claims] == [500, 500]


def test_k7_who_was_refused_may_say_another() -> None:
    state = announced(turned(*SIX), (0, 6))
    assert refused(state, 1, Claim(6), 300) == "color_number_taken"
    assert announced(state, (1, 5)).claims[-1].number == 5


def test_k8_a_first_announcement_late_in_the_round_does_not_prolong_it() -> None:
    state = turned(*SIX).apply(0, Claim(6), 11_000)
    assert state.deadline() == 12_000
    assert refused(state, CLOCK, CLOSE, 11_999) == "color_not_yet"
    assert counts(state.apply(CLOCK, CLOSE, 12_000)) == [1, 0, 0, 0]


def test_k9_all_too_high_pay_and_the_highest_pays_first() -> None:
    won = (cards(BLUE), cards(GREEN), (), cards(YELLOW))
    state = announced(turned(*SIX, won=won, pile=cards(RED, BLUE)), (1, 7), (0, 8), (2, 6), (3, 5))
    assert counts(state) == [0, 0, 1, 1]
    assert [str(card) for card in state.pile.under] == [BLUE, GREEN]


def test_k10_a_claim_of_zero_wins_when_all_above_are_at_fault() -> None:
    assert counts(announced(turned(*SIX, 2), (0, 0), (1, 8))) == [1, 0]


def test_k11_one_is_at_fault_where_nothing_corresponds() -> None:
    state = announced(turned(BLUE, RED, 3, won=((), cards(GREEN))), (0, 0), (1, 1))
    assert counts(closed(state)) == [1, 0, 0]


def test_k12_a_silent_round_takes_the_card_out_and_the_thrower_stays() -> None:
    state = closed(turned(*SIX, seat=2))
    assert (state.seat, len(state.gone), len(state.pile)) == (2, 1, 1)


def test_k13_the_last_card_unwon_and_nobody_has_any() -> None:
    assert places(closed(last_card())) == (1, 1, 1, 1)


def test_k13_a_fine_paid_on_the_last_card_is_turned_next() -> None:
    state = announced(last_card(2, won=(cards(GREEN),)), (0, 8), (1, 6))
    state = state.apply(CHANCE, Throw(colours(RED)))
    assert state.chance().outcomes == (Reveal(colours(GREEN)),)


def test_k14_two_of_four_play_off_and_the_places_below_stay() -> None:
    won = (cards(BLUE), cards(GREEN), (), ())
    state = closed(last_card(won=won, tie="playoff"))
    assert (state.playoff, state.contenders, len(state.pile)) == (True, (0, 1), 26)
    state = state.apply(CHANCE, Throw(colours(RED))).apply(CHANCE, Reveal(colours(RED)), 50)
    assert refused(state, 2, Claim(8), 60) == "not_your_turn"
    state = announced(state, (1, 8), (0, 7))
    assert places(state) == (2, 1, 3, 3)
    assert counts(state) == [1, 1, 0, 0], "the card that decides is none of those that count"


def test_k14_a_playoff_is_played_with_the_tables_own_deck() -> None:
    state = closed(last_card(tie="playoff"))
    assert state.contenders == (0, 1, 2, 3)
    state = replace(state, options=replace(state.options, deck=(RED,) * 26))
    assert closed(replace(last_card(tie="playoff"), options=state.options)).pile.unseen == cards(*[RED] * 26)


def staked(*stakes: int, pile: tuple[str, ...] = (RED, BLUE), faults: tuple[tuple[int, int], ...] = ()) -> ColorState:
    """Three players hold three cards each and lay these; seat 1 says six, which is right."""
    won = (cards(BLUE, BLUE, BLUE), cards(GREEN, GREEN, GREEN), cards(YELLOW, YELLOW, YELLOW))
    state = throwing(3, pile=cards(*pile), won=won, stakes="pile")
    state = replace(state, phase="staking", staking=(0, 1, 2))
    for seat, stake in enumerate(stakes):
        state = state.apply(seat, Lay(stake))
    state = state.apply(CHANCE, Throw(colours(SIX[0]))).apply(CHANCE, Reveal(colours(SIX[1])), 0)
    return closed(announced(state, (1, 6), *faults))


def test_k15_the_winner_draws_as_many_as_they_laid_and_the_rest_is_lost() -> None:
    state = staked(1, 2, 0, pile=(RED, BLUE, BLUE, BLUE))
    state, news = all_made(state, *[(CHANCE, Prize(colours(BLUE)))] * 2)
    assert counts(state) == [2, 3 + 1 + 2, 3]
    assert set(news) == {StakeLost(0, 1), StakeBack(1, 2)}
    assert (len(state.pile), state.seat) == (2, 1)


def test_k15_a_winner_who_laid_nothing_wins_the_card_alone() -> None:
    assert counts(staked(3, 0, 3)) == [0, 4, 0]


def test_k15_on_the_last_card_there_is_nothing_to_draw_but_lost_stakes_go_on() -> None:
    state = staked(1, 3, 0, pile=(RED,))
    assert counts(state) == [2, 4, 3]
    assert (state.phase, len(state.pile)) == ("staking", 1)


def test_k15_a_fine_is_paid_from_what_was_not_laid() -> None:
    assert counts(staked(1, 0, 0, faults=((0, 8),))) == [1, 4, 3]
    assert counts(staked(3, 0, 0, faults=((0, 8),))) == [0, 4, 3]


@pytest.mark.parametrize("cards_laid", [-1, 4])
def test_k15_none_to_three(cards_laid: int) -> None:
    state = throwing(2, won=(cards(*[RED] * 5),), stakes="pile")
    state = replace(state, phase="staking", staking=(0,))
    assert refused(state, 0, Lay(cards_laid)) == "color_stake_too_high"
    assert refused(state, 1, Lay(0)) == "not_your_turn"
