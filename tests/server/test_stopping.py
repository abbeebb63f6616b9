"""A server that is told to stop: answers first, then says so, then ends well."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clock import Clock, wait_until
from tests.server.serving import QUICK, Process, Served, process
from tests.server.toys import register
from tests.server.visitors import JSON, SECONDS, Person, over
from yamclub.server.tables.connections import Connection

_FEW = 10


def play_until_closed(person: Person, under_way: Barrier) -> tuple[str, list[JSON], ConnectionClosed]:
    """Move and move until the connection is closed: the table, every answer, and how it ended."""
    answers: list[JSON] = []
    table = person.table(seats="me", options={"series": "10"})  # longer than the server will be there
    person.post(f"/api/tables/{table}/start")
    position = person.watch(table)
    try:
        for number in count():
            if over(position):  # on a machine that took its time to stop: nothing is left but to wait for it
                person.until("never")
            answers.append(person.act(table, position["legal"][0], str(number)))
            position = person.last_position(answers[-1]["event"])
            if len(answers) == _FEW:
                under_way.wait(SECONDS)
    except ConnectionClosed as closed:
        return table, answers, closed
    raise AssertionError


def test_a_stop_answers_what_is_under_way_and_closes_with_a_code(database: str, tmp_path: Path) -> None:
    """Whatever is in the log was acknowledged, whatever was acknowledged is in the log, and it exits with 0."""
    first = Process(database, tmp_path / "log")
    people = [Person(first.url, name) for name in ("Ann", "Bob", "Cleo")]
    under_way = Barrier(len(people) + 1)
    with ThreadPoolExecutor(len(people)) as pool:
        playing = [pool.submit(play_until_closed, person, under_way) for person in people]
        under_way.wait(SECONDS)
        assert first.stop() == 0
        ended = [one.result(SECONDS) for one in playing]
    with process(database, tmp_path / "log") as second:
        for person, (table, answers, closed) in zip(people, ended, strict=True):
            assert closed.rcvd is not None
            assert (closed.rcvd.code, closed.rcvd.reason) == (1012, "stopping")
            assert all(answer["say"] == "ack" for answer in answers)
            acknowledged = {one["event"] for one in person.heard if one["say"] == "ack" and one["table"] == table}
            with closing(Person(second.url, None)) as eve:
                eve.watch(table)
                made = {event["event"] for event in eve.events(table) if event["by"] == 0}
            assert made == acknowledged
            person.close()
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_move_that_is_held_is_answered_before_the_line_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is held for as long as the server has not asked what it owes; only then some time passes."""
    register(monkeypatch)
    clock, settled = Clock(monkeypatch), Connection.settled

    async def asked(connection: Connection) -> None:
        clock.run(1000)
        await settled(connection)

    monkeypatch.setattr(Connection, "settled", asked)
    with Served(str(tmp_path / "t.db"), QUICK) as served:
        ann, bob = Person(served.url, "Ann"), Person(served.url, "Bob")
        table = ann.table("dash")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        ann.watch(table)
        ann.say("act", table=table, command="held", action={"kind": "claim"})
        wait_until(lambda: served.services.hub.tables[table].held.waits_for(0))
        served.stop()
        assert ann.until("ack")["command"] == "held"
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        bob.close()
        ann.close()
