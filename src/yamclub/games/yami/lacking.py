"""What a hand lacks for a box, to explain a refusal in the player's terms."""

from __future__ import annotations

from yamclub.game import IllegalAction
from yamclub.games.yami.boxes import A_CARD, INDEX, RUNS, TO_LAY_DOWN, VALUES, Box
from yamclub.games.yami.moves import Refusal
from yamclub.kernel.cards import CARDS, RANKS, Card, Cards

_OF_A_KIND = {Box.PAIR: 2, Box.BRELAN: 3, Box.CARRE: 4}
_FIVE = 5
_SUITS = ("spade", "heart", "diamond", "club")


def why_not(cards: Cards, box: Box, *, to_lay_down: bool) -> IllegalAction:
    """Why a hand that shows too little for a box may not mark it: copies that count once, or cards it has not got."""
    three = to_lay_down and INDEX[box] < VALUES  # C8
    of_a_value = TO_LAY_DOWN // A_CARD if three else 1
    lacks = missing(cards, box, of_a_value)
    needs = ("three" if three else "value") if INDEX[box] < VALUES else box
    copy = copy_that_misleads(cards, box, of_a_value)
    if copy is not None:
        twice = {"rank": RANKS[copy.rank], "suit": _SUITS[copy.suit]}
        return IllegalAction(Refusal.COPIES, box=box, needs=needs, missing=lacks, **twice)
    if three:
        return IllegalAction(Refusal.NEEDS_THREE, box=box, held=of_a_value - lacks)
    return IllegalAction(Refusal.NOT_SHOWN, box=box, needs=needs, missing=lacks)


def missing(cards: Cards, box: Box, of_a_value: int) -> int:
    """How many cards are missing for a box; a value box takes so many of its value. Identical ones count once (C16).

    >>> missing(Cards.parse("10S 10H 10D KC AC"), Box.FULL, 1)
    1
    """
    return _missing(tuple(cards.once(CARDS)), box, of_a_value)


def copy_that_misleads(cards: Cards, box: Box, of_a_value: int) -> Card | None:
    """A card the hand holds twice, if the box could be marked were each of them to count."""
    if _missing(cards.cards, box, of_a_value) or not missing(cards, box, of_a_value):
        return None
    doubled = [card for card in cards.once(CARDS) if cards.count(card) > 1]
    index = INDEX[box]
    return next((card for card in doubled if index >= VALUES or card.rank == index), None)


def _missing(cards: tuple[Card, ...], box: Box, of_a_value: int) -> int:
    index = INDEX[box]
    alike = [sum(card.rank == rank for card in cards) for rank in range(VALUES)]
    if index < VALUES:
        return max(0, of_a_value - alike[index])
    second, first = sorted(alike)[-2:]
    if box in _OF_A_KIND:
        return max(0, _OF_A_KIND[box] - first)
    if box in (Box.TWO_PAIRS, Box.FULL):
        more = 2 if box == Box.TWO_PAIRS else 3
        return more - min(first, more) + 2 - min(second, 2)
    suits = [[card for card in cards if card.suit == suit] for suit in range(4)]
    if box == Box.FLUSH:
        return max(0, _FIVE - max(map(len, suits)))
    chosen = [list(cards)] if box == Box.STRAIGHT else suits
    ranks = [sum(1 << rank for rank in {card.rank for card in one}) for one in chosen]
    return _FIVE - max((held & run).bit_count() for held in ranks for run in RUNS)
