"""Server processes that stop, are killed, and share a database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import Process, process
from tests.server.visitors import JSON, Person, over, play_out, to_move
from yamclub.match.record import read_record
from yamclub.match.verify import verify


def begin(ann: Person, bob: Person) -> str:
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_match_goes_on_where_it_stood_after_a_restart(database: str, port: int, tmp_path: Path, how: str) -> None:
    """Everybody where they were, every acknowledged move kept, commands still known; and nothing secret in the log."""
    log = tmp_path / "log"
    first = Process(database, log, port)
    ann, bob = people = [Person(first.url, name) for name in ("Ann", "Bob")]
    table = begin(ann, bob)
    positions = play_out(table, people, [ann.watch(table), bob.watch(table)], moves=5)
    seat = to_move(positions[0])[0]
    last = people[seat].act(table, positions[seat]["legal"][0], "the last one")
    getattr(first, how)()
    with process(database, log, port) as second:
        for person in people:
            person.at(second.url)
        assert people[seat].act(table, positions[seat]["legal"][0], "the last one") == last
        known = len(bob.events(table))
        positions = [person.watch(table, since=len(person.events(table))) for person in people]
        assert len(bob.events(table)) >= known
        positions = play_out(table, people, positions)
        assert over(positions[0])
        for person in people:
            numbers = [event["event"] for event in person.events(table)]
            assert numbers == list(range(1, len(numbers) + 1))
        assert verify(read_record(ann.http.get(f"/api/tables/{table}/record").content)).finished
    written = log.read_text()
    for person in people:
        assert person.token is not None
        assert person.token not in written
        person.close()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    database, log = str(tmp_path / "t.db"), tmp_path / "log"
    first = Process(database, log)
    ann = Person(first.url, "Ann")
    table = ann.table(seats="greedy,greedy,greedy,greedy", options={"series": "5"})
    ann.watch(table)
    ann.post(f"/api/tables/{table}/start")
    ann.until("position")
    first.kill()
    with process(database, log) as second, closing(Person(second.url, None)) as eve:
        position = eve.watch(table)
        assert over(position) or over(eve.until("position", over))
    ann.close()


@pytest.fixture
def two(postgres: str, tmp_path: Path) -> Iterator[list[Process]]:
    """Two processes over one PostgreSQL."""
    with process(postgres, tmp_path / "one") as one, process(postgres, tmp_path / "two") as other:
        yield [one, other]


def test_people_at_two_processes_play_one_match(two: list[Process]) -> None:
    ann, bob, eve = people = [
        Person(two[0].url, "Ann"), Person(two[1].url, "Bob"), Person(two[1].url, None),
    ]  # fmt: skip
    table = ann.table()
    assert bob.watch(table)["table"]["status"] == "waiting"
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    bob.until("position")
    positions = play_out(table, people, [ann.watch(table), bob.watch(table, since=10**6), eve.watch(table)])
    assert over(positions[0])
    for person in people:
        numbers = [event["event"] for event in person.events(table)]
        assert numbers == list(range(1, len(numbers) + 1))
    assert eve.events(table) == ann.events(table)
    for person in people:
        person.close()


def test_of_two_racing_moves_one_wins_and_the_other_is_refused(two: list[Process]) -> None:
    """Ann, in two tabs at two processes, answers the same position differently at the same moment."""
    ann = Person(two[0].url, "Ann")
    tab = Person(two[1].url, None)
    tab.token = ann.token
    for person in (ann, tab):
        person.http.headers["authorization"] = f"Bearer {ann.token}"
    table = ann.table(seats="me")
    ann.post(f"/api/tables/{table}/start")
    positions: list[JSON] = [ann.watch(table), tab.watch(table)]
    refusals = 0
    with ThreadPoolExecutor() as pool:
        for turn in range(12):
            if over(positions[0]):
                break
            legal, at = positions[0]["legal"], positions[0]["event"]
            moves = [
                pool.submit(person.act, table, action, f"{name}{turn}", after=at)
                for person, name, action in ((ann, "a", legal[0]), (tab, "b", legal[-1]))
            ]
            answers = [move.result() for move in moves]
            assert sorted(answer["say"] for answer in answers) == ["ack", "refused"], answers
            assert next(answer["code"] for answer in answers if answer["say"] == "refused") in (
                "overtaken", "not_a_move_here", "match_over",
            )  # fmt: skip
            refusals += 1
            event = next(answer["event"] for answer in answers if answer["say"] == "ack")
            positions = [person.last_position(event) for person in (ann, tab)]
    assert refusals
    assert [event["what"] for event in ann.events(table)] == [event["what"] for event in tab.events(table)]
    ann.close()
    tab.close()


def test_the_same_command_at_two_processes_counts_once(two: list[Process]) -> None:
    ann = Person(two[0].url, "Ann")
    tab = Person(two[1].url, None)
    tab.token = ann.token
    table = ann.table(seats="me")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    tab.watch(table)
    with ThreadPoolExecutor() as pool:
        both = [pool.submit(person.act, table, position["legal"][0], "once") for person in (ann, tab)]
        one, other = (answer.result() for answer in both)
    assert one == other
    assert one["say"] == "ack"
    ann.close()
    tab.close()


def test_when_a_process_dies_the_other_goes_on_for_its_bots(postgres: str, tmp_path: Path) -> None:
    dying = Process(postgres, tmp_path / "one")
    with process(postgres, tmp_path / "two") as other:
        ann, eve = Person(dying.url, "Ann"), Person(other.url, None)
        table = ann.table(seats="greedy,greedy,greedy,greedy", options={"series": "5"})
        eve.watch(table)
        ann.post(f"/api/tables/{table}/start")
        eve.until("position")
        dying.kill()
        eve.until("position", over)
        eve.close()
        ann.close()
