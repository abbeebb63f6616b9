"""What a throw of Yamslam is worth to every seat, by the expert's own judgement: for taking luck out of results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from yamclub.games.slam.positions import GOAL
from yamclub.games.slam.turn import thrown_in
from yamclub.mechanics.throwing import THROWS
from yamclub.solve.numbering import FIRST_THROW, number_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from yamclub.games.slam.rules import SlamState


class SlamWorths:
    def of_outcomes(self, state: SlamState) -> NDArray[np.float64] | None:
        """None while it is thrown for the start, which is worth next to nothing."""
        if state.phase != "throwing":
            return None
        number = number_of()
        lying = [number[state.dice + throw.dice] - FIRST_THROW for throw in state.chance().outcomes]
        shares = thrown_in(state)[THROWS - state.throws - 1][lying]
        if state.players == 1:
            alone: NDArray[np.float64] = GOAL * shares[:, :1]
            return alone
        first, sides = state.side_of(state.seat), len(state.held)
        order = [(state.side_of(seat) - first) % sides for seat in range(state.players)]
        by_seat: NDArray[np.float64] = shares[:, order]
        return by_seat / (state.players // sides)


WORTHS = SlamWorths()
