"""The coach: what was best, what a choice cost, and how much was luck.

>>> from yamclub.coach import analyse
>>> from yamclub.match.record import read_file  # doctest: +SKIP
>>> analysis = analyse(read_file("match.jsonl"))  # doctest: +SKIP
>>> analysis.players[0].luck  # doctest: +SKIP
0.12
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yamclub.coach.report import Analysis, Caution, Decision, Event, Hint, Option, Player

if TYPE_CHECKING:
    from yamclub.coach.analysis import analyse
    from yamclub.coach.hints import caution, hint

_COUNTING = {"analyse": "analysis", "caution": "hints", "hint": "hints"}
"""What needs NumPy is imported when it is asked for: a server only tells what another process counted."""


def __getattr__(name: str) -> Any:
    if name not in _COUNTING:
        raise AttributeError(name)
    return getattr(import_module(f"yamclub.coach.{_COUNTING[name]}"), name)


__all__ = ["Analysis", "Caution", "Decision", "Event", "Hint", "Option", "Player", "analyse", "caution", "hint"]
