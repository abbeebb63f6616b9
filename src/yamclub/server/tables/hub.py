"""The tables of this process: changed, told of, and kept up to date with the store. Knows no socket."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import decode, encode
from yamclub.match.entries import Acted, AnyEntry, Chance, End, Position
from yamclub.match.match import Proposed
from yamclub.server.metrics import Metrics
from yamclub.server.settings import Settings
from yamclub.server.store import NewEntry, Stale, Store, StoredEntry, TableRow, Unknown
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.held import HeldClaim
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.loaded import LoadedTables, nothing_follows

log = logging.getLogger("yamclub.server")

_TRIES = 10
_CLOCKS_AT_ONCE = 500
_BOTS_AGAIN_SECONDS = 60
_ASK_SECONDS = 1.0
_DOUBT_SECONDS = 60.0


class Hub(LoadedTables):
    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.metrics = Metrics()
        self.gathered: Callable[[LiveTable], None] = nothing_follows
        """Called when somebody may have come or gone; peers are told."""
        self.readied: Callable[[LiveTable, int, int], None] = _nobody_told
        """Called when a visitor is ready for what follows an event; peers are told."""
        self.claimed: Callable[[LiveTable, HeldClaim], None] = _no_peers
        """Called when a visitor's claim is held; peers are told."""
        self.settle: Callable[[LiveTable, int], Coroutine[Any, Any, None]] = _settled
        """Wait until no peer can bring a claim that counts by this moment."""
        self.doubted: Counter[str] = Counter()
        """How many changes of each table may still turn up late."""
        self.returned: Callable[[LiveTable, int], Coroutine[Any, Any, None]] = _nobody_returns
        """Called when somebody is present whose seat was given away or voted on."""
        self._tasks: set[asyncio.Task[None]] = set()

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
        except Unknown:
            self._doubt(table)
            raise
        table.commit(proposals, command)
        table.ours = True
        table.time_race(before)
        table.review_claims()
        if acknowledge is not None and command is not None:
            acknowledge(table.commands[command])
        self.metrics.moves[table.row.game] += sum(isinstance(entry, Acted) for entry in entries)
        if over:
            table.row = replace(table.row, status="over", rev=table.row.rev + 1)
        if table.event > before:
            table.tell_steps(before + 1)
        if not all(isinstance(entry, (Acted, Chance)) for entry in entries):
            table.tell_table()
        self.moved(table)

    async def change(self, table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
        """Change a table's row, again if a peer was first. The caller holds the lock."""
        await self.catch_up(table)
        for _ in range(_TRIES):
            if await self.changed(table, change(table.row)):
                return
        raise YamError(Code.OVERTAKEN)

    async def end_votes(self, table: LiveTable, seat: int) -> None:
        """Drop the votes about this seat, if there are any. The caller holds the lock."""
        if any(about == seat for about, _ in table.row.votes):
            await self.change(
                table, lambda row: replace(row, votes=tuple(vote for vote in row.votes if vote[0] != seat))
            )

    async def add_next(self, table: LiveTable, make: Callable[[TableRow], TableRow]) -> str:
        """The id of the rematch, which is made now if there is none. The caller holds the lock.

        Both tables are written in one transaction, so nobody is sent to a table that does not exist.
        """
        await self.catch_up(table)
        for _ in range(_TRIES):
            if table.row.next is not None:
                return table.row.next
            new = make(table.row)
            if await self.changed(table, replace(table.row, next=new.id), new):
                self.added(new)
        raise YamError(Code.OVERTAKEN)

    async def changed(self, table: LiveTable, row: TableRow, new: TableRow | None = None) -> bool:
        """Try to store a changed row. If a peer was first, apply what it did and return False."""
        try:
            table.row = await self.store.change_table(row, new=new)
        except Stale:
            await self.refresh(table)
            return False
        except Unknown:
            self._doubt(table)
            raise
        self.came_or_went(table)
        table.tell_table()
        self.moved(table)
        return True

    async def start(self, table: LiveTable, row: TableRow, entries: Sequence[AnyEntry], started: int) -> bool:
        """Start the match with these entries. If a peer was first, apply what it did and return False."""
        row = replace(row, status="playing", starting=None, started=started)
        new = [NewEntry(encode(entry).decode()) for entry in entries]
        try:
            table.row = await self.store.change_table(row, new)
        except Stale:
            await self.refresh(table)
            return False
        except Unknown:
            self._doubt(table)
            raise
        table.read(StoredEntry(seq, entry.command, entry.body) for seq, entry in enumerate(new))
        table.ours = True
        table.forget_absence()
        table.tell_table()
        table.tell_steps(1)
        self.moved(table)
        return True

    async def position(self, row: TableRow) -> Position | None:
        """What the match of this table begins with; None: the usual start."""
        if row.played_on is None:
            return None
        found = await self.store.position(row.id)
        if found is None:
            raise YamError(Code.MATCH_UNREADABLE, why="damaged")
        return decode(found, Position)

    async def abandon(self, table: LiveTable) -> None:
        """Close a match that cannot be read, so that its record can be had. The caller holds the lock."""
        stored = await self.store.entries(table.row.id, 0)
        end = End(reason="abandoned", result=None, secret=table.row.secret)
        with suppress(Stale):  # a peer was first
            await self.store.append(table.row.id, len(stored), [NewEntry(encode(end).decode())], over=True)
        table.row = await self._row(table)
        table.tell_table()

    def check_bot_tables(self, row: TableRow) -> None:
        """Bots among themselves never stop thinking, so one address has only some such matches under way."""
        others = (table.row for table in self.tables.values() if table.plays_alone and table.row.id != row.id)
        if sum(one.source == row.source for one in others) >= self.settings.bot_tables_per_address:
            raise YamError(Code.TOO_FAST, seconds=_BOTS_AGAIN_SECONDS)

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
        read = row.status != "waiting" and table.unreadable is None
        stored = await self.store.entries(row.id, table.next_seq) if read else []
        if not stored and not row_changed:
            return
        had_match, holders = table.match is not None, table.holders()
        moves = len(self._read(table, stored)) if stored else 0
        if stored:  # a change of the row alone, such as somebody leaving, moves nothing to another process
            table.ours = False
            table.review_claims()
        self.came_or_went(table)
        if row_changed or moves < len(stored):
            table.tell_table()
        if table.match is not None and (moves or not had_match):
            table.tell_steps(before + 1)
        if not had_match and table.match is not None:
            table.forget_absence()
        self._defend(table, holders)
        self.moved(table)

    def _doubt(self, table: LiveTable) -> None:
        """It is not known whether a change stands. Once the store answers again, apply it and tell everybody."""
        self.doubted[table.row.id] += 1
        self.spawn(self._resolve(table))

    async def _resolve(self, table: LiveTable) -> None:
        resolved = False
        while not resolved:
            await asyncio.sleep(_ASK_SECONDS)
            with suppress(Exception):  # whatever the driver raises while the store is away
                async with table.lock:
                    await self.refresh(table)
                resolved = True
        await asyncio.sleep(_DOUBT_SECONDS)
        self.doubted[table.row.id] -= 1

    def _defend(self, table: LiveTable, before: list[str | None]) -> None:
        """A peer may have missed that somebody is back here: give them their seat, and end the votes for it."""
        for seat, bot in enumerate(table.holders()):
            replaced = bot is not None and before[seat : seat + 1] == [None] and not table.is_late(seat)
            voted = any(about == seat for about, _ in table.row.votes)
            if (replaced or voted) and table.row.seats[seat].visitor in table.visitors_here():
                self.spawn(self.returned(table, seat))

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
            self._follow(table)
            table.tell_presence()

    def ready(self, table: LiveTable, event: int, seat: int) -> None:
        """This visitor is ready for what follows this event."""
        if table.ready.say(event, seat):
            self.readied(table, event, seat)
            self._went_on(table)

    def ready_elsewhere(self, table_id: str, event: int, seat: int) -> None:
        """The same, at another process."""
        table = self.tables.get(table_id)
        if table is not None and table.ready.say(event, seat):
            self._went_on(table)

    def _went_on(self, table: LiveTable) -> None:
        table.tell_pause()
        self.moved(table)

    def came_or_went(self, table: LiveTable) -> None:
        """Somebody may have opened or closed this table here, or taken or left a seat."""
        self._follow(table)
        self.gathered(table)

    def _follow(self, table: LiveTable) -> None:
        table.follow_presence()
        # An owner may have gone or come back; a pause waits for those who are here.
        if table.row.status == "waiting" or table.pause() is not None:
            self.moved(table)

    async def _look_again(self, table_id: str) -> None:
        with suppress(YamError):  # those who asked for the table are told that there is none
            table = await self.find(table_id)
            async with table.lock:
                await self.refresh(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def keep_clocks(self, least: int | None) -> None:
        """Keep the match time of tables at which a clock runs and so many milliseconds have passed (None: of all)."""
        now = [(table_id, table.keep(least)) for table_id, table in self.tables.items()]
        running = [(table_id, at) for table_id, at in now if at is not None]
        for first in range(0, len(running), _CLOCKS_AT_ONCE):
            await self.store.keep_clocks(dict(running[first : first + _CLOCKS_AT_ONCE]))

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
        self.came_or_went(table)
        visitor = None if connection.visitor is None else connection.visitor.id
        known = visitor == table.row.owner or table.row.seat_of(visitor) is not None
        if visitor is not None and known and not table.has_open(visitor):
            table.tell_presence()

    def leave(self, connection: Connection) -> None:
        for table_id in list(connection.tables):
            self.unwatch(connection, table_id)


def _nobody_told(table: LiveTable, event: int, seat: int) -> None:
    """The default, until the peers take this over."""


def _no_peers(table: LiveTable, claim: HeldClaim) -> None:
    """The default, until the peers take this over."""


async def _settled(table: LiveTable, upto: int) -> None:
    """The default, until the peers take this over."""


async def _nobody_returns(table: LiveTable, seat: int) -> None:
    """The default, until seats can be handed back."""


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a table could not be brought up to date")
