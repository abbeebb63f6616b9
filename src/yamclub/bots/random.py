"""Any legal action, each as likely: the floor that every other bot is measured from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from yamclub.game import Action


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return self._rng.choice(legal)
