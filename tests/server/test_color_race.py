"""YAM color over real sockets: time to look between rounds, and fingers that hold nobody up."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.clock import Clock, wait_until
from tests.server.serving import QUICK, Served
from tests.server.visitors import JSON, Person
from yamclub.match.arbiter import BOUND

PAUSE = 0.1
"""Of the time the rules want: 200 ms before the first throw."""


def announcing(person: Person, table: str) -> JSON:
    position = person.watch(table)
    while position["view"]["phase"] != "announcing":
        position = person.until("position")
    return position


def claim(served: Served, person: Person, seat: int, table: str, action: JSON) -> None:
    """Say it, and see that it has come in; it is held until time passes."""
    person.say("act", table=table, command="mine", action=action)
    wait_until(lambda: served.services.hub.tables[table].held.waits_for(seat))


def ready(person: Person, table: str, paused: JSON) -> None:
    person.say("ready", table=table, event=paused["event"])


def moments(person: Person, table: str) -> list[tuple[str, int]]:
    return [(event["what"]["kind"], event["at"]) for event in person.events(table)]


def test_the_next_round_begins_as_soon_as_everybody_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with Served(str(tmp_path / "tables.db"), QUICK) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.table("color", "me,open")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        clock.skip(60_000)  # nobody is there yet
        assert ann.watch(table)["pause"] == {"waiting_for": [0], "left": None}
        bob.watch(table)
        paused = ann.until("position", lambda heard: (heard["pause"] or {}).get("waiting_for") == [0, 1])
        assert paused["view"]["phase"] == "throwing"
        ready(ann, table, {"event": 10**9})  # of no pause at all: it must not spoil anybody's real answer
        ready(ann, table, paused)
        waits = bob.until("position", lambda heard: (heard["pause"] or {}).get("waiting_for") == [1])
        assert waits["event"] == paused["event"]
        ready(bob, table, paused)
        for person in (ann, bob):
            assert person.until("position", lambda heard: heard["view"]["round"] == 1)["pause"] is None
        claim(server, ann, 0, table, {"kind": "claim", "number": 8})
        claim(server, bob, 1, table, {"kind": "claim", "number": 0})
        clock.run(1000)
        looking = bob.until("position", lambda heard: heard["view"]["last"] is not None)
        assert looking["view"]["phase"] == "throwing"
        ended = next(event for event in bob.events(table) if event["event"] == looking["event"])
        assert [news["kind"] for news in ended["news"]] == ["round_ended"]
        assert [said["id"] for said in ended["told"][:2]] == ["color-told-claim", "color-true"]
        ready(ann, table, paused)  # that was another pause
        ready(bob, table, looking)
        asked = ann.until("position", lambda heard: heard["pause"] and heard["event"] == looking["event"])
        assert 0 in asked["pause"]["waiting_for"]
        clock.run(round(1000 * QUICK.ready_seconds))  # somebody is slow, and is not waited for any longer
        bob.until("position", lambda heard: heard["view"]["round"] == 2)
        assert [kind for kind, _ in moments(bob, table)][-2:] == ["throw", "reveal"]
        ann.close()
        bob.close()


def test_bots_wait_for_the_one_person_however_long_it_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with Served(str(tmp_path / "tables.db"), QUICK) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("color", "me,counter,counter")
        ann.post(f"/api/tables/{table}/start")
        paused = ann.watch(table)
        clock.skip(600_000)
        assert server.services.hub.tables[table].event == paused["event"]
        ready(ann, table, paused)
        assert ann.until("position", lambda heard: heard["view"]["round"] == 1)["view"]["phase"] == "announcing"
        ann.close()


def test_bots_among_themselves_pause_as_the_rules_want(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with Served(str(tmp_path / "tables.db"), replace(QUICK, pause=PAUSE)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("color", "counter,counter")
        ann.post(f"/api/tables/{table}/start")
        clock.run(200)
        announcing(ann, table)
        (_, lot), (_, thrown), _ = moments(ann, table)[:3]
        assert thrown - lot == 200
        ann.close()


def test_a_refused_claim_that_is_sent_again_gets_the_same_answer_and_counts_in_no_other_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    with Served(str(tmp_path / "tables.db"), replace(QUICK, pause=0)) as server:
        people = ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.table("color", "me,open", options={"last_call_seconds": 1})
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        shown = [announcing(person, table)["event"] for person in people]
        for seat, person in enumerate(people):
            claim(server, person, seat, table, {"kind": "claim", "number": 4})
            clock.skip(10)
        clock.run(2 * BOUND)
        answers = [person.until("ack", "refused") for person in people]
        assert [(one["say"], one.get("code")) for one in answers] == [("ack", None), ("refused", "color_number_taken")]
        clock.run(1500)
        next_round = bob.until("position", lambda heard: heard["view"]["round"] == 2)
        bob.disconnect()
        bob.watch(table, since=next_round["event"])
        again = bob.act(table, {"kind": "claim", "number": 4}, "mine")
        assert again == answers[1]
        stale = bob.act(table, {"kind": "claim", "number": 3}, "another", after=shown[1])
        assert (stale["say"], stale["code"]) == ("refused", "overtaken")
        ann.close()
        bob.close()


def test_a_finger_at_work_does_not_overtake_an_announcement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with Served(str(tmp_path / "tables.db"), replace(QUICK, pause=0)) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.table("color", "me,open", options={"blind": "on"})
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        for person in (ann, bob):
            announcing(person, table)
        claim(server, bob, 1, table, {"kind": "feel", "item": 1})
        clock.skip(10)
        claim(server, ann, 0, table, {"kind": "claim", "number": 4})
        clock.run(1000)
        for person in (ann, bob):
            assert person.until("ack", "refused")["say"] == "ack"
        ann.close()
        bob.close()
