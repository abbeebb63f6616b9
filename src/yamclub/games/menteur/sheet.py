"""A player's sheet of points and crosses, and what can be announced in each box."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.values import changed
from yamclub.mechanics.sheet import BOXES, CHANCE, NO_POINTS, Box, Points, Score, score, worth

CROSSES_TO_BAR = 2

_ALL = range(len(BOXES))
POSSIBLE: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({points for dice in throws(5).outcomes if (points := worth(dice)[index])})) for index in _ALL
)
"""M10: by box, every number of points that five dice can really have there; zero is never announced."""


@cache
def true_points(dice: Dice, exact: bool) -> tuple[tuple[int, ...], ...]:
    """M12: by box, the points whose announcement is true with these dice."""
    return tuple(
        tuple(points for points in possible if (points == really if exact else points <= really))
        for possible, really in zip(POSSIBLE, worth(dice), strict=True)
    )


class Sheet(Struct, frozen=True, cache_hash=True):
    """A box is open, written, or struck out by its second cross; only an open one can be announced or written.

    A box that was given up (M13b) has both crosses at once.
    """

    points: Points = NO_POINTS
    """By box; None where nothing is written."""
    crosses: tuple[int, ...] = (0,) * len(BOXES)
    """By box: 0, 1, or 2 where it is struck out."""

    def is_barred(self, index: int) -> bool:
        return self.crosses[index] == CROSSES_TO_BAR

    def is_open(self, index: int) -> bool:
        return self.points[index] is None and self.crosses[index] < CROSSES_TO_BAR

    @property
    def is_full(self) -> bool:
        """M21: every box is written or struck out."""
        return not open_boxes(self)

    def written(self, index: int, points: int) -> Sheet:
        """The sheet with points in an open box."""
        return Sheet(changed(self.points, index, points), self.crosses)

    def crossed(self, index: int) -> Sheet:
        """M19: with one more cross. The second strikes the box out and cancels its points; a third changes nothing."""
        if self.is_barred(index):
            return self
        crosses = changed(self.crosses, index, self.crosses[index] + 1)
        if crosses[index] < CROSSES_TO_BAR:
            return Sheet(self.points, crosses)
        return Sheet(changed(self.points, index, None), crosses)

    def barred(self, index: int) -> Sheet:
        """M13b: with an open box given up."""
        return Sheet(self.points, changed(self.crosses, index, CROSSES_TO_BAR))

    def score(self) -> Score:
        return score(self.points)  # M23


@lru_cache(maxsize=1 << 12)
def open_boxes(sheet: Sheet) -> tuple[int, ...]:
    """Cached, like what follows: a sheet stays as it is for many moves, and is asked at each."""
    written = zip(_ALL, sheet.points, sheet.crosses, strict=True)
    return tuple([index for index, points, crosses in written if points is None and crosses < CROSSES_TO_BAR])


@lru_cache(maxsize=1 << 12)
def announceable(still_open: tuple[int, ...], chance_last: bool) -> tuple[Box, ...]:
    """M9, and M13 where the table plays chance last: the boxes that may be announced while these are open."""
    waits = chance_last and len(still_open) > 1
    return tuple(BOXES[index] for index in still_open if index != CHANCE or not waits)


@lru_cache(maxsize=1 << 12)
def standings(sheets: tuple[Sheet, ...]) -> tuple[tuple[Score, ...], tuple[int, ...]]:
    """What sheets are worth, part by part and together."""
    scores = tuple(sheet.score() for sheet in sheets)
    return scores, tuple(score.total for score in scores)


EMPTY_SHEET = Sheet()
