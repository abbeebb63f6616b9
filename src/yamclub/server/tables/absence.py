"""Who is away from a table and since when, and the votes to seat a stand-in for them. Knows no socket."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from yamclub.server.store import TableRow

_FEWEST_VOTES = 2
"""One opponent alone is no vote: they wait for the grace time."""


class Absence:
    """Since when each person of one table is away, as this process saw it. Times are seconds of any one clock.

    A process that has just loaded the table counts from then on, so that people can come back after a restart.
    """

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def follow(self, present: Mapping[str, bool], now: float) -> None:
        """Who is present of those that matter here, and who is not."""
        self._since = {who: self._since.get(who, now) for who, here in present.items() if not here}

    def seconds(self, visitor: str, now: float) -> float:
        """How long somebody has been away; 0 if they are not."""
        return now - self._since.get(visitor, now)


class Tally(NamedTuple):
    """The votes to seat a stand-in at one seat."""

    votes: tuple[int, ...]
    """The seats that voted for it, of those that may."""
    needed: int

    @property
    def passed(self) -> bool:
        return len(self.votes) >= self.needed


def tally(row: TableRow, seat: int, present: Collection[int]) -> Tally:
    """Count the votes of the other people who are there: more than half of them, and two at least, are needed."""
    voters = [
        other
        for other, who in enumerate(row.seats)
        if other != seat and other in present and who.visitor is not None and not who.left
    ]
    votes = tuple(other for other in voters if (seat, row.seats[other].visitor) in row.votes)
    return Tally(votes, max(_FEWEST_VOTES, len(voters) // 2 + 1))
