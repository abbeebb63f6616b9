"""A bot that plays the turn exactly, for the win: its own future and everybody's, as far as they can be known.

Far ahead it gambles little, behind it gambles; alone it plays for points, by the exact table if there is one.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamclub.game import Action
from yamclub.games.yams.moves import Write
from yamclub.games.yams.view import YamsView
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.throwing import Keep


class Expert(RatingBot):
    """Rates in points: shares of the win, divided by what a point is worth now."""

    def rate(self, view: YamsView, legal: Sequence[Action]) -> list[float]:
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
