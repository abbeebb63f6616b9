"""Bots for races in virtual time, with the moments at which they act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamclub.game import Action


class Says:
    """A bot that takes so long and then says the best free number up to this one."""

    def __init__(self, delay: int | None, number: int) -> None:
        self._delay, self._number = delay, number

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        return self._delay

    def wants(self, view: Any, legal: Sequence[Any]) -> bool:
        return any(action.number <= self._number for action in legal)

    def choose(self, view: Any, legal: Sequence[Any]) -> Action:
        best: Action = max((one for one in legal if one.number <= self._number), key=lambda one: one.number)
        return best
