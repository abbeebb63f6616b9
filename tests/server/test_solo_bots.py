"""Bots that play only solo: offered at tables of one seat, refused at others, and never in the way of anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic

import pytest

from tests.server.serving import Served
from tests.server.visitors import Person, over
from yamclub.solve import policy as policies
from yamclub.solve.policy import policy
from yamclub.solve.solution import Question, Solution


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("solo") / "tables.db")) as server:
        yield server


@pytest.fixture
def ann(served: Served) -> Iterator[Person]:
    person = Person(served.url, "Ann")
    yield person
    person.close()


def test_the_catalogue_lists_them_apart(ann: Person) -> None:
    games = {game["id"]: (game["bots"], game["solo_bots"]) for game in ann.get("/api/games")}
    assert games["slam"][1] == games["yams"][1] == ["perfect"]
    assert "perfect" not in games["slam"][0]
    assert games["menteur"][1] == games["master"][1] == []


@pytest.mark.parametrize("seats", ["me,perfect", "perfect,perfect"])
def test_at_a_table_for_more_they_are_refused(ann: Person, seats: str) -> None:
    wishes = [{"kind": one} if one == "me" else {"kind": "bot", "bot": one} for one in seats.split(",")]
    assert ann.refused("/api/tables", game="slam", seats=wishes) == "solo_bot"
    two = [{"kind": "me"}, {"kind": "open"}]
    assert ann.refused("/api/tables", game="slam", seats=two, stand_in="perfect") == "solo_bot"
    table = ann.table(seats="me,open")
    assert ann.refused(f"/api/tables/{table}/bot", seat=1, bot="perfect") == "solo_bot"


def test_where_the_extra_is_not_installed_they_are_unknown(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamclub.server.protocol.catalogue.find_spec", lambda _: None)
    assert ann.refused("/api/tables", game="slam", seats=[{"kind": "bot", "bot": "perfect"}]) == "unknown_bot"


def test_one_can_be_watched_to_the_end(ann: Person) -> None:
    table = ann.table(game="yams", seats="perfect")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while not over(position):
        position = ann.until("position")
    assert position["view"]["result"]["reason"] == "sheets_full"
    assert position["view"]["totals"][0] > 80


def test_nobody_waits_while_a_table_is_made(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from yamclub.games.yams.moves import YamsOptions
    from yamclub.games.yams.perfect import Perfect

    solution, asked, go_on = policy(Perfect.question(YamsOptions())), Event(), Event()

    def made_slowly(question: Question) -> Solution:
        asked.set()
        go_on.wait(60)
        return solution

    monkeypatch.setattr(policies, "_known", {})
    monkeypatch.setattr(policies, "kept", lambda *_: None)
    monkeypatch.setattr(policies, "_made_elsewhere", made_slowly)
    table = ann.table(game="yams", seats="perfect")
    ann.post(f"/api/tables/{table}/start")
    assert asked.wait(60)
    began = monotonic()
    assert ann.get("/api/games")
    assert monotonic() - began < 20
    assert not go_on.is_set()
    position = ann.watch(table)
    go_on.set()
    while not over(position):
        position = ann.until("position")


def test_a_process_of_its_own_makes_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from yamclub.games.yams.targets import YAHTZEE
    from yamclub.solve.tables import table_path

    monkeypatch.setenv("YAMCLUB_CACHE", str(tmp_path))
    monkeypatch.setattr(policies, "_known", {})
    question = YAHTZEE.question({"bonus": "off"})
    assert policy(question).value == pytest.approx(245.8708, abs=5e-5)
    assert table_path(question).exists()
