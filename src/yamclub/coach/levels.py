"""What level of bot a player compares to, by what their choices cost on average: from measured matches.

``curve.json`` is written by ``make coach-curve``, which analyses matches of every level against itself.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import log

from msgspec import Struct

from yamclub.kernel.codec import decode

_LEAST = 1e-6


class Measured(Struct, frozen=True):
    """One game at one number of seats."""

    game: str
    seats: int
    matches: int
    rates: dict[str, float]
    """By level, what a choice costs on average."""
    spread: float
    """One standard deviation of a result without its luck, among equals."""


@cache
def curve() -> tuple[Measured, ...]:
    file = files("yamclub.coach") / "curve.json"
    return decode(file.read_bytes(), tuple[Measured, ...]) if file.is_file() else ()


def _nearest(game: str, seats: int) -> Measured | None:
    """The table that was measured and has the most like number of seats; alone is like nothing else."""
    same = [one for one in curve() if one.game == game and (one.seats == 1) == (seats == 1)]
    return min(same, key=lambda one: abs(one.seats - seats), default=None)


def level_of(game: str, seats: int, rate: float) -> str | None:
    """The level whose choices cost about as much: nearest in proportion, not in difference."""
    found = _nearest(game, seats)
    if found is None:
        return None
    return min(found.rates, key=lambda level: abs(log(max(rate, _LEAST) / max(found.rates[level], _LEAST))))


def uncertainty_of(game: str, seats: int) -> float | None:
    found = _nearest(game, seats)
    return None if found is None else found.spread
