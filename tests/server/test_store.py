"""Both stores keep the same promises. Every test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games import game
from yamclub.server.store import KeptPractice, NewEntry, SeatRow, Stale, Store, TableRow, Visitor, open_store

ANN, BOB = Visitor("ann", "Ann"), Visitor("bob", "Bob")
HASH = {"ann": "a" * 64, "bob": "b" * 64}


def table(table_id: str = "abcdefghjk", **changes: object) -> TableRow:
    row = TableRow(
        id=table_id, game="slam", options={"series": "5"}, seats=(SeatRow("ann", "Ann"), SeatRow()), clock=None,
        public=True, owner="ann", created=1, secret="00" * 32, rules=game("slam").version,
    )  # fmt: skip
    return replace(row, **changes)


@asynccontextmanager
async def opened(database: str, process: str = "") -> AsyncIterator[Store]:
    store = await open_store(database, process)
    try:
        yield store
    finally:
        await store.close()


def on(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a piece of work on a store with two people and a table."""

    async def run() -> None:
        async with opened(database) as store:
            for visitor in (ANN, BOB):
                await store.add_visitor(visitor, HASH[visitor.id], 1)
            await store.add_table(table())
            await work(store)

    asyncio.run(run())


def test_visitors_are_found_by_the_hash_of_their_token_alone(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.visitor(HASH["bob"]) == BOB
        assert await store.visitor("c" * 64) is None
        await store.rename(Visitor("bob", "Robert"))
        assert await store.visitor(HASH["bob"]) == Visitor("bob", "Robert")
        with pytest.raises(Stale):
            await store.add_visitor(Visitor("eve", "Eve"), HASH["bob"], 1)
        await store.add_token("bob", "d" * 64, 2)
        assert await store.visitor("d" * 64) == await store.visitor(HASH["bob"]) == Visitor("bob", "Robert")

    on(database, work)


def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.table("abcdefghjk") == table()
        assert await store.table("nosuchtabl") is None
        with pytest.raises(Stale):
            await store.add_table(table())

    on(database, work)


def test_of_two_changes_to_one_table_the_second_is_refused(database: str) -> None:
    async def work(store: Store) -> None:
        seats = (SeatRow("ann", "Ann"), SeatRow("bob", "Bob"))
        changed = await store.change_table(table(seats=seats))
        assert (changed.rev, changed.seats, changed.secret) == (1, seats, "00" * 32)
        with pytest.raises(Stale):
            await store.change_table(table(seats=(SeatRow(), SeatRow())))
        assert await store.table("abcdefghjk") == changed

    on(database, work)


def test_a_start_that_is_refused_leaves_no_entry(database: str) -> None:
    async def work(store: Store) -> None:
        await store.change_table(table(status="playing", started=5), [NewEntry("{}")])
        with pytest.raises(Stale):
            await store.change_table(table(status="playing", started=6, rev=1), [NewEntry("[]")])
        assert [entry.body for entry in await store.entries("abcdefghjk", 0)] == ["{}"]
        kept = await store.table("abcdefghjk")
        assert kept is not None
        assert (kept.started, kept.rev) == (5, 1)

    on(database, work)


def test_entries_have_a_number_and_a_command_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("abcdefghjk", 0, [NewEntry("a"), NewEntry("b", "0:x")])
        for seq, entry in ((1, NewEntry("c")), (2, NewEntry("c", "0:x"))):
            with pytest.raises(Stale):
                await store.append("abcdefghjk", seq, [NewEntry("d", "0:y"), entry])
        await store.append("abcdefghjk", 2, [NewEntry("e", "0:y"), NewEntry("f")])
        assert [tuple(entry) for entry in await store.entries("abcdefghjk", 1)] == [
            (1, "0:x", "b"), (2, "0:y", "e"), (3, None, "f"),
        ]  # fmt: skip

    on(database, work)


def test_an_entry_needs_its_table(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Stale):
            await store.append("nosuchtabl", 0, [NewEntry("a")])

    on(database, work)


def test_of_many_racing_for_one_number_exactly_one_gets_it(database: str) -> None:
    async def work(store: Store) -> None:
        racers = [store.append("abcdefghjk", 0, [NewEntry(f'"{n}"', f"0:{n}")]) for n in range(20)]
        done = await asyncio.gather(*racers, return_exceptions=True)
        assert sum(one is None for one in done) == 1
        assert sum(isinstance(one, Stale) for one in done) == 19
        assert len(await store.entries("abcdefghjk", 0)) == 1

    on(database, work)


def test_a_table_is_over_with_its_last_entry(database: str) -> None:
    async def work(store: Store) -> None:
        started = await store.change_table(table(status="playing"), [NewEntry("{}")])
        assert await store.playing() == ["abcdefghjk"]
        await store.append("abcdefghjk", 1, [NewEntry("end")], over=True)
        kept = await store.table("abcdefghjk")
        assert kept is not None
        assert (kept.status, kept.rev) == ("over", started.rev + 1)
        assert await store.playing() == []

    on(database, work)


def test_of_two_analyses_the_first_is_kept_unless_it_is_of_an_older_form(database: str) -> None:
    async def work(store: Store) -> None:
        table_id = table().id
        assert await store.analysis(table_id, 1) is None
        await store.keep_analysis(table_id, 1, '"first"')
        await store.keep_analysis(table_id, 1, '"second"')
        assert await store.analysis(table_id, 1) == '"first"'
        assert await store.analysis(table_id, 2) is None
        await store.keep_analysis(table_id, 2, '"é"')
        await store.keep_analysis(table_id, 1, '"late"')
        assert await store.analysis(table_id, 2) == await store.analysis(table_id, 1) == '"é"'

    on(database, work)


def test_practice_is_kept_by_visitor_and_game_and_of_two_changes_one_counts(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.practice("ann", "slam") == KeptPractice()
        await store.keep_practice("ann", "slam", KeptPractice(0, '"é"'))
        assert await store.practice("ann", "slam") == KeptPractice(1, '"é"')
        for late in (KeptPractice(0, "1"), KeptPractice(2, "2")):
            with pytest.raises(Stale):
                await store.keep_practice("ann", "slam", late)
        await store.keep_practice("ann", "slam", KeptPractice(1, "2"))
        both = [store.keep_practice("ann", "slam", KeptPractice(2, str(one))) for one in range(3, 9)]
        done = [one is None for one in await asyncio.gather(*both, return_exceptions=True)]
        assert done.count(True) == 1
        assert await store.practice("ann", "slam") == KeptPractice(3, str(3 + done.index(True)))
        with pytest.raises(Stale):
            await store.keep_practice("ann", "yams", KeptPractice(1, "{}"))
        assert await store.practice("ann", "yams") == await store.practice("bob", "slam") == KeptPractice()

    on(database, work)


def test_lists_are_newest_first_and_show_what_they_should(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("secretaaaa", public=False, created=3))
        await store.add_table(table("newestaaaa", created=4, seats=(SeatRow("bob", "Bob"), SeatRow("ann", "Ann"))))
        await store.add_table(table("overaaaaaa", status="over", created=5))
        assert [one.id for one in await store.public_tables(9)] == ["newestaaaa", "abcdefghjk"]
        assert [one.id for one in await store.public_tables(1)] == ["newestaaaa"]
        assert [one.id for one in await store.tables_of("ann", 3)] == ["overaaaaaa", "newestaaaa", "secretaaaa"]
        assert [one.id for one in await store.tables_of("bob", 9)] == ["newestaaaa"]

    on(database, work)


def test_everything_is_there_when_it_is_opened_again(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("abcdefghjk", 0, [NewEntry('{"dice":"♥é"}')])

    on(database, work)

    async def again() -> None:
        async with opened(database) as store:
            assert await store.table("abcdefghjk") == table()
            assert [entry.body for entry in await store.entries("abcdefghjk", 0)] == ['{"dice":"♥é"}']

    asyncio.run(again())


def test_a_table_and_the_one_that_follows_it_are_written_together_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        first, other = table("bcdefghjkm", secret="11" * 32), table("cdefghjkmn", secret="22" * 32)
        old = await store.table("abcdefghjk")
        assert old is not None
        assert (await store.change_table(replace(old, next=first.id), new=first)).next == first.id
        with pytest.raises(Stale):
            await store.change_table(replace(old, next=other.id), new=other)
        assert await store.table(first.id) == first
        assert await store.table(other.id) is None
        assert {row.id for row in await store.tables_of("ann", 10)} == {old.id, first.id}

    on(database, work)


def test_a_writer_that_is_flooded_answers_everybody(tmp_path: Path) -> None:
    """More than one batch, a failing change among them: each gets its own answer."""

    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as store:
            await store.add_visitor(ANN, HASH["ann"], 1)
            await store.add_table(table())
            writes = [store.append("abcdefghjk", n // 2, [NewEntry(str(n))]) for n in range(3000)]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [one is None for one in done] == [n % 2 == 0 for n in range(3000)]

    asyncio.run(run())


def test_a_move_is_promised_with_everything_sqlite_has(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as store:
            db: sqlite3.Connection = store._writing  # type: ignore[attr-defined]
            assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert db.execute("PRAGMA synchronous").fetchone() == (2,)

    asyncio.run(run())
    assert (tmp_path / "t.db").stat().st_mode & 0o077 == 0


def test_what_is_committed_gets_into_the_file_while_nobody_writes_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "t.db")) as store, asyncio.timeout(120):
            await store.add_visitor(ANN, HASH["ann"], 1)
            while _names_in_the_file_alone(tmp_path / "t.db") != [("Ann",)]:
                await asyncio.sleep(0.05)

    asyncio.run(run())


def _names_in_the_file_alone(path: Path) -> list[tuple[str]]:
    """Read without the write-ahead log, which a file said to be immutable cannot have."""
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as db:
        try:
            has_table = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'visitors'").fetchone()
            return db.execute("SELECT name FROM visitors").fetchall() if has_table else []
        except sqlite3.DatabaseError:  # half carried over: a file said to be immutable is read without any lock
            return []


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("/proc/no/t.db", Code.BAD_DATABASE),
        ("/", Code.BAD_DATABASE),
        ("a\0b", Code.BAD_DATABASE),
        ("mysql://here", Code.BAD_DATABASE),
        ("postgresql://u:hushhush@127.0.0.1:1/x", Code.DATABASE_AWAY),
        ("postgresql://[hushhush", Code.BAD_DATABASE_ADDRESS),
        ("postgresql://u:hush/hush@127.0.0.1:1/x", Code.BAD_DATABASE_ADDRESS),
    ],
)
def test_a_database_that_cannot_be_used_is_a_refusal_without_its_password(where: str, code: Code) -> None:
    with pytest.raises(YamError) as refusal:
        asyncio.run(open_store(where))
    assert refusal.value.code == code
    assert "hush" not in str(refusal.value)
