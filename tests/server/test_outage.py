"""While the database is away: each message is answered with what it was about, and the logs stay short."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import asyncpg
import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.serving import QUICK, Served, process
from tests.server.visitors import Person
from yamclub.server import services
from yamclub.server.limits import LOG_SECONDS
from yamclub.server.store.sqlite import SqliteStore
from yamclub.server.web import logs

MANY = 300


def _run(server: str, *statements: str) -> None:
    async def run() -> None:
        db = await asyncpg.connect(server)
        for statement in statements:
            await db.execute(statement)
        await db.close()

    asyncio.run(run())


def take_away(server: str, name: str) -> None:
    """Nobody gets a connection to this database, and those there are end."""
    _run(
        server,
        f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false',
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",  # noqa: S608
    )


def test_every_message_gets_an_answer_of_its_own_and_the_log_stays_short(
    postgres_server: str, postgres: str, tmp_path: Path
) -> None:
    name, log = postgres.partition("?")[0].rpartition("/")[2], tmp_path / "log"
    settings = replace(QUICK, messages_per_second=10**6, messages_at_once=10**6)
    with process(postgres, log, settings=settings) as server, closing(Person(server.url, "Ann")) as ann:
        table = ann.table(seats="me", options={"series": "10"})
        ann.post(f"/api/tables/{table}/start")
        position = ann.watch(table)
        action = position["legal"][0]
        take_away(postgres_server, name)
        began = monotonic()
        try:
            for number in range(MANY):
                said = ann.act(table, action, f"away{number}")
                assert said["say"] == "refused"
                assert said["code"] in ("our_fault", "not_known_yet")
                assert (said["table"], said["command"]) == (table, f"away{number}")
            ann.say("watch", table="abcdefghjk")
            assert ann.until("refused")["table"] == "abcdefghjk"
            for path, params in (("/api/tables", {}), (f"/api/tables/{table}/stand", {"table": table})):
                answer = ann.http.post(path, json={"game": "slam", "seats": [{"kind": "me"}]} if not params else {})
                assert (answer.status_code, answer.json()) == (500, {"code": "our_fault", "params": params})
        finally:
            _run(postgres_server, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        assert ann.act(table, action, "back")["say"] == "ack"
        written, seconds = log.read_text(), monotonic() - began
    assert written.count("\nTraceback (most recent call last)") <= 12  # a few kinds, each with a cause or two
    assert written.count("a message could not be handled") <= 2 + 2 * seconds / LOG_SECONDS


def test_a_kind_of_failure_is_said_once_and_then_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "LOG_SECONDS", 0.2)
    log, repeats = logging.getLogger("yamclub.test"), logs.Repeats()
    log.addFilter(repeats)

    def fail(number: int) -> None:
        try:
            raise OSError(f"number {number}\nof many")
        except OSError:
            log.exception("it failed at %s", number)

    async def work() -> None:
        for number in range(500):
            fail(number)
        log.warning("something else")
        while len(caplog.records) < 3:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.25)  # as long as nothing of this kind is said again
        fail(501)

    asyncio.run(work())
    log.removeFilter(repeats)
    assert [one.getMessage() for one in caplog.records] == [
        "it failed at 0", "something else", "it failed at …: OSError (499 times more)",
        "it failed at 501: OSError number 501 of many",
    ]  # fmt: skip
    assert [one.exc_info is not None for one in caplog.records] == [True, False, False, False]


def test_kinds_without_end_are_not_kept(caplog: pytest.LogCaptureFixture) -> None:
    log, repeats = logging.getLogger("yamclub.test"), logs.Repeats()
    log.addFilter(repeats)
    for number in range(1000):
        log.warning(f"kind {number}")
    log.removeFilter(repeats)
    assert len(repeats._kinds) <= 200
    wait_until(lambda: len(caplog.records) == 1000)


def test_matches_go_on_though_the_database_was_lost_when_they_were_to_be_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, failures = str(tmp_path / "tables.db"), iter((True, True, False))
    with Served(database, replace(QUICK, bot_pace=60)) as server, closing(Person(server.url, "Ann")) as ann:
        table = ann.table(seats="random,random")
        assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"

    async def playing(store: SqliteStore) -> list[str]:
        if next(failures):
            raise sqlite3.OperationalError("disk I/O error")
        return await looked_for(store)

    looked_for = SqliteStore.playing
    monkeypatch.setattr(SqliteStore, "playing", playing)
    monkeypatch.setattr(services, "_AGAIN_SECONDS", 0.05)
    with Served(database) as server:  # nobody asks for the table
        wait_until(lambda: asyncio.run_coroutine_threadsafe(status(server, table), server.loop).result() == "over")


async def status(server: Served, table: str) -> str:
    return (await server.services.hub.stored(table)).status
