"""What every throw is worth to everybody: see ``mechanics.worths``."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from yamclub.games.yams.rules import YamsState
from yamclub.kernel.dice import Dice
from yamclub.mechanics.throwing import DICE, THROWS, throw_chance

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class YamsWorths:
    """Shares of the win as the expert counts them, alone the score."""

    def of_outcomes(self, state: YamsState) -> NDArray[np.float64] | None:
        if state.opening is not None:  # who starts makes hardly any difference
            return None
        from yamclub.games.yams.position import Table, position

        now = position(Table(state.sheets, state.extra_yams, state.options, state.seat))
        to_come = THROWS - 1 - state.throws
        found: NDArray[np.float64] = now.following.thrown[to_come][lying(state.dice), 1:]
        return found


@lru_cache(maxsize=512)
def lying(kept: Dice) -> NDArray[np.intp]:
    """By outcome of the throw, the number of the dice that then lie there."""
    import numpy as np

    from yamclub.solve.numbering import FIRST_THROW, number_of

    number = number_of()
    return np.array([number[kept + one.dice] - FIRST_THROW for one in throw_chance(DICE - len(kept)).outcomes])


WORTHS = YamsWorths()
