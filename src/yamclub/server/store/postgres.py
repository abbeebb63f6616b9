"""Tables in PostgreSQL, for one or several server processes.

Each change is one transaction, which also tells the other processes which table to look at again:
they are told if and only if it is committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hmac import compare_digest
from secrets import token_hex
from typing import Any

import asyncpg

from yamclub.server.store import sql
from yamclub.server.store.contract import EVERY_TABLE, Stale
from yamclub.server.store.rows import NewEntry, StoredEntry, TableRow, Visitor, people_of, read_table, table_body

log = logging.getLogger("yamclub.server")

_Told = Callable[[Any, int, str, object], None]
_RETRY_SECONDS = 1.0
_CHANNEL = "yamclub"
_MIGRATING = 7919
"""Any number: the lock that lets one process at a time change the schema."""
_APPEND = """
WITH added AS (
    INSERT INTO entries (table_id, seq, command, body)
    SELECT $1, $2 + number - 1, command, body
    FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS new (command, body, number)
)
SELECT pg_notify($5, $6)
"""


class PostgresStore:
    shared = True

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool
        self._process = token_hex(4)
        """So that a process can tell its own news from those of others."""
        self._listening: asyncio.Task[None] | None = None
        self._url = ""

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=10, command_timeout=15)
        store = cls(pool)
        store._url = url
        await store._migrate()
        return store

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._pool.close()

    async def _migrate(self) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            await db.execute(sql.VERSION_TABLE)
            for number, statements in sql.migrations(await db.fetchval(sql.VERSION)):
                for statement in statements:
                    await db.execute(statement)
                await db.execute(sql.ADD_VERSION, number)

    @asynccontextmanager
    async def _changing(self, table_id: str) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db, db.transaction():
                yield db
                await db.execute("SELECT pg_notify($1, $2)", _CHANNEL, self._news(table_id))
        except asyncpg.UniqueViolationError:
            raise Stale from None

    def _news(self, table_id: str) -> str:
        return f"{self._process} {table_id}"

    # --- the store

    async def check(self) -> None:
        await self._pool.fetchval("SELECT 1")

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        try:
            await self._pool.execute(sql.ADD_VISITOR, visitor.id, visitor.name, token_hash, created)
        except asyncpg.UniqueViolationError:
            raise Stale from None

    async def visitor(self, token_hash: str) -> Visitor | None:
        row = await self._pool.fetchrow(sql.VISITOR, token_hash)
        return Visitor(row[0], row[1]) if row is not None and compare_digest(row[2], token_hash) else None

    async def rename(self, visitor: Visitor) -> None:
        await self._pool.execute(sql.RENAME, visitor.id, visitor.name)

    async def add_table(self, table: TableRow) -> None:
        values = (table.id, table.status, int(table.public), table.created, table.secret, table_body(table))
        async with self._changing(table.id) as db:
            await db.execute(sql.ADD_TABLE, *values)
            await db.executemany(sql.ADD_SEAT, people_of(table))

    async def table(self, table_id: str) -> TableRow | None:
        row = await self._pool.fetchrow(sql.TABLE, table_id)
        return None if row is None else read_table(*row)

    async def change_table(self, table: TableRow, first: Sequence[NewEntry] = ()) -> TableRow:
        async with self._changing(table.id) as db:
            done = await db.execute(sql.CHANGE_TABLE, table.id, table.rev, table.status, table_body(table))
            if done != "UPDATE 1":
                raise Stale
            await db.execute(sql.CLEAR_SEATS, table.id)
            await db.executemany(sql.ADD_SEAT, people_of(table))
            rows = [(table.id, seq, entry.command, entry.body) for seq, entry in enumerate(first)]
            await db.executemany(sql.ADD_ENTRY, rows)
            return read_table(*await db.fetchrow(sql.TABLE, table.id))

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        bodies, commands = [entry.body for entry in entries], [entry.command for entry in entries]
        values = (table_id, seq, commands, bodies, _CHANNEL, self._news(table_id))
        try:
            if not over:  # one statement, so one round trip
                await self._pool.execute(_APPEND, *values)
                return
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(_APPEND, *values)
                await db.execute(sql.END_TABLE, table_id)
        except asyncpg.IntegrityConstraintViolationError:
            raise Stale from None

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._pool.fetch(sql.ENTRIES, table_id, seq)]

    async def public_tables(self, most: int) -> list[TableRow]:
        return [read_table(*row) for row in await self._pool.fetch(sql.PUBLIC_TABLES, most)]

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        return [read_table(*row) for row in await self._pool.fetch(sql.TABLES_OF, visitor_id, most)]

    async def playing(self) -> list[str]:
        return [row[0] for row in await self._pool.fetch(sql.PLAYING)]

    async def listen(self, heard: Callable[[str], None]) -> None:
        """On a connection of its own, which is opened again whenever it breaks."""

        def told(_db: Any, _pid: int, _channel: str, news: object) -> None:
            process, _, table_id = str(news).partition(" ")
            if process != self._process:
                heard(table_id)

        connected = asyncio.Event()
        self._listening = asyncio.create_task(self._keep_listening(told, heard, connected))
        await connected.wait()

    async def _keep_listening(self, told: _Told, heard: Callable[[str], None], connected: asyncio.Event) -> None:
        while True:
            lost = asyncio.Event()
            try:
                ear = await asyncpg.connect(self._url, timeout=5)
                try:
                    ear.add_termination_listener(lambda *_: lost.set())  # noqa: B023 - of this very round
                    await ear.add_listener(_CHANNEL, told)
                    if connected.is_set():
                        heard(EVERY_TABLE)
                    connected.set()
                    await lost.wait()
                finally:
                    await ear.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                log.warning("the line to the database broke; trying again")
            await asyncio.sleep(_RETRY_SECONDS)
