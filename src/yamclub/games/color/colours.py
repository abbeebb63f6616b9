"""Four colours, handfuls of them as counts, and the deck.

Eight dice and the eight spots of a card are the same kind of thing: a count of each colour. A
handful is written with one letter per item, in any order, in English or French; it is kept in one order.

>>> dice, card = Colours.parse("BRR GYYY J"), Colours.parse("rrrr vvvv")
>>> str(dice), str(card), matching(dice, card)
('RRBGYYYY', 'RRRRGGGG', 3)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache
from hashlib import sha256
from itertools import combinations

from yamclub.errors import Code, YamError
from yamclub.kernel.dice import Dice
from yamclub.kernel.written import Written


class Colour(StrEnum):
    """By letter. Faces 1 to 4 of a pyramid, in this order."""

    RED = "R"
    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"


COLOURS = tuple(Colour)
SPOTS = 8
"""On a card; as many as there are dice."""
CARDS = 26

_READ = {colour.value: face for face, colour in enumerate(COLOURS, start=1)} | {"V": 3, "J": 4}
"""Letters people may write: French *vert* and *jaune* too."""


class Colours(Written):
    """A handful of dice or spots, without order. Equal handfuls are the same object."""

    __slots__ = ("_text", "counts")
    PATTERN = "^R{0,8}B{0,8}G{0,8}Y{0,8}$"
    counts: tuple[int, ...]
    """How many of each, in the order of ``COLOURS``."""
    _text: str

    def __new__(cls, dice: Dice) -> Colours:
        return _colours(dice)

    @classmethod
    def parse(cls, text: str) -> Colours:
        """Read letters in any order; spaces, commas and dashes between them are accepted."""
        letters = [sign for sign in text.upper() if sign not in " ,-"]
        if len(letters) > SPOTS or not all(letter in _READ for letter in letters):
            raise YamError(Code.BAD_DICE, text=text[:40])
        return _colours(Dice(_READ[letter] for letter in letters))

    def __iter__(self) -> Iterator[Colour]:
        return (Colour(letter) for letter in self._text)

    def __len__(self) -> int:
        return len(self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Colours({self._text!r})"

    def __lt__(self, other: Colours) -> bool:
        return self._text < other._text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Colours.parse, (self._text,)  # copying and unpickling give the same object again


@cache
def _colours(dice: Dice) -> Colours:
    made = object.__new__(Colours)
    made.counts = dice.counts[1 : len(COLOURS) + 1]
    made._text = "".join(COLOURS[face - 1] for face in dice)
    return made


@cache
def matching(dice: Colours, card: Colours) -> int:
    """K5: how many dice and spots pair off by colour."""
    return sum(map(min, dice.counts, card.counts))


def scattered(colours: Colours, salt: int) -> list[Colour]:
    """The colours in mixed order, so that players must count; the same order each time it is shown."""
    lying = list(enumerate(colours))
    lying.sort(key=lambda place: sha256(f"{salt} {place[0]} {colours}".encode()).digest())
    return [colour for _, colour in lying]


Deck = tuple[Colours, ...]
"""A bundle of cards, sorted: its order means nothing, as in any pile here."""


def bundle(cards: Iterable[Colours]) -> Deck:
    return tuple(sorted(cards))


def with_card(deck: Deck, card: Colours) -> Deck:
    """A bundle with one more card in its place."""
    place = bisect_right(deck, card)
    return (*deck[:place], card, *deck[place:])


def _symmetric() -> Deck:
    """K1: no colour is favoured, and a card of each kind has the same true numbers as any other."""
    written = [f"{one * 8}" for one in COLOURS]
    written += [one * 4 + other * 4 for one, other in combinations(COLOURS, 2)]
    for one in COLOURS:
        others = [other for other in COLOURS if other != one]
        written += [one * 4 + two * 2 + three * 2 for two, three in combinations(others, 2)]
        written.append(one * 5 + "".join(others))
    return bundle(map(Colours.parse, written))


SYMMETRIC = _symmetric()


class BadDeck(ValueError):
    """Why a list of cards is not a deck: the number of the first bad card, or 0 for a wrong number of cards."""

    def __init__(self, card: int, text: str) -> None:
        super().__init__(f"card {card}: {text}")
        self.card, self.text = card, text


def read_deck(written: Sequence[str]) -> Deck:
    """K1: somebody's own deck, 26 cards of eight spots."""
    if len(written) != CARDS:
        raise BadDeck(0, str(len(written)))
    cards = []
    for number, text in enumerate(written, start=1):
        try:
            card = Colours.parse(text)
        except YamError:
            raise BadDeck(number, text[:40]) from None
        if len(card) != SPOTS:
            raise BadDeck(number, text[:40])
        cards.append(card)
    return bundle(cards)
