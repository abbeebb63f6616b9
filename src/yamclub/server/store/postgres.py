"""Tables in PostgreSQL, for one or several server processes.

Each change is one transaction, which also notifies the peers: they hear of it if and only if it is committed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

import asyncpg

from yamclub.kernel.codec import encode
from yamclub.server.protocol.peer_messages import CHANNEL, Changed, PeerMessage, Renamed
from yamclub.server.store import sql
from yamclub.server.store.contract import Stale
from yamclub.server.store.rows import NewEntry, StoredEntry, TableRow, Visitor, read_table, seated_visitors, table_body

_MIGRATING = 7919
"""The number of the lock that lets one process at a time change the schema. Any number would do."""
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

    def __init__(self, pool: asyncpg.Pool[Any], process: str) -> None:
        self._pool, self._process = pool, process

    @classmethod
    async def open(cls, url: str, process: str) -> PostgresStore:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=10, command_timeout=15)
        store = cls(pool, process)
        await store._migrate()
        return store

    async def close(self) -> None:
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
    async def _changing(self, message: PeerMessage) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db, db.transaction():
                yield db
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, encode(message).decode())
        except asyncpg.UniqueViolationError:
            raise Stale from None

    def _changed(self, table_id: str) -> PeerMessage:
        return Changed(self._process, table_id)

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
        async with self._changing(Renamed(self._process, visitor.id)) as db:
            await db.execute(sql.RENAME, visitor.id, visitor.name)

    async def add_table(self, table: TableRow) -> None:
        async with self._changing(self._changed(table.id)) as db:
            await _add_table(db, table)

    async def table(self, table_id: str) -> TableRow | None:
        row = await self._pool.fetchrow(sql.TABLE, table_id)
        return None if row is None else read_table(*row)

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        async with self._changing(self._changed(table.id)) as db:
            done = await db.execute(sql.CHANGE_TABLE, table.id, table.rev, table.status, table_body(table))
            if done != "UPDATE 1":
                raise Stale
            await db.execute(sql.CLEAR_SEATS, table.id)
            await db.executemany(sql.ADD_SEAT, seated_visitors(table))
            rows = [(table.id, seq, entry.command, entry.body) for seq, entry in enumerate(first)]
            await db.executemany(sql.ADD_ENTRY, rows)
            if new is not None:
                await _add_table(db, new)
            return read_table(*await db.fetchrow(sql.TABLE, table.id))

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        bodies, commands = [entry.body for entry in entries], [entry.command for entry in entries]
        values = (table_id, seq, commands, bodies, CHANNEL, encode(self._changed(table_id)).decode())
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


async def _add_table(db: Any, table: TableRow) -> None:
    values = (table.id, table.status, int(table.public), table.created, table.secret, table_body(table))
    await db.execute(sql.ADD_TABLE, *values)
    await db.executemany(sql.ADD_SEAT, seated_visitors(table))
