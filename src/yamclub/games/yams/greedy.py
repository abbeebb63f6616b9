"""A bot that plays each turn exactly, and looks no further than the turn.

A box is worth what it scores above its par, which is about what it brings when it is left for
later. Upper boxes count their share of the bonus as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from yamclub.game import Action
from yamclub.games.yams.moves import WRITES, YamsOptions
from yamclub.games.yams.rules import extra_in, worth_in
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import Worth, solve_turn
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER, Points
from yamclub.mechanics.throwing import THROWS, Keep, may_keep

_PAR = (1.9, 5.2, 8.2, 11.0, 14.0, 17.0, 23.0, 15.0, 22.0, 29.0, 32.0, 14.0, 23.5)
"""By box, about what it brings on average."""
_WEIGHT = (1 + BONUS / BONUS_FROM,) * UPPER + (1.0,) * (len(BOXES) - UPPER)
"""What a point is worth there: in the upper part, its share of the bonus too."""


class Greedy(RatingBot):
    """Rates in points: what the turn brings on average, above par."""

    def rate(self, view: YamsView, legal: Sequence[Action]) -> list[float]:
        sheet, options = view.sheets[view.seat], view.options
        written = _above_par(sheet, view.dice, options)
        keeps = _turn(sheet, options)[view.throws_left - 1] if may_keep(legal) else {}
        rated: dict[Action, float] = {WRITES[index]: worth for index, worth in written.items()}
        return [keeps[action.dice] if isinstance(action, Keep) else rated[action] for action in legal]


@lru_cache(maxsize=64)
def _turn(sheet: Points, options: YamsOptions) -> Sequence[Worth]:
    """The turn solved; the sheet stays as it is through it."""
    return solve_turn(lambda dice: max(_above_par(sheet, dice, options).values()), THROWS - 1)


def _above_par(sheet: Points, dice: Dice, options: YamsOptions) -> dict[int, float]:
    """By box in which these dice can be written."""
    extra, worth = extra_in(sheet, dice, options), enumerate(worth_in(sheet, dice, options))
    return {index: (points - _PAR[index]) * _WEIGHT[index] + extra for index, points in worth if points is not None}
