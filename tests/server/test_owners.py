"""Who owns a table that waits, and who owns it next when the owner is away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.serving import QUICK, Process, Served, process
from tests.server.visitors import JSON, Person

SETTINGS = replace(QUICK, owner_seconds=0.5, presence_seconds=20)


@contextmanager
def coming(*where: Served | Process) -> Iterator[list[Person]]:
    people = [Person(one.url, name) for one, name in zip(where, ("Ann", "Bob", "Cleo"), strict=False)]
    yield people
    for person in people:
        person.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("owners") / "tables.db"), SETTINGS) as server:
        yield server


def owns(heard: JSON) -> bool:
    return bool(heard["table"]["owner"])


def test_the_next_person_there_owns_a_table_whose_owner_is_away(served: Served) -> None:
    with coming(served, served, served) as (ann, bob, cleo):
        table = ann.table(seats="me,open,open")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        cleo.post(f"/api/tables/{table}/sit", seat=2)
        ann.watch(table)
        assert cleo.watch(table)["table"]["heir"] is None
        ann.disconnect()
        waiting = cleo.until("table", lambda heard: heard["table"]["heir"] == 2)["table"]  # Bob is not there either
        assert (waiting["owner_seat"], waiting["owner"]) == (0, False)
        assert 0 <= waiting["heir_after"] <= 500
        assert cleo.until("table", owns)["table"]["owner_seat"] == 2
        assert not ann.watch(table)["table"]["owner"]
        assert ann.refused(f"/api/tables/{table}/start") == "not_owner"
        assert cleo.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_an_owner_who_has_the_table_open_stays_the_owner_without_a_seat(served: Served) -> None:
    with coming(served, served) as (ann, bob):
        table = ann.table(seats="open,open")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.watch(table)
        assert bob.watch(table)["table"]["heir"] is None
        ann.disconnect()
        bob.until("table", lambda heard: heard["table"]["heir"] == 1)
        bob.until("table", owns)


def test_an_owner_who_is_back_in_time_stays_the_owner(tmp_path: Path) -> None:
    long = replace(SETTINGS, owner_seconds=3600)
    with Served(str(tmp_path / "t.db"), long) as patient, coming(patient, patient) as (ann, bob):
        table = ann.table()
        bob.post(f"/api/tables/{table}/sit", seat=1)
        bob.watch(table)
        live = patient.services.hub.tables[table]
        wait_until(lambda: live.timer is not None)
        ann.watch(table)
        bob.until("table", lambda heard: heard["table"]["heir"] is None)
        assert live.timer is None
        assert ann.get(f"/api/tables/{table}")["owner"]


def test_a_table_at_which_nobody_is_keeps_its_owner(served: Served) -> None:
    with coming(served, served) as (ann, bob):
        table = ann.table()
        bob.post(f"/api/tables/{table}/sit", seat=1)
        info = bob.get(f"/api/tables/{table}")
        assert (info["heir"], info["owner_seat"]) == (None, 0)
        assert served.services.hub.tables[table].timer is None


def test_an_owner_at_another_process_is_not_away(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        two = [stack.enter_context(process(postgres, tmp_path / name, settings=SETTINGS)) for name in ("one", "two")]
        with coming(*two) as (ann, bob):
            table = ann.table(seats="open,open")
            ann.watch(table)
            bob.post(f"/api/tables/{table}/sit", seat=1)
            bob.watch(table)
            bob.until("table", lambda heard: heard["table"]["heir"] is None)
            ann.disconnect()
            assert bob.until("table", owns)["table"]["owner_seat"] == 1
            wait_until(lambda: not ann.get(f"/api/tables/{table}")["owner"])
