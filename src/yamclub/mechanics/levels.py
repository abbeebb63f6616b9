"""Players who err as people do: seldom where a mistake costs much, often where it costs little."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from yamclub.game import Action
from yamclub.mechanics.rating import RatingBot


class Erring(RatingBot):
    """Chooses among what it rates: an action worth ``slip`` less than the best is taken about a third as often.

    Choices of people follow this law well (quantal response). What costs more than ``BLUNDER`` slips is never done.
    """

    slip: ClassVar[float]
    """In the unit of the ratings."""

    BLUNDER = 4.0

    @abstractmethod
    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        """What it thinks each action is worth."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        worth = self.rate(view, legal)
        best = max(worth)
        weights = [exp(max((one - best) / self.slip, -700.0)) for one in worth]
        weights = [
            weight if best - one <= self.BLUNDER * self.slip else 0.0
            for weight, one in zip(weights, worth, strict=True)
        ]
        return self._rng.choices(legal, weights)[0]
