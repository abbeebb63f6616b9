"""A bot that plays Yam's alone as well as can be: for the highest score on average."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.yams.moves import WRITES, YamsOptions
from yamclub.games.yams.rules import extra_in, worth_in
from yamclub.games.yams.targets import YAMS
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import Worth, solve_turn
from yamclub.mechanics.perfect import PerfectBot
from yamclub.mechanics.sheet import BONUS_FROM, BOXES, UPPER, YAM, YAM_POINTS, Points
from yamclub.mechanics.throwing import THROWS, Keep, may_keep
from yamclub.solve.solution import Question

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

_SCORED_YAM = 1 << len(BOXES)
"""Beside the bits of the closed boxes, where extra yams count: the yam box holds its points."""


class Perfect(PerfectBot):
    """Rates in points of the final score."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._last: tuple[tuple[Points, int, YamsOptions], _Sheet] | None = None

    @staticmethod
    def question(options: YamsOptions) -> Question:
        return YAMS.question({"straights": options.straights, "extra_yams": options.extra_yams})

    def rate(self, view: YamsView, legal: Sequence[Action]) -> list[float]:
        sheet = self._sheet(view)
        written = sheet.written(view.dice)
        keeps = sheet.stages[view.throws_left - 1] if may_keep(legal) else {}
        rated: dict[Action, float] = {WRITES[index]: worth for index, worth in written.items()}
        return [keeps[action.dice] if isinstance(action, Keep) else rated[action] for action in legal]

    def _sheet(self, view: YamsView) -> _Sheet:
        """Kept through a turn, in which the sheet stays as it is."""
        key = view.sheets[view.seat], view.extra_yams[view.seat], view.options
        if self._last is None or self._last[0] != key:
            self._last = key, _Sheet(*key, self.values(view.options))
        return self._last[1]


class _Sheet:
    """What stands on a sheet, and what it is worth once a box is closed."""

    def __init__(self, points: Points, extra: int, options: YamsOptions, values: NDArray[np.float64]) -> None:
        self._points, self._options, self._values = points, options, values
        self._counts_extra = options.extra_yams == "yes"
        self._so_far = sum(filter(None, points)) + extra
        self._upper = sum(filter(None, points[:UPPER]))
        self._closed = sum(1 << box for box, stands in enumerate(points) if stands is not None)
        if self._counts_extra and points[YAM] == YAM_POINTS:
            self._closed |= _SCORED_YAM

    @cached_property
    def stages(self) -> Sequence[Worth]:
        """What keeps are worth with one and with two throws to come."""
        return solve_turn(lambda dice: max(self.written(dice).values()), THROWS - 1)

    def written(self, dice: Dice) -> dict[int, float]:
        """By box in which these dice can be written, the final score on average."""
        so_far = self._so_far + extra_in(self._points, dice, self._options)
        worths = enumerate(worth_in(self._points, dice, self._options))
        return {box: so_far + points + self._after(box, points) for box, points in worths if points is not None}

    def _after(self, box: int, points: int) -> float:
        closed, upper = self._closed | 1 << box, self._upper + (points if box < UPPER else 0)
        if self._counts_extra and box == YAM and points:
            closed |= _SCORED_YAM
        return float(self._values[closed, min(upper, BONUS_FROM)])
