"""What a hand shows for each box, and what boards are worth: C2 and C12 to C18."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.games.yami.positions import NOTHING, THREE_TENS, cards, following, lay_downs, playing, sheet
from yamclub.games.yami.boxes import BOXES, EMPTY_SHEET, INDEX, VALUES, Box, PointTable, bonus_from, score, shown
from yamclub.games.yami.moves import LayDown, Mark, YamiOptions
from yamclub.kernel.cards import CARDS, Card, Cards, pack

COMBINATIONS = BOXES[VALUES:]


def formed(hand: str) -> set[Box]:
    points = shown(cards(hand))
    return {box for box in COMBINATIONS if points[INDEX[box]]}


def points(hand: str, box: Box, table: PointTable = "board") -> int:
    return shown(cards(hand), table)[INDEX[box]]


# C2


def test_c2_a_board_has_eight_value_boxes_eight_combinations_and_a_bonus() -> None:
    assert [str(box) for box in BOXES[:VALUES]] == ["7", "8", "9", "10", "V", "D", "R", "A"]
    assert len(COMBINATIONS) == 8
    assert EMPTY_SHEET == (None,) * 16
    assert score(EMPTY_SHEET, 2).bonus == 0


# C12


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (NOTHING, 0),
        ("10♠ 7♥ V♦ R♣ A♠", 5),
        ("10♠ 10♥ V♦ R♣ A♠", 10),
        (THREE_TENS, 15),
        ("10♠ 10♥ 10♦ 10♣ A♠", 20),
    ],
)
def test_c12_five_points_for_each_card_of_the_value(hand: str, expected: int) -> None:
    assert points(hand, Box.TEN) == expected


def test_c12_example_three_tens_are_fifteen_and_the_king_and_the_ace_mark_nothing() -> None:
    after = playing(THREE_TENS).apply(0, LayDown(Box.TEN))
    assert after.sheets[0] == sheet(v10=15)
    assert after.view(0).players[0].total == 15


def test_c12_the_most_the_hand_shows_is_marked() -> None:
    after = following("A♠ A♥ A♦ A♣ 7♠").apply(1, Mark(Box.ACE))
    assert after.sheets[1] == sheet(vA=20)


# C13


def test_c13_what_combinations_are_worth() -> None:
    everything = [
        ("7♠ 7♥ V♦ R♣ A♠", Box.PAIR, 5),
        ("7♠ 7♥ V♦ V♣ A♠", Box.TWO_PAIRS, 10),
        ("7♠ 7♥ 7♦ R♣ A♠", Box.BRELAN, 15),
        ("7♠ 7♥ 7♦ R♣ R♠", Box.FULL, 20),
        ("7♠ 7♥ 7♦ 7♣ R♠", Box.CARRE, 25),
        ("7♠ 8♠ V♠ R♠ A♠", Box.FLUSH, 35),
        ("7♠ 8♠ 9♥ 10♠ V♠", Box.STRAIGHT, 30),
        ("7♠ 8♠ 9♠ 10♠ V♠", Box.STRAIGHT_FLUSH, 50),
    ]
    assert [points(hand, box) for hand, box, _ in everything] == [worth for _, _, worth in everything]


@pytest.mark.parametrize(("table", "flush", "straight"), [("list", 30, 35), ("board", 35, 30)])
def test_c13_example_flush_and_straight_under_both_tables(table: PointTable, flush: int, straight: int) -> None:
    options = YamiOptions(values=table)
    spades = playing("7♠ 8♠ V♠ R♠ A♠", options=options).apply(0, LayDown(Box.FLUSH))
    assert spades.view(0).players[0].total == flush
    minor = playing("7♠ 8♥ 9♠ 10♠ V♠", options=options).apply(0, LayDown(Box.STRAIGHT))
    assert minor.view(0).players[0].total == straight


def test_c13_without_a_choice_the_points_are_those_of_the_board() -> None:
    assert YamiOptions().values == "board"


def test_c13_the_total_is_the_same_under_both_tables() -> None:
    royal = "7♠ 8♠ 9♠ 10♠ V♠"
    assert sum(shown(cards(royal), "list")) == sum(shown(cards(royal), "board"))


# C14


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (NOTHING, set()),
        ("7♠ 7♥ V♦ R♣ A♠", {Box.PAIR}),
        ("7♠ 7♥ V♦ V♣ A♠", {Box.PAIR, Box.TWO_PAIRS}),
        ("7♠ 7♥ 7♦ R♣ A♠", {Box.PAIR, Box.BRELAN}),
        ("7♠ 7♥ 7♦ R♣ R♠", {Box.PAIR, Box.TWO_PAIRS, Box.BRELAN, Box.FULL}),
        ("7♠ 7♥ 7♦ 7♣ R♠", {Box.PAIR, Box.BRELAN, Box.CARRE}),
        ("7♠ 8♠ V♠ R♠ A♠", {Box.FLUSH}),
        ("7♠ 8♠ 9♥ 10♠ V♠", {Box.STRAIGHT}),
        ("7♠ 8♠ 9♠ 10♠ V♠", {Box.FLUSH, Box.STRAIGHT, Box.STRAIGHT_FLUSH}),
    ],
)
def test_c14_a_hand_shows_what_it_contains(hand: str, expected: set[Box]) -> None:
    assert formed(hand) == expected


def test_c14_a_better_hand_may_be_marked_as_a_lesser_one() -> None:
    after = playing("7♠ 8♠ 9♠ 10♠ V♠").apply(0, LayDown(Box.FLUSH))
    assert after.sheets[0] == sheet(flush=35)


def test_c14_four_alike_are_not_two_pairs() -> None:
    assert Box.TWO_PAIRS not in lay_downs(playing("7♠ 7♥ 7♦ 7♣ R♠"))


# C15


@pytest.mark.parametrize("values", ["7 8 9 10 V", "8 9 10 V D", "9 10 V D R", "10 V D R A", "A 7 8 9 10"])
def test_c15_the_ace_stands_above_the_king_or_below_the_seven(values: str) -> None:
    suits = "♠♥♦♣♠"
    hand = " ".join(value + suit for value, suit in zip(values.split(), suits, strict=True))
    assert formed(hand) == {Box.STRAIGHT}
    assert Box.STRAIGHT_FLUSH in formed(" ".join(value + "♦" for value in values.split()))


@pytest.mark.parametrize("values", ["R A 7 8 9", "D R A 7 8", "V D R A 7", "7 8 9 V D"])
def test_c15_the_ace_is_never_in_the_middle(values: str) -> None:
    assert Box.STRAIGHT_FLUSH not in formed(" ".join(value + "♦" for value in values.split()))


# C16


@pytest.mark.parametrize(
    ("hand", "not_shown"),
    [
        ("9♦ 9♦ 7♠ V♥ A♣", Box.PAIR),
        ("9♦ 9♦ 7♠ 7♥ A♣", Box.TWO_PAIRS),
        ("R♠ R♠ R♠ 7♥ A♣", Box.PAIR),
        ("R♠ R♠ R♥ 7♥ A♣", Box.BRELAN),
        ("R♠ R♠ R♥ R♦ A♣", Box.CARRE),
        ("R♠ R♥ R♦ 7♥ 7♥", Box.FULL),
        ("9♦ 9♦ 7♦ V♦ A♦", Box.FLUSH),
    ],
)
def test_c16_identical_cards_count_once(hand: str, not_shown: Box) -> None:
    assert not_shown not in formed(hand)


def test_c16_example_two_nines_of_diamonds_are_one_nine() -> None:
    assert points("9♦ 9♦ 7♠ V♥ A♣", Box.NINE) == 5
    assert points("9♦ 9♦ 9♠ V♥ A♣", Box.NINE) == 10


# C17


def test_c17_example_the_minor_and_the_major_straight_are_worth_the_same() -> None:
    state = playing("7♠ 8♥ 9♠ 10♠ V♠", "10♥ V♥ D♥ R♥ A♠").apply(0, LayDown(Box.STRAIGHT))
    after = state.apply(1, Mark(Box.STRAIGHT))
    assert after.sheets[0] == after.sheets[1] == sheet(straight=30)


def test_c17_every_pair_is_worth_the_same() -> None:
    assert points("7♠ 7♥ V♦ R♣ A♠", Box.PAIR) == points("A♠ A♥ V♦ R♣ 7♠", Box.PAIR) == 5


# C18


@pytest.mark.parametrize(("players", "needed"), [(2, 105), (3, 90), (4, 90)])
def test_c18_fifty_for_enough_in_the_value_boxes(players: int, needed: int) -> None:
    almost = dict(zip(["v7", "v8", "v9", "v10", "vV"], [20] * ((needed - 10) // 20), strict=False))
    missing = needed - 20 * len(almost)
    assert score(sheet(**almost, vA=missing - 5), players).bonus == 0
    assert score(sheet(**almost, vA=missing), players).total == needed + 50
    assert bonus_from(players) == needed


def test_c18_combinations_do_not_count_for_the_bonus() -> None:
    rich = sheet(v7=20, v8=20, v9=20, v10=20, straight_flush=50, straight=35)
    assert (score(rich, 4).bonus, score(rich, 4).total) == (0, 165)


# against a slow twin


def _naively(hand: tuple[Card, ...]) -> set[Box]:
    """What the hand shows, by trying every way to pick different cards out of it."""
    found: set[Box] = set()
    orders = [(7, 0, 1, 2, 3), *(tuple(range(low, low + 5)) for low in range(4))]
    for size in range(2, 6):
        for picked in combinations(sorted(set(hand)), size):
            ranks, suits = [card.rank for card in picked], {card.suit for card in picked}
            alike = sorted(ranks.count(rank) for rank in set(ranks))
            names = {(2,): Box.PAIR, (2, 2): Box.TWO_PAIRS, (3,): Box.BRELAN, (2, 3): Box.FULL, (4,): Box.CARRE}
            found |= {names[tuple(alike)]} if tuple(alike) in names else set()
            in_order = size == 5 and any(set(ranks) == set(order) for order in orders)
            found |= {Box.FLUSH} if size == 5 and len(suits) == 1 else set()
            found |= {Box.STRAIGHT} if in_order else set()
            found |= {Box.STRAIGHT_FLUSH} if in_order and len(suits) == 1 else set()
    return found


def test_hands_show_what_a_slow_twin_finds() -> None:
    rng = Random(7)
    packs = list(pack(4))
    one_suit = [card for card in packs if card.suit == 2]
    few_ranks = [card for card in CARDS if card.rank < 3] * 2
    for number in range(3000):
        hand = tuple(rng.sample((packs, one_suit, few_ranks)[number % 3], 5))
        points = shown(Cards(hand))
        assert {box for box in COMBINATIONS if points[INDEX[box]]} == _naively(hand), hand
        for box, value in zip(BOXES[:VALUES], points[:VALUES], strict=True):
            assert value == 5 * len({card.suit for card in hand if card.rank == INDEX[box]})
