"""What throws of Yam Master are worth: each seat's share of the win, by the expert's own value."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from yamclub.games.master.expert import solved_turn
from yamclub.games.master.rules import MasterState
from yamclub.kernel.dice import Dice, throws
from yamclub.mechanics.throwing import DICE
from yamclub.solve.numbering import FIRST_THROW, number_of


@cache
def _lands(kept: Dice) -> NDArray[Any]:
    """By outcome of throwing the others: the number of the throw that then lies there."""
    number = number_of()
    return np.array([number[kept + thrown] - FIRST_THROW for thrown in throws(DICE - len(kept)).outcomes])


class MasterWorths:
    def of_outcomes(self, state: MasterState) -> NDArray[np.float64] | None:
        """None while it is thrown for the start, which matters little."""
        if state.opening is not None:
            return None
        to_come = 2 - state.throws
        mine = solved_turn(state).thrown[to_come][0, int(state.declared)][_lands(state.dice)]
        shares = np.empty((len(mine), 2))
        shares[:, state.seat], shares[:, 1 - state.seat] = mine, 1 - mine
        return shares


WORTHS = MasterWorths()
