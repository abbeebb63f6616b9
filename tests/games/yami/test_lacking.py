"""What a refusal says that a hand lacks, and that two identical cards count once (C16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yami.positions import cards, following, playing
from yamclub.game import IllegalAction
from yamclub.games.yami.boxes import BOXES, INDEX, Box, shown
from yamclub.games.yami.lacking import missing
from yamclub.games.yami.moves import LayDown, Mark
from yamclub.games.yami.rules import YamiState


def why(state: YamiState, by: int, action: Any) -> dict[str, Any]:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(by, action)
    return {"code": str(refusal.value.code)} | refusal.value.params


@pytest.mark.parametrize(
    ("hand", "box", "lacks"),
    [
        ("7♠ 9♥ V♦ R♣ A♠", Box.PAIR, 1),
        ("7♠ 7♥ V♦ R♣ A♠", Box.TWO_PAIRS, 1),
        ("7♠ 7♥ 7♦ 7♣ A♠", Box.TWO_PAIRS, 1),
        ("7♠ 7♥ 7♦ 7♣ A♠", Box.FULL, 1),
        ("7♠ 9♥ V♦ R♣ A♠", Box.FULL, 3),
        ("7♠ 7♥ V♦ R♣ A♠", Box.CARRE, 2),
        ("7♠ 9♠ V♠ R♣ A♠", Box.FLUSH, 1),
        ("7♠ 8♥ 9♦ 10♣ R♠", Box.STRAIGHT, 1),
        ("A♠ 7♥ 8♦ 9♣ R♠", Box.STRAIGHT, 1),
        ("7♠ 8♠ 9♠ 10♥ V♥", Box.STRAIGHT_FLUSH, 2),
    ],
)
def test_counts_the_cards_a_box_is_short_of(hand: str, box: Box, lacks: int) -> None:
    assert missing(cards(hand), box, 1) == lacks


@pytest.mark.parametrize("hand", ["7♠ 7♠ 9♥ R♣ A♠", "7♠ 8♠ 9♠ 10♠ V♠", "D♠ D♥ D♦ 9♣ 9♥", "R♥ R♥ R♠ R♦ 10♣"])
def test_nothing_is_missing_where_a_hand_shows_something(hand: str) -> None:
    held = cards(hand)
    assert [not missing(held, box, 1) for box in BOXES] == [bool(shown(held)[INDEX[box]]) for box in BOXES]


def test_a_pair_of_identical_cards_says_that_they_count_once() -> None:
    refusal = why(following("R♥ R♥ 9♠ 7♦ 10♣"), 1, Mark(Box.PAIR))
    copies = {"code": "yami_copies", "rank": "R", "suit": "heart"}
    assert refusal == copies | {"box": "pair", "needs": "pair", "missing": 1}


def test_three_kings_of_which_two_are_identical_say_so() -> None:
    refusal = why(playing("R♥ R♥ R♠ 7♦ 10♣"), 0, LayDown(Box.KING))
    copies = {"code": "yami_copies", "rank": "R", "suit": "heart"}
    assert refusal == copies | {"box": "R", "needs": "three", "missing": 1}


def test_copies_of_another_value_are_not_blamed() -> None:
    assert why(playing("R♥ R♥ 9♠ 9♦ 10♣"), 0, LayDown(Box.NINE)) == {"code": "yami_needs_three", "box": "9", "held": 2}
    refusal = why(playing("R♥ R♥ 9♠ 7♦ 10♣"), 0, LayDown(Box.FLUSH))
    assert refusal == {"code": "yami_not_shown", "box": "flush", "needs": "flush", "missing": 4}
