"""The pause that the rules want before chance moves on: people say that they are ready, and bots wait for them.

It ends at once when everybody who is here is ready. One person alone (against bots, say) has all the time they like;
several wait for each other only for so long. While all are away, nothing happens that they would miss.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamclub.server.protocol.shapes import PauseInfo

if TYPE_CHECKING:
    from yamclub.match.match import Match
    from yamclub.server.tables.live import LiveTable


class Ready:
    """Who is ready to go on from the position after one event."""

    def __init__(self) -> None:
        self._event = 0
        self._seats: frozenset[int] = frozenset()
        self._several = 0, 0

    def several_since(self, event: int, now: int) -> int:
        """Since when several people have been here to see what follows this event, as far as anybody asked."""
        if self._several[0] != event:
            self._several = event, now
        return self._several[1]

    def say(self, event: int, seat: int) -> bool:
        """This seat is ready for what follows this event; whether that is new."""
        if event < self._event or seat in self.after(event):
            return False
        self._event, self._seats = event, self.after(event) | {seat}
        return True

    def after(self, event: int) -> frozenset[int]:
        return self._seats if event == self._event else frozenset()


class Pause:
    """Of one table, if the rules want one now. Made anew whenever it is asked for."""

    def __init__(self, table: LiveTable, match: Match) -> None:
        self._table = table
        self._wanted = round(match.state.pause() * table.pause_factor) if match.turn().chance else 0
        people = [seat for seat, bot in enumerate(match.holders) if bot is None]
        self._only_bots = not people
        self._here = [seat for seat in people if table.present(seat) and not table.row.seats[seat].left]

    def __bool__(self) -> bool:
        return self._wanted > 0

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The people here who have not said that they are ready."""
        ready = self._table.ready.after(self._table.event)
        return tuple(seat for seat in self._here if seat not in ready)

    @property
    def left(self) -> int | None:
        """Milliseconds until it ends if nobody says anything more; None: it does not end by itself."""
        if not self._wanted or (self._here and not self.waits_for):
            return 0
        if self._only_bots:
            return self._table.since_move(self._wanted)
        if len(self._here) < 2:
            return None
        # From when the second one came, or whoever comes late would have no time at all.
        now = self._table.now()
        return max(0, self._table.ready.several_since(self._table.event, now) + self._table.ready_bound - now)

    @property
    def info(self) -> PauseInfo | None:
        return PauseInfo(self.waits_for, self.left) if self._wanted else None
