"""Tables in PostgreSQL, for one or several server processes.

Each change is one transaction, which also notifies the peers: they hear of it if and only if it is committed.
If the connection is lost before the answer to a commit came, the database is asked what became of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

import asyncpg

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import encode
from yamclub.match.signature import Signer, new_key
from yamclub.server.protocol.peer_messages import CHANNEL, Changed, PeerMessage, Renamed
from yamclub.server.store import sql
from yamclub.server.store.contract import Failing, Problem, Stale, Unknown
from yamclub.server.store.rows import (
    IdleTable,
    KeptPractice,
    NewEntry,
    Opened,
    StoredEntry,
    TableRow,
    Visitor,
    read_table,
    read_tables,
    seated_visitors,
    table_body,
)

_MIGRATING = 7919
"""The number of the lock that lets one process at a time change the schema. Any number would do."""
_CONNECT_SECONDS = 15
_PROBLEMS: dict[str, Problem] = {"53100": "disk_full", "25006": "read_only", "XX001": "damaged", "XX002": "damaged"}
_AWAY = ("08", "53", "57")
"""Classes of error codes that pass by themselves: the connection, the resources, the operator."""
_LOST = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)  # fmt: skip
"""What is raised if the connection breaks, the answer takes too long, or the database stops."""
_ASK_SECONDS = 8.0
"""How long to try to find out what became of a change."""
_ASK_AGAIN_SECONDS = 0.2
_APPEND = """
WITH added AS (
    INSERT INTO entries (table_id, seq, command, body)
    SELECT $1, $2 + number - 1, command, body
    FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS new (command, body, number)
)
SELECT pg_notify($5, $6)
"""
_TRANSACTION = "SELECT pg_current_xact_id()::text"
"""The number of the transaction, by which it is found if the answer to the commit is lost."""
_NOTIFY = "pg_notify($1, $2)"
_RECORDS = "records"
"""The name of the key that signs them."""


def passes(bad: asyncpg.PostgresError) -> bool:
    """Whether it may help to wait."""
    return (bad.sqlstate or "").startswith(_AWAY)


class PostgresStore:
    shared = True

    def __init__(self, pool: asyncpg.Pool[Any], process: str, signer: Signer) -> None:
        self._pool, self.process, self.signer = pool, process, signer

    @classmethod
    async def open(cls, url: str, process: str) -> PostgresStore:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=10, timeout=_CONNECT_SECONDS, command_timeout=15)
        try:
            await _migrate(pool)
            return cls(pool, process, await _kept_signer(pool))
        except BaseException:
            pool.terminate()
            raise

    async def close(self) -> None:
        await self._pool.close()

    @asynccontextmanager
    async def _changing(self, message: PeerMessage | None) -> AsyncIterator[Any]:
        transaction: str | None = None
        try:
            async with self._pool.acquire() as db, db.transaction():
                yield db
                if message is None:
                    transaction = await db.fetchval(_TRANSACTION)
                else:
                    transaction = await db.fetchval(f"{_TRANSACTION} FROM {_NOTIFY}", CHANNEL, encode(message).decode())
        except asyncpg.UniqueViolationError:
            raise Stale from None
        except _LOST:  # without a number it was never told to commit
            if transaction is None or not await self._committed(transaction):
                raise

    async def _committed(self, transaction: str) -> bool:
        """Whether this transaction stands, though its answer was lost."""
        try:
            async with asyncio.timeout(_ASK_SECONDS):
                while True:
                    try:
                        status = await self._pool.fetchval("SELECT pg_xact_status($1::text::xid8)", transaction)
                    except Exception:  # noqa: BLE001 - whatever it is, it is no answer
                        status = "in progress"
                    if status != "in progress":
                        return bool(status == "committed")
                    await asyncio.sleep(_ASK_AGAIN_SECONDS)
        except TimeoutError:
            raise Unknown from None

    def _changed(self, table_id: str) -> PeerMessage:
        return Changed(self.process, table_id)

    # --- the store

    async def check(self) -> None:
        try:
            await self._pool.execute(sql.BEAT)
        except (OSError, TimeoutError, asyncpg.InterfaceError):
            raise Failing("no_answer") from None
        except asyncpg.PostgresError as bad:
            raise Failing(_PROBLEMS.get(bad.sqlstate or "", "no_answer" if passes(bad) else "error")) from bad

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        async with self._changing(None) as db:
            await db.execute(sql.ADD_VISITOR, visitor.id, visitor.name, token_hash, created)

    async def add_token(self, visitor_id: str, token_hash: str, created: int) -> None:
        await self._pool.execute(sql.ADD_TOKEN, token_hash, visitor_id, created)

    async def visitor(self, token_hash: str) -> Visitor | None:
        row = await self._pool.fetchrow(sql.VISITOR, token_hash)
        return Visitor(row[0], row[1]) if row is not None and compare_digest(row[2], token_hash) else None

    async def rename(self, visitor: Visitor) -> None:
        async with self._changing(Renamed(self.process, visitor.id)) as db:
            await db.execute(sql.RENAME, visitor.id, visitor.name)

    async def add_table(self, table: TableRow, position: str | None = None) -> None:
        async with self._changing(self._changed(table.id)) as db:
            await _add_table(db, table)
            if position is not None:
                await db.execute(sql.ADD_POSITION, table.id, position)

    async def table(self, table_id: str) -> TableRow | None:
        row = await self._pool.fetchrow(sql.TABLE, table_id)
        return None if row is None else read_table(*row)

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        async with self._changing(self._changed(table.id)) as db:
            values = (table.id, table.rev, table.status, table_body(table), table.secret)
            done = await db.execute(sql.CHANGE_TABLE, *values)
            if done != "UPDATE 1":
                raise Stale
            await db.execute(sql.CLEAR_SEATS, table.id)
            await db.executemany(sql.ADD_SEAT, seated_visitors(table))
            rows = [(table.id, seq, entry.command, entry.body) for seq, entry in enumerate(first)]
            await db.executemany(sql.ADD_ENTRY, rows)
            if new is not None:
                await _add_table(db, new)
                await db.execute(sql.COPY_POSITION, table.id, new.id)
            return read_table(*await db.fetchrow(sql.TABLE, table.id))

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        try:
            await self._append(table_id, seq, entries, over=over)
        except _LOST:
            try:
                async with asyncio.timeout(_ASK_SECONDS):
                    await self._append_surely(table_id, seq, entries, over=over)
            except TimeoutError:
                raise Unknown from None

    async def _append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool) -> None:
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

    async def _append_surely(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool) -> None:
        """Append what may be there already. While the first attempt is still under way, the second waits for it."""
        wanted = [(number, entry.command, entry.body) for number, entry in enumerate(entries, start=seq)]
        while True:
            try:
                try:
                    return await self._append(table_id, seq, entries, over=over)
                except Stale:
                    if (await self.entries(table_id, seq))[: len(wanted)] != wanted:
                        raise
                    return None
            except Stale:
                raise
            except Exception:  # noqa: BLE001 - whatever it is, it is no answer
                await asyncio.sleep(_ASK_AGAIN_SECONDS)

    async def position(self, table_id: str) -> str | None:
        found: str | None = await self._pool.fetchval(sql.POSITION, table_id)
        return found

    async def keep_clocks(self, clocks: Mapping[str, int]) -> None:
        kept = sorted(clocks.items())  # in one order: two processes that keep the same tables wait for each other once
        await self._pool.execute(sql.KEEP_CLOCKS, [table_id for table_id, _ in kept], [at for _, at in kept])

    async def kept_clock(self, table_id: str) -> int:
        return int(await self._pool.fetchval(sql.KEPT_CLOCK, table_id) or 0)

    async def keep_analysis(self, table_id: str, form: int, body: str) -> None:
        await self._pool.execute(sql.KEEP_ANALYSIS, table_id, form, body)

    async def analysis(self, table_id: str, form: int) -> str | None:
        found: str | None = await self._pool.fetchval(sql.ANALYSIS, table_id, form)
        return found

    async def practice(self, visitor_id: str, game: str) -> KeptPractice:
        row = await self._pool.fetchrow(sql.PRACTICE, visitor_id, game)
        return KeptPractice() if row is None else KeptPractice(*row)

    async def keep_practice(self, visitor_id: str, game: str, kept: KeptPractice) -> None:
        async with self._changing(None) as db:
            if not kept.rev:
                await db.execute(sql.ADD_PRACTICE, visitor_id, game, kept.body)
            elif await db.execute(sql.CHANGE_PRACTICE, visitor_id, game, kept.rev, kept.body) != "UPDATE 1":
                raise Stale

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._pool.fetch(sql.ENTRIES, table_id, seq)]

    async def public_tables(self, most: int) -> list[TableRow]:
        return read_tables(await self._pool.fetch(sql.PUBLIC_TABLES, most))

    async def opened_by_owner(self, owner: str, since: int) -> Opened:
        return Opened(*(await self._pool.fetch(sql.OPENED_BY_OWNER, owner, since))[0])

    async def opened_by_source(self, source: str, since: int) -> Opened:
        return Opened(*(await self._pool.fetch(sql.OPENED_BY_SOURCE, source, since))[0])

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        return read_tables(await self._pool.fetch(sql.TABLES_OF, visitor_id, most))

    async def idle(self, now: int, before: int) -> list[IdleTable]:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(sql.FORGET_IDLE)
            await db.execute(sql.MARK_IDLE, now)
            return [IdleTable(*row) for row in await db.fetch(sql.IDLE, before)]

    async def playing(self) -> list[str]:
        return [row[0] for row in await self._pool.fetch(sql.PLAYING)]


async def _migrate(pool: asyncpg.Pool[Any]) -> None:
    async with pool.acquire() as db, db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        await db.execute(sql.VERSION_TABLE)
        for number, statements in sql.migrations(await db.fetchval(sql.VERSION)):
            for statement in statements:
                await db.execute(statement)
            await db.execute(sql.ADD_VERSION, number)


async def _kept_signer(pool: asyncpg.Pool[Any]) -> Signer:
    """The signer of all processes. The first of them makes its key."""
    pem = await pool.fetchval(sql.KEY, _RECORDS)
    if pem is None:
        await pool.execute(sql.ADD_KEY, _RECORDS, new_key().decode())  # if a peer was first, this changes nothing
        pem = await pool.fetchval(sql.KEY, _RECORDS)
    try:
        return Signer(pem.encode())
    except ValueError:
        raise YamError(Code.BAD_SIGNING_KEY, file="keys") from None


async def _add_table(db: Any, table: TableRow) -> None:
    values = (
        table.id, table.status, int(table.public), table.created, table.secret, table_body(table),
        table.owner, table.source,
    )  # fmt: skip
    await db.execute(sql.ADD_TABLE, *values)
    await db.executemany(sql.ADD_SEAT, seated_visitors(table))
