"""Tables in one SQLite file, for one server process.

One thread writes. It commits all changes that are waiting in one transaction, each in its own savepoint, and
answers them once they are on disk: so they share the cost of one sync. Committed changes are in SQLite's
write-ahead log; another thread moves them into the file, so that the writer never stops for that.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from functools import cache
from hmac import compare_digest
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from yamclub.server.store import sql
from yamclub.server.store.contract import Failing, Stale
from yamclub.server.store.database_file import DatabaseFile
from yamclub.server.store.key_file import kept_signer
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
from yamclub.server.store.sqlite_health import LEAST_FREE, is_damaged, problem_of

T = TypeVar("T")
_BATCH = 500
_ROWS_AT_ONCE = 60
"""Entries in one statement: of each number of rows, one statement is prepared and kept."""
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
_NUMBERED = re.compile(r"\$(\d)")
_TIDY_SECONDS = 1.0
_MANY_WRITES = 2_000
_LONG_LOG = 4_000
_SCAN_EVERY = 10.0
"""How many seconds pass at least between two checks of the whole file."""
_MOST_PAGES = 16_000
"""How large the write-ahead log may grow (in pages of 4 KiB) before the writer itself moves all of it into the file."""


@cache
def _positional(statement: str) -> tuple[str, tuple[int, ...]]:
    """A statement with numbered parameters as SQLite's driver takes it, and which value goes where."""
    numbers = tuple(int(number) - 1 for number in _NUMBERED.findall(statement))
    return _NUMBERED.sub("?", statement), numbers


def _run(db: sqlite3.Connection, statement: str, *values: object) -> sqlite3.Cursor:
    written, numbers = _positional(statement)
    return db.execute(written, [values[number] for number in numbers])


def _run_many(db: sqlite3.Connection, statement: str, rows: Iterable[Sequence[object]]) -> None:
    written, numbers = _positional(statement)
    db.executemany(written, ([row[number] for number in numbers] for row in rows))


_Row = tuple[str, int, str | None, str]
"""Of an entry: the table, its place in the log, the command and the body."""
_COLUMNS = 4


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    rows: Sequence[_Row] = ()
    """The entries to add, if that is all the work there is."""


class SqliteStore:
    shared = False

    def __init__(self, path: Path, process: str = "") -> None:
        self.process = process
        self._file = DatabaseFile(path)
        try:
            self.signer = kept_signer(self._file.path.parent)
            self._writing, self._reading, self._tidying = _open_three(self._file.path)
        except BaseException:
            self._file.release()
            raise
        self._damaged = False
        """Whether SQLite has found the file damaged, whatever it was asked for. Only a repair mends that."""
        self._scanned = float("-inf")
        self._loop = asyncio.get_running_loop()
        self._writes: SimpleQueue[_Job | None] = SimpleQueue()
        self._reads: SimpleQueue[_Job | None] = SimpleQueue()
        self._written = 0
        self._log_is_long = False
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
        self._file.release()

    # --- the threads

    async def _ask(
        self, queue: SimpleQueue[_Job | None], work: Callable[[sqlite3.Connection], T], rows: Sequence[_Row] = ()
    ) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()
        queue.put(_Job(work, answer, rows))
        return await answer

    async def _write(self, work: Callable[[sqlite3.Connection], T], rows: Sequence[_Row] = ()) -> T:
        return await self._ask(self._writes, work, rows)

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
                self._written += len(waiting)
            if self._log_is_long:
                self._log_is_long = False
                with suppress(sqlite3.Error):
                    db.execute(_CHECKPOINT).fetchone()

    def _tidy(self) -> None:
        """Move the write-ahead log into the file when nothing was written for a second, or a lot was.

        Not more often: the file's sync holds up the log's. A passive checkpoint neither waits for the writer nor
        blocks it, but never reaches the end of a log that grows meanwhile. When that has become long, the writer
        moves the little that is left, so that the log begins anew. Failures are retried.
        """
        before = moved = 0
        while not self._closing.wait(_TIDY_SECONDS):
            written, idle = self._written, self._written == before
            before = written
            if written - moved < (1 if idle else _MANY_WRITES):
                continue
            with suppress(sqlite3.Error):
                _, pages, _ = self._tidying.execute(_CHECKPOINT).fetchone()
                moved, self._log_is_long = written, pages > _LONG_LOG

    def _answer(self, answers: Sequence[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
        self._damaged |= any(bad is not None and problem_of(bad) == "damaged" for _, _, bad in answers)

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
        if not self._file.is_there():
            raise Failing("gone")
        if self._file.free_bytes() < LEAST_FREE:
            raise Failing("disk_full")
        try:
            await self._write(lambda db: _run(db, sql.BEAT))
        except sqlite3.Error as bad:
            raise Failing(problem_of(bad)) from bad
        if not self._damaged and monotonic() - self._scanned >= _SCAN_EVERY:
            self._damaged = await asyncio.to_thread(is_damaged, self._file.path)
            self._scanned = monotonic()
        if self._damaged:
            raise Failing("damaged")

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        await self._write(lambda db: _run(db, sql.ADD_VISITOR, visitor.id, visitor.name, token_hash, created))

    async def add_token(self, visitor_id: str, token_hash: str, created: int) -> None:
        await self._write(lambda db: _run(db, sql.ADD_TOKEN, token_hash, visitor_id, created))

    async def visitor(self, token_hash: str) -> Visitor | None:
        for visitor_id, name, kept in await self._read(sql.VISITOR, token_hash):
            if compare_digest(kept, token_hash):
                return Visitor(visitor_id, name)
        return None

    async def rename(self, visitor: Visitor) -> None:
        await self._write(lambda db: _run(db, sql.RENAME, visitor.id, visitor.name))

    async def add_table(self, table: TableRow, position: str | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            _add_table(db, table)
            if position is not None:
                _run(db, sql.ADD_POSITION, table.id, position)

        await self._write(work)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._read(sql.TABLE, table_id)
        return read_table(*found[0]) if found else None

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        def work(db: sqlite3.Connection) -> TableRow:
            values = (table.id, table.rev, table.status, table_body(table), table.secret)
            changed = _run(db, sql.CHANGE_TABLE, *values)
            if changed.rowcount != 1:
                raise Stale
            _run(db, sql.CLEAR_SEATS, table.id)
            _run_many(db, sql.ADD_SEAT, seated_visitors(table))
            _run_many(db, sql.ADD_ENTRY, _rows(table.id, 0, first))
            if new is not None:
                _add_table(db, new)
                _run(db, sql.COPY_POSITION, table.id, new.id)
            return read_table(*_run(db, sql.TABLE, table.id).fetchone())

        return await self._write(work)

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        rows = _rows(table_id, seq, entries)

        def work(db: sqlite3.Connection) -> None:
            _run_many(db, sql.ADD_ENTRY, rows)
            if over:
                _run(db, sql.END_TABLE, table_id)

        await self._write(work, () if over else rows)

    async def position(self, table_id: str) -> str | None:
        return next((str(body) for (body,) in await self._read(sql.POSITION, table_id)), None)

    async def keep_clocks(self, clocks: Mapping[str, int]) -> None:
        await self._write(lambda db: _run_many(db, sql.KEEP_CLOCK, clocks.items()))

    async def kept_clock(self, table_id: str) -> int:
        return next((int(at) for (at,) in await self._read(sql.KEPT_CLOCK, table_id)), 0)

    async def keep_analysis(self, table_id: str, form: int, body: str) -> None:
        await self._write(lambda db: _run(db, sql.KEEP_ANALYSIS, table_id, form, body))

    async def analysis(self, table_id: str, form: int) -> str | None:
        return next((str(body) for (body,) in await self._read(sql.ANALYSIS, table_id, form)), None)

    async def practice(self, visitor_id: str, game: str) -> KeptPractice:
        return next((KeptPractice(*row) for row in await self._read(sql.PRACTICE, visitor_id, game)), KeptPractice())

    async def keep_practice(self, visitor_id: str, game: str, kept: KeptPractice) -> None:
        def work(db: sqlite3.Connection) -> None:
            if not kept.rev:
                _run(db, sql.ADD_PRACTICE, visitor_id, game, kept.body)
            elif _run(db, sql.CHANGE_PRACTICE, visitor_id, game, kept.rev, kept.body).rowcount != 1:
                raise Stale

        await self._write(work)

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._read(sql.ENTRIES, table_id, seq)]

    async def public_tables(self, most: int) -> list[TableRow]:
        return read_tables(await self._read(sql.PUBLIC_TABLES, most))

    async def opened_by_owner(self, owner: str, since: int) -> Opened:
        return Opened(*(await self._read(sql.OPENED_BY_OWNER, owner, since))[0])

    async def opened_by_source(self, source: str, since: int) -> Opened:
        return Opened(*(await self._read(sql.OPENED_BY_SOURCE, source, since))[0])

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        return read_tables(await self._read(sql.TABLES_OF, visitor_id, most))

    async def idle(self, now: int, before: int) -> list[IdleTable]:
        def work(db: sqlite3.Connection) -> list[IdleTable]:
            _run(db, sql.FORGET_IDLE)
            _run(db, sql.MARK_IDLE, now)
            return [IdleTable(*row) for row in _run(db, sql.IDLE, before).fetchall()]

        return await self._write(work)

    async def playing(self) -> list[str]:
        return [table_id for (table_id,) in await self._read(sql.PLAYING)]


def _open_three(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """To write, to read and to tidy up. If one cannot be opened, none stays open."""
    with ExitStack() as opened:
        writing, reading, tidying = (opened.enter_context(closing(_connect(path))) for _ in range(3))
        _migrate(writing)
        writing.execute(f"PRAGMA wal_autocheckpoint = {_MOST_PAGES}")
        opened.pop_all()
    return writing, reading, tidying


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
    values = (
        table.id, table.status, table.public, table.created, table.secret, table_body(table), table.owner, table.source,
    )  # fmt: skip
    _run(db, sql.ADD_TABLE, *values)
    _run_many(db, sql.ADD_SEAT, seated_visitors(table))


def _rows(table_id: str, seq: int, entries: Sequence[NewEntry]) -> list[_Row]:
    return [(table_id, number, entry.command, entry.body) for number, entry in enumerate(entries, start=seq)]


@cache
def _add_entries(count: int) -> str:
    """The statement that adds so many entries."""
    into, _, values = _positional(sql.ADD_ENTRY)[0].partition("VALUES ")
    return f"{into}VALUES {', '.join([values] * count)}"


def _added_at_once(db: sqlite3.Connection, jobs: Sequence[_Job]) -> bool:
    """Add the entries of all jobs by one statement, which is its own transaction; False if that can't be.

    The fewest calls: each of them would wait for the thread of the server to pause.
    """
    rows = [value for job in jobs for row in job.rows for value in row]
    count = len(rows) // _COLUMNS
    if count > _ROWS_AT_ONCE or not all(job.rows for job in jobs):
        return False
    try:
        db.execute(_add_entries(count), rows)
    except sqlite3.IntegrityError:  # one of them is stale: find out which
        return False
    return True


def _commit_together(
    db: sqlite3.Connection, jobs: Sequence[_Job]
) -> list[tuple[asyncio.Future[Any], Any, BaseException | None]]:
    """Commit all jobs together; the result of each. If the commit fails, all of them fail."""
    try:
        if _added_at_once(db, jobs):
            return [(job.answer, None, None) for job in jobs]
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
        # A full disk or a failed write: SQLite takes all of it back, by itself or when told.
        with suppress(sqlite3.Error):
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
