"""Matches that nobody finishes end by themselves, and open their secret. The time between two checks is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from tests.server.serving import Served
from tests.server.visitors import Person, play_out
from yamclub.match.record import read_record
from yamclub.match.verify import verify
from yamclub.server.services import Services
from yamclub.server.tables.idle import IdleMatches
from yamclub.server.tables.live import now_ms

DAY = 24 * 3600 * 1000


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many days have passed; the last counts."""
    passed = [0]
    monkeypatch.setattr("yamclub.server.tables.idle.now_ms", lambda: now_ms() + passed[-1] * DAY)
    return passed


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with Served(database) as server:
        yield server


def check(*servers: Served) -> None:
    """The planned job of these servers, at the same time."""

    async def end_all(services: Services) -> None:
        await IdleMatches(services.hub).end_all()

    running = [asyncio.run_coroutine_threadsafe(end_all(one.services), one.loop) for one in servers]
    for one in running:
        one.result(60)


def begun(ann: Person, bob: Person) -> str:
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


def test_after_a_month_without_a_move_a_match_ends_and_opens_its_secret(served: Served, days: list[int]) -> None:
    with closing(Person(served.url, "Ann")) as ann, closing(Person(served.url, "Bob")) as bob:
        table, other = begun(ann, bob), begun(ann, bob)
        check(served)
        days.append(29)
        check(served)
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"
        play_out(other, [ann, bob], [ann.watch(other), bob.watch(other)], moves=1)
        days.append(31)
        ann.watch(table)
        check(served)
        assert ann.until("table", lambda heard: heard["table"]["status"] == "over")
        record = ann.http.get(f"/api/tables/{table}/record").content
        report = verify(read_record(record))
        assert (report.dice, report.finished, report.shares) == ("proved", False, 2)
        assert ann.get(f"/api/tables/{other}")["status"] == "playing"
        assert ann.act(table, {"kind": "stop"})["code"] == "match_over"


def test_a_match_that_everybody_left_ends_after_a_day(served: Served, days: list[int]) -> None:
    with closing(Person(served.url, "Ann")) as ann, closing(Person(served.url, "Bob")) as bob:
        table, one_stays = begun(ann, bob), begun(ann, bob)
        ann.post(f"/api/tables/{one_stays}/stand")
        for person in (ann, bob):
            person.post(f"/api/tables/{table}/stand")
        check(served)
        bob.post(f"/api/tables/{table}/sit", seat=1)  # back again
        days.append(2)
        check(served)
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"
        bob.post(f"/api/tables/{table}/stand")
        check(served)
        days.append(4)
        check(served)
        assert ann.get(f"/api/tables/{table}")["status"] == "over"
        assert ann.get(f"/api/tables/{one_stays}")["status"] == "playing"


def test_two_processes_end_a_match_once(postgres: str, days: list[int]) -> None:
    with ExitStack() as closed:
        one, two = (closed.enter_context(Served(postgres)) for _ in range(2))
        ann, bob = (closed.enter_context(closing(Person(at.url, name))) for at, name in ((one, "Ann"), (two, "Bob")))
        table = begun(ann, bob)
        check(one, two)
        days.append(31)
        check(one, two)
        for person in (ann, bob):
            person.watch(table)
            record = person.http.get(f"/api/tables/{table}/record").content
            assert record.count(b'"entry":"end"') == 1
            verify(read_record(record))
