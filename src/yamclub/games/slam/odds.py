"""The odds of Yamslam: that the dice form a series. Five alike form what they show, though they win any chip."""

from __future__ import annotations

from functools import cache

from yamclub.games.slam.chips import Series, formed, is_yamslam
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.view import SlamView
from yamclub.kernel.chances import FreeTurn
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds
from yamclub.mechanics.odds import FreeOdds, Named, plain, unknown_target

YAMSLAM = "yamslam"
TARGETS = (*(plain(series) for series in Series), YAMSLAM)
_ALSO = {
    "deux-paires": "two-pairs",
    "couleur": "flush",
    "yam": YAMSLAM,
    "petite-suite": "small-straight",
    "grande-suite": "large-straight",
}


@cache
def _turn(target: str, four_as_two_pairs: bool) -> FreeTurn:
    if target == YAMSLAM:
        return FreeTurn(is_yamslam)
    series = Series(target.replace("-", "_"))
    return FreeTurn(lambda dice: series in formed(dice, four_as_two_pairs))


class SlamOdds(FreeOdds):
    game = "slam"

    def targets(self, options: SlamOptions) -> tuple[str, ...]:
        return TARGETS

    def read(self, text: str, options: SlamOptions) -> str:
        name = _ALSO.get(plain(text), plain(text))
        if name not in TARGETS:
            raise unknown_target(self.game, text, TARGETS)
        return name

    def named(self, target: str) -> Named:
        return Named("slam-yamslam" if target == YAMSLAM else f"slam-series-{target.replace('-', '_')}")

    def lying_now(self, view: SlamView, dice: Dice, throws_left: int) -> tuple[Odds, ...]:
        return () if view.owed else super().lying_now(view, dice, throws_left)  # what is left is to take a chip

    def turn(self, target: str, options: SlamOptions) -> FreeTurn:
        return _turn(target, target == "two-pairs" and options.four_as_two_pairs == "yes")


ODDS = SlamOdds()
