"""Cards and bundles of them, proved on all 32 kinds."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamclub.errors import Code, YamError
from yamclub.kernel.cards import CARDS, RANKS, SUITS, Card, Cards, draws, pack

bundles = st.lists(st.sampled_from(CARDS), max_size=20)


def test_there_are_32_cards_each_with_one_text() -> None:
    assert len({str(card) for card in CARDS}) == 32
    assert {str(card) for card in CARDS} == {rank + suit for rank in RANKS for suit in SUITS}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_round_trips_and_is_one_object(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.index) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301


@pytest.mark.parametrize(
    ("written", "meant"), [("10h", "10♥"), ("jd", "V♦"), ("Qs", "D♠"), ("kc", "R♣"), (" a♠ ", "A♠")]
)
def test_keyboards_without_suits_and_english_letters_are_welcome(written: str, meant: str) -> None:
    assert str(Card.parse(written)) == meant


@pytest.mark.parametrize("text", ["", "7", "♠", "6♠", "11♥", "7x", "77♠", "10"])
def test_what_is_no_card_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(YamError) as refusal:
        Card.parse(text)
    assert refusal.value.code == Code.BAD_CARD


@given(bundles)
def test_a_bundle_round_trips_and_forgets_order(cards: list[Card]) -> None:
    bundle = Cards(cards)
    assert Cards.parse(str(bundle)) == bundle == Cards(reversed(cards))
    assert hash(Cards(reversed(cards))) == hash(bundle)
    assert (len(bundle), sorted(cards)) == (len(cards), list(bundle))


@given(bundles, st.sampled_from(CARDS))
def test_a_card_put_in_can_be_taken_out(cards: list[Card], card: Card) -> None:
    bundle = Cards(cards)
    assert bundle.plus(card).minus(card) == bundle
    assert bundle.plus(card).count(card) == bundle.count(card) + 1


@given(bundles, bundles)
def test_bundles_add_and_take_away(some: list[Card], more: list[Card]) -> None:
    assert Cards(some) + Cards(more) - Cards(more) == Cards(some)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="no 7♠"):
        Cards.parse("8♠").minus(Card.parse("7♠"))


@pytest.mark.parametrize("packs", [1, 2, 3, 4])
def test_packs_are_counts_of_each_kind_and_drawing_is_as_likely(packs: int) -> None:
    unseen = pack(packs)
    assert (len(unseen), set(unseen.counts)) == (32 * packs, {packs})
    assert draws(unseen).total == 32 * packs
    for card in CARDS:
        less = unseen.minus(card)
        assert draws(less).weight(card) == packs - 1
        assert draws(less).total == 32 * packs - 1


@pytest.mark.parametrize("packs", [0, 5])
def test_one_to_four_packs(packs: int) -> None:
    with pytest.raises(ValueError, match="packs"):
        pack(packs)
