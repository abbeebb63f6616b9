"""The odds of YAMI: five dealt cards counted one set at a time, and draws played out one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yamclub.errors import Code, YamError
from yamclub.games.yami.boxes import A_CARD, BOXES, INDEX, Box, shown
from yamclub.games.yami.odds import TARGETS, _hands, completing, dealt
from yamclub.kernel.cards import CARDS, Card, Cards, pack
from yamclub.odds import odds, odds_table

COMBINATIONS = dict(zip(TARGETS[:8], BOXES[8:], strict=True))
HAND = "7♠ 8♠ 9♦ 10♣ R♥"


def contains(target: str, cards: Cards) -> bool:
    """As the rules have it."""
    if target in COMBINATIONS:
        return shown(cards)[INDEX[COMBINATIONS[target]]] > 0
    _, rank, count = target.split(":")
    return shown(cards)[INDEX[Box(rank)]] >= A_CARD * int(count)


def _sets_of(different: int) -> dict[str, int]:
    """For each combination, how many sets of so many different cards contain it: each set is looked at."""
    found: Counter[str] = Counter()
    for cards in combinations(range(32), different):
        alike = [*sorted(Counter(card >> 2 for card in cards).values(), reverse=True), 0]
        ranks, suits = sorted({card >> 2 for card in cards}), {card & 3 for card in cards}
        flush = different == 5 and len(suits) == 1
        straight = len(ranks) == 5 and (ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 7])
        found["pair"] += alike[0] >= 2
        found["two-pairs"] += alike[1] >= 2
        found["brelan"] += alike[0] >= 3
        found["full"] += alike[0] >= 3 and alike[1] >= 2
        found["carre"] += alike[0] >= 4
        found["couleur"] += flush
        found["quinte"] += straight
        found["quinte-floche"] += flush and straight
    return found


def _copies(different: int, packs: int) -> int:
    """How many hands of five out of the copies of so many cards hold each of them."""
    copies = [card for card in range(different) for _ in range(packs)]
    return sum(len(set(hand)) == different for hand in combinations(copies, 5))


@pytest.fixture(scope="module")
def sets() -> dict[int, dict[str, int]]:
    return {different: _sets_of(different) for different in range(1, 6)}


@pytest.mark.parametrize("packs", [2, 4])
def test_dealt_hands_are_counted_right(sets: dict[int, dict[str, int]], packs: int) -> None:
    ways = {different: _copies(different, packs) for different in range(1, 6)}
    assert sum(comb(32, different) * ways[different] for different in ways) == comb(32 * packs, 5)
    for different, count in ways.items():
        assert _hands(different, packs) == count
    for target in COMBINATIONS:
        good = sum(sets[different][target] * ways[different] for different in ways)
        assert dealt(target, packs) == Fraction(good, comb(32 * packs, 5))


def test_a_pair_dealt_is_no_matter_of_sets() -> None:
    """Counted another way, over 7,624,512 hands of two packs: those with one card, or two identical ones, a value."""
    one, twice = comb(8, 5) * 8**5, 0  # five values, any of eight cards each
    twice += comb(8, 1) * comb(7, 3) * 4 * 8**3  # a value as two identical cards, three others
    twice += comb(8, 2) * 4**2 * 6 * 8  # two such values, one other
    assert 1 - dealt("pair", 2) == Fraction(one + twice, comb(64, 5))


def test_a_value_dealt_is_the_same_for_every_value() -> None:
    assert len({dealt(f"value:{rank}:2", 2) for rank in "789VDRA"} | {dealt("value:10:2", 2)}) == 1
    none = Fraction(comb(56, 5), comb(64, 5))
    assert dealt("value:A:1", 2) == 1 - none


def test_c1_players_set_the_packs() -> None:
    assert odds("yami", "pair") == odds("yami", "pair", players=2)
    assert odds("yami", "pair", players=3) == odds("yami", "pair", players=4)
    assert odds("yami", "pair", players=3).exact == dealt("pair", 4)


def _slowly(target: str, hand: Cards, unseen: Cards, draws: int) -> Fraction:
    """Every draw and every discard."""
    if contains(target, hand):
        return Fraction(1)
    if not draws:
        return Fraction(0)
    total = Fraction(0)
    for card in set(unseen):
        six = hand.plus(card)
        best = max(_slowly(target, six.minus(out), unseen.minus(card), draws - 1) for out in set(six))
        total += best * unseen.count(card)
    return total / len(unseen)


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_draws_as_played_out_one_by_one(data: st.DataObject) -> None:
    """From few unseen cards, so that each kind of card runs out, is held twice or was seen."""
    every = data.draw(st.permutations(list(pack(2))))
    draws = data.draw(st.integers(0, 3))
    few = data.draw(st.integers(max(draws, 1), 7 if draws == 3 else 12))
    hand, unseen = Cards(every[:5]), Cards(every[5 : 5 + few])
    target = data.draw(st.sampled_from([*COMBINATIONS, "value:7:2", "value:A:4"]))
    assert completing(target).chance(hand, unseen, draws) == _slowly(target, hand, unseen, draws)


NEARLY: dict[str, Callable[[], str]] = {
    "quinte": lambda: "7♠ 8♥ 9♦ 10♣ R♣",
    "full": lambda: "7♠ 7♥ 9♦ 9♣ R♣",
    "couleur": lambda: "7♠ 8♠ 9♠ 10♦ R♠",
    "quinte-floche": lambda: "7♠ 8♠ 9♠ 10♦ V♠",
    "carre": lambda: "7♠ 7♥ 7♦ R♣ R♦",
}


@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_draws_from_hands_that_are_nearly_there(data: st.DataObject) -> None:
    target = data.draw(st.sampled_from(sorted(NEARLY)))
    hand = Cards.parse(NEARLY[target]())
    near = [card for card in pack(2) - hand if any(card.rank == one.rank or card.suit == one.suit for one in hand)]
    unseen = Cards(data.draw(st.permutations(near))[: data.draw(st.integers(3, 7))])
    draws = data.draw(st.integers(1, 3))
    assert completing(target).chance(hand, unseen, draws) == _slowly(target, hand, unseen, draws)


@pytest.mark.parametrize("target", [*COMBINATIONS, "value:9:2"])
def test_one_draw_counts_the_cards_that_complete_it(target: str) -> None:
    hand = Cards.parse(HAND)
    unseen = pack(2) - hand
    good = sum(contains(target, hand.plus(card)) for card in unseen)
    assert odds("yami", target, hand=HAND).exact == Fraction(good, 59)


@pytest.mark.parametrize("target", TARGETS)
def test_another_draw_never_hurts(target: str) -> None:
    chances = [odds("yami", target, hand=HAND, draws=draws).exact for draws in range(5)]
    assert chances == sorted(chances)
    assert chances[0] == contains(target, Cards.parse(HAND))


def test_cards_seen_do_not_come() -> None:
    jacks = " ".join(["V♠", "V♥", "V♦", "V♣"] * 2)
    assert odds("yami", "quinte", hand="7♠ 8♠ 9♦ 10♣ 10♥", seen=jacks, draws=1).exact == Fraction(8, 51)
    assert odds("yami", "value:V:1", hand=HAND, seen=jacks, draws=5).fraction == "0/1"


def test_names_are_read_leniently() -> None:
    same = {"Deux paires": "two-pairs", "flush": "couleur", "Quinte_Floche": "quinte-floche", "straight": "quinte"}
    assert {text: odds("yami", text).target for text in same} == same
    assert [odds("yami", text).target for text in ("value:K:2", "value:10", "Value:v:4")] == [
        "value:R:2",
        "value:10:3",
        "value:V:4",
    ]


@pytest.mark.parametrize(
    ("target", "given", "code"),
    [
        ("quint", {}, Code.UNKNOWN_ODDS),
        ("value", {}, Code.UNKNOWN_ODDS),
        ("value:11:2", {}, Code.UNKNOWN_ODDS),
        ("value:9:5", {}, Code.OUT_OF_RANGE),
        ("pair", {"hand": "7♠ 8♠ 9♦ 10♣"}, Code.IMPOSSIBLE_HAND),
        ("pair", {"hand": "7♠ 7♠ 7♠ 8♦ 9♦"}, Code.IMPOSSIBLE_HAND),
        ("pair", {"hand": "7♠ 7♠ 8♠ 8♦ 9♦", "seen": "7♠"}, Code.IMPOSSIBLE_HAND),
        ("pair", {"hand": "7♠ 1♠ 8♠ 8♦ 9♦"}, Code.BAD_CARD),
        ("pair", {"draws": 1}, Code.MISSING_ARGUMENT),
        ("pair", {"hand": HAND, "draws": 60}, Code.OUT_OF_RANGE),
        ("pair", {"hand": HAND, "draws": -1}, Code.OUT_OF_RANGE),
        ("pair", {"players": 5}, Code.BAD_SEAT_COUNT),
        ("pair", {"dice": "12345"}, Code.NOT_OF_THIS_GAME),
    ],
)
def test_impossible_questions_are_refused(target: str, given: dict[str, object], code: Code) -> None:
    with pytest.raises(YamError) as refused:
        odds("yami", target, **given)  # type: ignore[arg-type]
    assert refused.value.code is code


def test_a_table_tells_every_box() -> None:
    told = odds_table("yami", hand=HAND, draws=2)
    assert tuple(one.target for one in told) == TARGETS
    assert len(CARDS) == 32
    assert all(one.keep is None for one in told)
    assert Card.parse("7♠") in Cards.parse(HAND)
