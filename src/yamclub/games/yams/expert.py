"""A bot that plays the turn exactly, for the win: its own future and everybody's, as far as they can be known.

Far ahead it gambles little, behind it gambles; alone it plays for points, by the exact table if there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.yams.moves import Write
from yamclub.games.yams.view import YamsView
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.throwing import Keep

if TYPE_CHECKING:
    from random import Random

    from yamclub.games.yams.perfect import Perfect


class Expert(RatingBot):
    """Rates in points: shares of the win, divided by what a point is worth now."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._perfect: Perfect | None = None

    def rate(self, view: YamsView, legal: Sequence[Action]) -> list[float]:
        if len(view.sheets) == 1:
            perfect = self._exact(view)
            if perfect is not None:
                return perfect.rate(view, legal)
        from yamclub.games.yams.position import Table, position
        from yamclub.solve.numbering import FIRST_THROW, number_of

        number = number_of()
        now = position(Table(view.sheets, view.extra_yams, view.options, view.seat))
        worth, unit = now.worth, now.point if len(view.sheets) > 1 else 1.0
        ways = now.ways.number[number[view.dice] - FIRST_THROW]
        kept = now.search.kept[view.throws_left]
        found = []
        for action in legal:
            if isinstance(action, Keep):
                found.append(float(kept[number[action.dice]]) / unit)
            elif isinstance(action, Write):
                found.append(float(worth[ways[INDEX[action.box]]]) / unit)
        return found

    def _exact(self, view: YamsView) -> Perfect | None:
        """The best play alone, if its table is there; none is made here, because others wait."""
        if self._perfect is None and find_spec("numba") is not None:
            from yamclub.games.yams.perfect import Perfect
            from yamclub.solve.tables import Watcher, kept

            if kept(Perfect.question(view.options), Watcher()) is not None:
                self._perfect = Perfect(self._rng)
        return self._perfect
