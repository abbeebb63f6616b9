"""The expert, by its preferences."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.yami.positions import NOTHING, discard, following, only_free, playing, sheet
from yamclub.bots import make_bot
from yamclub.bots.runner import play
from yamclub.game import Action
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import EMPTY_SHEET, INDEX, Box, Sheet
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, LayDown, Mark, YamiOptions
from yamclub.games.yami.rules import YamiState


def chosen(state: YamiState, seat: int = 0) -> Action:
    return make_bot(GAME, "expert", Random(1)).choose(state.view(seat), state.legal(seat))


def test_lays_a_straight_flush_down_at_once() -> None:
    assert chosen(playing("7♠ 8♠ 9♠ 10♠ V♠")) == LayDown(Box.STRAIGHT_FLUSH)


def test_exchanges_with_nothing_but_a_pair() -> None:
    board = sheet(pair=5)
    assert chosen(playing("8♠ 8♥ 10♦ V♣ A♥", sheets=(board, EMPTY_SHEET))) in (TAKE_STOCK, TAKE_DISCARD)


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


def test_scores_the_aces_that_bring_the_bonus_and_not_the_full_house() -> None:
    fifteens = sheet(v7=15, v8=15, v9=15, v10=15, vV=15, vR=0, pair=5, brelan=15)
    hand = "A♠ A♥ A♦ R♠ R♥"
    assert chosen(following(hand, board=with_queens(fifteens, 5)), 1) == Mark(Box.FULL)
    assert chosen(following(hand, board=with_queens(fifteens, 15)), 1) == Mark(Box.ACE)


def with_queens(board: Sheet, points: int) -> Sheet:
    queens = INDEX[Box.QUEEN]
    return (*board[:queens], points, *board[queens + 1 :])


def test_gives_up_no_box_while_it_has_something_to_mark() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH))
    assert chosen(state, 1) == Mark(Box.ACE)


@pytest.mark.parametrize("options", [YamiOptions(), YamiOptions(values="list", cancel="free")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decides_by_what_its_seat_sees_and_nothing_else(players: int, options: YamiOptions) -> None:
    rng = Random(5)
    bots = [make_bot(GAME, "expert", rng) for _ in range(players)]
    for number, step in enumerate(play(GAME.start(players, options), bots, rng)):
        state = step.after
        seats = state.turn().seats
        if seats and number % 7 == 0:
            view, legal = state.view(seats[0]), state.legal(seats[0])
            imagined = GAME.imagine(view, seats[0], Random(number))
            again = make_bot(GAME, "expert", Random(2)).choose(imagined.view(seats[0]), legal)
            assert again == make_bot(GAME, "expert", Random(3)).choose(view, legal)
        if number > 120:
            break


@pytest.mark.slow
def test_is_ahead_of_greedy() -> None:
    assert sum(_share(seed) for seed in range(60)) >= 32


def _share(seed: int) -> float:
    rng, mine = Random(seed), seed % 2
    bots = [make_bot(GAME, "expert" if seat == mine else "greedy", rng) for seat in range(2)]
    *_, last = play(GAME.start(2), bots, rng)
    result = last.after.result()
    assert result is not None
    return (result.places[mine] == 1) / sum(place == 1 for place in result.places)
