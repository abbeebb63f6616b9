"""The tables of this process: loaded, kept up to date with the store, dropped when unused. Knows no socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import encode
from yamclub.match.entries import Acted, AnyEntry, Chance, End
from yamclub.match.match import Proposed
from yamclub.server.metrics import Metrics
from yamclub.server.protocol.outgoing import Table
from yamclub.server.protocol.shapes import TableInfo
from yamclub.server.settings import Settings
from yamclub.server.store import NewEntry, Stale, Store, TableRow
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.live import LiveTable, now_ms
from yamclub.server.tables.presence import Presence

log = logging.getLogger("yamclub.server")

_FRESH = 10_000
"""Milliseconds."""
_TRIES = 10


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings, self.metrics = store, settings, Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.presence = Presence(settings.presence_seconds)
        self.moved: Callable[[LiveTable], None] = _nothing_follows
        """Called after every change of a table; the scheduler sets its timer."""
        self.gathered: Callable[[LiveTable], None] = _nothing_follows
        """Called when somebody may have come or gone; peers are told."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- finding

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, loaded once however many ask."""
        if (table := self.tables.get(table_id)) is not None:
            return table
        if table_id not in self._loading:
            self._loading[table_id] = task = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise YamError(Code.NO_SUCH_TABLE)
        table = self._live(row)
        if row.status != "waiting":
            table.read(await self.store.entries(table_id, 0))
        table.elsewhere = self.presence.elsewhere(table_id)  # it may have changed while the entries were read
        self.tables[table_id] = table
        self.moved(table)
        return table

    def added(self, row: TableRow) -> LiveTable:
        """A table that was just made here."""
        table = self.tables[row.id] = self._live(row)
        return table

    def _live(self, row: TableRow) -> LiveTable:
        table = LiveTable(row)
        table.elsewhere = self.presence.elsewhere(row.id)
        return table

    def info(self, row: TableRow, visitor: str | None) -> TableInfo:
        """For lists: what is known without loading the match."""
        table = self.tables.get(row.id)
        return (table if table is not None else self._live(row)).info(visitor)

    # --- changing

    async def append(
        self,
        table: LiveTable,
        proposals: Sequence[Proposed],
        command: str | None = None,
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        """Store what was proposed, apply it, acknowledge, send it to everybody. The caller holds the table's lock.

        Raises ``Stale`` if a peer was first; what the peer did has been applied by then.
        """
        entries = [proposed.entry for proposed in proposals]
        new = [
            NewEntry(encode(entry).decode(), command if isinstance(entry, Acted) and entry.by != "clock" else None)
            for entry in entries
        ]
        over = isinstance(entries[-1], End)
        before = table.event
        try:
            await self.store.append(table.row.id, table.next_seq, new, over=over)
        except Stale:
            await self.refresh(table)
            raise
        table.commit(proposals, command)
        table.ours = True
        if acknowledge is not None and command is not None:
            acknowledge(table.commands[command])
        self.metrics.moves[table.row.game] += sum(isinstance(entry, Acted) for entry in entries)
        if over:
            table.row = await self._row(table)
        if table.event > before:
            table.tell_steps(before + 1)
        if not all(isinstance(entry, Acted | Chance) for entry in entries):
            table.tell_table()
        self.moved(table)

    async def change(self, table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
        """Change a table's row, again if a peer was first. The caller holds the lock."""
        await self.catch_up(table)
        for _ in range(_TRIES):
            if await self._changed(table, change(table.row)):
                self.moved(table)
                return
        raise YamError(Code.OVERTAKEN)

    async def add_next(self, table: LiveTable, make: Callable[[TableRow], TableRow]) -> str:
        """The id of the rematch, which is made now if there is none. The caller holds the lock.

        Both tables are written in one transaction, so nobody is sent to a table that does not exist.
        """
        await self.catch_up(table)
        for _ in range(_TRIES):
            if table.row.next is not None:
                return table.row.next
            new = make(table.row)
            if await self._changed(table, replace(table.row, next=new.id), new):
                self.added(new)
        raise YamError(Code.OVERTAKEN)

    async def _changed(self, table: LiveTable, row: TableRow, new: TableRow | None = None) -> bool:
        """Try to store a changed row. If a peer was first, apply what it did and return False."""
        try:
            table.row = await self.store.change_table(row, new=new)
        except Stale:
            await self.refresh(table)
            return False
        self.gathered(table)
        table.tell_table()
        return True

    async def start(self, table: LiveTable, entries: Sequence[AnyEntry], started: int) -> None:
        """Start the match with these entries. The caller holds the lock."""
        row = replace(table.row, status="playing", started=started)
        try:
            table.row = await self.store.change_table(row, [NewEntry(encode(entry).decode()) for entry in entries])
        except Stale:
            await self.refresh(table)
            raise YamError(Code.OVERTAKEN) from None
        table.read(await self.store.entries(table.row.id, 0))
        table.tell_table()
        table.tell_steps(1)
        self.moved(table)

    # --- keeping up

    async def catch_up(self, table: LiveTable) -> bool:
        """Apply what peers did and is not known here yet; whether there was anything. The caller holds the lock."""
        rev, event = table.row.rev, table.event
        if self.store.shared:
            await self.refresh(table)
        return (rev, event) != (table.row.rev, table.event)

    async def refresh(self, table: LiveTable) -> None:
        """Apply what peers did. The caller holds the lock."""
        row, before = await self._row(table), table.event
        row_changed, table.row = row != table.row, row
        stored = await self.store.entries(row.id, table.next_seq) if row.status != "waiting" else []
        if not stored and not row_changed:
            return
        had_match = table.match is not None
        moves = len(table.read(stored))
        table.ours = False
        self.gathered(table)
        if row_changed or moves < len(stored):
            table.tell_table()
        if table.match is not None and (moves or not had_match):
            table.tell_steps(before + 1)
        self.moved(table)

    async def _row(self, table: LiveTable) -> TableRow:
        row = await self.store.table(table.row.id)
        return table.row if row is None else row

    def look_again(self, table_id: str | None = None) -> None:
        """A peer changed this table (None: may have changed any): read it again."""
        known = {*self.tables, *self._loading}  # a table that is being loaded may be older than the change
        for one in known if table_id is None else known & {table_id}:
            self.spawn(self._look_again(one))

    def attended(self, table_id: str) -> None:
        """Somebody came to this table at another process, or left it there."""
        table = self.tables.get(table_id)
        if table is not None:
            table.elsewhere = self.presence.elsewhere(table_id)
            table.tell_table()

    async def _look_again(self, table_id: str) -> None:
        with suppress(YamError):  # those who asked for the table are told that there is none
            table = await self.find(table_id)
            async with table.lock:
                await self.refresh(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def sweep(self) -> None:
        """Drop tables that nobody watches and that have no timer.

        One that was just loaded is kept: the caller that loaded it may not have used it yet.
        """
        fresh = now_ms() - _FRESH
        for table_id, table in list(self.tables.items()):
            busy = table.connections or table.timer or table.working or table.lock.locked()
            if not busy and table.loaded < fresh:
                del self.tables[table_id]

    async def stop(self) -> None:
        for table in self.tables.values():
            if table.timer is not None:
                table.timer.cancel()
        working = [table.working for table in self.tables.values() if table.working is not None]
        for task in (*self._tasks, *working):
            task.cancel()
        await asyncio.gather(*self._tasks, *working, return_exceptions=True)

    # --- watching

    def unwatch(self, connection: Connection, table_id: str) -> None:
        connection.tables.discard(table_id)
        table = self.tables.get(table_id)
        if table is None or connection not in table.connections:
            return
        table.connections.discard(connection)
        self.gathered(table)
        seat = table.seat_of(connection)
        if seat is not None and not table.present(seat):
            table.tell_table()

    def leave(self, connection: Connection) -> None:
        for table_id in list(connection.tables):
            self.unwatch(connection, table_id)


def _nothing_follows(table: LiveTable) -> None:
    """The default, until a scheduler or the peers take this over."""


def say_table(table: LiveTable, connection: Connection) -> None:
    connection.say(Table(table.info(None if connection.visitor is None else connection.visitor.id)))


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a table could not be brought up to date")
