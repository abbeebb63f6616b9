"""A bot that chooses by what each action is worth to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from yamclub.game import Action

if TYPE_CHECKING:
    from random import Random


class RatingBot(ABC):
    """Rates every action and takes the best, or the first of equals. Hints and analysis ask for the ratings too."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    @abstractmethod
    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        """What each of these actions is worth, in the game's ``unit``; only differences mean anything."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        worth = self.rate(view, legal)
        return legal[worth.index(max(worth))]
