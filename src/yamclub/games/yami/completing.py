"""The exact chance to complete a hand: draw an unseen card and discard one, so many times.

A hand is only looked at as far as it can still matter. Cards that help each other (of one value, or of
one suit) form a row: for each its place says how many are unseen, and whether one is held. Rows that
can't be completed in the draws that remain are left out, and rows that differ in nothing but their value
or suit are the same, so few positions are left. Chances are whole numbers: with *n* draws from *u*
cards, they are counted over u (u - 1) … (u - n + 1).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm

from yamclub.games.yami.boxes import RUNS
from yamclub.kernel.cards import RANKS, SUITS, Cards

HAND = 5
_RUNS = tuple(tuple(rank for rank in range(len(RANKS)) if run >> rank & 1) for run in RUNS)

_NEVER = 99
"""More cards than anybody draws."""

Row = tuple[int, ...]
"""By place: twice the number of such cards that are unseen, plus one if such a card is held."""
Rows = tuple[Row, ...]


class Completing(ABC):
    """The chances of one target; what was counted once is remembered."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many draws are counted within seconds: each more takes three to ten times as long."""
        self._known: dict[tuple[Rows, int, int], int] = {}

    @abstractmethod
    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        """The cards that can matter for the target."""

    @abstractmethod
    def lacking(self, rows: Rows) -> int:
        """The fewest cards that complete it."""

    @abstractmethod
    def finishing(self, rows: Rows) -> int:
        """How many unseen cards complete it at once, where one is lacking."""

    @abstractmethod
    def useful(self, rows: Rows, draws: int) -> Rows:
        """The rows without what can't help in so many draws, in an order that depends on nothing else."""

    @abstractmethod
    def places(self, row: Row) -> Iterable[tuple[int, int]]:
        """The places of a row that differ, each with how many there are like it."""

    def chance(self, hand: Cards, unseen: Cards, draws: int) -> Fraction:
        """The chance to hold the target after so many draws, with the best discards."""
        rows = self.rows(hand, unseen)
        return Fraction(self._count(rows, len(unseen), draws), perm(len(unseen), draws))

    def _count(self, rows: Rows, unseen: int, draws: int) -> int:
        """How many of the draws, in order, complete it."""
        lacking = self.lacking(rows)
        if not lacking:
            return perm(unseen, draws)
        if lacking > draws:
            return 0
        if draws == 1:
            return self.finishing(rows)
        rows = self.useful(rows, draws)
        key = rows, unseen, draws
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._draw(rows, unseen, draws)
        return known

    def _draw(self, rows: Rows, unseen: int, draws: int) -> int:
        others, after = unseen, dict[Rows, int]()
        for row, like in Counter(rows).items():
            index = rows.index(row)
            for place, copies in self.places(row):
                code = row[place]
                cards = (code >> 1) * copies * like
                if cards:
                    others -= cards
                    drawn = self.useful(_with(rows, index, place, (code - 2) | 1), draws - 1)
                    after[drawn] = after.get(drawn, 0) + cards
        total = others * self._count(rows, unseen - 1, draws - 1)
        for drawn, cards in after.items():
            if sum(map(_held, drawn)) > HAND:
                best = max(self._count(dropped, unseen - 1, draws - 1) for dropped in _dropped(drawn))
            else:
                best = self._count(drawn, unseen - 1, draws - 1)
            total += cards * best
        return total


@lru_cache(maxsize=1 << 16)
def _held(row: Row) -> int:
    return sum(code & 1 for code in row)


def _with(rows: Rows, index: int, place: int, code: int) -> Rows:
    row = rows[index]
    return (*rows[:index], (*row[:place], code, *row[place + 1 :]), *rows[index + 1 :])


def _dropped(rows: Rows) -> set[Rows]:
    """The ways to discard one of the cards held."""
    return {
        _with(rows, index, place, code - 1)
        for index, row in enumerate(rows)
        for place, code in enumerate(row)
        if code & 1
    }


class Alike(Completing):
    """So many different cards of one row, and so many of another: a brelan is (3,), a full (3, 2)."""

    def __init__(self, needs: tuple[int, ...], *, by_suit: bool = False, value: int | None = None) -> None:
        super().__init__(8 if value is None else 30)
        self._needs = needs
        cards = [[rank * len(SUITS) + suit for suit in range(len(SUITS))] for rank in range(len(RANKS))]
        if value is not None:
            cards = [cards[value]]
        self._cards = list(map(list, zip(*cards, strict=True))) if by_suit else cards

    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        return tuple(tuple(2 * unseen.counts[card] + bool(hand.counts[card]) for card in row) for row in self._cards)

    def lacking(self, rows: Rows) -> int:
        return min(self._lacks(rows), default=_NEVER)

    def _lacks(self, rows: Rows) -> list[int]:
        """By row, the fewest cards that complete it with this row as a part."""
        if len(self._needs) == 1:
            return [_lack(row, self._needs[0]) for row in rows]
        first, second = ([_lack(row, need) for row in rows] for need in self._needs)
        beside_first, beside_second = _least_of_others(first), _least_of_others(second)
        return [
            min(one + beside_second[index], two + beside_first[index])
            for index, (one, two) in enumerate(zip(first, second, strict=True))
        ]

    def finishing(self, rows: Rows) -> int:
        if len(self._needs) == 1:
            return sum(_fresh(row) for row in rows if _lack(row, self._needs[0]) == 1)
        first, second = ([_lack(row, need) for row in rows] for need in self._needs)
        beside_first, beside_second = _least_of_others(first), _least_of_others(second)
        lacks = zip(rows, first, second, beside_first, beside_second, strict=True)
        return sum(
            _fresh(row)
            for row, one, two, other_one, other_two in lacks
            if (one == 1 and not other_two) or (two == 1 and not other_one)
        )

    def useful(self, rows: Rows, draws: int) -> Rows:
        kept = [row for row, lack in zip(rows, self._lacks(rows), strict=True) if lack <= draws]
        return tuple(sorted(map(_sorted, kept)))

    def places(self, row: Row) -> Iterable[tuple[int, int]]:
        return ((row.index(code), copies) for code, copies in Counter(row).items())


@lru_cache(maxsize=1 << 16)
def _sorted(row: Row) -> Row:
    return tuple(sorted(row))


@lru_cache(maxsize=1 << 16)
def _fresh(row: Row) -> int:
    """How many unseen cards of a row are like none that is held."""
    return sum(code >> 1 for code in row if not code & 1)


def _least_of_others(lacks: Sequence[int]) -> list[int]:
    """By row, the least that any other row lacks."""
    least, next_least = (*sorted(lacks)[:2], _NEVER, _NEVER)[:2]
    alone = lacks.count(least) == 1
    return [next_least if alone and lack == least else least for lack in lacks]


@lru_cache(maxsize=1 << 16)
def _lack(row: Row, need: int) -> int:
    """How many cards a row lacks; many, if they are not to be had."""
    held = _held(row)
    return _NEVER if need - held > sum(code > 1 and not code & 1 for code in row) else max(0, need - held)


class InSequence(Completing):
    """Five values in sequence; of one suit, if suits count."""

    def __init__(self, *, by_suit: bool) -> None:
        super().__init__(6 if by_suit else 7)
        self._by_suit = by_suit

    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        held = [[hand.counts[rank * len(SUITS) + suit] for rank in range(len(RANKS))] for suit in range(len(SUITS))]
        left = [[unseen.counts[rank * len(SUITS) + suit] for rank in range(len(RANKS))] for suit in range(len(SUITS))]
        if not self._by_suit:
            held, left = [list(map(sum, zip(*held, strict=True)))], [list(map(sum, zip(*left, strict=True)))]
        both = zip(held, left, strict=True)
        return tuple(tuple(2 * cards + bool(one) for one, cards in zip(*row, strict=True)) for row in both)

    def lacking(self, rows: Rows) -> int:
        return min((min(_run_lacks(row)) for row in rows), default=_NEVER)

    def finishing(self, rows: Rows) -> int:
        return sum(map(_run_finishing, rows))

    def useful(self, rows: Rows, draws: int) -> Rows:
        return tuple(sorted(filter(any, (_in_runs(row, draws) for row in rows))))

    def places(self, row: Row) -> Iterable[tuple[int, int]]:
        return ((place, 1) for place in range(len(row)))


@lru_cache(maxsize=1 << 16)
def _run_lacks(row: Row) -> tuple[int, ...]:
    """By run, how many cards it lacks; many, if they are not to be had."""
    runs = ([row[rank] for rank in run] for run in _RUNS)
    return tuple(_NEVER if 0 in codes else sum(not code & 1 for code in codes) for codes in runs)


@lru_cache(maxsize=1 << 16)
def _run_finishing(row: Row) -> int:
    """How many unseen cards complete a run of this row; one that lacks a card has only one place that is not held."""
    runs = (run for run, lack in zip(_RUNS, _run_lacks(row), strict=True) if lack == 1)
    return sum(row[place] >> 1 for place in {place for run in runs for place in run if not row[place] & 1})


@lru_cache(maxsize=1 << 16)
def _in_runs(row: Row, draws: int) -> Row:
    """The row without places that no run needs which so many draws can complete."""
    runs = (run for run, lack in zip(_RUNS, _run_lacks(row), strict=True) if lack <= draws)
    places = {place for run in runs for place in run}
    return tuple(code if place in places else 0 for place, code in enumerate(row))
