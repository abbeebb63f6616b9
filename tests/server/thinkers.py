"""Bots that only tests ask, in processes that think: slow ones, one that dies, one that breaks the rules.

All behave at their first move, which is the one they make to be prepared.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

from yamclub.game import Action


class Last:
    """Takes the last of what it may do: unlike the move that is made for a bot that fails."""

    def __init__(self, rng: Random) -> None:
        self._rng, self._prepared = rng, False

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if self._prepared:
            self.misbehave(legal)
        self._prepared = True
        return legal[-1]

    def misbehave(self, legal: Sequence[Action]) -> None:
        pass


class Sleeper(Last):
    def misbehave(self, legal: Sequence[Action]) -> None:
        sleep(600)


class Busy(Last):
    """Never comes to an end, and never lets go of its processor either."""

    def misbehave(self, legal: Sequence[Action]) -> None:
        while True:
            pass


class Dying(Last):
    """Its process is killed, as often as the file says that the environment names."""

    def misbehave(self, legal: Sequence[Action]) -> None:
        left = Path(os.environ["DEATHS_LEFT"])
        deaths = int(left.read_text())
        if deaths:
            left.write_text(str(deaths - 1))
            os.kill(os.getpid(), signal.SIGKILL)


class Cheat(Last):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return Action()


class Nosy(Last):
    """Fails, and says what it found in its environment."""

    def misbehave(self, legal: Sequence[Action]) -> None:
        raise LookupError(" ".join(os.environ))
