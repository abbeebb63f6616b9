"""Positions at the edges of the rules of YAMI."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.steps import all_made
from tests.games.yami.positions import (
    CHANCE,
    NOTHING,
    THREE_TENS,
    cancels,
    cards,
    discard,
    draw,
    exchanged,
    following,
    lay_downs,
    marks,
    only_free,
    playing,
    refused,
    sheet,
)
from yamclub.games.yami.boxes import BOXES, INDEX, Box, score, shown
from yamclub.games.yami.moves import TAKE_DISCARD, BonusWon, Cancel, Closed, LayDown, Mark, StockGone, YamiOptions
from yamclub.games.yami.rules import first_state


def combinations(hand: str) -> set[str]:
    return {str(box) for box in BOXES[8:] if shown(cards(hand))[INDEX[box]]}


def test_c3_four_may_tie_then_two_and_suits_do_not_matter() -> None:
    state = first_state(4, YamiOptions())
    for card in ("A♠", "A♥", "A♦", "A♣", "7♠", "R♠", "R♥", "8♠", "D♠", "D♥", "V♠", "A♠"):
        state = state.apply(CHANCE, draw(card))
    assert (state.dealer, state.seat, state.deal) == (2, 3, 1)


def test_c5_a_card_taken_from_the_pile_may_go_straight_back() -> None:
    state = playing(NOTHING, pile="7♣ 8♣").apply(0, TAKE_DISCARD).apply(0, discard("8♣"))
    assert [str(card) for card in state.pile] == ["7♣", "8♣"]
    assert state.seat == 1


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("A♠ 7♠ 8♠ 9♠ 10♠", {"flush", "straight", "straight_flush"}),
        ("A♠ 7♠ 8♠ 9♠ 10♥", {"straight"}),
        ("10♠ V♠ D♠ R♠ A♠", {"flush", "straight", "straight_flush"}),
        ("D♠ R♠ A♠ 7♠ 8♠", {"flush"}),
        ("R♠ A♥ 7♠ 8♠ 9♠", set()),
        ("9♦ 9♦ 9♣ 7♠ 7♥", {"pair", "two_pairs"}),
        ("9♦ 9♦ 9♦ 9♦ 7♥", set()),
        ("9♦ 9♦ 7♣ 7♣ A♥", set()),
        ("9♦ 9♥ 9♣ 7♣ 7♣", {"pair", "brelan"}),
        ("9♦ 9♥ 9♣ 9♠ 9♠", {"pair", "brelan", "carre"}),
        ("7♠ 8♠ 9♠ 10♠ 10♠", set()),
        ("9♦ 9♥ 9♣ 7♣ 7♥", {"pair", "two_pairs", "brelan", "full"}),
    ],
)
def test_c14_to_c16_what_hands_show(hand: str, expected: set[str]) -> None:
    assert combinations(hand) == expected


def test_c8_a_value_takes_three_different_suits_to_lay_down() -> None:
    assert Box.TEN not in lay_downs(playing("10♠ 10♠ 10♦ R♣ A♠"))
    assert refused(playing("10♠ 10♠ 10♦ R♣ A♠"), LayDown(Box.TEN)) == "yami_copies"
    assert {Box.TEN, Box.BRELAN, Box.PAIR} == lay_downs(playing(THREE_TENS))


def test_c8_four_tens_bring_twenty_or_a_carre_or_a_brelan() -> None:
    state = playing("10♠ 10♥ 10♦ 10♣ A♠")
    assert lay_downs(state) == {Box.TEN, Box.CARRE, Box.BRELAN, Box.PAIR}
    marked = [state.apply(0, LayDown(box)).sheets[0][INDEX[box]] for box in (Box.TEN, Box.CARRE, Box.BRELAN, Box.PAIR)]
    assert marked == [20, 25, 15, 5]


def test_c9_a_follower_with_one_box_left_takes_what_it_brings() -> None:
    assert marks(following(NOTHING, board=only_free(Box.ACE)), 1) == {Box.ACE}
    assert following(NOTHING, board=only_free(Box.ACE)).apply(1, Mark(Box.ACE)).sheets[1][7] == 5
    assert cancels(following(NOTHING, board=only_free(Box.EIGHT)), 1) == {Box.EIGHT}


def test_c10_one_card_of_a_free_value_is_something_to_mark() -> None:
    state = following(NOTHING, board=only_free(Box.SEVEN, Box.FLUSH))
    assert refused(state, Cancel(Box.FLUSH), 1) == "yami_must_mark"
    assert refused(state, Mark(Box.FLUSH), 1) == "yami_not_shown"


def test_c11_a_cancelled_box_stays_closed() -> None:
    state = replace(playing(THREE_TENS), sheets=(sheet(brelan=0), sheet()))
    assert refused(state, LayDown(Box.BRELAN)) == "yami_box_closed"


@pytest.mark.parametrize(
    ("players", "values", "bonus"), [(2, 100, 0), (2, 105, 50), (3, 85, 0), (3, 90, 50), (4, 90, 50)]
)
def test_c18_the_bonus_by_the_number_of_players(players: int, values: int, bonus: int) -> None:
    board = tuple(min(20, max(0, values - 20 * place)) if place < 8 else 0 for place in range(16))
    assert score(board, players).bonus == bonus


def test_c18_the_bonus_may_come_with_the_last_box_of_the_match() -> None:
    nearly = sheet(v7=20, v8=20, v9=20, v10=20, vV=15, vD=0, vR=0, pair=0, two_pairs=0, brelan=0, full=0, carre=0)
    nearly = tuple(0 if box in BOXES[13:] else stands for box, stands in zip(BOXES, nearly, strict=True))
    state = replace(playing("A♠ A♥ A♦ 7♣ 8♣"), sheets=(nearly, only_free(Box.ACE)), deal=16)
    state, news = all_made(state, (0, LayDown(Box.ACE)), (1, Mark(Box.ACE)))
    result = state.result()
    assert result is not None
    assert (result.scores, result.places) == ((110 + 50, 5), (1, 2))
    assert BonusWon(0) in news


def test_c19_the_sixteenth_deal_is_the_last() -> None:
    state = following(NOTHING, deal=15).apply(1, Mark(Box.ACE))
    assert (state.deal, state.phase, state.dealer) == (16, "dealing", 0)
    assert following(NOTHING, deal=16).apply(1, Mark(Box.ACE)).turn().over


def test_c20_a_gone_stock_lets_even_the_unlucky_close_a_box() -> None:
    stock = cards("7♥")
    pile = " ".join(
        str(card) for card in (first_state(2, YamiOptions()).stock - stock - cards(NOTHING) - cards(NOTHING))
    )
    boards = (only_free(Box.FLUSH, Box.EIGHT), only_free(Box.SEVEN, Box.TEN))
    state, news = exchanged(playing(NOTHING, NOTHING, pile=pile, remade=2, sheets=boards, deal=16))
    assert news[0] == StockGone()
    assert state.turn().seats == (0, 1)
    assert (cancels(state, 0), marks(state, 1)) == ({Box.FLUSH, Box.EIGHT}, {Box.SEVEN})
    assert state.apply(1, Mark(Box.SEVEN)).step(0, Cancel(Box.EIGHT)).news == (
        Closed(0, Box.EIGHT, 0, cards(NOTHING)),
        Closed(1, Box.SEVEN, 5, cards(NOTHING)),
    )
