"""What a process knows of tables and visitors keeps up with what others do, also while it is being read."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.serving import QUICK, Served
from tests.server.test_store import ANN, HASH, opened, table
from tests.server.visitors import Person
from yamclub.server.store import TableRow, Visitor
from yamclub.server.tables import loaded
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.visitors import Visitors

ID = table().id


@pytest.mark.parametrize("told", [ID, None], ids=["of the table", "that anything may have changed"])
def test_what_is_told_while_a_table_is_being_read_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch, told: str | None
) -> None:
    async def run() -> None:
        async with opened(postgres, "one") as store, opened(postgres, "two") as other:
            await store.add_visitor(ANN, HASH["ann"], 1)
            await store.add_table(table())
            has_read, goes_on = asyncio.Event(), asyncio.Event()
            read = store.table

            async def stall_once(table_id: str) -> TableRow | None:
                row = await read(table_id)
                if not has_read.is_set():
                    has_read.set()
                    await goes_on.wait()
                return row

            monkeypatch.setattr(store, "table", stall_once)
            hub = Hub(store, QUICK)
            finding = asyncio.create_task(hub.find(ID))
            await has_read.wait()
            changed = await other.change_table(replace(table(), public=False))
            hub.look_again(told)
            hub.presence.heard("two", {ID: {"ann"}}, 0)
            goes_on.set()
            found = await finding
            assert found.elsewhere == {"ann"}
            async with asyncio.timeout(60):
                await until_changed(found, changed)

    async def until_changed(found: LiveTable, wanted: TableRow) -> None:
        while found.row != wanted:
            await asyncio.sleep(0.01)

    asyncio.run(run())


def test_what_is_told_of_a_table_that_is_not_there_is_nothing(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with opened(postgres, "one") as store:
            hub = Hub(store, QUICK)
            finding = asyncio.create_task(hub.find("nosuchtabl"))
            await asyncio.sleep(0)
            hub.look_again("nosuchtabl")
            await asyncio.gather(finding, return_exceptions=True)
            await asyncio.sleep(0)

    asyncio.run(run())
    assert caplog.records == []


def test_a_name_that_changes_while_it_is_being_read_is_not_kept(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(postgres, "one") as store:
            visitors = Visitors(store)
            ann, token = await visitors.introduce("Ann")
            read = store.visitor

            async def change_meanwhile(hashed: str) -> Visitor | None:
                found = await read(hashed)
                await visitors.rename(ann, "Anna")
                return found

            monkeypatch.setattr(store, "visitor", change_meanwhile)
            assert (await visitors.find(token)).name == "Ann"
            monkeypatch.setattr(store, "visitor", read)
            assert (await visitors.find(token)).name == "Anna"

    asyncio.run(run())


def test_long_matches_that_are_only_looked_at_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "_MANY_STEPS", 10)
    monkeypatch.setattr(loaded, "_MOST_UNUSED_STEPS", 100)
    with Served(str(tmp_path / "tables.db")) as served, closing(Person(served.url, "Ann")) as ann:
        tables = [ann.table(seats="random,random") for _ in range(5)]
        for one in tables:
            ann.post(f"/api/tables/{one}/start")
        for one in tables:
            wait_until(lambda one=one: ann.get(f"/api/tables/{one}")["status"] == "over")  # type: ignore[misc]
    with Served(str(tmp_path / "tables.db")) as served, closing(Person(served.url, None)) as eve:
        eve.watch(tables[0])
        monkeypatch.setattr(loaded, "_JUST_LOADED", -1)
        for one in tables[1:]:
            assert eve.http.get(f"/api/tables/{one}").json()["status"] == "over"
        kept = served.services.hub.tables
        assert tables[0] in kept
        assert sum(live.event for live in kept.values() if not live.busy) <= 100


def test_a_dropped_table_is_gone_without_a_collector() -> None:
    """It may hold thousands of states, and cycles are collected rarely in a server."""
    live = LiveTable(table())
    assert live.messages is not None
    gone = weakref.ref(live)
    gc.disable()
    try:
        del live
        assert gone() is None
    finally:
        gc.enable()
