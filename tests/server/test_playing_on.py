"""Playing on from a moment of a match that is over, at the web table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clock import Clock, wait_until
from tests.server.serving import QUICK, Process, Served, process
from tests.server.visitors import JSON, Person, over
from yamclub.coach import analyse
from yamclub.game import Eye, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import convert, encode
from yamclub.match.entries import Header, Position
from yamclub.match.record import read_record
from yamclub.match.verify import verify

HURRIED = replace(QUICK, messages_per_second=10**6, messages_at_once=10**6)
HIDING = [("menteur", 3), ("yami", 2), ("slam", 2)]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "tables.db"), HURRIED) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Eve", None)


def seats_of(game_id: str) -> int:
    return max(2, find_game(game_id).seats[0])


def finished(ann: Person, game_id: str, seats: int | None = None) -> str:
    """A match of bots that is over."""
    table = ann.table(game_id, ",".join(["random"] * (seats or seats_of(game_id))))
    ann.post(f"/api/tables/{table}/start")
    wait_until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    return table


def replay(ann: Person, table: str, eyes: str = "open") -> list[JSON]:
    found: list[JSON] = ann.http.get(f"/api/tables/{table}/replay?eyes={eyes}").json()
    return found


def moment(ann: Person, table: str, part: float = 0.5) -> JSON:
    """The event at such a part of the match."""
    events = [event for event in replay(ann, table) if event["view"]["result"] is None]
    return events[int(part * len(events))]


def play_on(ann: Person, table: str, **asked: Any) -> JSON:
    """A match that goes on from there and has started; its table."""
    made = ann.post(f"/api/tables/{table}/play-on", **asked)
    started: JSON = ann.post(f"/api/tables/{made['id']}/start")
    return started


def play_to_the_end(ann: Person, table: str) -> JSON:
    ann.heard.clear()  # of other tables
    position = ann.watch(table)
    while not over(position):
        if position["legal"]:
            answer = ann.act(table, position["legal"][0])
            assert answer["say"] == "ack", answer
            position = ann.last_position(answer["event"])
        else:
            if position["pause"]:
                ann.say("ready", table=table, event=position["event"])
            position = ann.until("position")
    wait_until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    return position


def state_at(served: Served, table: str) -> State:
    match = served.services.hub.tables[table].match
    assert match is not None
    return match.state


def begun(served: Served, table: str) -> Position:
    match = served.services.hub.tables[table].match
    assert match is not None
    position = match.header.position
    assert isinstance(position, Position)
    return position


@pytest.mark.parametrize("game_id", [name for name in GAMES if not find_game(name).real_time])
def test_a_match_goes_on_from_a_moment_and_its_record_is_true(people: list[Person], game_id: str) -> None:
    ann = people[0]
    old = finished(ann, game_id)
    at = moment(ann, old)
    table = play_on(ann, old, step=at["step"], seat=1, bot="random")
    assert table["status"] == "playing"
    assert table["you"] == 1
    assert table["played_on"] == {"table": old, "step": at["step"], "hidden": "as-it-was"}
    assert [seat["kind"] for seat in table["seats"]].count("bot") == len(table["seats"]) - 1
    play_to_the_end(ann, table["id"])
    record = read_record(ann.http.get(f"/api/tables/{table['id']}/record").content)
    report = verify(record)
    assert (report.finished, report.played_on, report.dice) == (True, True, "proved")
    old_record = read_record(ann.http.get(f"/api/tables/{old}/record").content)
    assert isinstance(record.header.position, Position)
    assert record.header.position.match == old_record.header.commitment
    assert (record.header.rules, record.header.options) == (old_record.header.rules, old_record.header.options)


@pytest.mark.parametrize(("game_id", "seats"), HIDING)
def test_as_it_was_is_the_same_state_and_anew_is_the_same_to_its_seat(
    people: list[Person], served: Served, game_id: str, seats: int
) -> None:
    ann = people[0]
    old = finished(ann, game_id, seats)
    whole, mine = replay(ann, old), replay(ann, old, "0")
    for place in range(len(whole) // 5, len(whole) - 2, max(1, len(whole) // 5)):
        if whole[place]["view"]["result"] is not None:
            continue
        for hidden in ("as-it-was", "anew"):
            table = play_on(ann, old, step=whole[place]["step"], seat=0, hidden=hidden, bot="random")
            position = begun(served, table["id"])
            state: Any = convert(position.state, find_game(game_id).state)
            assert json.loads(encode(state.view(0))) == mine[place]["view"]
            if hidden == "as-it-was":
                assert json.loads(encode(state.view(Eye.OPEN))) == whole[place]["view"]
            assert position.hidden == (hidden if find_game(game_id).secrets else "as-it-was")


def hidden_parts(whole: Any, seen: Any, name: str = "") -> list[str]:
    """The dice and cards that are in the whole view and not in what is seen, as they would stand in a message."""
    if whole == seen:
        return []
    if isinstance(whole, dict):
        known = seen if isinstance(seen, dict) else {}
        return [part for key in whole for part in hidden_parts(whole[key], known.get(key), key)]
    if isinstance(whole, list) and any(isinstance(one, dict) for one in whole):
        pairs = zip(whole, seen or [None] * len(whole), strict=True)
        return [part for one, other in pairs for part in hidden_parts(one, other, name)]
    return [f'"{name}":"{whole}"'] if isinstance(whole, str) and len(whole) > 3 else []


@pytest.mark.parametrize("game_id", ["menteur", "yami"])
def test_nobody_is_sent_what_the_position_hides(people: list[Person], served: Served, game_id: str) -> None:
    """Over HTTP and the socket, by a seat, somebody else and a spectator: the position is seen through views alone."""
    ann, eve, nobody = people
    old = finished(ann, game_id)
    both = zip(replay(ann, old), replay(ann, old, "0"), strict=True)
    secret, parts = next(
        (event, hidden_parts(event["view"], seen["view"]))
        for event, seen in both
        if event["event"] > 5
        and 0 in event["view"]["turn"]["seats"]  # so that nothing is shown by what happens next
        and hidden_parts(event["view"], seen["view"])
    )
    for person in people:
        person.wire.clear()
    made = ann.post(f"/api/tables/{old}/play-on", step=secret["step"], seat=0, bot="random")
    table = made["id"]
    row = served.services.hub.tables[table].row
    assert "state" not in encode(row).decode()
    _look_everywhere(people, table)
    ann.post(f"/api/tables/{table}/start")
    _look_everywhere(people, table)
    state: Any = convert(begun(served, table).state, find_game(game_id).state)
    assert json.loads(encode(state.view(Eye.OPEN))) == secret["view"]
    for person in people:
        wire = "\n".join(person.wire)
        assert '"position":{' not in wire
        assert '"entry":' not in wire
        assert [part for part in parts if part in wire] == []
    # What each is shown is their view of it, byte for byte.
    for person, viewer in ((ann, 0), (nobody, Eye.SPECTATOR)):
        shown, expected = person.watch(table)["view"], json.loads(encode(state.view(viewer)))
        assert {**shown, "turn": None} == {**expected, "turn": None}  # bots may have decided meanwhile
    assert eve.http.get(f"/api/tables/{table}/record").json()["code"] == "not_over"
    assert eve.http.get(f"/api/tables/{table}/replay").json()["code"] == "not_over"
    assert eve.http.get(f"/api/tables/{table}/analysis").json()["code"] == "not_over"
    assert eve.refused(f"/api/tables/{table}/play-on", step=0) == "not_over"


def _look_everywhere(people: list[Person], table: str) -> None:
    for person in people:
        person.get(f"/api/tables/{table}")
        person.get("/api/tables")
        for what in ("record", "replay", "analysis"):
            person.wire_http(person.http.get(f"/api/tables/{table}/{what}"))
        if person.token is not None:
            person.get("/api/me")
        person.disconnect()
        person.watch(table)


def test_the_other_table_is_told_only_to_those_who_belong_to_this_one(people: list[Person]) -> None:
    ann, eve, nobody = people
    old = finished(ann, "slam")
    made = ann.post(f"/api/tables/{old}/play-on", step=moment(ann, old)["step"])
    for stranger in (eve, nobody):
        assert stranger.get(f"/api/tables/{made['id']}")["played_on"]["table"] is None
    assert ann.get(f"/api/tables/{made['id']}")["played_on"]["table"] == old
    assert ann.get(f"/api/tables/{old}")["played_on"] is None


def test_what_cannot_be_played_on_is_refused(people: list[Person]) -> None:
    ann, eve, nobody = people
    old = finished(ann, "slam")
    path = f"/api/tables/{old}/play-on"
    last = replay(ann, old)[-1]["step"]
    assert ann.refused(path, step=last) == "nothing_to_play_on"
    assert ann.refused(path, step=last + 1) == "nothing_to_play_on"
    assert ann.refused(path, step=last + 2) == "no_such_moment"
    assert ann.refused(path, step=10**30) in ("no_such_moment", "bad_message")
    assert ann.refused(path, step=-1) == ann.refused(path) == ann.refused(path, step="4") == "bad_message"
    assert ann.refused(path, step=4, seat=2) == ann.refused(path, step=4, seat=-1) == "bad_message"
    assert ann.refused(path, step=4, hidden="half") == ann.refused(path, step=4, more=1) == "bad_message"
    assert ann.refused(path, step=4, bot="nobody") == "unknown_bot"
    assert ann.refused(path, step=4, bot="perfect") == "solo_bot"
    assert nobody.refused(path, step=4) == "no_name_yet"
    assert eve.refused("/api/tables/aaaaaaaaaa/play-on", step=0) == "no_such_table"
    waiting = ann.table()
    assert ann.refused(f"/api/tables/{waiting}/play-on", step=0) == "not_over"


def test_tables_that_play_on_count_as_opened(tmp_path: Path) -> None:
    few = replace(QUICK, tables_per_hour=9)
    with Served(str(tmp_path / "tables.db"), few) as served, closing(Person(served.url, "Ann")) as ann:
        old = finished(ann, "slam")
        for _ in range(2):
            ann.post(f"/api/tables/{old}/play-on", step=3)
        assert ann.refused(f"/api/tables/{old}/play-on", step=3) == "too_fast"


def test_again_it_begins_at_the_same_moment(people: list[Person], served: Served) -> None:
    """By a rematch, and by playing on from the start of the match that was played on."""
    ann = people[0]
    old = finished(ann, "menteur", 3)
    at = moment(ann, old)["step"]
    first = play_on(ann, old, step=at, seat=0, bot="random")["id"]
    play_to_the_end(ann, first)
    rematch = ann.post(f"/api/tables/{first}/rematch")["id"]
    ann.post(f"/api/tables/{rematch}/start")
    again = play_on(ann, first, step=0, seat=0, bot="random")["id"]
    for table in (rematch, again):
        assert begun(served, table) == begun(served, first)
        assert ann.get(f"/api/tables/{table}")["played_on"] == {"table": old, "step": at, "hidden": "as-it-was"}
    commitments = {ann.get(f"/api/tables/{table}")["commitment"] for table in (first, rematch, again)}
    assert len(commitments) == 3


def test_entropy_and_seats_that_changed_hands_have_numbers_too(people: list[Person], served: Served) -> None:
    """The replay, the analysis and playing on mean the same moment by the same number."""
    ann = people[0]
    old = ann.table("slam", "me,random")
    ann.commit(ann.get(f"/api/tables/{old}"))
    ann.post(f"/api/tables/{old}/start")
    play_to_the_end(ann, old)
    events = replay(ann, old)
    record = read_record(ann.http.get(f"/api/tables/{old}/record").content)
    assert events[0]["step"] == 2
    for decision in analyse(record).decisions:
        event = next(one for one in events if one["step"] == decision.step)
        assert event["by"] == decision.seat
        assert json.loads(encode(decision.chosen.action)) == event["what"]
    chosen = events[len(events) // 2]
    table = play_on(ann, old, step=chosen["step"], bot="random")["id"]
    state: Any = convert(begun(served, table).state, find_game("slam").state)
    assert json.loads(encode(state.view(Eye.OPEN))) == chosen["view"]


def test_the_persons_part_is_in_the_dice(people: list[Person]) -> None:
    ann = people[0]
    old = finished(ann, "slam")
    made = ann.post(f"/api/tables/{old}/play-on", step=moment(ann, old)["step"], seat=0, bot="random")
    ann.commit(ann.get(f"/api/tables/{made['id']}"))
    ann.post(f"/api/tables/{made['id']}/start")
    play_to_the_end(ann, made["id"])
    record = read_record(ann.http.get(f"/api/tables/{made['id']}/record").content)
    report = verify(record)
    assert (report.shares, report.played_on, report.finished) == (1, True, True)


def test_in_real_time_match_time_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    still = replace(QUICK, pause=0)
    with Served(str(tmp_path / "tables.db"), still) as served, closing(Person(served.url, "Ann")) as ann:
        old = ann.table("color", "counter,counter")
        ann.post(f"/api/tables/{old}/start")
        clock.run(10**9)
        wait_until(lambda: ann.get(f"/api/tables/{old}")["status"] == "over")
        clock.run(0)
        events = replay(ann, old)
        racing = [one for one in events if one["view"]["phase"] == "announcing"]
        at = racing[len(racing) // 2]
        table = play_on(ann, old, step=at["step"], seat=0, bot="counter")["id"]
        live = served.services.hub.tables[table]
        assert live.match is not None
        assert live.match.header.begins_at == at["at"] == live.turn_since
        assert live.now() == at["at"]
        shown = ann.watch(table)
        deadline = live.match.state.deadline()
        assert deadline is not None
        assert shown["deadline"] == deadline - at["at"] > 0
        clock.run(shown["deadline"] + 2000)
        position = ann.until("position", lambda heard: heard["event"] > 0)
        assert position["event"] > 0
        assert all(event["at"] >= at["at"] for event in ann.events(table))


def test_it_goes_on_after_a_restart_and_before_its_start(database: str, port: int, tmp_path: Path) -> None:
    """One table is stopped in the middle, the other before it began; both have the position still."""
    log = tmp_path / "log"
    first = Process(database, log, port, HURRIED)
    ann = Person(first.url, "Ann")
    old = finished(ann, "menteur", 3)
    at = moment(ann, old)["step"]
    playing = play_on(ann, old, step=at, seat=0, bot="random")["id"]
    waiting = ann.post(f"/api/tables/{old}/play-on", step=at, seat=0, bot="random")["id"]
    view = ann.watch(playing)["view"]
    first.kill()
    with process(database, log, port, HURRIED) as second:
        ann.at(second.url)
        seen = ann.watch(playing)["view"]
        assert set(seen) == set(view)
        ann.post(f"/api/tables/{waiting}/start")
        headers = []
        for table in (playing, waiting):
            play_to_the_end(ann, table)
            record = read_record(ann.http.get(f"/api/tables/{table}/record").content)
            assert verify(record).played_on
            headers.append(record.header.position)
        assert headers[0] == headers[1]
    ann.close()


def test_two_processes_play_one_of_them(postgres: str, tmp_path: Path) -> None:
    with (
        process(postgres, tmp_path / "one", settings=HURRIED) as one,
        process(postgres, tmp_path / "two", settings=HURRIED) as two,
        closing(Person(one.url, "Ann")) as ann,
        closing(Person(two.url, None)) as eve,
    ):
        old = finished(ann, "yami")
        made = ann.post(f"/api/tables/{old}/play-on", step=moment(ann, old)["step"], seat=0, bot="random")
        assert eve.watch(made["id"])["table"]["played_on"]["step"] == made["played_on"]["step"]
        ann.at(two.url)  # the start is asked of the process that did not make the table
        ann.post(f"/api/tables/{made['id']}/start")
        ann.at(one.url)
        play_to_the_end(ann, made["id"])
        last = eve.watch(made["id"])
        assert over(last) or over(eve.until("position", over))
        record = read_record(ann.http.get(f"/api/tables/{made['id']}/record").content)
        assert verify(record).played_on
        assert isinstance(record.header, Header)
