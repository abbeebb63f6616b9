"""What happens at a table by itself: clocks, stand-ins, and moves in real time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clock import Clock, wait_until
from tests.server.serving import QUICK, Served
from tests.server.toys import ROUND_MS, register
from tests.server.visitors import Person, over, to_move
from yamclub.bots import usual_bot
from yamclub.game import Action
from yamclub.games import game
from yamclub.kernel.dice import dice
from yamclub.match.arbiter import BOUND
from yamclub.mechanics.throwing import Keep
from yamclub.server.tables.live import LiveTable


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Served]:
    register(monkeypatch)
    settings = replace(QUICK, bot_pace=PACE, ping_seconds=3600)  # after the first, no ping measures a connection anew
    with Served(str(tmp_path / "tables.db"), settings) as server:
        yield server


PACE = 0.4
LONG = 10**6


def begin(people: list[Person], game: str, seats: str = "me,open", **more: object) -> str:
    ann, bob = people[:2]
    table = ann.table(game, seats, **more)
    if "open" in seats:
        bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


def connections_of(people: list[Person], served: Served, table: str, **milliseconds: int) -> LiveTable:
    """Have everybody watch, over connections of such lengths by name, whatever was measured; the table, from inside."""
    for person in (*people, *people):  # once the second answer is there, so is the pong that measured the connection
        person.watch(table)
    live = served.services.hub.tables[table]
    for connection in live.connections:
        far = milliseconds.get(connection.visitor.name, 0) if connection.visitor is not None else 0
        connection._measured.clear()
        connection._measured.append(far)
        connection._outlet.round_trip = lambda far=far: float(far)  # type: ignore[method-assign, misc]
    return live


def test_without_a_clock_nobody_is_hurried(people: list[Person]) -> None:
    table = begin(people, "slam")
    assert people[0].watch(table)["time_left"] is None


def test_when_the_clock_runs_out_a_bot_stands_in_until_the_person_moves(people: list[Person], clock: Clock) -> None:
    ann = people[0]
    table = begin(people, "slam", "me", clock=5)
    assert ann.watch(table)["time_left"] == 5000
    clock.run(5000)
    info = ann.until("table", lambda heard: heard["table"]["seats"][0]["bot"] is not None)["table"]
    assert (info["seats"][0]["kind"], info["seats"][0]["name"], info["your_move"]) == ("person", "Ann", False)
    clock.run(round(PACE * 1000))  # for one move of the bot
    position = ann.until("position")
    assert position["time_left"] == 5000
    assert ann.act(table, position["legal"][0])["say"] == "ack"
    assert ann.until("table")["table"]["seats"][0]["bot"] is None


def test_who_comes_back_has_the_seat_back(people: list[Person], clock: Clock) -> None:
    ann, bob, eve = people
    table = begin(people, "slam")
    positions = [person.watch(table) for person in (ann, bob)]
    eve.watch(table)
    away = to_move(positions[0])[0]
    people[away].disconnect()
    assert not eve.until("table", lambda heard: not heard["table"]["seats"][away]["present"])["table"]["you"]
    other = people[1 - away]
    other.post(f"/api/tables/{table}/bot", seat=away)
    clock.run(LONG)
    eve.until("position", lambda heard: to_move(heard) == [1 - away])
    people[away].watch(table)
    info = eve.until("table", lambda heard: heard["table"]["seats"][away]["bot"] is None)
    assert info["table"]["seats"][away]["present"]


def test_who_left_on_purpose_is_asked_to_sit_down_again(people: list[Person]) -> None:
    ann, bob, _ = people
    table = begin(people, "slam")
    stand_in = usual_bot(game("slam"))
    for person in people:
        person.watch(table)
    assert ann.refused(f"/api/tables/{table}/bot", seat=1, bot=stand_in) == "still_here"
    bob.post(f"/api/tables/{table}/stand")
    assert not ann.get(f"/api/tables/{table}")["seats"][1]["present"]  # though he still looks on
    ann.post(f"/api/tables/{table}/bot", seat=1, bot=stand_in)
    bob.disconnect()
    bob.watch(table)
    assert bob.get(f"/api/tables/{table}")["seats"][1]["bot"] == stand_in
    bob.post(f"/api/tables/{table}/sit", seat=1)
    seat = bob.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["present"]) == ("person", "Bob", None, True)


def test_where_the_rules_let_the_clock_move_it_does(people: list[Person], clock: Clock) -> None:
    table = begin(people, "toy", clock=5)
    for person in people:
        person.watch(table)
    people[0].act(table, {"kind": "guess", "high": True})
    clock.run(5000)
    assert over(people[2].until("position", over))
    last = people[2].events(table)[-1]
    assert (last["by"], last["at"]) == ("clock", 5000)


def test_one_decision_gives_the_others_no_more_time(people: list[Person], clock: Clock) -> None:
    table = begin(people, "toy", clock=1000)
    before = people[1].watch(table)["time_left"]
    clock.skip(300)
    answer = people[0].act(table, {"kind": "guess", "high": True})
    assert people[1].position_after(answer["event"])["time_left"] == before - 300


def test_a_race_is_closed_by_the_clock_at_its_moment(people: list[Person], clock: Clock) -> None:
    table = begin(people, "dash")
    assert people[2].watch(table)["deadline"] == ROUND_MS
    clock.run(LONG)
    people[2].until("position", over)
    started = [event["at"] for event in people[2].events(table) if event["what"]["kind"] == "go"]
    closed = [event["at"] for event in people[2].events(table) if event["by"] == "clock"]
    assert closed == [moment + ROUND_MS for moment in started]


def test_in_a_race_the_slower_line_is_credited_with_its_round_trip(
    people: list[Person], served: Served, clock: Clock
) -> None:
    """Bob's connection is 120 ms long. His claim comes in 100 ms after Ann's, and is the earlier one all the same."""
    ann, bob, eve = people
    table = begin(people, "dash")
    live = connections_of(people, served, table, Bob=120)
    clock.skip(300)
    ann.say("act", table=table, command="a", action={"kind": "claim"})
    wait_until(lambda: live.held.waits_for(0))
    clock.skip(100)
    bob.say("act", table=table, command="b", action={"kind": "claim"})
    wait_until(lambda: live.held.waits_for(1))
    clock.run(LONG)
    ann.until("ack")
    bob.until("ack")
    position = eve.until("position", lambda heard: len(heard["view"]["claims"]) == 2)
    assert position["view"]["claims"] == [[1, 280], [0, 300]]


def test_a_claim_credited_in_time_counts_though_it_came_in_later(
    people: list[Person], served: Served, clock: Clock
) -> None:
    bob = people[1]
    table = begin(people, "dash")
    live = connections_of(people, served, table, Bob=120)
    clock.skip(ROUND_MS + 50)
    bob.say("act", table=table, command="b", action={"kind": "claim"})
    wait_until(lambda: live.held.waits_for(1))
    clock.run(LONG)
    answer = bob.until("ack", "refused")
    assert answer["say"] == "ack"
    assert bob.position_after(answer["event"])["view"]["claims"] == [[1, ROUND_MS - 70]]


def test_a_claim_in_time_counts_however_long_the_one_before_it_takes_to_be_written_down(
    people: list[Person], served: Served, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, _ = people
    table = begin(people, "dash")
    live, store = connections_of(people, served, table), served.services.store
    append, slow = store.append, [BOUND]

    async def on_a_slow_disk(*args: Any, **how: Any) -> None:
        clock.skip(slow.pop() if slow else 0)
        await append(*args, **how)

    monkeypatch.setattr(store, "append", on_a_slow_disk)
    for seat, (person, moment) in enumerate(((ann, 560), (bob, 130))):
        clock.skip(moment)
        person.say("act", table=table, command="mine", action={"kind": "claim"})
        wait_until(partial(live.held.waits_for, seat))
    clock.run(LONG)
    for person in (ann, bob):
        assert person.until("ack", "refused")["say"] == "ack"


def test_a_claim_is_held_and_counted_once(people: list[Person], served: Served, clock: Clock) -> None:
    ann, _, eve = people
    table = begin(people, "dash")
    for person in people:
        person.watch(table)
    for _ in range(3):
        ann.say("act", table=table, command="same", action={"kind": "claim"})
    wait_until(lambda: served.services.hub.tables[table].held.waits_for(0))
    clock.run(BOUND)
    ack = ann.until("ack")
    assert ann.act(table, {"kind": "claim"}, "same") == ack
    clock.run(LONG)
    eve.until("position", over)
    claims = [event for event in eve.events(table) if event["what"]["kind"] == "claim"]
    assert len(claims) == 1
    assert eve.heard[-1]["view"]["points"] == [1, 0]


def test_a_held_claim_that_is_sent_again_on_a_new_connection_is_answered_there(
    people: list[Person], served: Served, clock: Clock
) -> None:
    ann, _, eve = people
    table = begin(people, "dash")
    for person in people:
        person.watch(table)
    live = served.services.hub.tables[table]
    ann.say("act", table=table, command="same", action={"kind": "claim"})
    wait_until(lambda: live.held.waits_for(0))
    ann.disconnect()
    ann.watch(table)
    ann.say("act", table=table, command="same", action={"kind": "claim"})
    wait_until(lambda: [len(claim.answers) for claim in live.held] == [2])
    clock.run(BOUND)
    ack = ann.until("ack", "refused")
    assert ack["say"] == "ack"
    clock.run(LONG)
    eve.until("position", over)
    assert len([event for event in eve.events(table) if event["what"]["kind"] == "claim"]) == 1


def test_bots_race_too_and_take_the_time_they_say(people: list[Person], clock: Clock) -> None:
    table = begin(people, "dash", "quick,random")
    eve = people[2]
    eve.watch(table)
    clock.run(LONG)
    assert eve.until("position", over)["view"]["points"] == [2, 0]
    moments = {kind: [] for kind in ("go", "claim")}  # type: dict[str, list[int]]
    for event in eve.events(table):
        if event["by"] in ("chance", 0):
            moments[event["what"]["kind"]].append(event["at"])
    taken = [claimed - went for went, claimed in zip(moments["go"], moments["claim"], strict=True)]
    assert taken == [100, 100]


def test_seats_a_bot_cannot_take_are_refused(people: list[Person]) -> None:
    table = begin(people, "slam", "me,greedy")
    assert people[0].refused(f"/api/tables/{table}/bot", seat=1) == "seat_taken"
    assert people[0].refused(f"/api/tables/{table}/bot", seat=0, bot="nobody") == "unknown_bot"
    assert people[0].refused(f"/api/tables/{table}/bot", seat=0, bot="random") == "not_the_stand_in"
    assert people[1].refused(f"/api/tables/{table}/bot", seat=0) == "not_seated"


class Failing:
    """A bot that raises, or that breaks the rules."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if self._rng.random() < 0.5:
            raise RuntimeError("out of ideas")
        return Keep(dice("66666666"))


def test_a_bot_that_fails_or_cheats_does_not_stop_the_match(
    people: list[Person], clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("yamclub.bots.random.RandomBot", Failing)
    table = begin(people, "slam", "random,random")
    people[2].watch(table)
    clock.run(LONG)
    people[2].until("position", over)
    said = {record.getMessage() for record in caplog.records}
    assert {"the bot random of slam failed; another move is made for it"} < said


def test_tables_that_nobody_looks_at_are_let_go_of_and_found_again(people: list[Person], served: Served) -> None:
    ann = people[0]
    table = begin(people, "slam")
    position = ann.watch(table)
    hub = served.services.hub
    live = hub.tables[table]
    live.loaded -= 60_000
    hub.sweep()
    assert hub.tables[table] is live  # somebody looks
    ann.disconnect()
    wait_until(lambda: not live.connections)
    hub.sweep()
    assert table not in hub.tables
    again = ann.watch(table)
    assert (again["view"], again["event"]) == (position["view"], position["event"])
    assert hub.tables[table] is not live
