"""Players of a club and below: people who look at the next throw, and at the points in front of them.

They know more or less what a box usually brings, but not what the rest of the sheet will need: the bonus of
the upper part is nothing to plan for, yams and straights are chased with two throws left as with one, and
opponents are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

from yamclub.game import Action
from yamclub.games.yams.moves import WRITES, YamsOptions
from yamclub.games.yams.rules import extra_in, worth_in
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.turn import Worth, keep_worth
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.sheet import YAM, Points, worth
from yamclub.mechanics.throwing import DICE, Keep, may_keep

_USUAL = (2.0, 5.0, 8.0, 11.0, 14.0, 17.0, 22.0, 14.0, 20.0, 26.0, 28.0, 12.0, 21.0)
"""By box, about what it brings."""


class Looking(Erring):
    """Rates in points: what the next throw brings, less part of what the box usually brings."""

    patience: ClassVar[float]
    """How much of what a box usually brings is held against using it: 0 looks at points alone."""

    def rate(self, view: YamsView, legal: Sequence[Action]) -> list[float]:
        sheet, options = view.sheets[view.seat], view.options
        written = _liked(sheet, view.dice, options, self.patience)
        keeps = _next_throw(sheet, options, self.patience) if may_keep(legal) else {}
        rated: dict[Action, float] = {WRITES[index]: worth for index, worth in written.items()}
        return [keeps[action.dice] if isinstance(action, Keep) else rated[action] for action in legal]


class Club(Looking):
    patience = 0.9
    slip = 0.65


class Novice(Looking):
    patience = 0.5
    slip = 2.2


@lru_cache(maxsize=64)
def _next_throw(sheet: Points, options: YamsOptions, patience: float) -> Worth:
    """What each keep brings when the other dice are thrown once."""
    usual = [(box, patience * _USUAL[box]) for box, written in enumerate(sheet) if written is None]
    best = {dice: max([points[box] - less for box, less in usual]) for dice, points in _worths(options)}
    if options.extra_yams == "yes" and sheet[YAM] is not None:
        for dice in _five_of_a_kind():
            best[dice] = max(_liked(sheet, dice, options, patience).values())
    return keep_worth(best, DICE)


@cache
def _worths(options: YamsOptions) -> tuple[tuple[Dice, tuple[int, ...]], ...]:
    return tuple((dice, worth(dice, options.straights)) for dice in throws(DICE).outcomes)


@cache
def _five_of_a_kind() -> tuple[Dice, ...]:
    return tuple(dice for dice in throws(DICE).outcomes if len(set(dice)) == 1)


def _liked(sheet: Points, dice: Dice, options: YamsOptions, patience: float) -> dict[int, float]:
    """By box in which these dice can be written."""
    extra, worths = extra_in(sheet, dice, options), enumerate(worth_in(sheet, dice, options))
    return {index: points - patience * _USUAL[index] + extra for index, points in worths if points is not None}
