"""How much luck each seat had in a match: what chance brought, less what it brings on average.

By any fixed worths the mean of that is zero, whoever plays (it is a sum of differences from a mean), so subtracting it
moves no result to one side. The better the worths, the more of the noise it takes away: AIVAT's idea, for chance alone.
"""

from __future__ import annotations

from yamclub.game import Move, State
from yamclub.mechanics.worths import Worths


class Luck:
    """Adds up the luck of one match."""

    def __init__(self, worths: Worths | None, seats: int) -> None:
        self._worths = worths
        self._sums = [0.0] * seats

    @property
    def by_seat(self) -> tuple[float, ...] | None:
        """None where the game has no worths."""
        return None if self._worths is None else tuple(self._sums)

    def saw(self, state: State, outcome: Move) -> None:
        """Chance brings this outcome in that state."""
        if self._worths is None:
            return
        found = self._worths.of_outcomes(state)
        if found is None:
            return
        import numpy as np  # whoever knows worths has it

        chance, rows = state.chance(), np.asarray(found, dtype=np.float64)
        expected = np.asarray(chance.weights, dtype=np.float64) @ rows / chance.total
        self._sums = [
            had + float(more)
            for had, more in zip(self._sums, rows[chance.outcomes.index(outcome)] - expected, strict=True)
        ]
