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
from itertools import accumulate, compress
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
    """A bundle of cards without order: a hand, a stock, what is unseen. ``counts`` is in the order of ``CARDS``."""

    PATTERN = "^((7|8|9|10|V|D|R|A)[♠♥♦♣]( (?=.)|$))*$"
    __dict__: dict[str, object]
    counts: tuple[int, ...]

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        counts = [0] * len(CARDS)
        for card in cards:
            counts[card.index] += 1
        self.counts = tuple(counts)

    @classmethod
    def of_counts(cls, counts: Iterable[int]) -> Cards:
        made = cls.__new__(cls)
        made.counts = tuple(counts)
        if len(made.counts) != len(CARDS) or min(made.counts) < 0:
            raise ValueError("a bundle needs a count of zero or more for each of the 32 cards")
        return made

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read cards separated by spaces or commas."""
        return cls(map(Card.parse, text.replace(",", " ").split()))

    @cached_property
    def size(self) -> int:
        return sum(self.counts)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card in rising order, duplicates included."""
        return tuple(card for card, count in zip(CARDS, self.counts, strict=True) for _ in range(count))

    def once(self, named: tuple[T, ...]) -> Iterator[T]:
        """The value in ``named`` of each different card, in rising order; ``named`` is in the order of ``CARDS``."""
        return compress(named, self.counts)

    def count(self, card: Card) -> int:
        return self.counts[card.index]

    def plus(self, card: Card) -> Cards:
        return self._changed(card.index, 1)

    def minus(self, card: Card) -> Cards:
        if not self.counts[card.index]:
            raise ValueError(f"no {card} in {self}")
        return self._changed(card.index, -1)

    def _changed(self, index: int, by: int) -> Cards:
        made = Cards.__new__(Cards)
        counts = self.counts
        made.counts = (*counts[:index], counts[index] + by, *counts[index + 1 :])
        return made

    def __add__(self, other: Cards) -> Cards:
        return Cards.of_counts(mine + theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def __sub__(self, other: Cards) -> Cards:
        return Cards.of_counts(mine - theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.counts[card.index] > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    def __lt__(self, other: Cards) -> bool:
        return (self.size, self.cards) < (other.size, other.cards)

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def short(self) -> bytes:
        return bytes(self.counts)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"


def pack(packs: int = 1) -> Cards:
    """This many whole packs of 32, shuffled together."""
    if not 1 <= packs <= MAX_PACKS:
        raise ValueError(f"one to {MAX_PACKS} packs, not {packs}")
    return Cards.of_counts([packs] * len(CARDS))


class Draws(Weighted[T]):
    """The next card from what is unseen, each kind weighted by how many are left.

    A card game asks for this twice at every draw, and seldom needs more than one outcome, so nothing
    is computed before it is needed. Numbers pick outcomes as in any ``Weighted``.
    """

    __slots__ = ("_named", "_unseen")

    def __init__(self, unseen: Cards, named: tuple[T, ...]) -> None:
        if not any(unseen.counts):
            raise ValueError("nothing is left to draw")
        self._unseen, self._named = unseen, named
        self.total = unseen.size

    @property
    def outcomes(self) -> tuple[T, ...]:
        return tuple(self._unseen.once(self._named))

    @property
    def weights(self) -> tuple[int, ...]:
        return tuple(filter(None, self._unseen.counts))

    def __len__(self) -> int:
        return sum(map(bool, self._unseen.counts))

    def pick(self, number: int) -> T:
        if not 0 <= number < self.total:
            raise ValueError(f"{number} is not in 0..{self.total - 1}")
        return self._named[bisect_right(tuple(accumulate(self._unseen.counts)), number)]

    def weight(self, outcome: T) -> int:
        try:
            return self._unseen.counts[self._named.index(outcome)]
        except ValueError:
            return 0


def draws(unseen: Cards) -> Weighted[Card]:
    """The next card from what is unseen; a game with its own type for a draw makes its own ``Draws``."""
    return Draws(unseen, CARDS)
