"""Who was first, when players race over a network: by when each reacted, not by how fast their connection is.

The arbiter stamps what arrives with its own clock and measures each connection's round trip
itself; it never looks at a time sent by a player. What a player is shown reaches them half a
round trip late and their answer takes the other half, so a whole round trip is credited, up to a
bound. Nothing is confirmed while something credited with an earlier moment could still arrive.
Pure functions: the caller gives the time stamps, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from yamclub.game import Action

BOUND = 150
"""The most that is ever credited: a slower connection, or one that pretends to be slow, gains no more."""


class Arrival(Struct, frozen=True):
    """What came in, and when; not confirmed yet."""

    seat: int
    action: Action
    arrived: int
    round_trip: int


class Credited(Struct, frozen=True):
    """What counts, and the moment it counts from."""

    seat: int
    action: Action
    at: int


def round_trip(measured: Sequence[int]) -> int:
    """A connection's round trip from several measurements: the shortest, so that one slow answer doesn't lengthen it.

    >>> round_trip([80, 75, 300]), round_trip([])
    (75, 0)
    """
    return max(0, min(measured, default=0))


def credited_at(arrived: int, trip: int, shown: int, bound: int = BOUND) -> int:
    """The moment an arrival counts from: never before what it answers was shown.

    >>> credited_at(2000, 80, shown=0), credited_at(2000, 900, shown=0), credited_at(2000, 80, shown=1990)
    (1920, 1850, 1990)
    """
    return max(shown, arrived - min(max(0, trip), bound))


def confirmed(
    arrivals: Iterable[Arrival], now: int, shown: int, bound: int = BOUND
) -> tuple[list[Credited], list[Arrival]]:
    """Of what has arrived, what can't be overtaken any more, in the order it counts; and what is still held back.

    Something yet to arrive counts from ``now - bound`` at the earliest, so everything is held until
    ``bound`` after the moment it counts from. Of equal moments the one that arrived first goes first.
    """
    counted = [(credited_at(one.arrived, one.round_trip, shown, bound), one) for one in arrivals]
    counted.sort(key=lambda pair: (pair[0], pair[1].arrived, pair[1].seat))
    safe = max(shown, now - bound)
    ready = [Credited(one.seat, one.action, at) for at, one in counted if at <= safe]
    return ready, [one for at, one in counted if at > safe]


def closes_at(deadline: int, bound: int = BOUND) -> int:
    """When the clock may close a round: once nothing credited in time can arrive any more."""
    return deadline + bound
