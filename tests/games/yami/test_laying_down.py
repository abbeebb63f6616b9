"""Laying down, following and closing boxes: C8 to C11."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.walks import setups, walk
from tests.games.steps import made
from tests.games.yami.positions import (
    NOTHING,
    THREE_TENS,
    cancels,
    cards,
    discard,
    following,
    lay_downs,
    marks,
    only_free,
    playing,
    refused,
    sheet,
)
from yamclub.game import Eye
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import BOXES, EMPTY_SHEET, INDEX, Box
from yamclub.games.yami.moves import (
    HIDDEN_MARK,
    TAKE_STOCK,
    Cancel,
    Closed,
    HandsShown,
    LayDown,
    Mark,
    YamiOptions,
)
from yamclub.games.yami.rules import YamiState

# C8


@pytest.mark.parametrize(
    ("hand", "box"),
    [
        (THREE_TENS, Box.TEN),
        ("10♠ 10♥ 10♦ 10♣ A♠", Box.TEN),
        (THREE_TENS, Box.BRELAN),
        ("7♠ 7♥ V♦ R♣ A♠", Box.PAIR),
    ],
)
def test_c8_three_or_four_of_a_value_or_a_combination_can_be_laid_down(hand: str, box: Box) -> None:
    after = playing(hand).apply(0, LayDown(box))
    assert after.laid_by == 0
    assert after.sheets[0][INDEX[box]] is not None


def test_c8_two_of_a_value_are_too_few_for_its_box() -> None:
    state = playing("10♠ 10♥ V♦ R♣ A♠")
    assert refused(state, LayDown(Box.TEN)) == "yami_needs_three"
    assert lay_downs(state) == {Box.PAIR}


def test_c8_a_combination_that_is_not_shown_cannot_be_laid_down() -> None:
    assert refused(playing(THREE_TENS), LayDown(Box.FULL)) == "yami_not_shown"


def test_c8_to_lay_down_is_to_show_the_hand() -> None:
    state = playing(THREE_TENS).apply(0, LayDown(Box.TEN))
    assert state.view(1).players[0].hand == cards(THREE_TENS)
    assert state.view(1).choices[0] == Closed(0, Box.TEN, 15, cards(THREE_TENS))


# C9


def test_c9_all_others_must_follow_at_once_and_show_their_hands() -> None:
    state, news = made(playing(THREE_TENS, NOTHING, NOTHING, NOTHING, seat=0), 0, LayDown(Box.TEN))
    assert state.turn().seats == (1, 2, 3)
    assert news == (HandsShown(state.hands),)
    assert state.view(Eye.SPECTATOR).players[3].hand == cards(NOTHING)


def test_c9_a_follower_marks_a_value_with_even_one_card_or_a_combination() -> None:
    state = following("7♠ 7♥ V♦ R♣ A♠")
    assert marks(state, 1) == {Box.SEVEN, Box.JACK, Box.KING, Box.ACE, Box.PAIR}


def test_c9_a_follower_can_do_nothing_else() -> None:
    state = following(NOTHING)
    for action in (TAKE_STOCK, LayDown(Box.PAIR), discard("A♠")):
        assert refused(state, action, by=1) == "yami_must_follow"
    assert refused(state, Mark(Box.PAIR), by=1) == "yami_not_shown"


def test_c9_choices_are_secret_until_all_have_chosen() -> None:
    state = playing(THREE_TENS, NOTHING, NOTHING).apply(0, LayDown(Box.TEN))
    assert state.seen(2, Mark(Box.ACE), 1) == HIDDEN_MARK
    state = state.apply(2, Mark(Box.ACE))
    assert state.turn().seats == (1,)
    assert state.view(1).choices[2] is state.view(Eye.SPECTATOR).choices[2] is None
    assert state.view(1).players[2].sheet == EMPTY_SHEET
    chosen = (Closed(1, Box.SEVEN, 5, cards(NOTHING)), Closed(2, Box.ACE, 5, cards(NOTHING)))
    assert state.step(1, Mark(Box.SEVEN)).news[:2] == chosen


# C10


def test_c10_who_can_mark_must_and_may_not_cancel() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH))
    assert refused(state, Cancel(Box.STRAIGHT_FLUSH), by=1) == "yami_must_mark"
    assert state.legal(1) == (Mark(Box.ACE),)


def test_c10_with_nothing_to_mark_any_free_box_of_either_kind_is_cancelled() -> None:
    state = following(NOTHING, board=only_free(Box.TEN, Box.PAIR, Box.STRAIGHT_FLUSH))
    assert cancels(state, 1) == {Box.TEN, Box.PAIR, Box.STRAIGHT_FLUSH}


def test_c10_example_the_straight_flush_is_sacrificed() -> None:
    board = only_free(Box.TEN, Box.STRAIGHT_FLUSH)
    after = following(NOTHING, board=board).apply(1, Cancel(Box.STRAIGHT_FLUSH))
    assert after.sheets[1] == only_free(Box.TEN)
    assert after.last[1] == Closed(1, Box.STRAIGHT_FLUSH, 0, cards(NOTHING))


FREELY = YamiOptions(cancel="free")


def test_c10_without_a_choice_only_the_last_resort_is_to_cancel() -> None:
    assert YamiOptions().cancel == "last_resort"


def test_c10_where_it_is_free_a_follower_may_cancel_instead_of_marking() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH), options=FREELY)
    assert state.legal(1) == (Mark(Box.ACE), Cancel(Box.ACE), Cancel(Box.STRAIGHT_FLUSH))
    after = state.apply(1, Cancel(Box.STRAIGHT_FLUSH))
    assert after.sheets[1] == only_free(Box.ACE)
    assert after.last[1] == Closed(1, Box.STRAIGHT_FLUSH, 0, cards(NOTHING))


def test_c10_where_it_is_free_even_a_box_the_hand_shows_is_cancelled_for_nothing() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH), options=FREELY)
    after = state.apply(1, Cancel(Box.ACE))
    assert after.last[1] == Closed(1, Box.ACE, 0, cards(NOTHING))
    assert after.sheets[1][INDEX[Box.ACE]] == 0


def test_c10_where_it_is_free_a_closed_box_still_cannot_be_cancelled() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH), options=FREELY)
    assert refused(state, Cancel(Box.PAIR), by=1) == "yami_box_closed"


def test_c10_where_it_is_free_who_lays_down_still_marks() -> None:
    state = playing(THREE_TENS, options=FREELY)
    assert not any(isinstance(action, Cancel) for action in state.legal(0))
    assert refused(state, Cancel(Box.STRAIGHT_FLUSH)) == "not_a_move_here"


def test_c10_where_it_is_free_others_cannot_tell_a_cancelled_box_from_a_marked_one() -> None:
    state = playing(THREE_TENS, NOTHING, NOTHING, options=FREELY).apply(0, LayDown(Box.TEN))
    marked, cancelled = state.apply(2, Mark(Box.ACE)), state.apply(2, Cancel(Box.FULL))
    assert state.seen(2, Cancel(Box.FULL), 1) == HIDDEN_MARK
    assert marked.view(1) == cancelled.view(1)


def test_c10_the_bonus_is_no_box_to_cancel() -> None:
    assert not any("bonus" in box for box in BOXES)


# C11


def test_c11_a_closed_box_cannot_be_marked_or_cancelled_again() -> None:
    state = playing(THREE_TENS, sheets=(sheet(v10=10, brelan=0), EMPTY_SHEET))
    assert refused(state, LayDown(Box.TEN)) == refused(state, LayDown(Box.BRELAN)) == "yami_box_closed"
    state = following(NOTHING, board=sheet(v7=5, pair=0))
    assert refused(state, Mark(Box.SEVEN), by=1) == refused(state, Cancel(Box.PAIR), by=1) == "yami_box_closed"


def test_c11_everybody_closes_one_box_a_deal_and_all_sixteen_by_the_end() -> None:
    for number, (seats, options) in enumerate(setups(GAME)):
        for step in walk(GAME.start(seats, options), Random(number)):
            before, after = step.before, step.after
            assert isinstance(before, YamiState)
            assert isinstance(after, YamiState)
            if after.deal != before.deal or after.phase == "over":
                assert {16 - board.count(None) for board in after.sheets} == {before.deal}
            for old, new in zip(before.sheets, after.sheets, strict=True):
                assert all(stood in (None, stands) for stood, stands in zip(old, new, strict=True))
