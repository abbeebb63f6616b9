"""What a throw of Yamslam is worth to every seat, by the expert's own judgement: for taking luck out of results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from yamclub.games.slam.positions import GOAL
from yamclub.games.slam.rules import SlamState
from yamclub.games.slam.turn import shares_before, thrown_in
from yamclub.mechanics.starting import start_chances
from yamclub.mechanics.throwing import THROWS
from yamclub.solve.numbering import FIRST_THROW, number_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from yamclub.mechanics.opening import Opening


class SlamWorths:
    def of_outcomes(self, state: SlamState) -> NDArray[np.float64] | None:
        if state.opening is not None:
            return of_opening(state, state.opening)
        number = number_of()
        lying = [number[state.dice + throw.dice] - FIRST_THROW for throw in state.chance().outcomes]
        shares = thrown_in(state)[THROWS - state.throws - 1][lying]
        if state.players == 1:
            alone: NDArray[np.float64] = GOAL * shares[:, :1]
            return alone
        return by_seat(state, shares, state.seat)


def by_seat(state: SlamState, shares: NDArray[np.float64], mover: int) -> NDArray[np.float64]:
    """Shares of sides, from the one that moves, as shares of seats: partners halve theirs."""
    first, sides = state.side_of(mover), len(state.held)
    order = [(state.side_of(seat) - first) % sides for seat in range(state.players)]
    by_seat: NDArray[np.float64] = shares[..., order] * (sides / state.players)
    return by_seat


def of_opening(state: SlamState, opening: Opening) -> NDArray[np.float64]:
    """While it is thrown for the start: by who will start, which is worth more the more there are."""
    starters = np.arange(state.players)
    begun = np.stack([by_seat(state, shares_before(state.begin(seat)[0]), seat) for seat in starters.tolist()])
    totals = [throw.dice.total for throw in state.chance().outcomes]
    chances = np.array([start_chances(opening.after(total), state.players, state.OPENING_DICE) for total in totals])
    worths: NDArray[np.float64] = chances @ begun
    return worths


WORTHS = SlamWorths()
