"""Bots that stand in for people during a match: who may seat one, and when.

For somebody who left, anybody at the table may. For somebody who is away, the owner may, or a vote of the
others who are there; after the grace time anybody at the table may. Never for somebody who is present.
"""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.server.protocol.incoming import PutBot, Vote
from yamclub.server.store import Stale, TableRow, Visitor
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.playing import started


class StandIns:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def put(self, table: LiveTable, visitor: Visitor, asked: PutBot) -> None:
        """Seat the table's stand-in. The caller holds the lock."""
        row, seat = table.row, asked.seat
        if row.owner != visitor.id and row.seat_of(visitor.id) is None:
            raise YamError(Code.NOT_SEATED)
        if asked.bot is not None and asked.bot != table.stand_in:
            raise YamError(Code.NOT_THE_STAND_IN, bot=str(table.stand_in))
        _check_away(table, seat)
        if row.deserted:
            self._hub.check_bot_tables(row)
        wait = table.grace_left(seat)
        if wait and row.owner != visitor.id and row.seat_of(visitor.id) != seat:
            raise YamError(Code.TOO_EARLY, seconds=ceil(wait))
        await self._seat(table, seat)

    async def vote(self, visitor: Visitor, table_id: str, asked: Vote) -> LiveTable:
        """Vote to seat the stand-in before the grace time is over. The vote that decides seats it."""
        table = await self._hub.find(table_id)
        async with table.lock:
            await self._hub.catch_up(table)
            started(table)
            mine = table.row.seat_of(visitor.id)
            if mine is None:
                raise YamError(Code.NOT_SEATED)
            if asked.seat >= len(table.row.seats) or asked.seat == mine:
                raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
            _check_away(table, asked.seat)
            await self._hub.change(table, lambda row: _with_vote(row, asked.seat, visitor.id))
            if table.tally(asked.seat).passed:
                await self._seat(table, asked.seat)
        return table

    async def _seat(self, table: LiveTable, seat: int) -> None:
        try:
            await self._hub.append(table, [started(table).propose_seated(seat, table.stand_in)])
        except Stale:
            raise YamError(Code.OVERTAKEN) from None
        await self._hub.end_votes(table, seat)


def _check_away(table: LiveTable, seat: int) -> None:
    """Raise if there is nobody at this seat whom a bot may replace."""
    match, who = started(table), table.row.seats[seat]
    if match.ended is not None:
        raise YamError(Code.MATCH_OVER)
    if who.visitor is None or match.holders[seat] is not None:
        raise YamError(Code.SEAT_TAKEN, seat=seat)
    if table.present(seat) and not who.left:
        raise YamError(Code.STILL_HERE, seat=seat)


def _with_vote(row: TableRow, seat: int, visitor: str) -> TableRow:
    return row if (seat, visitor) in row.votes else replace(row, votes=(*row.votes, (seat, visitor)))
