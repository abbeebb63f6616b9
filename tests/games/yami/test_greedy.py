"""The bot, by its preferences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.yami.positions import NOTHING, discard, following, only_free, playing, sheet
from yamclub.bots import make_bot
from yamclub.game import Action, Mover, State
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import BOXES, EMPTY_SHEET, Box, may_lay_down, shown
from yamclub.games.yami.greedy import missing
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, Cancel, LayDown, Mark, YamiOptions
from yamclub.games.yami.rules import YamiState
from yamclub.kernel.cards import Cards, pack


def chosen(state: YamiState, seat: int = 0) -> Action:
    return make_bot(GAME, "greedy", Random(1)).choose(state.view(seat), state.legal(seat))


def test_lays_down_a_straight_at_once() -> None:
    assert chosen(playing("7♠ 8♥ 9♠ 10♠ V♠")) == LayDown(Box.STRAIGHT)


def test_lays_four_aces_down_where_they_bring_most() -> None:
    assert chosen(playing("A♠ A♥ A♦ A♣ 7♠")) == LayDown(Box.CARRE)
    closed = sheet(carre=25, brelan=15)
    assert chosen(playing("A♠ A♥ A♦ A♣ 7♠", sheets=(closed, EMPTY_SHEET))) == LayDown(Box.ACE)


def test_keeps_a_mere_pair_for_later() -> None:
    assert not isinstance(chosen(playing("8♠ 8♥ 10♦ V♣ A♥")), LayDown)


def test_lays_three_alike_down_but_not_one_card_from_a_straight_flush() -> None:
    board = only_free(Box.PAIR, Box.BRELAN, Box.STRAIGHT_FLUSH, Box.FLUSH)
    assert chosen(playing("8♠ 8♥ 8♦ V♣ A♥", sheets=(board, EMPTY_SHEET))) == LayDown(Box.BRELAN)
    assert chosen(playing("8♠ 9♠ 10♠ V♠ 8♥", pile="A♦", sheets=(board, EMPTY_SHEET))) == TAKE_STOCK


def test_takes_the_third_of_a_value_from_the_pile() -> None:
    board = only_free(Box.NINE, Box.ACE)
    assert chosen(playing("9♠ 9♥ V♦ R♣ A♠", pile="9♦", sheets=(board, EMPTY_SHEET))) == TAKE_DISCARD


def test_does_not_take_a_card_it_holds_already() -> None:
    board = only_free(Box.NINE, Box.ACE)
    assert chosen(playing("9♠ 9♥ V♦ R♣ A♠", "8♠ 8♥ 7♦ R♣ A♠", pile="9♥", sheets=(board, EMPTY_SHEET))) == TAKE_STOCK


def test_discards_the_card_that_leads_nowhere() -> None:
    board = only_free(Box.FLUSH, Box.STRAIGHT_FLUSH)
    state = playing("8♠ 9♠ R♠ A♠ 8♥", pile="7♠", sheets=(board, EMPTY_SHEET)).apply(0, TAKE_DISCARD)
    assert chosen(state) == discard("8♥")


def test_gives_up_the_pair_whose_third_card_was_seen_to_go() -> None:
    board = only_free(Box.KING, Box.QUEEN, Box.JACK)
    state = playing("R♠ R♥ D♠ D♥ V♠", "8♠ 8♥ 7♦ 9♣ A♠", pile="R♦ R♦ R♣ R♣ V♥", sheets=(board, EMPTY_SHEET))
    assert chosen(state.apply(0, TAKE_DISCARD)) in (discard("R♠"), discard("R♥"))


def test_follows_with_the_mark_furthest_above_what_its_box_is_worth() -> None:
    assert chosen(following("A♠ A♥ A♦ 7♠ 8♣"), 1) == Mark(Box.ACE)
    assert chosen(following("7♠ 8♥ 9♠ 10♠ V♠"), 1) == Mark(Box.STRAIGHT)


def test_marks_for_its_own_hand_whoever_else_is_still_to_mark() -> None:
    state = playing("8♠ 8♥ 10♦ V♣ A♥", "A♠ A♥ A♦ 7♠ 8♣", "7♠ 8♥ 9♠ 10♠ V♠").apply(0, LayDown(Box.PAIR))
    assert (chosen(state, 1), chosen(state, 2)) == (Mark(Box.ACE), Mark(Box.STRAIGHT))


def test_cancels_the_straight_flush_before_the_tens() -> None:
    state = following(NOTHING, board=only_free(Box.TEN, Box.STRAIGHT, Box.STRAIGHT_FLUSH))
    assert chosen(state, 1) == Cancel(Box.STRAIGHT_FLUSH)


def test_nothing_is_missing_exactly_where_a_hand_can_be_laid_down() -> None:
    rng, packs = Random(4), list(pack(2))
    for _ in range(2000):
        hand = Cards(rng.sample(packs[:24] if rng.random() < 0.5 else packs, 5))
        lacks = missing(hand)
        for index, points in enumerate(shown(hand)):
            assert (lacks[index] == 0) == may_lay_down(index, points), (hand, BOXES[index])


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_wins_most_matches_against_random(players: int) -> None:
    wins = sum(_first_wins(players, seed) for seed in range(10))
    assert wins >= 9


def _first_wins(players: int, seed: int) -> bool:
    rng = Random(seed)
    bots = [make_bot(GAME, "random" if seat else "greedy", rng) for seat in range(players)]
    state: State = GAME.start(players)
    while not (turn := state.turn()).over:
        move: Any
        if turn.chance:
            move = state.chance().pick(rng.randrange(state.chance().total))
            state = state.apply(Mover.CHANCE, move)
        else:
            seat = turn.seats[0]
            state = state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    result = state.result()
    return result is not None and result.places[0] == 1


def test_gives_up_no_box_while_it_has_something_to_mark() -> None:
    freely = YamiOptions(cancel="free")
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH), options=freely)
    assert chosen(state, 1) == Mark(Box.ACE)
    nothing = following(NOTHING, board=only_free(Box.FLUSH, Box.STRAIGHT_FLUSH), options=freely)
    assert chosen(nothing, 1) == Cancel(Box.STRAIGHT_FLUSH)


def test_takes_a_cancelled_box_for_worth_nothing() -> None:
    state = following("A♠ A♥ A♦ 8♣ 9♠", board=only_free(Box.ACE, Box.PAIR), options=YamiOptions(cancel="free"))
    legal = [Mark(Box.ACE), Cancel(Box.ACE)]
    marked, cancelled = make_bot(GAME, "greedy", Random(1)).rate(state.view(1), legal)  # type: ignore[attr-defined]
    assert cancelled < 0 < marked
