"""Claims in real time, held until no earlier one can still arrive. ``match.arbiter`` says when that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from yamclub.game import Action
from yamclub.match.arbiter import BOUND, Arrival, confirmed, credited_at
from yamclub.match.match import Match


def is_race(match: Match) -> bool:
    """Whether seats race the clock now: the rules themselves say when it moves."""
    return match.turn().clock and match.state.deadline() is not None


class HeldClaim(NamedTuple):
    arrival: Arrival
    command: str | None
    answer: Callable[[object], None]
    """Called with the event number, or with the refusal."""


class ReadyClaim(NamedTuple):
    seat: int
    action: Action
    at: int
    command: str | None
    answer: Callable[[object], None]


class HeldClaims:
    """The claims at one table that do not count yet, and when each bot there plans to move."""

    def __init__(self) -> None:
        self._held: list[HeldClaim] = []
        self.plans: dict[int, int | None] = {}

    def arrive(self, held: HeldClaim) -> None:
        self._held.append(held)

    def holds(self, command: str) -> bool:
        return any(held.command == command for held in self._held)

    def waits_for(self, seat: int) -> bool:
        return any(held.arrival.seat == seat for held in self._held)

    def due(self, shown: int) -> int | None:
        """The moment at which the first of them can be confirmed."""
        moments = [credited_at(held.arrival.arrived, held.arrival.round_trip, shown) for held in self._held]
        return None if not moments else max(min(moments), shown) + BOUND

    def ready(self, now: int, shown: int) -> list[ReadyClaim]:
        """Take out the claims that are confirmed by now, in the order in which they count."""
        credited, _ = confirmed([held.arrival for held in self._held], now, shown)
        done = []
        for one in credited:
            held = next(
                held for held in self._held if (held.arrival.seat, held.arrival.action) == (one.seat, one.action)
            )
            self._held.remove(held)
            done.append(ReadyClaim(one.seat, one.action, one.at, held.command, held.answer))
        return done

    def clear(self) -> list[HeldClaim]:
        """The race is over: return what was still held, and forget the plans of bots."""
        held, self._held, self.plans = self._held, [], {}
        return held
