"""The exact chance that a turn of five dice ends as hoped, in whole numbers.

All chances with *n* throws to come are counted over the same denominator, 6 to the power 5 *n*. So
they are added and compared as integers, and nothing is rounded. A keep counts what the keeps with
one more die count, over the faces of that die; of all keeps within a throw, the best is found from
the best of those with one die less. A target takes about a millisecond (three, where keeps are
locked), and is counted only once.

>>> yam = FreeTurn(lambda dice: 5 in dice.counts)
>>> yam.before(3)
Fraction(347897, 7558272)
>>> from yamclub.kernel.dice import dice
>>> yam.lying(dice("44425"), 2)
Chance(exact=Fraction(121, 1296), keep=Dice('444'))
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from yamclub.kernel.dice import Dice, keeps, sub_keeps, throws

DICE = 5
SIDES = 6
_SCALE = SIDES**DICE
"""A throw of all five dice has so many equal cases."""


def _whole(throws_left: int) -> int:
    """The denominator of every chance with so many throws to come."""
    return int(_SCALE**throws_left)


Made = Callable[[Dice], bool]


class Chance(NamedTuple):
    """How likely it is, and what to keep for it; all the dice means to stop."""

    exact: Fraction
    keep: Dice


class Lattice(NamedTuple):
    """Every keep by number, fewest dice first, and its neighbours with one die more or less."""

    keeps: tuple[Dice, ...]
    number: dict[Dice, int]
    more: tuple[tuple[int, ...], ...]
    """By keep of fewer than five dice: with one die more, by its face."""
    less: tuple[tuple[int, ...], ...]
    """By keep: with one die less, each different one once."""
    first: int
    """Where the keeps of all five dice begin."""


@cache
def lattice() -> Lattice:
    every = keeps(DICE, SIDES)
    number = {keep: index for index, keep in enumerate(every)}
    first = len(every) - len(throws(DICE, SIDES))
    more: list[tuple[int, ...]] = []
    less: list[list[int]] = [[] for _ in every]
    known = {keep.faces: index for keep, index in number.items()}
    for index, keep in enumerate(every[:first]):
        added = [known[tuple(sorted((*keep.faces, face)))] for face in range(1, SIDES + 1)]
        more.append(tuple(added))
        for bigger in added:
            less[bigger].append(index)
    return Lattice(every, number, tuple(more), tuple(map(tuple, less)), first)


def _thrown_once(final: list[int]) -> list[int]:
    """By keep, what it counts if the others are thrown once; ``final`` has what all five count. Scaled by 6⁵."""
    table = lattice()
    counts = [0] * table.first + [_SCALE * count for count in final]
    for index in range(table.first - 1, -1, -1):
        one, two, three, four, five, six = table.more[index]
        counts[index] = (counts[one] + counts[two] + counts[three] + counts[four] + counts[five] + counts[six]) // SIDES
    return counts


def _stopped(made: Made) -> list[int]:
    table = lattice()
    return [int(made(throw)) for throw in table.keeps[table.first :]]


class _Stage(NamedTuple):
    """Everything with so many throws to come, over 6 to the power 5 *n*."""

    kept: list[int]
    """By keep, what it counts."""
    again: list[int]
    """By throw, what the best keep counts that throws at least one die."""


class FreeTurn:
    """Dice put aside may be thrown again later."""

    def __init__(self, made: Made) -> None:
        self._made = _stopped(made)
        self._stages: dict[int, _Stage] = {}

    def _stage(self, throws_left: int) -> _Stage:
        """Counted once; if two threads ask at the same time, both count the same."""
        known = self._stages.get(throws_left)
        if known is None:
            kept = _thrown_once(self._best(throws_left - 1))
            known = self._stages[throws_left] = _Stage(kept, self._best_within(kept))
        return known

    @staticmethod
    def _best_within(kept: list[int]) -> list[int]:
        """By throw, the most that a keep of fewer than all its dice counts."""
        first, less = lattice().first, lattice().less
        most = kept[:first]
        for index in range(1, first):
            smaller = max([most[lesser] for lesser in less[index]])
            most[index] = max(smaller, most[index])
        return [max([most[lesser] for lesser in less[index]]) for index in range(first, len(less))]

    def _best(self, throws_left: int) -> list[int]:
        """By throw on the table, what it counts with so many throws to come and the best keep, or stopping."""
        if not throws_left:
            return self._made
        whole, again = _whole(throws_left), self._stage(throws_left).again
        return [whole if made else count for made, count in zip(self._made, again, strict=True)]

    def before(self, throws_left: int, *, first_counts: bool = True) -> Fraction:
        """The chance before a turn of so many throws; the dice of the first may have to be thrown again."""
        return self.kept(Dice(), throws_left) if first_counts else self._after_another(throws_left)

    def _after_another(self, throws_left: int) -> Fraction:
        if throws_left < 2:
            return Fraction(0)
        weighted = zip(throws(DICE, SIDES).weights, self._stage(throws_left - 1).again, strict=True)
        return Fraction(sum(weight * count for weight, count in weighted), _whole(throws_left))

    def kept(self, keep: Dice, throws_left: int) -> Fraction:
        """The chance once these were put aside, and the others are about to be thrown."""
        table = lattice()
        number = table.number[keep]
        if number >= table.first:
            return Fraction(self._made[number - table.first])
        if not throws_left:
            return Fraction(0)
        return Fraction(self._stage(throws_left).kept[number], _whole(throws_left))

    def lying(self, dice: Dice, throws_left: int, *, again: bool = False) -> Chance:
        """The chance with these five on the table, and the best keep; ``again``: at least one has to be thrown.

        Of equal keeps the one with the most dice is chosen.
        """
        table = lattice()
        throw = table.number[dice] - table.first
        if (self._made[throw] and not again) or not throws_left:
            return Chance(Fraction(self._made[throw] and not again), dice)
        kept, best_again = self._stage(throws_left)
        best = best_again[throw]
        keep = max(keep for keep in sub_keeps(dice)[:-1] if kept[table.number[keep]] == best)
        return Chance(Fraction(best, _whole(throws_left)), keep)


@cache
def _joined() -> tuple[tuple[int, ...], ...]:
    """By keep: the numbers of this keep with each of the keeps that fit beside it, in their order."""
    table = lattice()
    known = {keep.faces: index for keep, index in table.number.items()}
    room = [sum(len(one) <= size for one in table.keeps) for size in range(DICE + 1)]
    found = []
    for keep in table.keeps:
        beside = table.keeps[: room[DICE - len(keep)]]
        found.append(tuple(known[tuple(sorted(keep.faces + other.faces))] for other in beside))
    return tuple(found)


class LockedTurn:
    """Dice put aside stay so for the turn."""

    def __init__(self, made: Made) -> None:
        self._made = _stopped(made)
        self._stages = {1: _thrown_once(self._made)}
        """By throws to come and dice locked, what it counts over 6 to the power 5 *n*."""

    def _stage(self, throws_left: int) -> list[int]:
        """Counted once; if two threads ask at the same time, both count the same."""
        known = self._stages.get(throws_left)
        if known is None:
            every = range(len(lattice().keeps))
            known = self._stages[throws_left] = [self._count(index, throws_left - 1) for index in every]
        return known

    def _count(self, locked: int, throws_left: int) -> int:
        """What these locked dice count if all others are thrown now, and so many throws come after that."""
        table = lattice()
        joined, counts, less = _joined()[locked], self._stage(throws_left), table.less
        if locked >= table.first:
            return self._made[locked - table.first] * _whole(throws_left + 1)
        size = len(table.keeps[locked])
        begin = len(joined) - len(throws(DICE - size, SIDES))
        most = [counts[number] for number in joined[:begin]]
        for index in range(1, begin):
            smaller = max([most[lesser] for lesser in less[index]])
            most[index] = max(smaller, most[index])
        whole, total = _whole(throws_left), 0
        for index, weight in enumerate(throws(DICE - size, SIDES).weights, start=begin):
            if self._made[joined[index] - table.first]:
                total += weight * whole
            else:
                total += weight * max([most[lesser] for lesser in less[index]])
        return total * int(SIDES**size)

    def before(self, throws_left: int) -> Fraction:
        """The chance before a turn of so many throws."""
        return self.kept(Dice(), throws_left)

    def kept(self, locked: Dice, throws_left: int) -> Fraction:
        """The chance once these are locked, and the others are about to be thrown."""
        table = lattice()
        number = table.number[locked]
        if number >= table.first:
            return Fraction(self._made[number - table.first])
        if not throws_left:
            return Fraction(0)
        count = self._stage(1)[number] if throws_left == 1 else self._count(number, throws_left - 1)
        return Fraction(count, _whole(throws_left))

    def lying(self, locked: Dice, thrown: Dice, throws_left: int) -> Chance:
        """The chance with these locked and those just thrown; what to keep includes what is locked."""
        table = lattice()
        made = self._made[table.number[locked + thrown] - table.first]
        if made or not throws_left:
            return Chance(Fraction(made), locked + thrown)
        counts = self._stage(throws_left)
        best, keep = max((counts[table.number[locked + keep]], locked + keep) for keep in sub_keeps(thrown)[:-1])
        return Chance(Fraction(best, _whole(throws_left)), keep)
