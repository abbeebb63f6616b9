"""The club player and the novice: they see less of the game than ``greedy`` does, and slip.

Both look at a chip's points and at the next throw alone: they don't reckon with the throw after
it, nor with what others need, what a failed turn removes, or how the end is won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from yamclub.game import Action
from yamclub.games.slam.chips import INDEX, SERIES, Chips, Series, formed, is_yamslam
from yamclub.games.slam.moves import Take
from yamclub.games.slam.view import SlamView
from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.turn import keep_worth
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.throwing import DICE, Keep, may_keep


class OneThrowAhead(Erring):
    """Rates in points: what the next throw brings on average, if the turn ended with it."""

    variety: ClassVar[float]
    """What the first chip of a series is worth more to it: the bonus for many series is a seventh of 50 each."""

    def rate(self, view: SlamView, legal: Sequence[Action]) -> list[float]:
        values = self._values(view)
        keeps = self._keeps(view, values) if may_keep(legal) else {}

        def worth(action: Action) -> float:
            match action:
                case Take(series):
                    return values[series]
                case Keep(dice):
                    return keeps[dice]
            return 0.0

        return [worth(action) for action in legal]

    def _values(self, view: SlamView) -> dict[Series, float]:
        held: Chips = next(side.chips for side in view.sides if view.seat in side.seats)
        return {pile.series: pile.points + (0.0 if held[INDEX[pile.series]] else self.variety) for pile in view.piles}

    @staticmethod
    def _keeps(view: SlamView, values: dict[Series, float]) -> Mapping[Dice, float]:
        winnable = tuple((pile.series, values[pile.series]) for pile in view.piles if pile.in_play)
        best = max(values[pile.series] for pile in view.piles if pile.in_play or pile.removed)
        return _worth_of_keeps(winnable, best, view.options.four_as_two_pairs == "yes")


@lru_cache(maxsize=64)
def _worth_of_keeps(
    winnable: tuple[tuple[Series, float], ...], best: float, four_as_two_pairs: bool
) -> Mapping[Dice, float]:
    """Remembered, because it is asked for twice in most turns."""
    values = dict(winnable)

    def worth(dice: Dice) -> float:
        if is_yamslam(dice):
            return best
        return max((values[series] for series in formed(dice, four_as_two_pairs) if series in values), default=0.0)

    return keep_worth({throw: worth(throw) for throw in throws(DICE).outcomes}, DICE)


class Club(OneThrowAhead):
    """Counts on the bonus for many series, and slips a little."""

    slip = 3.0
    variety = 50 / len(SERIES)


class Novice(OneThrowAhead):
    """Sees the points of chips only, and slips more."""

    slip = 5.6
    variety = 0.0
