"""Whose move it is, and who may look."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct


class Mover(StrEnum):
    """Movers without a seat."""

    CHANCE = "chance"
    CLOCK = "clock"


class Eye(StrEnum):
    """Viewers without a seat. ``OPEN`` sees everything: for the replay of a match that is over."""

    SPECTATOR = "spectator"
    OPEN = "open"


By = int | Mover
Viewer = int | Eye


class Turn(Struct, frozen=True):
    """Whose move it is. Several seats may act at once, and the clock too. If nobody may, the match is over."""

    seats: tuple[int, ...] = ()
    """Those that may move now."""
    chance: bool = False
    """Whether dice or cards are to come next."""
    clock: bool = False
    """Whether the clock may move: time can run out."""

    @property
    def over(self) -> bool:
        return not (self.chance or self.seats or self.clock)


@cache
def turn_of(seats: tuple[int, ...], clock: bool = False) -> Turn:
    """The turn of these seats. Made only once, because it is asked for all the time."""
    return Turn(seats=seats, clock=clock)


@cache
def turn_against_time(seats: tuple[int, ...]) -> Turn:
    """The turn of these seats, or of the clock if they take too long."""
    return turn_of(seats, clock=True)


CHANCE_TURN = Turn(chance=True)
NOBODYS_TURN = Turn()
ONE_SEAT = tuple(turn_of((seat,)) for seat in range(64))
"""By seat, the turn of that seat alone."""
