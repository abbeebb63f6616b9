"""The next card of a pile: the lean distribution is exactly the one written out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from yamclub.games.color.colours import SYMMETRIC, Colours, bundle, with_card
from yamclub.games.color.moves import Prize, Reveal, Top
from yamclub.games.color.pile import Pile
from yamclub.kernel.weighted import Weighted

RED, BLUE = Colours.parse("RRRRRRRR"), Colours.parse("BBBBBBBB")


@pytest.mark.parametrize("kind", [Reveal, Prize])
@pytest.mark.parametrize("left", [1, 2, 9, 26])
def test_the_top_card_is_that_of_the_distribution_written_out(left: int, kind: type[Reveal] | type[Prize]) -> None:
    cards = bundle(Random(left).choices(SYMMETRIC[:8], k=left))
    lean = Top(cards, kind)
    full: Weighted[Reveal | Prize] = Weighted((kind(card), count) for card, count in sorted(Counter(cards).items()))
    assert (lean.total, len(lean), lean.outcomes, lean.weights) == (left, len(full), full.outcomes, full.weights)
    assert [lean.pick(number) for number in range(left)] == [full.pick(number) for number in range(left)]
    assert all(lean.weight(kind(card)) == full.weight(kind(card)) for card in SYMMETRIC)
    assert list(lean) == list(full)


def test_another_kind_of_move_weighs_nothing() -> None:
    top = Pile((RED,)).top(Reveal)
    assert (top.weight(Reveal(RED)), top.weight(Prize(RED)), top.weight(Reveal(BLUE))) == (1, 0, 0)


@pytest.mark.parametrize("number", [-1, 1])
def test_numbers_beyond_the_cards_pick_nothing(number: int) -> None:
    with pytest.raises(ValueError, match="not in"):
        Pile((RED,)).top(Reveal).pick(number)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Pile(()).top(Reveal)


@pytest.mark.parametrize("card", SYMMETRIC, ids=str)
def test_a_card_put_into_a_bundle_takes_its_place(card: Colours) -> None:
    assert with_card(SYMMETRIC, card) == bundle((*SYMMETRIC, card))
    assert with_card((), card) == (card,)
