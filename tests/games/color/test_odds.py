"""The odds of the true number for a card of YAM color."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from yamclub.errors import Code, YamError
from yamclub.games.color.colours import SYMMETRIC, Colours
from yamclub.games.color.odds import distribution
from yamclub.odds import odds, odds_table


@pytest.mark.parametrize("card", ["RRRRRRRR", "RRRRGGGG", "RRRRBBGG", "RRRRRBGY"])
def test_k5_the_distribution_over_every_throw_of_eight_ordered_dice(card: str) -> None:
    spots = Counter(card)
    numbers = Counter(sum((Counter(dice) & spots).values()) for dice in product("RBGY", repeat=8))
    assert distribution(Colours.parse(card)) == tuple(Fraction(numbers[number], 4**8) for number in range(9))
    assert [told.exact for told in odds_table("color", card)] == list(distribution(Colours.parse(card)))


def test_every_card_has_a_whole_distribution() -> None:
    told = odds_table("color")
    assert len(told) == 26 * 9
    assert all(sum(distribution(card)) == 1 for card in SYMMETRIC)
    assert len({distribution(card) for card in SYMMETRIC}) == 4  # K1: four kinds of card


def test_a_card_is_written_in_any_order_and_either_language() -> None:
    assert odds("color", "vvvv rrrr:6") == odds("color", "RRRRGGGG:6")


@pytest.mark.parametrize("target", ["RRRR", "RRRRRRRRR", "XXXXXXXX", ""])
def test_what_is_not_a_card_is_refused(target: str) -> None:
    with pytest.raises(YamError) as refused:
        odds_table("color", target)
    assert refused.value.code is Code.UNKNOWN_ODDS


def test_a_card_alone_is_not_one_chance() -> None:
    with pytest.raises(YamError) as refused:
        odds("color", "RRRRGGGG")
    assert refused.value.code is Code.UNKNOWN_ODDS
    with pytest.raises(YamError) as refused:
        odds("color", "RRRRGGGG:9")
    assert refused.value.code is Code.OUT_OF_RANGE
