"""A bot that plays Yamslam alone (S15) as well as can be: for the highest score on average.

In a series it plays every game like that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.slam.chips import (
    ALL_CHIPS,
    INDEX,
    SERIES,
    Chips,
    Series,
    formed,
    is_yamslam,
    more,
    most_valuable,
    score,
)
from yamclub.games.slam.moves import SlamOptions, Take
from yamclub.games.slam.states import state_number
from yamclub.games.slam.targets import SLAM
from yamclub.games.slam.view import SlamView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import Worth, solve_turn
from yamclub.mechanics.perfect import PerfectBot
from yamclub.mechanics.throwing import THROWS, Keep, may_keep
from yamclub.solve.solution import Question

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

_NOT_ALLOWED = float("-inf")


class Perfect(PerfectBot):
    """Rates in points of this game's final score."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._last: tuple[tuple[Chips, Chips, str], _Position] | None = None

    @staticmethod
    def question(options: SlamOptions) -> Question:
        return SLAM.question({"four_as_two_pairs": options.four_as_two_pairs})

    @classmethod
    def compared_with(cls, options: SlamOptions) -> Question | None:
        return cls.question(options) if options.series == "single" else None

    def rate(self, view: SlamView, legal: Sequence[Action]) -> list[float]:
        position = self._position(view)
        keeps = position.stages[view.throws_left - 1] if may_keep(legal) else {}

        def worth(action: Action) -> float:
            match action:
                case Take(series, removed):
                    return position.taken(INDEX[series], removed, and_another=view.yamslam and not view.owed)
                case Keep(dice):
                    return keeps[dice]
            return position.failed()

        return [worth(action) for action in legal]

    def _position(self, view: SlamView) -> _Position:
        """Kept through a turn, in which the chips stay as they are."""
        in_play, removed = (tuple(pile.in_play for pile in view.piles), tuple(pile.removed for pile in view.piles))
        key = in_play, removed, view.options.four_as_two_pairs
        if self._last is None or self._last[0] != key:
            self._last = key, _Position(in_play, removed, key[2] == "yes", self.values(view.options))
        return self._last[1]


class _Position:
    """The chips on the table, and what they are worth after each way to end the turn."""

    def __init__(self, in_play: Chips, removed: Chips, four: bool, values: NDArray[np.float64]) -> None:
        self._in_play, self._removed, self._four, self._values = in_play, removed, four, values

    @cached_property
    def stages(self) -> Sequence[Worth]:
        """What keeps are worth with one and with two throws to come."""
        takes = {series: self.taken(place) for place, series in enumerate(SERIES) if self._in_play[place]}
        yamslam = max(self.taken(place, gone, and_another=True) for place, gone in _there(self._in_play, self._removed))
        failed = self.failed()

        def taken(dice: Dice) -> float:
            if is_yamslam(dice):
                return yamslam
            return max((takes[series] for series in self._won(dice, takes)), default=_NOT_ALLOWED)

        def final(dice: Dice) -> float:
            return taken(dice) if is_yamslam(dice) or any(self._won(dice, takes)) else failed

        return solve_turn(final, THROWS - 1, stop=taken)

    def _won(self, dice: Dice, takes: dict[Series, float]) -> Iterator[Series]:
        return (series for series in formed(dice, self._four) if series in takes)

    def taken(self, place: int, from_removed: bool = False, *, and_another: bool = False) -> float:
        """Once this chip is taken: the last one, or the first of the two for a Yamslam."""
        in_play, removed = _without(self._in_play, self._removed, place, from_removed)
        if not and_another or not (any(in_play) or any(removed)):
            return self._value(in_play, removed)
        return max(self._value(*_without(in_play, removed, *second)) for second in _there(in_play, removed))

    def failed(self) -> float:
        """S15: the most valuable chip in play is removed."""
        dearest = most_valuable(self._in_play)
        in_play, removed = more(self._in_play, dearest, -1), more(self._removed, dearest, 1)
        if any(in_play):
            return self._value(in_play, removed)
        held = tuple(every - gone for every, gone in zip(ALL_CHIPS, removed, strict=True))
        return float(score(held, took_last=False).total)

    def _value(self, in_play: Chips, removed: Chips) -> float:
        return float(self._values[state_number(in_play, removed)])


def _there(in_play: Chips, removed: Chips) -> Iterator[tuple[int, bool]]:
    """The chips that a Yamslam may take, those in play first."""
    for place, count in enumerate(in_play):
        if count:
            yield place, False
    for place, count in enumerate(removed):
        if count:
            yield place, True


def _without(in_play: Chips, removed: Chips, place: int, from_removed: bool) -> tuple[Chips, Chips]:
    if from_removed:
        return in_play, more(removed, place, -1)
    return more(in_play, place, -1), removed
