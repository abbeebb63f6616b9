"""The board: what each square asks of the dice, and what the pawns on it are worth.

Squares are named by column and row, ``a1`` at the top left. The pawns of a player are a set of
squares, kept as one integer: bit *i* is square *i* in reading order. So a position is two
numbers, a line is a mask, and every question about them takes a few operations on bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from itertools import chain
from typing import Literal, get_args

from msgspec import Struct

from yamclub.kernel.dice import Dice

SIDE = 5

Square = Literal[
    "a1", "b1", "c1", "d1", "e1",
    "a2", "b2", "c2", "d2", "e2",
    "a3", "b3", "c3", "d3", "e3",
    "a4", "b4", "c4", "d4", "e4",
    "a5", "b5", "c5", "d5", "e5",
]  # fmt: skip
SQUARES: tuple[Square, ...] = get_args(Square)
BIT: dict[Square, int] = {square: 1 << index for index, square in enumerate(SQUARES)}

Pawns = int
"""A set of squares, a bit each."""


class Combination(StrEnum):
    """What a square asks for."""

    ONES = "1"
    TWOS = "2"
    THREES = "3"
    FOURS = "4"
    FIVES = "5"
    SIXES = "6"
    FULL = "full"
    CARRE = "carre"
    YAM = "yam"
    SUITE = "suite"
    LOW = "low"
    SEC = "sec"
    DEFI = "defi"


BRELANS = (
    Combination.ONES,
    Combination.TWOS,
    Combination.THREES,
    Combination.FOURS,
    Combination.FIVES,
    Combination.SIXES,
)
GREAT = frozenset({Combination.FULL, Combination.CARRE, Combination.YAM, Combination.SUITE, Combination.LOW})
"""What a sec and a défi are made of: anything but a brelan."""
LOW_TOTAL = 8

_ROWS = (
    ("1", "3", "defi", "4", "6"),
    ("2", "carre", "sec", "full", "5"),
    ("low", "full", "yam", "defi", "suite"),
    ("6", "sec", "suite", "low", "1"),
    ("3", "2", "carre", "5", "4"),
)
"""B1, as printed."""
NEEDS: dict[Square, Combination] = dict(zip(SQUARES, map(Combination, chain(*_ROWS)), strict=True))
WHERE: dict[Combination, Pawns] = {
    combination: sum(BIT[square] for square in SQUARES if NEEDS[square] is combination) for combination in Combination
}
"""The squares of each combination."""


@cache
def is_yam(dice: Dice) -> bool:
    return 5 in dice.counts


@cache
def formed(dice: Dice) -> frozenset[Combination]:
    """B4 to B7: every combination these five dice show; bigger ones include the smaller (B11)."""
    counts = dice.counts
    alike = max(counts)
    full = alike == 5 or (alike == 3 and 2 in counts)
    shown = {
        Combination.FULL: full,
        Combination.CARRE: alike >= 4,
        Combination.YAM: alike == 5,
        Combination.SUITE: str(dice) in ("12345", "23456"),
        Combination.LOW: dice.total <= LOW_TOTAL,
    }
    great = {combination for combination, is_shown in shown.items() if is_shown}
    return frozenset(great | {BRELANS[face - 1] for face in range(1, 7) if counts[face] >= 3})


def missing_dice(dice: Dice, needed: Combination) -> int:
    """How many dice are missing to as many of a kind as a square asks for; 0 where it asks for something else."""
    if needed in BRELANS:
        return max(0, 3 - dice.counts[int(needed)])
    kind = {Combination.CARRE: 4, Combination.YAM: 5}.get(needed, 0)
    return max(0, kind - max(dice.counts))


@cache
def is_great(dice: Dice) -> bool:
    """Whether these dice make a sec on the first throw, or a défi on a later one."""
    return bool(formed(dice) & GREAT)


@cache
def opened(dice: Dice, first_throw: bool, defi: bool, forced: bool) -> Pawns:
    """The squares, free or not, that these dice let a player place on (B8 to B11).

    With a défi declared they must be great, or open nothing; with ``forced`` they then open its squares only.
    """
    if defi and not is_great(dice):
        return 0
    squares = 0 if defi and forced else sum(WHERE[combination] for combination in formed(dice))
    if defi:
        squares |= WHERE[Combination.DEFI]
    if first_throw and is_great(dice):
        squares |= WHERE[Combination.SEC]
    return squares


# --- lines


def _lines() -> Iterator[tuple[int, ...]]:
    """Every row, column and diagonal of three squares or more."""
    for step_x, step_y in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for index in range(SIDE * SIDE):
            x, y = index % SIDE, index // SIDE
            if 0 <= x - step_x < SIDE and 0 <= y - step_y < SIDE:
                continue  # the line began earlier
            line = []
            while 0 <= x < SIDE and 0 <= y < SIDE:
                line.append(x + SIDE * y)
                x, y = x + step_x, y + step_y
            if len(line) >= 3:
                yield tuple(line)


LINES = tuple(_lines())
FIVES = tuple(sum(1 << index for index in line) for line in LINES if len(line) == SIDE)
"""B14: the lines that win a game when one player fills them."""
POINTS = {3: 1, 4: 2}
"""B15: the points of a line, by its number of neighbouring pawns."""


class Alignment(Struct, frozen=True):
    """Neighbouring pawns of one player in a straight line, as many as there are: three or more."""

    squares: tuple[Square, ...]
    """Where its pawns stand."""
    points: int
    """What it is worth."""


def has_five(pawns: Pawns) -> bool:
    return any(pawns & five == five for five in FIVES)


@lru_cache(maxsize=1 << 12)
def alignments(pawns: Pawns) -> tuple[Alignment, ...]:
    """B15: the longest alignments of every line, each once. Five in a row win, and so have no points."""
    return tuple(
        Alignment(tuple(SQUARES[index] for index in run), POINTS.get(len(run), 0))
        for line in LINES
        for run in _runs(line, pawns)
        if len(run) >= 3
    )


def _runs(line: tuple[int, ...], pawns: Pawns) -> Iterator[list[int]]:
    run: list[int] = []
    for index in line:
        if pawns >> index & 1:
            run.append(index)
        else:
            yield run
            run = []
    yield run


@lru_cache(maxsize=1 << 12)
def points(pawns: Pawns) -> int:
    return sum(alignment.points for alignment in alignments(pawns))


def squares_of(pawns: Pawns) -> tuple[Square, ...]:
    return tuple(square for square in SQUARES if pawns & BIT[square])
