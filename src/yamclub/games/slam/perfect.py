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
from yamclub.kernel.dice import Dice, sub_keeps, throws
from yamclub.kernel.turn import Worth, solve_turn
from yamclub.mechanics.perfect import PerfectBot
from yamclub.mechanics.throwing import DICE, THROWS, Keep, may_keep
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

    def thrown(self, view: SlamView, to_come: int) -> Worth:
        """What each throw of five dice is worth with so many throws to come."""
        return self._position(view).lying[to_come]

    def ends(self, view: SlamView) -> list[float]:
        """What each way to end the turn is worth, in the order of ``positions``; minus infinity where there is none."""
        position, ways = self._position(view), [pile.in_play for pile in view.piles]
        taken = [position.taken(place) if count else _NOT_ALLOWED for place, count in enumerate(ways)]
        another = [
            position.taken(place, gone, and_another=not view.owed) if count else _NOT_ALLOWED
            for gone, piles in ((False, ways), (True, [pile.removed for pile in view.piles]))
            for place, count in enumerate(piles)
        ]
        return [*taken, position.failed() if any(ways) else _NOT_ALLOWED, *another]

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
        return solve_turn(self._final, THROWS - 1, stop=self._stopped)

    @cached_property
    def lying(self) -> Sequence[Worth]:
        """What throws are worth, once they lie there, with none, one and two throws to come."""
        every = throws(DICE).outcomes
        later = [{dice: max(stage[keep] for keep in sub_keeps(dice)) for dice in every} for stage in self.stages]
        return [{dice: self._final(dice) for dice in every}, *later]

    @cached_property
    def _takes(self) -> dict[Series, float]:
        return {series: self.taken(place) for place, series in enumerate(SERIES) if self._in_play[place]}

    @cached_property
    def _yamslam(self) -> float:
        return max(self.taken(place, gone, and_another=True) for place, gone in _there(self._in_play, self._removed))

    def _stopped(self, dice: Dice) -> float:
        """What it is worth to take a chip for these dice."""
        if is_yamslam(dice):
            return self._yamslam
        return max((self._takes[series] for series in self._won(dice, self._takes)), default=_NOT_ALLOWED)

    def _final(self, dice: Dice) -> float:
        stopped = self._stopped(dice)
        return self.failed() if stopped == _NOT_ALLOWED else stopped

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
