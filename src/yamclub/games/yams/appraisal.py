"""What the coach asks of Yam's: exact alone, else turns solved over the expert's chances of every score."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.yams.luck import lying
from yamclub.games.yams.moves import Write
from yamclub.games.yams.perfect import Perfect
from yamclub.games.yams.position import Position, Table, position
from yamclub.games.yams.reasons import why
from yamclub.games.yams.rules import YamsState
from yamclub.games.yams.solved import solved
from yamclub.games.yams.view import YamsView
from yamclub.mechanics.appraisal import OF_A_WIN, OF_POINTS, Limits
from yamclub.mechanics.sheet import INDEX, Points
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.solve.numbering import FIRST_THROW, number_of
from yamclub.solve.policy import policy

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]


class YamsAppraiser:
    hides = False

    def __init__(self, rng: Random) -> None:
        """Nothing here is left to chance."""

    def prepare(self, state: YamsState) -> None:
        if len(state.sheets) == 1 and find_spec("numba") is not None and solved(state.options) is None:
            policy(Perfect.question(state.options))
            solved.cache_clear()  # what was remembered is from before the table was there
            position.cache_clear()

    def exact(self, state: YamsState) -> bool:
        """Alone by the table; else in the last turn of all, and between two in the last turn of each."""
        mine, *others = (_turns(state.sheets[(state.seat + after) % state.players]) for after in range(state.players))
        if not others:
            return solved(state.options) is not None
        return state.opening is None and mine <= 1 and sum(others) <= (len(others) == 1)

    def sees_all(self, state: YamsState) -> bool:
        return True

    def limits(self, state: YamsState) -> Limits:
        return OF_POINTS if len(state.sheets) == 1 else OF_A_WIN

    def outcomes(self, state: YamsState) -> Worths | None:
        """None while it is thrown for the start: it makes hardly any difference, and the expert can't tell which."""
        if state.opening is not None:
            return None
        now = _position(state)
        found: Worths = now.judged.thrown[THROWS - 1 - state.throws][lying(state.dice), 1:]
        return found

    def actions(self, view: YamsView, seat: int, legal: Sequence[Action]) -> Worths:
        now, number = _position(view), number_of()
        ways = now.ways.number[number[view.dice] - FIRST_THROW]
        rows = []
        for action in legal:
            if isinstance(action, Keep):
                rows.append(now.judged.kept[view.throws_left][number[action.dice], 1:])
            elif isinstance(action, Write):
                rows.append(now.worths[ways[INDEX[action.box]]])
        return np.array(rows)

    def why(self, view: YamsView, seat: int, best: Action, other: Action | None) -> Said | None:
        return why(view, _position(view), best, other)


def _position(shown: YamsState | YamsView) -> Position:
    return position(Table(shown.sheets, shown.extra_yams, shown.options, shown.seat))


def _turns(sheet: Points) -> int:
    return sheet.count(None)
