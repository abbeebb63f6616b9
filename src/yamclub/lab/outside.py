"""Bots from outside: a command that reads JSON lines and writes its moves, as a program at ``yam play --json`` does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamclub.game import Action, Game, Result, State, Step

PREFIX = "cmd:"


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


class Outside:
    """Holds a seat for a program in a process of its own."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        raise NotImplementedError

    def saw(self, step: Step) -> None:
        """A move was made."""

    def ended(self, result: Result | None, state: State) -> None:
        """The match is over, or was broken off because a bot failed."""


def outside_bot(
    name: str, bot: int, seat: int, seconds: float, game: Game, options: dict[str, Any], seats: int
) -> Outside:
    raise NotImplementedError


def check_outside(name: str) -> None:
    """Raise if there is no such command."""
    raise NotImplementedError
