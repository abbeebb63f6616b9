"""Bots that play alone as well as can be: a solved table says what follows a turn, and the turn is solved exactly."""

from __future__ import annotations

from abc import abstractmethod
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from yamclub.mechanics.rating import RatingBot
from yamclub.solve.policy import policy

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from yamclub.solve.solution import Question


class PerfectBot(RatingBot):
    """Rates an action by the points that best play ends with on average once it is made."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        if find_spec("numba") is None:  # said now, before a match is begun that could not be played
            raise ModuleNotFoundError("No module named 'numba'", name="numba")

    @staticmethod
    @abstractmethod
    def question(options: Any) -> Question:
        """The solved question behind a table with these options."""

    @classmethod
    def compared_with(cls, options: Any) -> Question | None:
        """The question whose scores compare with those of such a match; None: none do."""
        return cls.question(options)

    def values(self, options: Any) -> NDArray[np.float64]:
        """The value of every state, in the solver's numbering."""
        return policy(self.question(options)).values
