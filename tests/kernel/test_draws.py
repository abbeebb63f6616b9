"""Drawing cards: the lean distribution is exactly the one written out."""

from __future__ import annotations

from random import Random

import pytest

from yamclub.kernel.cards import CARDS, Card, Cards, draws, pack
from yamclub.kernel.weighted import Weighted


def written_out(unseen: Cards) -> Weighted[Card]:
    return Weighted((card, unseen.count(card)) for card in CARDS if unseen.count(card))


@pytest.mark.parametrize("left", [1, 2, 7, 40, 127, 128])
def test_draws_are_those_of_the_distribution_written_out(left: int) -> None:
    unseen = Cards(Random(left).sample(list(pack(4)), left))
    lean, full = draws(unseen), written_out(unseen)
    assert (lean.total, len(lean), lean.outcomes, lean.weights) == (left, len(full), full.outcomes, full.weights)
    assert [lean.pick(number) for number in range(left)] == [full.pick(number) for number in range(left)]
    assert all(lean.weight(card) == full.weight(card) for card in CARDS)
    assert list(lean) == list(full)
    assert list(lean.map(str)) == list(full.map(str))


def test_numbers_beyond_the_cards_pick_nothing() -> None:
    for number in (-1, 64):
        with pytest.raises(ValueError, match="not in"):
            draws(pack(2)).pick(number)


def test_something_that_is_no_card_weighs_nothing() -> None:
    assert draws(pack(2)).weight("7♠") == 0  # type: ignore[arg-type]


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        draws(Cards())
