"""A move that a game refuses, for ``tests/words/test_refusals.py``."""

from __future__ import annotations

from typing import Any, NamedTuple

from yamclub.game import By, State


class Tried(NamedTuple):
    """The code, the position, who tries what, and when."""

    code: str
    state: State
    by: By
    action: Any
    at: int = 0
