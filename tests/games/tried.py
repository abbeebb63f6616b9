"""Moves that a game refuses, for ``tests/words/test_refusals.py``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from yamclub.errors import Code
from yamclub.game import By, State
from yamclub.kernel.dice import Dice
from yamclub.mechanics.throwing import NO_DICE, Keep


class Tried(NamedTuple):
    """The code, the position, who tries what, and when."""

    code: str
    state: State
    by: By
    action: Any
    at: int = 0


def throw_refusals(first: Any, last: Any) -> Iterator[Tried]:
    """What every throwing turn refuses: with these dice after the first throw, and after the last."""
    absent = next(face for face in range(1, 7) if not first.dice.counts[face])
    yield Tried(Code.NO_THROW_LEFT, last, last.seat, Keep(NO_DICE))
    yield Tried(Code.DICE_NOT_THERE, first, first.seat, Keep(Dice((absent,))))
    yield Tried(Code.NOTHING_TO_THROW, first, first.seat, Keep(first.dice))
