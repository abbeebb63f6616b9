"""YAM color over real sockets: time to look between rounds, and fingers that hold nobody up."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.server.people import JSON, Person
from tests.server.serving import QUICK, Served

BREATH = 0.1
"""Of the time the rules want: 200 ms before the first throw, 400 ms after a round."""


def announcing(person: Person, table: str, round_: int = 1) -> JSON:
    position = person.watch(table)
    while not (position["view"]["phase"] == "announcing" and position["view"]["round"] == round_):
        position = person.until("position")
    return position


def moments(person: Person, table: str) -> list[tuple[str, int]]:
    return [(event["what"]["kind"], event["at"]) for event in person.events(table)]


def test_there_is_time_to_look_before_each_throw(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db"), replace(QUICK, breath=BREATH)) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.table("color", "me,open")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        for person in (ann, bob):
            announcing(person, table)
        ann.act(table, {"kind": "claim", "number": 8})
        bob.act(table, {"kind": "claim", "number": 0})
        looking = bob.until("position", lambda heard: heard["view"]["last"] is not None)
        assert looking["view"]["phase"] == "throwing"
        assert looking["view"]["news"][0]["kind"] == "round_ended"
        bob.until("position", lambda heard: heard["view"]["round"] == 2)
        told = moments(bob, table)
        assert [kind for kind, _ in told] == ["lot", "throw", "reveal", "claim", "claim", "throw", "reveal"]
        (_, lot), (_, first), _, _, (_, said), (_, second), _ = told
        assert first - lot >= 200
        assert second - said >= 400
        ann.close()
        bob.close()


def test_a_finger_at_work_does_not_overtake_an_announcement(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db"), replace(QUICK, breath=0)) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.table("color", "me,open", options={"blind": "on"})
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        for person in (ann, bob):
            announcing(person, table)
        bob.say("act", table=table, command="finger", action={"kind": "feel", "item": 1})
        assert ann.act(table, {"kind": "claim", "number": 4})["say"] == "ack"
        assert bob.until("ack", "refused")["say"] == "ack"
        ann.close()
        bob.close()
