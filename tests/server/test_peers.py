"""Two processes over one PostgreSQL: who is at the other, names, rematches, a connection between them that breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.databases import break_channels, create_database
from tests.server.serving import QUICK, Process, process
from tests.server.visitors import JSON, Person, play_out

SETTINGS = replace(QUICK, presence_seconds=20)
"""So that nobody is taken for away because a busy machine is silent for a moment."""


@pytest.fixture(scope="module")
def shared(postgres_server: str) -> str:
    """One database for all of these: everybody is new, and so is every table."""
    return create_database(postgres_server, f"t{token_hex(6)}")


@pytest.fixture(scope="module")
def two(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    logs = tmp_path_factory.mktemp("logs")
    with ExitStack() as stack:
        yield [stack.enter_context(process(shared, logs / name, settings=SETTINGS)) for name in ("one", "two")]


@pytest.fixture
def people(two: list[Process]) -> Iterator[list[Person]]:
    """Ann is at one process, Bob at the other."""
    persons = [Person(one.url, name) for one, name in zip(two, ("Ann", "Bob"), strict=True)]
    yield persons
    for person in persons:
        person.close()


def seated(people: list[Person]) -> str:
    ann, bob = people
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    return table


def begin(people: list[Person]) -> str:
    """A match that both processes know of."""
    ann, bob = people
    table = seated(people)
    bob.watch(table)
    ann.post(f"/api/tables/{table}/start")
    bob.until("position")
    bob.disconnect()
    bob.heard.clear()
    return table


def until_present(person: Person, *wanted: bool) -> None:
    """Until the last that this person has heard of the table shows these as present, seat by seat."""

    def shown(heard: JSON) -> bool:
        return [seat["present"] for seat in heard["table"]["seats"]] == list(wanted)

    tables = [heard for heard in person.heard if heard["say"] == "table"]
    if not (tables and shown(tables[-1])):
        person.until("table", shown)


def test_people_at_different_processes_are_shown_to_each_other_until_they_leave(people: list[Person]) -> None:
    ann, bob = people
    table = begin(people)
    ann.watch(table)
    bob.watch(table)
    until_present(ann, True, True)
    until_present(bob, True, True)
    assert [seat["present"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == [True, True]
    assert ann.refused(f"/api/tables/{table}/bot", seat=1) == "still_here"
    bob.disconnect()
    until_present(ann, True, False)
    assert ann.post(f"/api/tables/{table}/bot", seat=1)["seats"][1]["bot"] == "club"


def test_the_people_of_a_killed_process_are_away_before_long(shared: str, tmp_path: Path, people: list[Person]) -> None:
    ann, bob = people
    table = begin(people)
    dying = Process(shared, tmp_path / "dying", settings=replace(SETTINGS, presence_seconds=0.2))
    with process(shared, tmp_path / "forgetful", settings=replace(SETTINGS, presence_seconds=1.5)) as forgetful:
        bob.at(forgetful.url).watch(table)
        ann.at(dying.url).watch(table)
        until_present(bob, True, True)
        dying.kill()
        until_present(bob, False, True)
        assert bob.post(f"/api/tables/{table}/bot", seat=0)["seats"][0]["bot"] == "club"
        bob.disconnect()


def test_a_process_that_starts_learns_at_once_who_is_elsewhere(
    shared: str, tmp_path: Path, people: list[Person]
) -> None:
    """Because it asks: nobody here says anything again before the test gives up."""
    ann, bob = people
    table = begin(people)
    silent = replace(SETTINGS, presence_seconds=3600)
    with process(shared, tmp_path / "first", settings=silent) as first:
        ann.at(first.url).watch(table)
        with process(shared, tmp_path / "later", settings=silent) as later:
            bob.at(later.url).watch(table)
            until_present(bob, True, True)
            bob.disconnect()
        ann.disconnect()


def test_whoever_watches_before_sitting_down_is_present_once_seated(people: list[Person]) -> None:
    ann, bob = people
    table = ann.table()
    ann.watch(table)
    bob.watch(table)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    until_present(ann, True, True)


def test_nothing_is_missed_when_the_line_between_processes_breaks(shared: str, people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    for _ in range(3):
        asyncio.run(break_channels(shared))
        positions = play_out(table, people, positions, moves=4)
    assert people[0].events(table) == people[1].events(table)
    until_present(people[0], True, True)


def test_a_new_name_is_seen_where_the_match_has_not_begun(people: list[Person]) -> None:
    ann, bob = people
    waiting, playing = seated(people), begin(people)
    ann.watch(waiting)
    assert bob.post("/api/me", name="Robert")["name"] == "Robert"
    told = ann.until("table", lambda heard: heard["table"]["seats"][1]["name"] == "Robert")["table"]
    assert told["id"] == waiting
    assert ann.get(f"/api/tables/{playing}")["seats"][1]["name"] == "Bob"


def test_a_new_name_is_known_to_every_process(two: list[Process], people: list[Person]) -> None:
    _, bob = people
    at_one = Person(two[0].url, None)
    at_one.token = bob.token
    at_one.http.headers["authorization"] = f"Bearer {bob.token}"
    assert at_one.get("/api/me")["name"] == "Bob"
    bob.post("/api/me", name="Robert")
    wait_until(lambda: at_one.get("/api/me")["name"] == "Robert")
    at_one.close()


def test_a_rematch_asked_for_at_two_processes_is_one_table_that_is_there_when_it_is_told(people: list[Person]) -> None:
    ann, bob = people
    table = begin(people)
    play_out(table, people, [person.watch(table) for person in people])
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in people]
        told = ann.until("table", lambda heard: heard["table"]["next"] is not None)["table"]["next"]
        assert bob.get(f"/api/tables/{told}")["status"] == "waiting"
        assert {one.result()["id"] for one in asked} == {told}
    for person in people:
        mine = [one["id"] for one in person.get("/api/me")["tables"]]
        assert sorted(mine) == sorted([table, told])
