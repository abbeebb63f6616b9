"""Bots that stand in for people who are away: which bot, after how long, and by whose will."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.serving import QUICK, Process, Served, process
from tests.server.visitors import JSON, Person
from yamclub.bots import usual_bot
from yamclub.games import GAMES
from yamclub.games import game as find_game

LONG = replace(QUICK, grace_seconds=3600, presence_seconds=20, bot_pace=3600)
"""No grace time is over before the test is, and no bot moves."""
USUAL = usual_bot(find_game("slam"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("stand-ins") / "tables.db"), LONG) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", "Cleo", "Dan")


def begin(people: list[Person], **more: Any) -> str:
    """A match of these people, which the first of them owns, and which all have open."""
    owner, *guests = people
    table = owner.table(seats=",".join(["me", *["open"] * len(guests)]), **more)
    for seat, guest in enumerate(guests, start=1):
        guest.post(f"/api/tables/{table}/sit", seat=seat)
    owner.post(f"/api/tables/{table}/start")
    for person in people:
        person.watch(table)
    for person in people:
        until_seats(person, lambda seats: all(seat["present"] for seat in seats))
    return table


def until_seats(person: Person, fits: Callable[[list[JSON]], bool]) -> list[JSON]:
    """Until the last that this person heard of the table fits."""
    tables = [heard for heard in person.heard if heard["say"] == "table"]
    if tables and fits(tables[-1]["table"]["seats"]):
        return list(tables[-1]["table"]["seats"])
    return list(person.until("table", lambda heard: fits(heard["table"]["seats"]))["table"]["seats"])


def go(person: Person, seat: int, *others: Person) -> None:
    """Somebody's connection drops, and the others have noticed."""
    person.disconnect()
    for other in others:
        until_seats(other, lambda seats: not seats[seat]["present"])


def refusal(person: Person, path: str, **body: object) -> JSON:
    answer = person.http.post(path, json=body)
    assert answer.status_code == 409, answer.text
    return dict(answer.json())


def test_an_opponent_cannot_replace_somebody_whose_connection_just_dropped(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob])
    go(ann, 0, bob)
    for body in ({"seat": 0}, {"seat": 0, "bot": USUAL}):
        refused = refusal(bob, f"/api/tables/{table}/bot", **body)
        assert refused["code"] == "too_early"
        assert 3500 < refused["params"]["seconds"] <= 3600
    assert refusal(bob, f"/api/tables/{table}/bot", seat=0, bot="random")["code"] == "not_the_stand_in"
    seat = bob.post(f"/api/tables/{table}/vote", seat=0)["seats"][0]
    assert (seat["bot"], seat["votes"], seat["votes_needed"]) == (None, [1], 2)  # one opponent alone is no vote
    assert 3_500_000 < seat["stand_in_after"] <= 3_600_000
    ann.watch(table)
    assert ann.get(f"/api/tables/{table}")["seats"][0]["bot"] is None


def test_after_the_grace_time_anybody_at_the_table_may_seat_the_stand_in(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), replace(LONG, grace_seconds=0.3)) as served:
        people = ann, bob, cleo = [Person(served.url, name) for name in ("Ann", "Bob", "Cleo")]
        table = begin([ann, bob])
        ann.disconnect()
        until_seats(bob, lambda seats: not seats[0]["present"])
        while (answer := bob.http.post(f"/api/tables/{table}/bot", json={"seat": 0})).status_code == 409:
            assert answer.json()["code"] == "too_early"
        assert answer.json()["seats"][0]["bot"] == USUAL
        assert cleo.refused(f"/api/tables/{table}/bot", seat=0) == "not_seated"
        ann.watch(table)
        assert ann.until("table", lambda heard: heard["table"]["seats"][0]["bot"] is None)
        for person in people:
            person.close()


def test_the_grace_time_of_a_table_with_a_clock_is_that_of_its_clock(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob], clock=3 * 86_400)
    go(ann, 0, bob)
    seconds = refusal(bob, f"/api/tables/{table}/bot", seat=0)["params"]["seconds"]
    assert 3 * 86_400 - 300 < seconds <= 3 * 86_400


def test_the_owner_may_seat_the_stand_in_at_once(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob])
    assert refusal(ann, f"/api/tables/{table}/bot", seat=1)["code"] == "still_here"
    go(bob, 1, ann)
    assert ann.post(f"/api/tables/{table}/bot", seat=1)["seats"][1]["bot"] == USUAL


def test_a_vote_of_more_than_half_of_the_others_seats_the_stand_in(people: list[Person]) -> None:
    ann, bob, cleo, dan = people
    table = begin(people)
    go(ann, 0, bob, cleo, dan)
    vote = f"/api/tables/{table}/vote"
    assert bob.post(vote, seat=0)["seats"][0]["votes"] == [1]
    assert bob.post(vote, seat=0)["seats"][0]["votes"] == [1]  # twice is once
    seat = until_seats(dan, lambda seats: seats[0]["votes"] == [1])[0]
    assert (seat["bot"], seat["votes"], seat["votes_needed"]) == (None, [1], 2)
    assert cleo.post(vote, seat=0)["seats"][0]["bot"] == USUAL
    assert dan.get(f"/api/tables/{table}")["seats"][0]["votes"] == []
    ann.watch(table)
    ann.until("table", lambda heard: heard["table"]["seats"][0]["bot"] is None)


def test_votes_end_when_the_person_is_back(people: list[Person]) -> None:
    ann, bob, cleo, _ = people
    table = begin(people)
    go(ann, 0, bob, cleo)
    bob.post(f"/api/tables/{table}/vote", seat=0)
    ann.watch(table)
    until_seats(cleo, lambda seats: seats[0]["present"])
    assert refusal(cleo, f"/api/tables/{table}/vote", seat=0)["code"] == "still_here"
    go(ann, 0, bob, cleo)
    assert cleo.post(f"/api/tables/{table}/vote", seat=0)["seats"][0]["votes"] == [2]


def test_votes_of_those_who_have_gone_do_not_count(people: list[Person]) -> None:
    ann, bob, cleo, dan = people
    table = begin(people)
    go(ann, 0, bob, cleo, dan)
    bob.post(f"/api/tables/{table}/vote", seat=0)
    go(bob, 1, cleo, dan)
    assert cleo.post(f"/api/tables/{table}/vote", seat=0)["seats"][0]["votes"] == [2]
    assert dan.post(f"/api/tables/{table}/vote", seat=0)["seats"][0]["bot"] == USUAL


def test_those_who_may_not_vote_are_refused(people: list[Person]) -> None:
    ann, bob, cleo, dan = people
    table = begin([ann, bob, cleo])
    vote = f"/api/tables/{table}/vote"
    go(ann, 0, bob, cleo)
    assert dan.refused(vote, seat=0) == "not_seated"
    assert bob.refused(vote, seat=1) == "seat_taken"
    assert bob.refused(vote, seat=2) == "still_here"
    assert bob.refused(vote, seat=7) == "seat_taken"
    waiting = ann.table()
    assert ann.refused(f"/api/tables/{waiting}/vote", seat=1) == "not_started"


def test_somebody_with_two_devices_is_away_when_both_are_gone(people: list[Person], served: Served) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob])
    phone = Person(served.url, None)
    phone.token = bob.token
    phone.watch(table)
    bob.disconnect()
    phone.disconnect()
    phone.watch(table)
    assert refusal(ann, f"/api/tables/{table}/bot", seat=1)["code"] == "still_here"
    phone.disconnect()
    until_seats(ann, lambda seats: not seats[1]["present"])
    ann.post(f"/api/tables/{table}/bot", seat=1)
    phone.close()


def test_for_somebody_who_left_on_purpose_nobody_has_to_wait(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob])
    ann.post(f"/api/tables/{table}/stand")
    assert bob.get(f"/api/tables/{table}")["seats"][0]["stand_in_after"] == 0
    assert bob.post(f"/api/tables/{table}/bot", seat=0)["seats"][0]["bot"] == USUAL


def test_time_away_before_the_start_does_not_count(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), LONG) as served:
        ann, bob = people = [Person(served.url, name) for name in ("Ann", "Bob")]
        table = ann.table()
        bob.post(f"/api/tables/{table}/sit", seat=1)
        away = served.services.hub.tables[table].away
        away._since = dict.fromkeys(away._since, -1e9)
        ann.post(f"/api/tables/{table}/start")
        assert refusal(bob, f"/api/tables/{table}/bot", seat=0)["params"]["seconds"] > 3500
        for person in people:
            person.close()


def test_the_owner_chooses_the_stand_in(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begin([ann, bob], stand_in="random")
    go(bob, 1, ann)
    assert refusal(ann, f"/api/tables/{table}/bot", seat=1, bot=USUAL)["params"] == {"bot": "random"}
    assert ann.post(f"/api/tables/{table}/bot", seat=1)["seats"][1]["bot"] == "random"
    wanted = {"game": "slam", "seats": [{"kind": "me"}], "stand_in": "deepblue"}
    assert ann.refused("/api/tables", **wanted) == "unknown_bot"


@pytest.mark.parametrize("game", GAMES)
def test_unless_chosen_the_stand_in_is_never_random(people: list[Person], game: str) -> None:
    fewest = find_game(game).seats[0]
    table = people[0].table(game, ",".join(["me", *["open"] * (max(fewest, 2) - 1)]))
    stand_in = people[0].get(f"/api/tables/{table}")["stand_in"]
    assert stand_in == usual_bot(find_game(game)) != "random"


def test_a_clock_that_runs_out_seats_the_chosen_stand_in(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), LONG) as served:
        ann = Person(served.url, "Ann")
        table = ann.table(seats="me", clock=5, stand_in="random")
        ann.post(f"/api/tables/{table}/start")
        ann.watch(table)
        ann.until("table", lambda heard: heard["table"]["seats"][0]["bot"] == "random")
        ann.disconnect()
        ann.watch(table)
        ann.until("table", lambda heard: heard["table"]["seats"][0]["bot"] is None)
        ann.close()


@pytest.fixture
def two(postgres: str, tmp_path: Path) -> Iterator[list[Process]]:
    with ExitStack() as stack:
        yield [stack.enter_context(process(postgres, tmp_path / name, settings=LONG)) for name in ("one", "two")]


@pytest.fixture
def apart(two: list[Process]) -> Iterator[list[Person]]:
    """Ann and Cleo are at one process, Bob and Dan at the other."""
    names = ("Ann", "Bob", "Cleo", "Dan")
    persons = [Person(two[number % 2].url, name) for number, name in enumerate(names)]
    yield persons
    for person in persons:
        person.close()


def test_a_vote_is_one_vote_over_two_processes(apart: list[Person]) -> None:
    ann, bob, cleo, dan = apart
    table = begin(apart)
    go(dan, 3, ann, bob, cleo)
    vote = f"/api/tables/{table}/vote"
    assert refusal(bob, f"/api/tables/{table}/bot", seat=3)["code"] == "too_early"
    bob.post(vote, seat=3)
    until_seats(cleo, lambda seats: seats[3]["votes"] == [1])
    assert cleo.post(vote, seat=3)["seats"][3]["bot"] == USUAL
    until_seats(bob, lambda seats: seats[3]["bot"] == USUAL)
    dan.watch(table)
    until_seats(ann, lambda seats: seats[3]["bot"] is None and seats[3]["present"])


def test_somebody_who_is_back_at_another_process_cannot_be_replaced(apart: list[Person], two: list[Process]) -> None:
    ann, bob, cleo, dan = apart
    table = begin(apart)
    go(bob, 1, ann, cleo, dan)
    cleo.post(f"/api/tables/{table}/vote", seat=1)
    bob.at(two[0].url).watch(table)
    for person in (ann, dan):
        until_seats(person, lambda seats: seats[1]["present"] and seats[1]["votes"] == [])
    for person in (ann, dan):
        assert refusal(person, f"/api/tables/{table}/vote", seat=1)["code"] == "still_here"
        assert refusal(person, f"/api/tables/{table}/bot", seat=1)["code"] == "still_here"


async def forget_others(server: Served, table: str) -> None:
    server.services.hub.presence._heard.clear()
    server.services.hub.attended(table)


def test_a_seat_given_away_by_a_process_that_knew_no_better_is_handed_back(postgres: str) -> None:
    """One process has not heard yet that somebody is back at the other."""
    with Served(postgres, LONG) as one, Served(postgres, LONG) as other:
        ann, bob = people = [Person(one.url, "Ann"), Person(other.url, "Bob")]
        table = begin(people)
        asyncio.run_coroutine_threadsafe(forget_others(one, table), one.loop).result()
        assert ann.post(f"/api/tables/{table}/bot", seat=1)["seats"][1]["bot"] == USUAL
        bob.until("table", lambda heard: heard["table"]["seats"][1]["bot"] == USUAL)
        bob.until("table", lambda heard: heard["table"]["seats"][1]["bot"] is None)
        for person in people:
            person.close()
