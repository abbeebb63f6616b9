"""The odds of Yam's: that the dice fill a box."""

from __future__ import annotations

from functools import lru_cache

from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.rules import worth_in
from yamclub.games.yams.view import YamsView
from yamclub.kernel.chances import FreeTurn
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds
from yamclub.mechanics.odds import FreeOdds, Named
from yamclub.mechanics.sheet import BOXES, NO_POINTS, UPPER, YAM, Points
from yamclub.mechanics.sheet_odds import SheetTargets

TARGETS = SheetTargets("yams", {})
_FIVE_ANYWHERE: Points = (0,) * UPPER + (None,) * (YAM - UPPER) + (0,) + (None,) * (len(BOXES) - YAM - 1)
"""A sheet on which five alike count in every lower box: that of their face and the yam are closed."""


@lru_cache(maxsize=1 << 10)
def _turn(name: str, options: YamsOptions, points: Points) -> FreeTurn:
    """The chances of a box of such a sheet."""
    index, least = TARGETS.target(name)
    opened = tuple(None if place == index else written for place, written in enumerate(points))
    return FreeTurn(lambda dice: (worth_in(opened, dice, options)[index] or 0) >= least)


class YamsOdds(FreeOdds):
    """With extra yams, five alike count as a full house and as straights: see Y11."""

    game = "yams"

    def targets(self, options: YamsOptions) -> tuple[str, ...]:
        return TARGETS.listed

    def read(self, text: str, options: YamsOptions) -> str:
        return TARGETS.read(text)

    def named(self, target: str) -> Named:
        return TARGETS.named(target)

    def turn(self, target: str, options: YamsOptions) -> FreeTurn:
        lower = TARGETS.target(target).box >= UPPER
        return _turn(target, options, _FIVE_ANYWHERE if lower and options.extra_yams == "yes" else NO_POINTS)

    def lying_now(self, view: YamsView, dice: Dice, throws_left: int) -> tuple[Odds, ...]:
        """Of the boxes that the player who throws has open."""
        points, options = view.sheets[view.seat], view.options
        spare = options.extra_yams == "yes" and points[YAM] is not None
        # Only which boxes are open matters, and only once five alike have to go elsewhere.
        sheet = tuple(None if written is None else 0 for written in points) if spare else NO_POINTS
        names = [name for name in TARGETS.listed if points[TARGETS.target(name).box] is None]
        return tuple(self.tell(name, _turn(name, options, sheet), dice, throws_left) for name in names)


ODDS = YamsOdds()
