"""Tables in one SQLite file, for one server process.

One thread writes. It commits all changes that are waiting in one transaction, each in its own savepoint, and
answers them once they are on disk: so they share the cost of one sync. Committed changes are in SQLite's
write-ahead log; another thread moves them into the file, so that the writer never stops for that.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from hmac import compare_digest
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple, TypeVar

from yamclub.server.store import sql
from yamclub.server.store.contract import Stale
from yamclub.server.store.rows import NewEntry, StoredEntry, TableRow, Visitor, read_table, seated_visitors, table_body

T = TypeVar("T")
_BATCH = 500
_TIDY_SECONDS = 1.0
_MOST_PAGES = 16_000
"""How large the write-ahead log may grow (in pages of 4 KiB) before the writer itself moves it into the file."""


@cache
def _named(statement: str) -> str:
    return re.sub(r"\$(\d)", r":p\1", statement)


def _by_name(values: Iterable[object]) -> dict[str, object]:
    return {f"p{number}": value for number, value in enumerate(values, start=1)}


def _run(db: sqlite3.Connection, statement: str, *values: object) -> sqlite3.Cursor:
    """Run a statement with numbered parameters, which newer Pythons bind by name only."""
    return db.execute(_named(statement), _by_name(values))


def _run_many(db: sqlite3.Connection, statement: str, rows: Iterable[Iterable[object]]) -> None:
    db.executemany(_named(statement), map(_by_name, rows))


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]


class SqliteStore:
    shared = False

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        self._writing = _connect(path)
        _migrate(self._writing)
        self._writing.execute(f"PRAGMA wal_autocheckpoint = {_MOST_PAGES}")
        self._reading = _connect(path)
        self._tidying = _connect(path)
        self._loop = asyncio.get_running_loop()
        self._writes: SimpleQueue[_Job | None] = SimpleQueue()
        self._reads: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = Event()
        self._threads = [Thread(target=work, daemon=True) for work in (self._write_all, self._read_all, self._tidy)]
        for thread in self._threads:
            thread.start()

    async def close(self) -> None:
        self._writes.put(None)
        self._reads.put(None)
        self._closing.set()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._tidying.close()
        self._reading.close()
        self._writing.close()

    # --- the threads

    async def _ask(self, queue: SimpleQueue[_Job | None], work: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()
        queue.put(_Job(work, answer))
        return await answer

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._ask(self._writes, work)

    async def _read(self, statement: str, *values: object) -> list[Any]:
        return await self._ask(self._reads, lambda db: _run(db, statement, *values).fetchall())

    def _read_all(self) -> None:
        while (job := self._reads.get()) is not None:
            self._answer([(job.answer, *_try(job.work, self._reading))])

    def _write_all(self) -> None:
        db, last = self._writing, False
        while not last:
            jobs = [self._writes.get()]
            while len(jobs) < _BATCH and not self._writes.empty():
                jobs.append(self._writes.get())
            last = None in jobs
            waiting = [job for job in jobs if job is not None]
            if waiting:
                self._answer(_commit_together(db, waiting))

    def _tidy(self) -> None:
        """Checkpoint every second. A passive one neither waits for the writer nor blocks it; failures are retried."""
        while not self._closing.wait(_TIDY_SECONDS):
            with suppress(sqlite3.Error):
                self._tidying.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _answer(self, answers: Sequence[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
        def tell() -> None:
            for answer, value, failure in answers:
                if answer.cancelled():
                    continue
                if failure is None:
                    answer.set_result(value)
                else:
                    answer.set_exception(failure)

        self._loop.call_soon_threadsafe(tell)

    # --- the store

    async def check(self) -> None:
        await self._read("SELECT 1")

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        values = (visitor.id, visitor.name, token_hash, created)
        await self._write(lambda db: _run(db, sql.ADD_VISITOR, *values))

    async def visitor(self, token_hash: str) -> Visitor | None:
        for visitor_id, name, kept in await self._read(sql.VISITOR, token_hash):
            if compare_digest(kept, token_hash):
                return Visitor(visitor_id, name)
        return None

    async def rename(self, visitor: Visitor) -> None:
        await self._write(lambda db: _run(db, sql.RENAME, visitor.id, visitor.name))

    async def add_table(self, table: TableRow) -> None:
        await self._write(lambda db: _add_table(db, table))

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._read(sql.TABLE, table_id)
        return read_table(*found[0]) if found else None

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        def work(db: sqlite3.Connection) -> None:
            changed = _run(db, sql.CHANGE_TABLE, table.id, table.rev, table.status, table_body(table))
            if changed.rowcount != 1:
                raise Stale
            _run(db, sql.CLEAR_SEATS, table.id)
            _run_many(db, sql.ADD_SEAT, seated_visitors(table))
            _add_entries(db, table.id, 0, first)
            if new is not None:
                _add_table(db, new)

        await self._write(work)
        changed = await self.table(table.id)
        assert changed is not None  # noqa: S101 - it was there a moment ago, and tables are never deleted
        return changed

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        def work(db: sqlite3.Connection) -> None:
            _add_entries(db, table_id, seq, entries)
            if over:
                _run(db, sql.END_TABLE, table_id)

        await self._write(work)

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._read(sql.ENTRIES, table_id, seq)]

    async def public_tables(self, most: int) -> list[TableRow]:
        return [read_table(*row) for row in await self._read(sql.PUBLIC_TABLES, most)]

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        return [read_table(*row) for row in await self._read(sql.TABLES_OF, visitor_id, most)]

    async def playing(self) -> list[str]:
        return [table_id for (table_id,) in await self._read(sql.PLAYING)]


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _migrate(db: sqlite3.Connection) -> None:
    db.execute(sql.VERSION_TABLE)
    for number, statements in sql.migrations(db.execute(sql.VERSION).fetchone()[0]):
        db.execute("BEGIN IMMEDIATE")
        for statement in statements:
            db.execute(statement)
        _run(db, sql.ADD_VERSION, number)
        db.execute("COMMIT")


def _add_table(db: sqlite3.Connection, table: TableRow) -> None:
    values = (table.id, table.status, table.public, table.created, table.secret, table_body(table))
    _run(db, sql.ADD_TABLE, *values)
    _run_many(db, sql.ADD_SEAT, seated_visitors(table))


def _add_entries(db: sqlite3.Connection, table_id: str, seq: int, entries: Sequence[NewEntry]) -> None:
    rows = [(table_id, number, entry.command, entry.body) for number, entry in enumerate(entries, start=seq)]
    _run_many(db, sql.ADD_ENTRY, rows)


def _commit_together(
    db: sqlite3.Connection, jobs: Sequence[_Job]
) -> list[tuple[asyncio.Future[Any], Any, BaseException | None]]:
    """Commit all jobs together; the result of each. If the commit fails, all of them fail."""
    try:
        db.execute("BEGIN IMMEDIATE")
        done = []
        for job in jobs:
            db.execute("SAVEPOINT one")
            value, failure = _try(job.work, db)
            if failure is not None:
                db.execute("ROLLBACK TO one")
            db.execute("RELEASE one")
            done.append((job.answer, value, failure))
        db.execute("COMMIT")
    except sqlite3.Error as failure:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(job.answer, None, failure) for job in jobs]
    return done


def _try(work: Callable[[sqlite3.Connection], Any], db: sqlite3.Connection) -> tuple[Any, BaseException | None]:
    try:
        return work(db), None
    except sqlite3.IntegrityError:
        return None, Stale()
    except Exception as failure:  # noqa: BLE001 - handed to the caller who asked for the work
        return None, failure
