"""Hints at a web table: for whoever is to move, from what they see, where the table and its people allow it."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.coaches import Gate
from tests.server.databases import create_database
from tests.server.serving import QUICK, Served
from tests.server.test_odds import begin, match_at, watch
from tests.server.test_thinking import children
from tests.server.visitors import JSON, Person, play_out, to_move
from yamclub.coach import caution, hint
from yamclub.kernel.codec import encode
from yamclub.server.store.rows import SeatRow, TableRow, read_table, table_body

HINTED = ("menteur", "master", "slam", "yami", "yams")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("hints") / "tables.db")) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", "Cleo", None)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    folder = tmp_path / "coach"
    folder.mkdir()
    return Gate(folder, monkeypatch)


def ask(person: Person, table: str, event: int, action: JSON | None = None, command: str = "h") -> JSON:
    about = {} if action is None else {"action": action}
    person.say("askhint" if action is None else "askcaution", table=table, command=command, event=event, **about)
    answer = person.until("hint", "caution", "refused", lambda heard: heard["command"] == command)
    assert answer["table"] == table
    return answer


def code(person: Person, table: str, event: int, action: JSON | None = None) -> str:
    answer = ask(person, table, event, action)
    assert answer["say"] == "refused", answer
    return str(answer["code"])


def with_bots(person: Person, game_id: str = "slam", **more: Any) -> tuple[str, JSON]:
    """A match of one person among bots, and the position when it is their turn."""
    others = 2 if game_id == "menteur" else 1
    table = person.table(game_id, ",".join(["me", *["random"] * others]), **more)
    person.post(f"/api/tables/{table}/start")
    position = person.watch(table)
    while to_move(position) != [0]:  # bots that may move too would go on
        position = person.until("position", lambda heard: heard["table"] == table)
    return table, position


def near(told: Any, found: Any) -> bool:
    """Whether these are the same, but for the last digits of numbers: another process adds them up otherwise."""
    match told, found:
        case dict(), dict():
            return told.keys() == found.keys() and all(near(told[name], found[name]) for name in told)
        case list(), list():
            return len(told) == len(found) and all(map(near, told, found))
        case float(), float():
            return bool(told == pytest.approx(found, abs=1e-6))
    return bool(told == found)


def agree(person: Person, table: str, yes: bool = True) -> JSON:
    info: JSON = person.post(f"/api/tables/{table}/hints", agree=yes)
    return info


# --- what they say


@pytest.mark.parametrize("game_id", HINTED)
def test_one_person_among_bots_gets_the_coachs_own_hint(served: Served, people: list[Person], game_id: str) -> None:
    ann = people[0]
    table, position = with_bots(ann, game_id)
    match = match_at(served, table)
    view, legal = match.state.view(0), match.state.legal(0)
    answer = ask(ann, table, position["event"])
    assert (answer["say"], answer["event"]) == ("hint", position["event"])
    assert near(answer["hint"], json.loads(encode(hint(match.game, view, 0, legal))))
    assert answer["hint"]["best"]["action"] in position["legal"]
    worst = ask(ann, table, position["event"], position["legal"][-1])
    assert worst["say"] == "caution"
    assert near(worst["caution"], json.loads(encode(caution(match.game, view, 0, legal, legal[-1]))))
    assert ask(ann, table, position["event"], answer["hint"]["best"]["action"])["caution"]["cost"] == 0


def test_all_games_say_that_they_have_a_coach(people: list[Person]) -> None:
    assert {info["id"] for info in people[0].get("/api/games") if info["coach"]} >= set(HINTED)


# --- who may ask, and when


def test_only_whoever_is_to_move_may_ask_and_of_the_position_as_it_is(people: list[Person]) -> None:
    table, positions = begin(people, "slam")
    for person in people[:3]:
        agree(person, table)
    event, (seat,) = positions[0]["event"], to_move(positions[0])
    others = [person for place, person in enumerate(people[:3]) if place != seat]
    assert ask(people[seat], table, event)["say"] == "hint"
    assert [code(person, table, event) for person in others] == ["not_your_turn"] * 2
    assert code(people[3], table, event) == "not_seated"
    for other in (0, event - 1, event + 1, 10**9):
        assert code(people[seat], table, other) == "overtaken"
    done = people[seat].act(table, {"kind": "keep", "dice": ""})
    assert code(people[seat], table, event) == "overtaken"
    after = people[seat].last_position(done["event"])
    assert ask(people[seat], table, after["event"])["event"] == after["event"]


def test_before_and_after_a_match_there_are_none(people: list[Person]) -> None:
    ann = people[0]
    assert code(ann, ann.table("slam"), 0) == "not_started"
    assert code(ann, "aaaaaaaaaa", 0) == "no_such_table"
    table = ann.table("yams", "me")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while position["view"]["result"] is None:
        choice = next(one for one in position["legal"] if one["kind"] == "write")
        position = ann.position_after(ann.act(table, choice)["event"])
    assert code(ann, table, position["event"]) == "match_over"
    assert ann.refused(f"/api/tables/{table}/hints", agree=True) == "match_over"


def test_a_caution_is_about_a_legal_action(people: list[Person]) -> None:
    ann = people[0]
    table, position = with_bots(ann)
    for action in ({"kind": "take", "chip": "nothing"}, {"kind": "take_back"}, {}, {"kind": "keep", "dice": "7"}):
        assert code(ann, table, position["event"], action) == "not_a_move_here"


@pytest.mark.parametrize(
    "bad",
    [
        {"event": -1},
        {"event": "1"},
        {"command": ""},
        {"table": "../etc"},
        {"seat": 1},
        {"view": {}},
        {"action": "keep"},
    ],
)
def test_a_question_of_another_form_is_refused(people: list[Person], bad: JSON) -> None:
    said: list[tuple[str, JSON]] = [("askhint", {}), ("askcaution", {"action": {}})]
    for kind, more in said:
        people[0].say(kind, **{"table": "aaaaaaaaaa", "command": "h", "event": 1, **more, **bad})
        assert people[0].until("refused")["code"] == "bad_message"


def test_a_race_has_no_hints_for_they_would_decide_it(people: list[Person]) -> None:
    pair = people[:2]
    table, positions = begin(pair, "color", options={"round_seconds": 600})
    for person, paused in zip(pair, positions, strict=True):
        agree(person, table)
        person.say("ready", table=table, event=paused["event"])
    for person in pair:
        position = person.until("position", lambda heard: heard["view"]["phase"] == "announcing")
        assert code(person, table, position["event"]) == "hints_in_race"


# --- where it is allowed


def test_several_people_have_hints_once_all_agreed_and_until_one_no_longer_does(people: list[Person]) -> None:
    table, positions = begin(people[:2], "slam")
    ann, bob = people[:2]
    event, (seat,) = positions[0]["event"], to_move(positions[0])
    info = ann.get(f"/api/tables/{table}")
    assert (info["hints"], info["hints_agreed"], info["hints_allowed"]) == ("bots", [], False)
    assert code(people[seat], table, event) == "hints_forbidden"
    assert agree(ann, table)["hints_agreed"] == [0]
    assert code(people[seat], table, event) == "hints_forbidden"
    info = agree(bob, table)
    assert (info["hints_agreed"], info["hints_allowed"]) == ([0, 1], True)
    told = ann.until("table", lambda heard: heard["table"]["hints_allowed"])
    assert told["table"]["hints_agreed"] == [0, 1]
    assert ask(people[seat], table, event)["say"] == "hint"
    assert code(people[seat], table, event, positions[seat]["legal"][0]) == "hints_forbidden"  # the tutor is for one
    info = agree(bob, table, yes=False)
    assert (info["hints_agreed"], info["hints_allowed"]) == ([0], False)
    assert code(people[seat], table, event) == "hints_forbidden"


def test_whoever_stays_when_all_others_left_is_alone_with_bots(people: list[Person]) -> None:
    table, positions = begin(people[:2], "slam")
    event, (seat,) = positions[0]["event"], to_move(positions[0])
    assert code(people[seat], table, event) == "hints_forbidden"
    people[1 - seat].post(f"/api/tables/{table}/stand")
    assert ask(people[seat], table, event)["say"] == "hint"
    people[1 - seat].post(f"/api/tables/{table}/sit", seat=1 - seat)
    assert code(people[seat], table, event) == "hints_forbidden"


def test_a_table_may_ask_for_everybodys_word_or_forbid_it(people: list[Person]) -> None:
    ann = people[0]
    table, position = with_bots(ann, hints="never")
    assert code(ann, table, position["event"]) == "hints_forbidden"
    assert code(ann, table, position["event"], position["legal"][0]) == "hints_forbidden"
    assert ann.refused(f"/api/tables/{table}/hints", agree=True) == "hints_forbidden"
    table, position = with_bots(ann, hints="agreed")
    assert code(ann, table, position["event"]) == "hints_forbidden"
    agree(ann, table)
    assert ask(ann, table, position["event"])["say"] == "hint"
    assert ask(ann, table, position["event"], position["legal"][0])["say"] == "caution"
    assert ann.refused("/api/tables", game="slam", seats=[{"kind": "me"}], hints="always") == "bad_message"


def test_only_those_who_sit_there_agree(people: list[Person]) -> None:
    table, _ = begin(people[:2], "slam")
    assert people[2].refused(f"/api/tables/{table}/hints", agree=True) == "not_seated"
    assert people[3].refused(f"/api/tables/{table}/hints", agree=True) == "no_name_yet"
    assert people[0].refused(f"/api/tables/{table}/hints", agree="yes") == "bad_message"
    assert people[0].refused(f"/api/tables/{table}/hints") == "bad_message"


def test_a_word_given_before_the_start_is_that_of_the_person_not_of_the_seat(people: list[Person]) -> None:
    ann, bob, cleo = people[:3]
    table = ann.table("slam", "me,open")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    agree(ann, table)
    assert agree(bob, table)["hints_allowed"]
    assert not bob.post(f"/api/tables/{table}/stand")["hints_allowed"]
    info = cleo.post(f"/api/tables/{table}/sit", seat=1)
    assert (info["hints_agreed"], info["hints_allowed"]) == ([0], False)


def test_a_rematch_has_the_same_setting_and_asks_anew(served: Served, people: list[Person]) -> None:
    ann = people[0]
    for wanted in ("bots", "agreed", "never"):
        table = ann.table("yams", "me", hints=wanted)
        ann.post(f"/api/tables/{table}/start")
        if wanted != "never":
            agree(ann, table)
        live = served.services.hub.tables[table]
        live.row = replace(live.row, status="over")
        again = ann.post(f"/api/tables/{table}/rematch")
        assert (again["hints"], again["hints_agreed"]) == (wanted, [])


def test_settings_and_words_are_kept_over_a_restart(database: str) -> None:
    with Served(database) as server:
        ann = Person(server.url, "Ann")
        table, never = ann.table("slam", hints="agreed"), ann.table("slam", hints="never")
        agree(ann, table)
        ann.disconnect()
    with Served(database) as server, closing(ann.at(server.url)):
        info = ann.get(f"/api/tables/{table}")
        assert (info["hints"], info["hints_agreed"]) == ("agreed", [0])
        assert ann.get(f"/api/tables/{never}")["hints"] == "never"


def test_a_table_of_an_older_server_has_the_usual_setting() -> None:
    """Also one that an older server, which knows no hints, has changed meanwhile."""
    seats = (SeatRow("ann", "Ann"), SeatRow(bot="random", name="random"))
    row = TableRow(
        id="abcdefghjk", game="slam", options={}, seats=seats, clock=None, public=False, owner="ann", created=1,
        secret="00" * 32, hints="never", hints_agreed=("ann",),
    )  # fmt: skip
    body = json.loads(table_body(row))
    assert (body.pop("hints"), body.pop("hints_agreed")) == ("never", ["ann"])
    found = read_table(0, "playing", row.secret, json.dumps(body))
    assert (found.hints, found.hints_agreed, found.hints_allowed) == ("bots", (), True)


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with (
        Served(str(tmp_path / "t.db"), replace(QUICK, hints_per_second=0.001, hints_at_once=2)) as server,
        closing(Person(server.url, "Ann")) as ann,
    ):
        table, position = with_bots(ann)
        said = [ask(ann, table, position["event"], command=f"h{n}") for n in range(3)]
        assert [one["say"] for one in said] == ["hint", "hint", "refused"]
        assert said[-1]["code"] == "too_fast"
        assert ann.act(table, position["legal"][0])["say"] == "ack"


# --- what is hidden stays hidden


@pytest.mark.parametrize("game_id", ["menteur", "yami"])
def test_hints_are_the_same_to_the_letter_whatever_is_hidden_from_the_asker(
    tmp_path: Path, game_id: str, gate: Gate
) -> None:
    """Worlds that the asker cannot tell apart: neither the answer nor what the coach is asked differs."""
    gate.open()
    with Served(str(tmp_path / "t.db")) as served, ExitStack() as stack:
        people = [stack.enter_context(closing(Person(served.url, name))) for name in ("Ann", "Bob", "Cleo")]
        table, positions = begin(people, game_id)
        for person in people[: len(match_at(served, table).header.seats)]:
            agree(person, table)
        (seat,), event = to_move(positions[0]), positions[0]["event"]
        match = match_at(served, table)
        if game_id == "menteur":  # others judge what lies under a cup
            event = people[seat].act(table, {"kind": "announce", "box": "full", "points": 25})["event"]
            seat = match.state.turn().seats[0]
        real, rng, worlds, said = match.state, Random(3), set(), set()
        noted = len(gate.asked)
        for _ in range(6):
            imagined = match.game.imagine(real.view(seat), seat, rng)
            worlds.add(imagined.key())
            match._states[-1] = imagined
            assert ask(people[seat], table, event)["say"] == "hint"
            said.add(people[seat].wire[-1])
        match._states[-1] = real
        assert len(worlds) > 1
        assert len(said) == 1
        assert len(set(gate.asked[noted:])) == 1
        assert set(json.loads(gate.asked[-1])) == {"type", "game", "rules", "seat", "view", "legal", "chosen"}


# --- processes


def test_a_move_does_not_wait_for_a_hint(tmp_path: Path, gate: Gate) -> None:
    with Served(str(tmp_path / "t.db")) as server, closing(Person(server.url, "Ann")) as ann:
        table, position = with_bots(ann)
        ann.say("askhint", table=table, command="h", event=position["event"])
        wait_until(lambda: len(gate.asked) == 1)
        assert ann.act(table, position["legal"][0])["say"] == "ack"
        gate.open()
        assert ann.until("hint")["event"] == position["event"]  # of a position that is gone: the asker can tell


def test_a_word_that_is_taken_back_while_the_coach_thinks_counts(tmp_path: Path, gate: Gate) -> None:
    with (
        Served(str(tmp_path / "t.db")) as server,
        closing(Person(server.url, "Ann")) as ann,
        closing(Person(server.url, "Bob")) as bob,
    ):
        table, positions = begin([ann, bob], "slam")
        (seat,) = to_move(positions[0])
        for person in (ann, bob):
            agree(person, table)
        asker = (ann, bob)[seat]
        asker.say("askhint", table=table, command="h", event=positions[0]["event"])
        wait_until(lambda: len(gate.asked) == 1)
        agree((bob, ann)[seat], table, yes=False)
        gate.open()
        assert asker.until("hint", "refused")["code"] == "hints_forbidden"


def coach_of(server: Served) -> int:
    worker = server.services.coach._worker
    assert worker is not None
    return worker.pid


def test_a_process_that_died_is_started_again_and_none_is_left(tmp_path: Path, gate: Gate) -> None:
    gate.open()
    with Served(str(tmp_path / "t.db")) as server, closing(Person(server.url, "Ann")) as ann:
        table, position = with_bots(ann)
        first = ask(ann, table, position["event"])
        coach = coach_of(server)
        assert ask(ann, table, position["event"])["hint"] == first["hint"]
        assert coach_of(server) == coach  # it keeps running
        os.kill(coach, signal.SIGKILL)
        assert ask(ann, table, position["event"])["hint"] == first["hint"]
        gate.close()
        asked = len(gate.asked)
        ann.say("askhint", table=table, command="k", event=position["event"])
        for time in (1, 2):  # asked again once, and no more
            wait_until(lambda more=time: len(gate.asked) == asked + more)  # type: ignore[misc]
            os.kill(coach_of(server), signal.SIGKILL)
        assert ann.until("refused")["code"] == "coach_failed"
        gate.open()
        assert ask(ann, table, position["event"])["hint"] == first["hint"]
        coach = coach_of(server)
    assert coach not in children(os.getpid())


def test_a_coach_that_takes_too_long_is_given_up(tmp_path: Path, gate: Gate) -> None:
    gate.open()
    with (
        Served(str(tmp_path / "t.db"), replace(QUICK, hint_seconds=0.2)) as server,
        closing(Person(server.url, "Ann")) as ann,
    ):
        table, position = with_bots(ann)
        assert ask(ann, table, position["event"])["say"] == "hint"  # the first has longer
        gate.close()
        assert code(ann, table, position["event"]) == "coach_failed"
        gate.open()
        assert ask(ann, table, position["event"])["say"] == "hint"


def test_what_is_said_at_one_process_counts_at_the_other(postgres_server: str) -> None:
    database = create_database(postgres_server, f"t{token_hex(6)}")
    with (
        Served(database) as one,
        Served(database) as two,
        closing(Person(one.url, "Ann")) as ann,
        closing(Person(two.url, "Bob")) as bob,
    ):
        people = [ann, bob]
        table, positions = begin(people, "slam")
        event, (seat,) = positions[0]["event"], to_move(positions[0])
        agree(ann, table)
        agree(bob, table)
        assert ask(people[seat], table, event)["say"] == "hint"
        agree(people[1 - seat], table, yes=False)
        assert code(people[seat], table, event) == "hints_forbidden"
        agree(people[1 - seat], table)
        positions = play_out(table, people, [watch(person, table) for person in people], moves=3)
        (seat,) = to_move(positions[0])
        assert ask(people[seat], table, positions[0]["event"])["say"] == "hint"
