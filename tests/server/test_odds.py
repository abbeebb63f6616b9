"""Odds at a web table: of the dice as the asker may see them, where the table allows it, never of a position gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import token_hex
from threading import Event, current_thread
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.menteur.twins import other_dice
from tests.server.databases import create_database
from tests.server.serving import QUICK, Served, process
from tests.server.visitors import JSON, Person, to_move
from yamclub.game import Eye, Mover, Viewer
from yamclub.games import game
from yamclub.games.slam.odds import SlamOdds
from yamclub.match.match import Match
from yamclub.odds import odds_in

DICE_GAMES = ("menteur", "master", "slam", "yams")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("odds") / "tables.db")) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", "Cleo", None)


def begin(people: list[Person], game_id: str, **more: Any) -> tuple[str, list[JSON]]:
    """A match of two or three of them, the others watch; with everybody's positions."""
    seats = ["me", *["open"] * (min(3, game(game_id).seats[1], sum(one.token is not None for one in people)) - 1)]
    table = people[0].table(game_id, ",".join(seats), **more)
    for seat in range(1, len(seats)):
        people[seat].post(f"/api/tables/{table}/sit", seat=seat)
    people[0].post(f"/api/tables/{table}/start")
    return table, [watch(person, table) for person in people]


def watch(person: Person, table: str) -> JSON:
    """The position, also from a process that has not heard of the start yet."""
    heard = person.watch(table)
    return heard if heard["say"] == "position" else person.until("position", lambda one: one["table"] == table)


def ask(person: Person, table: str, event: int, command: str = "o") -> JSON:
    person.say("odds", table=table, command=command, event=event)
    answer = person.until("odds", "refused", lambda heard: heard["command"] == command)
    assert answer["table"] == table
    return answer


def match_at(served: Served, table: str) -> Match:
    match = served.services.hub.tables[table].match
    assert match is not None
    return match


def counted(served: Served, table: str, viewer: Viewer) -> list[JSON]:
    """What the game itself says of this viewer's view."""
    match = match_at(served, table)
    odds = odds_in(match.game)
    assert odds is not None
    return [
        {"target": one.target, "probability": one.probability, "fraction": one.fraction,
         "keep": None if one.keep is None else str(one.keep)}
        for one in odds.lying(match.state.view(viewer))
    ]  # fmt: skip


@pytest.mark.parametrize("game_id", DICE_GAMES)
def test_everybody_is_told_the_odds_of_the_dice_they_may_see(
    served: Served, people: list[Person], game_id: str
) -> None:
    table, positions = begin(people, game_id)
    (seat,) = to_move(positions[0])
    for place, (person, position) in enumerate(zip(people, positions, strict=True)):
        viewer: Viewer = place if place < len(match_at(served, table).header.seats) else Eye.SPECTATOR
        answer = ask(person, table, position["event"])
        assert answer["event"] == position["event"]
        assert answer["chances"] == counted(served, table, viewer)
        sees = game_id != "menteur" or viewer == seat
        assert bool(answer["chances"]) == sees
        assert all(0 <= chance["probability"] <= 1 for chance in answer["chances"])


def test_where_the_table_forbids_it_nobody_is_told(people: list[Person]) -> None:
    table, positions = begin(people, "yams", odds=False)
    assert not people[0].get(f"/api/tables/{table}")["odds"]
    for person, position in zip(people, positions, strict=True):
        answer = ask(person, table, position["event"])
        assert (answer["say"], answer["code"]) == ("refused", "odds_forbidden")


def test_a_table_allows_it_unless_told_otherwise_and_its_rematch_does_the_same(
    served: Served, people: list[Person]
) -> None:
    ann = people[0]
    assert ann.get(f"/api/tables/{ann.table('yams')}")["odds"]
    for wanted in (True, False):
        table = ann.table("yams", "me", odds=wanted)
        ann.post(f"/api/tables/{table}/start")
        live = served.services.hub.tables[table]
        live.row = replace(live.row, status="over")
        again = ann.post(f"/api/tables/{table}/rematch")
        assert again["odds"] is wanted


def test_a_table_keeps_what_it_allows_over_a_restart(database: str) -> None:
    with Served(database) as server:
        ann = Person(server.url, "Ann")
        tables = [ann.table("slam", odds=wanted) for wanted in (True, False)]
        ann.disconnect()
    with Served(database) as server:
        ann.at(server.url)
        assert [ann.get(f"/api/tables/{table}")["odds"] for table in tables] == [True, False]
        assert [one["odds"] for one in ann.get("/api/me")["tables"]] == [False, True]
        ann.close()


@pytest.mark.parametrize("game_id", ["yami", "color"])
def test_games_without_dice_turns_have_none(people: list[Person], game_id: str) -> None:
    infos = {info["id"]: info for info in people[0].get("/api/games")}
    assert {one for one, info in infos.items() if info["odds"]} == set(DICE_GAMES)
    table, positions = begin(people, game_id)
    assert ask(people[0], table, positions[0]["event"])["code"] == "no_odds"


def test_a_position_that_is_gone_or_still_to_come_has_none(people: list[Person]) -> None:
    table, positions = begin(people, "slam")
    event = positions[0]["event"]
    for other in (0, event - 1, event + 1, 10**9):
        assert ask(people[0], table, other)["code"] == "overtaken"
    (seat,) = to_move(positions[0])
    done = people[seat].act(table, {"kind": "keep", "dice": ""})
    after = people[seat].position_after(done["event"])
    assert ask(people[seat], table, event)["code"] == "overtaken"
    assert ask(people[seat], table, after["event"])["event"] == after["event"]


def test_odds_are_asked_for_at_a_match_that_goes_on(served: Served, people: list[Person]) -> None:
    ann = people[0]
    waiting = ann.table("yams")
    assert ask(ann, waiting, 0)["code"] == "not_started"
    assert ask(ann, "aaaaaaaaaa", 0)["code"] == "no_such_table"
    table = ann.table("yams", "me")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while position["view"]["result"] is None:
        choice = next(one for one in position["legal"] if one["kind"] == "write")
        position = ann.position_after(ann.act(table, choice)["event"])
    assert ask(ann, table, position["event"])["code"] == "match_over"


@pytest.mark.parametrize(
    "bad",
    [{}, {"event": -1}, {"event": "1"}, {"event": 1.5}, {"event": True}, {"command": ""}, {"command": "é"},
     {"command": "x" * 65}, {"table": "../etc"}, {"dice": "44444"}, {"seat": 1}],
)  # fmt: skip
def test_a_question_of_another_form_is_refused(people: list[Person], bad: JSON) -> None:
    asked = {"table": "aaaaaaaaaa", "command": "o", "event": 1, **bad} if bad else {}
    people[0].say("odds", **asked)
    assert people[0].until("refused")["code"] == "bad_message"


def test_whoever_asks_too_often_is_told_to_wait_and_stays_connected(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), replace(QUICK, odds_per_second=0.001, odds_at_once=3)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("yams", "me")
        ann.post(f"/api/tables/{table}/start")
        position = ann.watch(table)
        said = [ask(ann, table, position["event"], f"o{n}") for n in range(5)]
        assert [one["say"] for one in said] == ["odds"] * 3 + ["refused"] * 2
        assert said[-1]["code"] == "too_fast"
        assert said[-1]["params"]["seconds"] > 0
        assert ann.act(table, position["legal"][0])["say"] == "ack"
        ann.close()


def test_a_move_does_not_wait_for_odds_that_take_long(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    table, positions = begin(people, "slam")
    (seat,) = to_move(positions[0])
    go_on, count = Event(), SlamOdds.lying

    def slowly(self: SlamOdds, view: Any) -> Any:
        assert current_thread().name.startswith("odds")  # never in the loop that moves are handled in
        assert go_on.wait(60)
        return count(self, view)

    monkeypatch.setattr(SlamOdds, "lying", slowly)
    person = people[seat]
    person.say("odds", table=table, command="o", event=positions[0]["event"])
    assert person.act(table, {"kind": "keep", "dice": ""})["say"] == "ack"
    go_on.set()
    late = person.until("odds")
    assert late["event"] == positions[0]["event"]  # of a position that is gone: the asker can tell


def test_a_fault_is_answered_and_harms_nobody(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    table, positions = begin(people, "slam")
    monkeypatch.setattr(SlamOdds, "lying", lambda _, __: 1 / 0)
    assert ask(people[0], table, positions[0]["event"])["code"] == "our_fault"
    monkeypatch.undo()
    assert ask(people[0], table, positions[0]["event"])["say"] == "odds"


# --- what is hidden stays hidden


def raw(person: Person, table: str, event: int) -> str:
    """The very text of the answer."""
    ask(person, table, event)
    return person.wire[-1]


def test_odds_are_the_same_to_the_letter_whatever_dice_lie_under_anothers_cup(
    served: Served, people: list[Person]
) -> None:
    """Two worlds that differ only in those dice, before the announcement and while it is judged."""
    table, positions = begin(people, "menteur")
    (seat,) = to_move(positions[0])
    thrower, other, eve = people[seat], people[seat - 1], people[3]
    match, rng, event = match_at(served, table), Random(3), positions[0]["event"]
    own: set[str] = set()
    for phase in ("announcing", "deciding"):
        if phase == "deciding":
            event = thrower.act(table, {"kind": "announce", "box": "full", "points": 25})["event"]
        told: list[set[str]] = [set(), set()]
        real = match.state
        for _ in range(6):
            match._states[-1] = other_dice(real, rng)
            for seen, viewer in zip(told, (other, eve), strict=True):
                seen.add(raw(viewer, table, event))
            own.add(raw(thrower, table, event))
        match._states[-1] = real
        assert [len(one) for one in told] == [1, 1]
        assert told[0] == told[1]
        chances = json.loads(told[0].pop())["chances"]
        if phase == "announcing":
            assert chances == []
            assert len(own) > 1
        else:
            assert [one["target"] for one in chances] == ["full"]
            assert chances[0]["keep"] is None


def test_odds_of_menteur_are_told_from_the_view_alone() -> None:
    """Walks of a whole match: for whoever does not see the dice, twins have the same odds."""
    rules, rng = game("menteur"), Random(5)
    odds = odds_in(rules)
    assert odds is not None
    state: Any = rules.start(3)
    seen = {"announcing": 0, "deciding": 0}
    for _ in range(400):
        turn = state.turn()
        if turn.over:
            break
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)))
            continue
        for viewer in (0, 1, 2, Eye.SPECTATOR):
            if viewer == state.seat or state.phase not in seen:
                continue
            seen[state.phase] += 1
            assert odds.lying(state.view(viewer)) == odds.lying(other_dice(state, rng).view(viewer))
        seat = rng.choice(turn.seats)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    assert min(seen.values()) > 20


def test_another_process_tells_the_same(postgres_server: str, tmp_path: Path) -> None:
    database = create_database(postgres_server, f"t{token_hex(6)}")
    with process(database, tmp_path / "one") as one, process(database, tmp_path / "two") as two:
        people = [Person(one.url, "Ann"), Person(two.url, "Bob")]
        table, positions = begin(people, "yams")
        (seat,) = to_move(positions[0])
        done = people[seat].act(table, {"kind": "keep", "dice": ""})
        positions = [person.position_after(done["event"]) for person in people]
        told = [ask(person, table, positions[0]["event"])["chances"] for person in people]
        assert told[0] == told[1] != []
        forbidden = people[0].table("yams", odds=False)
        people[1].post(f"/api/tables/{forbidden}/sit", seat=1)
        people[0].post(f"/api/tables/{forbidden}/start")
        assert ask(people[1], forbidden, watch(people[1], forbidden)["event"])["code"] == "odds_forbidden"
        for person in people:
            person.close()
