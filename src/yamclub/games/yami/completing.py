"""The exact chance to complete a hand: draw an unseen card and discard one, so many times.

A hand is only looked at as far as it can still matter. Cards that help each other (of one value, or of
one suit) form a row: for each its place says how many are unseen, and whether one is held. Rows that
can't be completed in the draws that remain are left out, and rows that differ in nothing but their value
or suit are the same, so few positions are left. Chances are whole numbers: with *n* draws from *u*
cards, they are counted over u (u - 1) … (u - n + 1).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from math import perm

from yamclub.games.yami.boxes import RUNS
from yamclub.kernel.cards import RANKS, SUITS, Cards

HAND = 5
_RUNS = tuple(tuple(rank for rank in range(len(RANKS)) if run >> rank & 1) for run in RUNS)

Row = tuple[int, ...]
"""By place: twice the number of such cards that are unseen, plus one if such a card is held."""
Rows = tuple[Row, ...]


class Completing(ABC):
    """The chances of one target; what was counted once is remembered."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many draws are counted within seconds: each more takes about four times as long."""
        self._known: dict[tuple[Rows, int, int], int] = {}

    @abstractmethod
    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        """The cards that can matter for the target."""

    @abstractmethod
    def lacking(self, rows: Rows) -> int:
        """The fewest cards that complete it."""

    @abstractmethod
    def useful(self, rows: Rows, draws: int) -> Rows:
        """The rows without what can't help in so many draws, in an order that depends on nothing else."""

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
        rows = self.useful(rows, draws)
        key = rows, unseen, draws
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._draw(rows, unseen, draws)
        return known

    def _draw(self, rows: Rows, unseen: int, draws: int) -> int:
        others, after = unseen, dict[Rows, int]()
        for index, row in enumerate(rows):
            for place, code in enumerate(row):
                cards = code >> 1
                if cards:
                    others -= cards
                    drawn = self.useful(_with(rows, index, place, (code - 2) | 1), draws - 1)
                    after[drawn] = after.get(drawn, 0) + cards
        total = others * self._count(rows, unseen - 1, draws - 1)
        for drawn, cards in after.items():
            if sum(code & 1 for row in drawn for code in row) > HAND:
                best = max(self._count(dropped, unseen - 1, draws - 1) for dropped in _dropped(drawn))
            else:
                best = self._count(drawn, unseen - 1, draws - 1)
            total += cards * best
        return total


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
        super().__init__(7 if value is None else 30)
        self._needs = needs
        cards = [[rank * len(SUITS) + suit for suit in range(len(SUITS))] for rank in range(len(RANKS))]
        if value is not None:
            cards = [cards[value]]
        self._cards = list(map(list, zip(*cards, strict=True))) if by_suit else cards

    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        return tuple(tuple(2 * unseen.counts[card] + bool(hand.counts[card]) for card in row) for row in self._cards)

    def lacking(self, rows: Rows) -> int:
        return min(self._lacks(rows), default=99)

    def _lacks(self, rows: Rows) -> Iterable[int]:
        wants = [[_lack(row, need) for row in rows] for need in self._needs]
        if len(wants) == 1:
            return wants[0]
        return (wants[0][one] + wants[1][two] for one, two in permutations(range(len(rows)), 2))

    def useful(self, rows: Rows, draws: int) -> Rows:
        wants = [[_lack(row, need) for row in rows] for need in self._needs]
        if len(wants) == 1:
            kept = [row for row, lack in zip(rows, wants[0], strict=True) if lack <= draws]
        else:
            pairs = permutations(range(len(rows)), 2)
            fits = {index for one, two in pairs if wants[0][one] + wants[1][two] <= draws for index in (one, two)}
            kept = [row for index, row in enumerate(rows) if index in fits]
        return tuple(sorted(tuple(sorted(row)) for row in kept))


def _lack(row: Row, need: int) -> int:
    """How many cards a row lacks; many, if they are not to be had."""
    held = sum(code & 1 for code in row)
    return 99 if need - held > sum(code > 1 and not code & 1 for code in row) else max(0, need - held)


class InSequence(Completing):
    """Five values in sequence; of one suit, if suits count."""

    def __init__(self, *, by_suit: bool) -> None:
        super().__init__(5 if by_suit else 6)
        self._by_suit = by_suit

    def rows(self, hand: Cards, unseen: Cards) -> Rows:
        held = [[hand.counts[rank * len(SUITS) + suit] for rank in range(len(RANKS))] for suit in range(len(SUITS))]
        left = [[unseen.counts[rank * len(SUITS) + suit] for rank in range(len(RANKS))] for suit in range(len(SUITS))]
        if not self._by_suit:
            held, left = [list(map(sum, zip(*held, strict=True)))], [list(map(sum, zip(*left, strict=True)))]
        both = zip(held, left, strict=True)
        return tuple(tuple(2 * cards + bool(one) for one, cards in zip(*row, strict=True)) for row in both)

    def lacking(self, rows: Rows) -> int:
        return min((_run_lack(row, run) for row in rows for run in _RUNS), default=99)

    def useful(self, rows: Rows, draws: int) -> Rows:
        kept = []
        for row in rows:
            places = {place for run in _RUNS if _run_lack(row, run) <= draws for place in run}
            if places:
                kept.append(tuple(code if place in places else 0 for place, code in enumerate(row)))
        return tuple(sorted(kept))


def _run_lack(row: Row, run: tuple[int, ...]) -> int:
    codes = [row[rank] for rank in run]
    return 99 if 0 in codes else sum(not code & 1 for code in codes)
