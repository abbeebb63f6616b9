"""The wire of each viewer, searched for what they may not know: over HTTP and the socket, live and on coming back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Served
from tests.server.toys import register
from tests.server.visitors import Person, get, over


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    register(monkeypatch)
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", None, "Eve")


def begin(people: list[Person], game: str) -> str:
    ann, bob = people[:2]
    table = ann.table(game, public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


def look_everywhere(person: Person, table: str) -> None:
    """Everything a curious viewer can ask for."""
    person.get(f"/api/tables/{table}")
    person.get("/api/tables")
    person.wire_http(person.http.get(f"/api/tables/{table}/record"))
    if person.token is not None:
        person.get("/api/me")
    person.disconnect()
    person.watch(table)
    person.watch(table, since=1)


def test_nobody_is_sent_what_lies_under_anothers_cup(people: list[Person]) -> None:
    table = begin(people, "toy")
    for person in people:
        person.watch(table)
    falls = [[event["what"] for event in person.events(table)] for person in people]
    assert [what["kind"] for what in falls[0]] == ["fall", "hidden_fall"]
    assert [what["kind"] for what in falls[1]] == ["hidden_fall", "fall"]
    assert falls[2] == falls[3] == [{"kind": "hidden_fall"}] * 2

    answer = people[0].act(table, {"kind": "guess", "high": True})
    for person in people[1:]:
        position = person.position_after(answer["event"])
        assert position["view"]["guesses"] == [None, None]
        assert position["view"]["guessed"] == [True, False]
        assert person.events(table)[-1]["what"] == {"kind": "hidden_guess"}
    for person in people:
        look_everywhere(person, table)
    for person in people[1:]:
        assert all('"high"' not in text or '"hidden' in text or '"legal"' in text for text in person.wire)
        assert not any('"kind":"guess","high":true' in text and '"say":"event"' in text for text in person.wire)
    for person in people[2:]:
        assert not any('"kind":"fall"' in text for text in person.wire)
        views = [json.loads(text)["view"] for text in person.wire if '"view":{' in text]
        assert views
        assert all(view["dice"] == [None, None] for view in views)


def test_legal_moves_are_told_only_to_those_who_may_make_them(people: list[Person]) -> None:
    table = begin(people, "toy")
    legal = [person.watch(table)["legal"] for person in people]
    assert legal[0] == legal[1] != []
    assert legal[2] == legal[3] == []


def test_the_secret_of_the_dice_is_sent_to_nobody_before_the_end(people: list[Person], served: Served) -> None:
    table = begin(people, "toy")
    secret = served.services.hub.tables[table].row.secret
    for person in people:
        person.watch(table)
        look_everywhere(person, table)
    people[0].act(table, {"kind": "guess", "high": True})
    assert not any(secret in text for person in people for text in person.wire)
    assert not any(
        '"number"' in text for person in people for text in person.wire
    )  # what was drawn would tell the dice

    people[1].act(table, {"kind": "guess", "high": False})
    assert over(people[2].until("position", over))
    record = get(f"{served.url}/api/tables/{table}/record").text
    assert secret in record


def test_nobody_is_sent_anothers_token_or_number(people: list[Person], served: Served) -> None:
    table = begin(people, "slam")
    for person in people:
        person.watch(table)
        look_everywhere(person, table)
    row = served.services.hub.tables[table].row
    hidden = [row.owner, *(seat.visitor for seat in row.seats), *(person.token for person in people)]
    wire = "\n".join(text for person in people for text in person.wire)
    assert not [one for one in hidden if one is not None and one in wire]


def test_bots_are_given_their_view_and_nothing_else(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    class Spy:
        def __init__(self, rng: object) -> None:
            pass

        def choose(self, view: object, legal: list[object]) -> object:
            given.append(view)
            return legal[0]

    monkeypatch.setattr("yamclub.bots.random.RandomBot", Spy)
    table = people[0].table("toy", "me,random")
    people[0].post(f"/api/tables/{table}/start")
    people[0].watch(table)
    people[0].act(table, {"kind": "guess", "high": True})
    people[0].until("position", over)
    assert [view.dice[0] for view in given] == [None]  # type: ignore[attr-defined]
    assert given[0].dice[1] is not None  # type: ignore[attr-defined]
