"""What the coach asks of YAM color: right and wrong calls, by what a card does for the chance to win.

In the open variant everybody could have counted, so calls are judged by the true number. In the blind variant they are
judged by what was felt. Who was quicker is no choice: a ``race`` tells it apart from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.color.judging import chances_of, felt_now, rows_of
from yamclub.games.color.race import ColorRace
from yamclub.games.color.reasons import Reasons
from yamclub.games.color.view import ColorView
from yamclub.mechanics.appraisal import OF_A_WIN, Limits, Race

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from yamclub.games.color.rules import ColorState
    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]


class ColorAppraiser:
    hides = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def prepare(self, state: ColorState) -> None:
        """Everything is there."""

    def exact(self, state: ColorState) -> bool:
        return False

    def sees_all(self, state: ColorState) -> bool:
        return True

    def limits(self, state: ColorState) -> Limits:
        return OF_A_WIN

    def outcomes(self, state: ColorState) -> Worths | None:
        """Dice and cards favour nobody."""
        return None

    def actions(self, view: ColorView, seat: int, legal: Sequence[Action]) -> Worths:
        return rows_of(view, seat, legal, felt_now(view, seat))

    def why(self, view: ColorView, seat: int, best: Action, other: Action | None) -> Said | None:
        return Reasons(view, seat, chances_of(view, felt_now(view, seat))).why(best, other)

    def race(self, start: ColorState) -> Race:
        return ColorRace(start)
