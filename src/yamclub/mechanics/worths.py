"""What a position is worth to every seat: for taking the luck out of results, and for telling luck from skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Worths(Protocol):
    """What a game knows of its positions. A game names its own as ``Game.worths``."""

    def of_outcomes(self, state: Any) -> NDArray[np.float64] | None:
        """For a state in which chance is to move: a row per outcome of ``state.chance()``, a column per seat.

        Numbers are shares of the win, alone the final score. They need not be exact: what an outcome is worth less
        the mean of all outcomes is luck by any such numbers, and has the mean zero. None: it can't tell.
        """
        ...
