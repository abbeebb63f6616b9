"""A change is saved and the answer to that is lost on the way: nobody is told that nothing was changed."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.proxy import Proxy, proxied
from tests.server.serving import QUICK, Process, process
from tests.server.visitors import JSON, SECONDS, Person, to_move

SETTINGS = replace(QUICK, presence_seconds=20, take_over_seconds=20)
MOVE, COMMIT = b'"entry":"acted"', b"COMMIT"


class Spread:
    """Ann and Bob are at a process behind the proxy, Eve at one that is not."""

    def __init__(self, proxy: Proxy, near: Process, far: Process) -> None:
        self.proxy = proxy
        self.ann, self.bob = (Person(near.url, name) for name in ("Ann", "Bob"))
        self.eve = Person(far.url, None)

    def begin(self) -> str:
        table = self.ann.table("slam", "me,open")
        self.bob.post(f"/api/tables/{table}/sit", seat=1)
        self.ann.post(f"/api/tables/{table}/start")
        return table

    def lose(self, after: bytes) -> None:
        self.proxy.lost.clear()
        self.proxy.lose_after = after

    def was_lost(self) -> bool:
        return self.proxy.lost.wait(SECONDS)


@pytest.fixture
def spread(postgres: str, tmp_path: Path) -> Iterator[Spread]:
    with proxied(postgres) as proxy, ExitStack() as stack:
        near = stack.enter_context(process(proxy.url, tmp_path / "near", settings=SETTINGS))
        far = stack.enter_context(process(postgres, tmp_path / "far", settings=SETTINGS))
        made = Spread(proxy, near, far)
        yield made
        for person in (made.ann, made.bob, made.eve):
            person.close()


def test_a_move_whose_answer_is_lost_is_acknowledged_and_told_to_everybody(spread: Spread) -> None:
    table = spread.begin()
    people = [spread.ann, spread.bob]
    positions = [person.watch(table) for person in (*people, spread.eve)]
    for _ in range(3):
        seat = to_move(positions[0])[0]
        spread.lose(MOVE)
        answer = people[seat].act(table, positions[seat]["legal"][0])
        assert spread.was_lost()
        assert answer["say"] == "ack", answer
        positions = [person.last_position(answer["event"]) for person in (*people, spread.eve)]


def test_a_table_is_made_taken_started_and_left_though_the_answer_is_lost(spread: Spread) -> None:
    ann, bob = spread.ann, spread.bob
    spread.lose(COMMIT)
    table = ann.table("slam", "me,open")
    assert spread.was_lost()
    spread.eve.watch(table)
    bot: JSON = {"seat": 1, "bot": "greedy"}
    changes: list[tuple[Person, str, JSON, tuple[str, str]]] = [
        (bob, "sit", {"seat": 1}, ("person", "waiting")),
        (bob, "stand", {}, ("open", "waiting")),
        (ann, "bot", bot, ("bot", "waiting")),
        (ann, "start", {}, ("bot", "playing")),
    ]
    for person, path, body, after in changes:
        spread.lose(COMMIT)
        assert shown(person.post(f"/api/tables/{table}/{path}", **body)) == after
        assert spread.was_lost()
        while shown(spread.eve.until("table")["table"]) != after:
            pass


def shown(info: JSON) -> tuple[str, str]:
    return info["seats"][1]["kind"], info["status"]


def test_while_the_database_is_away_nobody_is_told_what_is_not_known(spread: Spread) -> None:
    table = spread.begin()
    people = [spread.ann, spread.bob]
    positions = [person.watch(table) for person in people]
    seat = to_move(positions[0])[0]
    mover, other = people[seat], people[1 - seat]
    spread.proxy.away = True
    spread.lose(MOVE)
    answer = mover.act(table, positions[seat]["legal"][0], "mine")
    assert (answer["say"], answer["code"]) == ("refused", "not_known_yet")
    spread.proxy.away = False
    other.position_after(positions[seat]["event"] + 1)  # by itself: nobody does anything
    again = mover.act(table, positions[seat]["legal"][0], "mine")
    assert again["say"] == "ack"
    assert again["event"] == positions[seat]["event"] + 1


def test_with_a_full_disk_moves_are_refused_and_count_once_there_is_room(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with process(str(database), tmp_path / "log", settings=SETTINGS) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("slam", "me")
        ann.post(f"/api/tables/{table}/start")
        position = ann.watch(table)
        pid, written = server._process.pid, database.with_name("t.db-wal").stat().st_size
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (written, limits[1]))
        for _ in range(3):
            answer = ann.act(table, position["legal"][0], "mine")
            assert (answer["say"], answer["code"]) == ("refused", "our_fault")
        assert ann.watch(table)["event"] == position["event"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        answer = ann.act(table, position["legal"][0], "mine")
        assert (answer["say"], answer["event"]) == ("ack", position["event"] + 1)
        ann.close()
