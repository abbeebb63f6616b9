"""Dice as counts: which faces show and how many of each, never which die shows which.

Five six-sided dice have 7,776 ordered throws but only 252 different counts, and 462 ways to put
some of them aside. With counts, every question of a dice game is small and the answer exact: a
weight is the number of ordered throws behind a count.

>>> dice("44425")
Dice('24445')
>>> len(throws(5)), sum(weight for _, weight in throws(5)), len(keeps(5))
(252, 7776, 462)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from operator import le

from yamclub.errors import Code, YamError
from yamclub.kernel.weighted import Weighted
from yamclub.kernel.written import Written

MAX_DICE = 8
MAX_FACE = 9
"""The text form has one digit per die."""

_known: dict[tuple[int, ...], Dice] = {}


class Dice(Written):
    """A handful of dice, without order. Equal handfuls are the same object.

    ``faces`` lists them in rising order; ``counts[f]`` says how many show face ``f``.

    >>> d = Dice([5, 2, 4, 4, 4])
    >>> d.faces, d.counts[4], d.total, len(d), str(d)
    ((2, 4, 4, 4, 5), 3, 19, 5, '24445')
    """

    __slots__ = ("_sums", "_text", "counts", "faces", "total")
    PATTERN = "^[1-9]{0,8}$"
    faces: tuple[int, ...]
    counts: tuple[int, ...]
    total: int
    _sums: dict[Dice, Dice]
    """By what was added, what these dice became: every throw of a game adds what was put aside before."""
    _text: str

    def __new__(cls, faces: Iterable[int] = ()) -> Dice:
        key = tuple(sorted(faces))
        known = _known.get(key)
        if known is not None:
            return known
        if len(key) > MAX_DICE or any(not 1 <= face <= MAX_FACE for face in key):
            raise YamError(Code.BAD_DICE, text=" ".join(map(str, key)))
        made = super().__new__(cls)
        made.faces = key
        made.counts = tuple(key.count(face) for face in range(MAX_FACE + 1))
        made.total = sum(key)
        made._sums = {}
        made._text = "".join(map(str, key))
        return _known.setdefault(key, made)

    @classmethod
    def parse(cls, text: str) -> Dice:
        """Read the short text form; spaces, commas and dashes between dice are accepted."""
        digits = [sign for sign in text if sign not in " ,-"]
        if len(digits) > MAX_DICE or not all(sign.isascii() and sign.isdigit() and sign != "0" for sign in digits):
            raise YamError(Code.BAD_DICE, text=text[:40])
        return cls(int(sign) for sign in digits)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Dice({str(self)!r})"

    def __len__(self) -> int:
        return len(self.faces)

    def __iter__(self) -> Iterator[int]:
        return iter(self.faces)

    def __lt__(self, other: Dice) -> bool:
        return (len(self.faces), self.faces) < (len(other.faces), other.faces)

    def __add__(self, other: Dice) -> Dice:
        added = self._sums.get(other)
        if added is None:
            added = self._sums[other] = Dice(self.faces + other.faces)
        return added

    def __sub__(self, other: Dice) -> Dice:
        """What is left when ``other`` is taken away; it must be part of these dice."""
        if not other.within(self):
            raise ValueError(f"{other!r} does not lie within {self!r}")
        left = (mine - theirs for mine, theirs in zip(self.counts, other.counts, strict=True))
        return Dice(face for face, count in enumerate(left) for _ in range(count))

    def within(self, other: Dice) -> bool:
        """Whether these dice can be picked out of ``other``."""
        return all(map(le, self.counts, other.counts))

    def __reduce__(self) -> tuple[type[Dice], tuple[tuple[int, ...]]]:
        return Dice, (self.faces,)  # copying and unpickling give the same object again


def dice(text: str) -> Dice:
    """``dice("44425")``: the short way to write dice in tests and at a prompt."""
    return Dice.parse(text)


def arrangements(handful: Dice) -> int:
    """How many ordered throws show these dice.

    >>> arrangements(dice("44425"))
    20
    """
    return factorial(len(handful)) // prod(map(factorial, handful.counts))


@cache
def throws(count: int, sides: int = 6) -> Weighted[Dice]:
    """Every throw of ``count`` dice, each with the number of ordered throws behind it."""
    every = map(Dice, combinations_with_replacement(range(1, sides + 1), count))
    return Weighted((throw, arrangements(throw)) for throw in every)


@cache
def keeps(count: int, sides: int = 6) -> tuple[Dice, ...]:
    """Every set of dice that can be put aside, from none to all of ``count`` dice, fewest first."""
    faces = range(1, sides + 1)
    return tuple(Dice(kept) for size in range(count + 1) for kept in combinations_with_replacement(faces, size))


@cache
def sub_keeps(thrown: Dice) -> tuple[Dice, ...]:
    """Every different choice of dice to put aside from a throw, none and all of them included.

    >>> [str(keep) for keep in sub_keeps(dice("445"))]
    ['', '4', '5', '44', '45', '445']
    """
    present = [(face, count) for face, count in enumerate(thrown.counts) if count]
    chosen = product(*(range(count + 1) for _, count in present))
    subs = (Dice(face for (face, _), n in zip(present, choice, strict=True) for _ in range(n)) for choice in chosen)
    return tuple(sorted(subs))


@cache
def after(keep: Dice, count: int, sides: int = 6) -> Weighted[Dice]:
    """What ``count`` dice can show once ``keep`` was put aside and the others were thrown.

    >>> after(dice("4444"), 5).weight(dice("44444")), after(dice("4444"), 5).total
    (1, 6)
    """
    return throws(count - len(keep), sides).map(lambda thrown: keep + thrown)
