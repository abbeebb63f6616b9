"""Boxes of a sheet as targets: ``fours:3`` for at least three fours, ``brelan:24`` for one worth 24 or more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from yamclub.kernel.dice import throws
from yamclub.mechanics.odds import Named, out_of_range, plain, unknown_target
from yamclub.mechanics.sheet import BOXES, CHANCE, INDEX, UPPER, Box, worth
from yamclub.mechanics.throwing import DICE

USUAL_COUNT = 3
"""Of a face, where no number is given: three of each make the bonus."""
USUAL_CHANCE = 20
COUNTED = (Box.BRELAN, Box.CARRE, Box.CHANCE)
"""The boxes of the lower part whose worth varies."""


_ALSO = {
    "ones": Box.ACES,
    "as": Box.ACES,
    "deux": Box.TWOS,
    "trois": Box.THREES,
    "quatre": Box.FOURS,
    "cinq": Box.FIVES,
    "six": Box.SIXES,
    "petite-suite": Box.SMALL_STRAIGHT,
    "grande-suite": Box.LARGE_STRAIGHT,
}
"""Other names that people use for a box, in any game."""


class SheetTarget(NamedTuple):
    box: int
    """Its index on the sheet."""
    points: int
    """The fewest that count."""


@cache
def _possible(index: int) -> tuple[int, ...]:
    return tuple(sorted({points for dice in throws(DICE).outcomes if (points := worth(dice)[index])}))


class SheetTargets:
    """The targets of a game with a sheet, by the names that this game gives its boxes."""

    def __init__(self, game: str, names: Mapping[Box, str]) -> None:
        self._game = game
        self._name = {index: names.get(box, plain(box)) for box, index in INDEX.items()}
        self._index = {plain(box): index for box, index in INDEX.items()}
        self._index |= {name: INDEX[box] for name, box in _ALSO.items()}
        self.listed = tuple(self._written(index) for index in range(len(BOXES)))
        """Every box, with the usual number where it takes one."""

    def _written(self, index: int, number: int | None = None) -> str:
        if number is None:
            number = USUAL_COUNT if index < UPPER else USUAL_CHANCE if index == CHANCE else None
        return self._name[index] if number is None else f"{self._name[index]}:{number}"

    def read(self, text: str) -> str:
        """The one form of a target that somebody wrote."""
        name, colon, number = plain(text).partition(":")
        index = self._index.get(name.strip("-"))
        if index is None or (colon and index >= UPPER and BOXES[index] not in COUNTED):
            raise unknown_target(self._game, text, self.listed)
        if not colon:
            return self._written(index)
        fewest, most = (1, DICE) if index < UPPER else (_possible(index)[0], _possible(index)[-1])
        number = number.strip("-")
        if not (number.isascii() and number.isdigit() and fewest <= int(number[:9]) <= most):
            raise out_of_range(self._name[index], number, fewest, most)
        return self._written(index, int(number))

    def named(self, name: str) -> Named:
        box, _, number = name.partition(":")
        return Named(f"box-{BOXES[self._index[box]]}", int(number) if number else None)

    def target(self, name: str) -> SheetTarget:
        """What a target in its one form asks for."""
        box, _, number = name.partition(":")
        index = self._index[box]
        if not number:
            return SheetTarget(index, 1)
        return SheetTarget(index, (index + 1) * int(number) if index < UPPER else int(number))
