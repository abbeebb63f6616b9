"""What the coach asks of Yam Master: the expert's chance to win, its turn and the opponent's next one solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.master.expert import chance_after, solved_turn
from yamclub.games.master.reasons import why
from yamclub.games.master.rules import MOST_TURNS, MasterState, imagine
from yamclub.games.master.view import MasterView
from yamclub.games.master.worths import WORTHS
from yamclub.mechanics.appraisal import OF_A_WIN, Limits
from yamclub.mechanics.starting import start_chances

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from yamclub.mechanics.opening import Opening
    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]


SOLVED_TURNS = 2


class MasterAppraiser:
    hides = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def prepare(self, state: MasterState) -> None:
        """Everything is there."""

    def exact(self, state: MasterState) -> bool:
        """Only at the limit of turns: this turn and the next one are solved."""
        return state.opening is None and MOST_TURNS - state.turns <= SOLVED_TURNS

    def sees_all(self, state: MasterState) -> bool:
        return True

    def limits(self, state: MasterState) -> Limits:
        return OF_A_WIN

    def outcomes(self, state: MasterState) -> Worths | None:
        return WORTHS.of_outcomes(state) if state.opening is None else _by_starter(state, state.opening)

    def actions(self, view: MasterView, seat: int, legal: Sequence[Action]) -> Worths:
        turn = solved_turn(imagine(view, seat, self._rng))
        mine = np.array([chance_after(turn, action, view) for action in legal])
        return np.stack([mine, 1 - mine] if seat == 0 else [1 - mine, mine], axis=1)

    def why(self, view: MasterView, seat: int, best: Action, other: Action | None) -> Said | None:
        state = imagine(view, seat, self._rng)
        return why(view, state, solved_turn(state), best, other)


def _by_starter(state: MasterState, opening: Opening) -> Worths:
    """While it is thrown for the start: whoever moves first has an advantage."""
    first = float(solved_turn(state.begin_turn(0)).value[0])
    begun = np.array([[first, 1 - first], [1 - first, first]])
    totals = [throw.dice.total for throw in state.chance().outcomes]
    starts = np.array([start_chances(opening.after(total), state.players, state.OPENING_DICE) for total in totals])
    worths: Worths = starts @ begun
    return worths
