"""Any legal action, all equally likely: the baseline for every other bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamclub.game import Action
from yamclub.mechanics.rating import RatingBot


class RandomBot(RatingBot):
    """Rates nothing: to it all actions are worth the same."""

    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        return [0.0] * len(legal)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return self._rng.choice(legal)
