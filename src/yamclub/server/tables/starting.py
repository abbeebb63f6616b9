"""The start of a match: everybody commits to entropy, then everybody opens it, then the dice are fixed.

An opening is accepted only once every commitment is known, and is shown to nobody before the last one is there. So
nobody can choose their part by what the others have chosen. If somebody does not open, the start is undone: what was
opened is spent, everybody commits anew, and the undone start stays in the record of the match that follows.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.match.entries import AnyEntry, Position, Seat
from yamclub.match.fairness import entropy_commitment
from yamclub.match.match import Match
from yamclub.server.store import SeatRow, TableRow, Visitor
from yamclub.server.tables.commitments import all_committed, row_commitment, undone_start, waited_for, with_seat
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable

MOST_UNDONE = 20
"""Undone starts of one table. They all stand in its record, and a table that never starts should not grow for ever."""
_TRIES = 10


class Starting:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def ask(self, visitor: Visitor, table: LiveTable) -> None:
        """The owner wants to start. Where nobody adds entropy the match starts at once."""

        def asked(row: TableRow) -> TableRow:
            if row.owner != visitor.id:
                raise YamError(Code.NOT_OWNER)
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            if any(seat.open for seat in row.seats):
                raise YamError(Code.SEATS_OPEN)
            if len(row.undone_starts) >= MOST_UNDONE:
                raise YamError(Code.TOO_MANY_STARTS, most=MOST_UNDONE)
            waits = round(self._hub.settings.start_seconds * 1000)
            return row if row.starting is not None else replace(row, starting=waits)

        await self._change(table, asked)

    async def open(self, visitor: Visitor, table: LiveTable, entropy: str) -> None:
        """Somebody opens what they committed to. The last opening starts the match."""

        def opened(row: TableRow) -> TableRow:
            seat = row.seat_of(visitor.id)
            if seat is None:
                raise YamError(Code.NOT_SEATED)
            who = row.seats[seat]
            if entropy_commitment(row_commitment(row), seat, entropy) != who.commitment:
                raise YamError(Code.BAD_OPENING, seat=seat)
            if who.opening is not None:
                return row  # sent twice
            if row.starting is None:
                raise YamError(Code.NOT_STARTING)
            if not all_committed(row):
                raise YamError(Code.NOT_COMMITTED)
            return with_seat(row, seat, replace(who, opening=entropy))

        await self._change(table, opened)

    async def undo(self, visitor: Visitor, table: LiveTable) -> None:
        """The owner calls off a start that waits."""

        def undone(row: TableRow) -> TableRow:
            if row.owner != visitor.id:
                raise YamError(Code.NOT_OWNER)
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            return row if row.starting is None else undone_start(row, "owner")

        await self._change(table, undone)

    async def expire(self, table: LiveTable) -> None:
        """Undo a start that has waited for too long. Those who did not answer lose their seats."""

        def late(row: TableRow) -> TableRow:
            if row.starting is None or table.start_left() > 0:
                return row
            missing = waited_for(row)
            undone = undone_start(row, "late")
            seats = (SeatRow() if seat in missing else who for seat, who in enumerate(undone.seats))
            return replace(undone, seats=tuple(seats))

        async with table.lock:
            await self._change(table, late)

    async def _change(self, table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
        """Change the row, and start the match if nobody is waited for any more. The caller holds the lock."""
        await self._hub.catch_up(table)
        for _ in range(_TRIES):
            row = change(table.row)
            if row == table.row:
                return
            if row.starting is not None and not waited_for(row):
                if await self._begin(table, row):
                    return
            elif await self._hub.changed(table, row):
                return
        raise YamError(Code.OVERTAKEN)

    async def _begin(self, table: LiveTable, row: TableRow) -> bool:
        moment, position = datetime.now(UTC), await self._hub.position(row)
        entries = _first_entries(row, moment.isoformat(timespec="seconds"), position)
        return await self._hub.start(table, row, entries, round(moment.timestamp() * 1000))


def _first_entries(row: TableRow, started: str, position: Position | None) -> list[AnyEntry]:
    """The first log entries of a match: its seats, the entropy they add, and the first draws of chance."""
    find_game(row.game, row.rules)  # raises if a newer program set this table up
    seats = [Seat(who.name or "", who.bot) for who in row.seats]
    match = Match.create(
        row.game,
        seats,
        row.options,
        secret=bytes.fromhex(row.secret),
        started=started,
        entropy={seat: bytes.fromhex(who.opening) for seat, who in enumerate(row.seats) if who.opening is not None},
        undone_starts=row.undone_starts,
        rules=row.rules,
        position=position,
    )
    if position is not None and match.state.pause():  # nobody has seen it yet
        return match.entries
    begins = match.header.begins_at
    return [*match.entries, *(proposed.entry for proposed in match.propose_all(at=begins))]
