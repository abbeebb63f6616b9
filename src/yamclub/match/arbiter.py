"""Who was first, when players race over a network: by when each reacted, not by how fast their connection is.

The arbiter stamps what arrives with its own clock and measures each connection's round trip
itself; it never looks at a time sent by a player. What a player is shown reaches them half a
round trip late and their answer takes the other half, so a whole round trip is credited, up to a
bound. Nothing is confirmed while something credited with an earlier moment could still arrive.

A player's program can answer pings late, to seem far away. It can't delay what the network itself
acknowledges, so a ping counts only as far as the transport's own round trip bears it out.
Pure functions: the caller gives the time stamps, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median_low

from msgspec import Struct

from yamclub.game import Action

BOUND = 250
"""The most that is ever credited. Every claim is held for so long."""
UNPROVEN = 20
"""The most that is credited where the transport's round trip is not known: too little to be worth a lie."""
_SLACK = 5
"""How much longer than the transport's a round trip may be for reasons of the player's machine, beside a tenth."""


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


def round_trip(pings: Sequence[int], transport: float | None) -> int:
    """The round trip that is credited: the median of the last pings, so that one slow answer doesn't lengthen it.

    It is never much more than the transport's shortest round trip, whose measure a player's program can't change.

    >>> round_trip([80, 75, 300], transport=74), round_trip([170, 170, 170], transport=20), round_trip([], 74)
    (80, 27, 0)
    >>> round_trip([170, 170, 170], transport=None)
    20
    """
    if not pings:
        return 0
    most = UNPROVEN if transport is None else min(BOUND, transport * 1.1 + _SLACK)
    return max(0, round(min(median_low(pings), most)))


def credited_at(arrived: int, trip: int, shown: int, bound: int = BOUND) -> int:
    """The moment an arrival counts from: never before what it answers was shown.

    >>> credited_at(2000, 80, shown=0), credited_at(2000, 900, shown=0), credited_at(2000, 80, shown=1990)
    (1920, 1750, 1990)
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
