"""The tables that this process has in memory: loaded when they are asked for, dropped when unused."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from yamclub.errors import Code, YamError
from yamclub.game import Step
from yamclub.server.protocol.shapes import TABLE_ID, TableInfo
from yamclub.server.settings import Settings
from yamclub.server.store import Store, StoredEntry, TableRow
from yamclub.server.tables.held import is_race
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.presence import Presence
from yamclub.server.tables.unreadable import Verdicts, judge, why_unreadable
from yamclub.server.tables.workbench import Workbench

_TABLE_ID = re.compile(TABLE_ID)
_FRESH = 10_000
_JUST_LOADED = 2_000
"""Milliseconds."""
_MANY_STEPS = 500
_MOST_UNUSED_STEPS = 40_000
"""Of all loaded matches together; each takes half a kilobyte."""


def nothing_follows(table: LiveTable) -> None:
    """The default, until a scheduler or the peers take this over."""


class LoadedTables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.tables: dict[str, LiveTable] = {}
        self.workbench = Workbench()
        self.presence = Presence(settings.presence_seconds)
        self.moved: Callable[[LiveTable], None] = nothing_follows
        """Called after every change of a table; the scheduler sets its timer."""
        self.untimed: Callable[[LiveTable], None] = nothing_follows
        """Called for a table that does not know its match time; peers are asked."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._verdicts = Verdicts()

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, loaded once however many ask."""
        if (table := self.tables.get(table_id)) is not None:
            return table
        if table_id not in self._loading:
            self._loading[table_id] = task = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def stored(self, table_id: str) -> TableRow:
        """The row of this table, without its match."""
        # Not every database can even be asked for an id of another form.
        row = None if _TABLE_ID.fullmatch(table_id) is None else await self.store.table(table_id)
        if row is None:
            raise YamError(Code.NO_SUCH_TABLE)
        return row

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.stored(table_id)
        table = self._live(row)
        if row.status == "waiting":
            table.unreadable = judge(row)
        else:
            await self._read_in_slices(table, await self.store.entries(table_id, 0))
            table.resume(await self.store.kept_clock(table_id))
        table.elsewhere = self.presence.elsewhere(table_id)  # it may have changed while the entries were read
        table.follow_presence()
        self.tables[table_id] = table
        if table.event > _MANY_STEPS:
            self._make_room()
        if self.store.shared and table.match is not None:
            table.ours = False  # a peer may hold it; if none does, this process takes over
            table.timed = not is_race(table.match)
            if not table.timed:
                self.untimed(table)
        self.moved(table)
        return table

    def added(self, row: TableRow) -> LiveTable:
        """A table that was just made here."""
        table = self.tables[row.id] = self._live(row)
        return table

    def _live(self, row: TableRow) -> LiveTable:
        table = LiveTable(row)
        table.grace, table.owner_grace = self.settings.grace_seconds, self.settings.owner_seconds
        table.pause_factor = self.settings.pause
        table.ready_bound = round(self.settings.ready_seconds * 1000)
        table.elsewhere = self.presence.elsewhere(row.id)
        table.follow_presence()
        return table

    def info(self, row: TableRow, visitor: str | None) -> TableInfo:
        """For lists: what is known without loading the match."""
        table = self.tables.get(row.id)
        if table is None:
            table = self._live(row)
            table.unreadable = self._verdicts.of(row)
        return table.info(visitor)

    def _read(self, table: LiveTable, stored: Sequence[StoredEntry]) -> list[Step]:
        """Apply entries of the log. If they cannot be read, the table is kept without its match."""
        before = table.event
        with self._giving_up(table):
            table.read(stored)
        return table.steps[before:]

    async def _read_in_slices(self, table: LiveTable, stored: Sequence[StoredEntry]) -> None:
        """As ``_read``, for a whole log, which may be long."""
        with self._giving_up(table):
            await self.workbench.run(table.reading(stored), limited=False)

    @contextmanager
    def _giving_up(self, table: LiveTable) -> Iterator[None]:
        try:
            yield
            if table.match is None:
                raise ValueError("there is no header")
        except Exception as bad:  # noqa: BLE001 - one match that cannot be read harms no other
            why = why_unreadable(bad, table.row.game)
            table.give_up(why)
            self._verdicts.remember(table.row.id, why)

    def sweep(self, fresh: int = _FRESH) -> None:
        """Drop tables that nobody watches and that have no timer.

        One that was just loaded is kept: the caller that loaded it may not have used it yet.
        """
        for table_id, table in list(self.tables.items()):
            if not table.busy and table.age() > fresh:
                del self.tables[table_id]

    def _make_room(self) -> None:
        """Long matches that people only looked at fill the memory: drop them sooner, if there are many."""
        unused = sum(table.event for table in self.tables.values() if not table.busy)
        if unused > _MOST_UNUSED_STEPS:
            self.sweep(_JUST_LOADED)
