"""Cards of 32-card packs, and bundles of them as counts.

Several packs are shuffled together in the games here, so a bundle may hold the same card more
than once, and a stock is only the count of what is still unseen: it has no order to leak.

>>> hand = Cards.parse("7♠ 10♥ 7♠ V♦")
>>> str(hand), hand.count(Card.parse("7♠")), len(pack(2))
('7♠ 7♠ 10♥ V♦', 2, 64)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from operator import mul
from typing import TypeVar

from yamclub.errors import Code, YamError
from yamclub.kernel.weighted import Weighted
from yamclub.kernel.written import Written

RANKS = ("7", "8", "9", "10", "V", "D", "R", "A")
SUITS = ("♠", "♥", "♦", "♣")
MAX_PACKS = 4
T = TypeVar("T")
_RANK_ALIASES = {"J": "V", "Q": "D", "K": "R"}
_SUIT_ALIASES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Card(Written):
    """One of 32 kinds of card. There is one object per kind, in ``CARDS``; ``index`` is its place there."""

    __slots__ = ("index", "rank", "suit")
    PATTERN = "^(7|8|9|10|V|D|R|A)[♠♥♦♣]$"
    index: int
    rank: int
    suit: int

    def __new__(cls, index: int) -> Card:
        if not 0 <= index < len(CARDS):
            raise YamError(Code.BAD_CARD, text=str(index))
        return CARDS[index]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``10♥``, or ``10H`` where a keyboard has no hearts; English J, Q and K are accepted."""
        if (card := _BY_TEXT.get(text)) is not None:
            return card
        written = text.strip().upper()
        rank, suit = written[:-1], written[-1:]
        rank, suit = _RANK_ALIASES.get(rank, rank), _SUIT_ALIASES.get(suit, suit)
        if rank not in RANKS or suit not in SUITS:
            raise YamError(Code.BAD_CARD, text=text[:40])
        return CARDS[RANKS.index(rank) * len(SUITS) + SUITS.index(suit)]

    def __str__(self) -> str:
        return RANKS[self.rank] + SUITS[self.suit]

    def short(self) -> int:
        return self.index

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (self.index,)


def _all_cards() -> tuple[Card, ...]:
    made: list[Card] = []
    for rank in range(len(RANKS)):
        for suit in range(len(SUITS)):
            card = object.__new__(Card)
            card.index, card.rank, card.suit = len(made), rank, suit
            made.append(card)
    return tuple(made)


CARDS = _all_cards()
_BY_TEXT = {str(card): card for card in CARDS}


class Cards(Written):
    """A bundle of cards without order: a hand, a stock, what is unseen. ``counts`` is in the order of ``CARDS``.

    It is held as the places of its cards in ``CARDS``, rising: one byte each, so that a card is taken out,
    put in, looked for and drawn by its number in a step or two.
    """

    PATTERN = "^((7|8|9|10|V|D|R|A)[♠♥♦♣]( (?=.)|$))*$"
    __dict__: dict[str, object]
    places: bytes

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self.places = bytes(sorted([card.index for card in cards]))

    @classmethod
    def of_counts(cls, counts: Iterable[int]) -> Cards:
        counts = tuple(counts)
        if len(counts) != len(CARDS) or min(counts) < 0:
            raise ValueError("a bundle needs a count of zero or more for each of the 32 cards")
        return _held(b"".join(map(mul, _PLACE, counts)))

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read cards separated by spaces or commas."""
        return cls(map(Card.parse, text.replace(",", " ").split()))

    @property
    def size(self) -> int:
        return len(self.places)

    @cached_property
    def counts(self) -> tuple[int, ...]:
        return tuple(map(self.places.count, _PLACE))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card in rising order, duplicates included."""
        return tuple([CARDS[place] for place in self.places])

    def once(self, named: tuple[T, ...]) -> list[T]:
        """The value in ``named`` of each different card, in rising order; ``named`` is in the order of ``CARDS``."""
        return [named[place] for place in dict.fromkeys(self.places)]

    def count(self, card: Card) -> int:
        return self.places.count(card.index)

    def plus(self, card: Card) -> Cards:
        places, index = self.places, card.index
        before = bisect_right(places, index)
        return _held(places[:before] + _PLACE[index] + places[before:])

    def minus(self, card: Card) -> Cards:
        left = self.places.replace(_PLACE[card.index], b"", 1)
        if len(left) == len(self.places):
            raise ValueError(f"no {card} in {self}")
        return _held(left)

    def __add__(self, other: Cards) -> Cards:
        return _held(bytes(sorted(self.places + other.places)))

    def __sub__(self, other: Cards) -> Cards:
        return Cards.of_counts(mine - theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and card.index in self.places

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.places == other.places

    def __hash__(self) -> int:
        return hash(self.places)

    def __lt__(self, other: Cards) -> bool:
        return (self.size, self.places) < (other.size, other.places)

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def short(self) -> bytes:
        return bytes(self.counts)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"


_new = object.__new__
_PLACE = tuple(bytes([card.index]) for card in CARDS)


def _held(places: bytes) -> Cards:
    """The bundle of these places, which are sorted."""
    made = _new(Cards)
    made.places = places
    return made


def pack(packs: int = 1) -> Cards:
    """This many whole packs of 32, shuffled together."""
    if not 1 <= packs <= MAX_PACKS:
        raise ValueError(f"one to {MAX_PACKS} packs, not {packs}")
    return Cards.of_counts([packs] * len(CARDS))


class PerCard(tuple[T, ...]):
    """One value for each of the ``CARDS``, in their order, and the way back."""

    @cached_property
    def place(self) -> dict[T, int]:
        return {value: place for place, value in enumerate(self)}


class Draws(Weighted[T]):
    """The next card from what is unseen, each kind weighted by how many are left.

    A card game asks for this twice at every draw, and seldom needs more than one outcome, so nothing
    is computed before it is needed. Numbers pick outcomes as in any ``Weighted``.
    """

    __slots__ = ("_named", "_places")

    def __init__(self, unseen: Cards, named: PerCard[T]) -> None:
        self._places = places = unseen.places
        if not places:
            raise ValueError("nothing is left to draw")
        self._named = named
        self.total = len(places)

    @property
    def outcomes(self) -> tuple[T, ...]:
        return tuple(self._named[place] for place in dict.fromkeys(self._places))

    @property
    def weights(self) -> tuple[int, ...]:
        return tuple(map(self._places.count, dict.fromkeys(self._places)))

    def __len__(self) -> int:
        return len(set(self._places))

    def pick(self, number: int) -> T:
        if not 0 <= number < self.total:
            raise ValueError(f"{number} is not in 0..{self.total - 1}")
        return self._named[self._places[number]]

    def weight(self, outcome: T) -> int:
        place = self._named.place.get(outcome)
        return 0 if place is None else self._places.count(place)


_EACH = PerCard(CARDS)


def draws(unseen: Cards) -> Weighted[Card]:
    """The next card from what is unseen; a game with its own type for a draw makes its own ``Draws``."""
    return Draws(unseen, _EACH)
