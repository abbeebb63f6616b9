"""A match that this program cannot read is shown as such, keeps its record, and harms nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.databases import run_sql
from tests.server.serving import Served
from tests.server.visitors import Person, over, play_out
from yamclub.match.entries import FORMAT, USUAL_FORMAT
from yamclub.match.record import read_record
from yamclub.match.verify import verify

HEADER = "UPDATE entries SET body = replace(body, $2, $3) WHERE table_id = $1 AND seq = 0"
ROW = "UPDATE tables SET body = replace(body, $2, $3) WHERE id = $1"
ENTRY = "UPDATE entries SET body = $2 WHERE table_id = $1 AND seq = 2"


def another_version(database: str, table: str) -> None:
    run_sql(database, HEADER, table, '"rules":', '"rules":9')


def a_later_format(database: str, table: str) -> None:
    run_sql(database, HEADER, table, f'"format":{USUAL_FORMAT}', f'"format":{FORMAT + 1},"new":true')


def a_game_that_is_gone(database: str, table: str) -> None:
    run_sql(database, HEADER, table, '"game":"slam"', '"game":"chess"')
    run_sql(database, ROW, table, '"game":"slam"', '"game":"chess"')


def an_option_that_is_gone(database: str, table: str) -> None:
    for statement in (HEADER, ROW):
        run_sql(database, statement, table, '"options":{', '"options":{"colour":"red",')


def a_value_that_is_gone(database: str, table: str) -> None:
    for statement in (HEADER, ROW):
        run_sql(database, statement, table, '"series":"single"', '"series":"endless"')


def a_line_that_is_not_json(database: str, table: str) -> None:
    run_sql(database, ENTRY, table, "{nonsense")


def a_move_against_the_rules(database: str, table: str) -> None:
    run_sql(database, ENTRY, table, '{"entry":"acted","by":1,"action":{"kind":"keep","dice":"666"},"at":1}')


def no_log(database: str, table: str) -> None:
    run_sql(database, "DELETE FROM entries WHERE table_id = $1", table)


VERSIONS = (another_version, a_later_format, a_game_that_is_gone, an_option_that_is_gone, a_value_that_is_gone)
DAMAGES = (a_line_that_is_not_json, a_move_against_the_rules, no_log)
Spoil = Callable[[str, str], None]


@contextmanager
def served_to(database: str, *people: Person) -> Iterator[Served]:
    """A server that has just started, with these people at it."""
    with Served(database) as server, ExitStack() as leaving:
        for person in people:
            person.at(server.url)
            leaving.callback(person.disconnect)
        yield server


class Club:
    """Ann and Bob with a match that goes on, one that is over, and a table that waits; and others of the same."""

    def __init__(self, database: str) -> None:
        self.database = database
        with Served(database) as server:
            self.ann, self.bob = [Person(server.url, name) for name in ("Ann", "Bob")]
            self.going_on, self.sound = self._begin(), self._begin()
            self.over = self._begin()
            people = [self.ann, self.bob]
            positions = [person.watch(self.over) for person in people]
            assert over(play_out(self.over, people, positions)[0])
            play_out(self.going_on, people, [person.watch(self.going_on) for person in people], moves=3)
            self.record = self.ann.http.get(f"/api/tables/{self.over}/record").content
            self.waiting = self.ann.table(public=True)
            for person in people:
                person.disconnect()

    def _begin(self) -> str:
        table = self.ann.table(public=True)
        self.bob.post(f"/api/tables/{table}/sit", seat=1)
        self.ann.post(f"/api/tables/{table}/start")
        return table

    def tables(self, person: Person) -> dict[str, str | None]:
        return {one["id"]: one["unreadable"] for one in person.get("/api/me")["tables"]}

    def close(self) -> None:
        self.ann.close()
        self.bob.close()


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    club = Club(database)
    yield club
    club.close()


def check_everything_else_works(club: Club) -> None:
    """Names, lists, other matches, new tables: all that the two do besides."""
    ann, bob = club.ann, club.bob
    assert club.tables(ann)[club.sound] is None
    assert ann.post("/api/me", name="Anna")["name"] == "Anna"
    assert ann.get(f"/api/tables/{club.waiting}")["seats"][0]["name"] == "Anna"
    assert {club.sound, club.waiting} <= {one["id"] for one in bob.get("/api/tables")}
    people = [ann, bob]
    play_out(club.sound, people, [person.watch(club.sound) for person in people], moves=3)
    ann.table()


@pytest.mark.parametrize("spoil", [*VERSIONS, *DAMAGES], ids=lambda spoil: spoil.__name__)
def test_a_match_that_cannot_be_read_harms_nothing_else(club: Club, spoil: Spoil) -> None:
    why = "version" if spoil in VERSIONS else "damaged"
    spoil(club.database, club.going_on)
    with served_to(club.database, club.ann, club.bob) as served:
        assert club.tables(club.ann)[club.going_on] == why
        check_everything_else_works(club)
        table = f"/api/tables/{club.going_on}"
        assert club.ann.get(table)["unreadable"] == why
        assert club.going_on not in {one["id"] for one in club.bob.get("/api/tables")}
        club.ann.say("watch", table=club.going_on)
        told = club.ann.until("table", lambda heard: heard["table"]["id"] == club.going_on)["table"]
        assert (told["status"], told["unreadable"], told["your_move"]) == ("playing", why, False)
        refusal = club.ann.act(club.going_on, {"kind": "stop"})
        assert (refusal["code"], refusal["params"]) == ("match_unreadable", {"why": why})
        assert club.ann.http.get(f"{table}/replay").json()["code"] == "match_unreadable"
        assert club.ann.http.get(f"{table}/record").json()["code"] == "not_over"
        served.services.hub.sweep()


@pytest.mark.parametrize("spoil", [*VERSIONS, *DAMAGES], ids=lambda spoil: spoil.__name__)
def test_of_a_match_that_is_over_the_record_is_still_there(club: Club, spoil: Spoil) -> None:
    spoil(club.database, club.over)
    with served_to(club.database, club.ann, club.bob):
        check_everything_else_works(club)
        listed = club.tables(club.bob)[club.over]
        assert listed == ("version" if spoil in VERSIONS else "damaged" if spoil is no_log else None)
        table = f"/api/tables/{club.over}"
        assert club.bob.get(table)["unreadable"] is not None
        assert club.bob.http.get(f"{table}/replay").json()["code"] == "match_unreadable"
        answer = club.bob.http.get(f"{table}/record")
        if spoil is no_log:
            assert answer.json()["code"] == "match_unreadable"
            return
        lines, before = answer.content.splitlines(), club.record.splitlines()
        spoilt = [number for number, line in enumerate(before) if line != lines[number]]
        assert len(lines) == len(before)
        end = len(before) - 2  # seal and signature are of the lines as they are
        assert spoilt == [2 if spoil in DAMAGES else 0, end, end + 1]
        assert len(json.loads(lines[-2])["seal"]) == 64


def test_a_record_that_is_written_from_the_log_is_the_true_one(club: Club) -> None:
    """A server that has the rules again verifies what one without them wrote."""
    another_version(club.database, club.over)
    with served_to(club.database, club.ann):
        foreign = club.ann.http.get(f"/api/tables/{club.over}/record").content
    run_sql(club.database, HEADER, club.over, '"rules":9', '"rules":')
    with served_to(club.database, club.ann):
        assert club.ann.http.get(f"/api/tables/{club.over}/record").content == club.record
        assert club.ann.get(f"/api/tables/{club.over}")["unreadable"] is None
    assert foreign.splitlines()[1:-2] == club.record.splitlines()[1:-2]
    assert verify(read_record(club.record)).finished


@pytest.mark.parametrize("spoil", [another_version, a_line_that_is_not_json], ids=lambda spoil: spoil.__name__)
def test_everybody_can_leave_it_and_then_its_record_is_there(club: Club, spoil: Spoil) -> None:
    spoil(club.database, club.going_on)
    table = f"/api/tables/{club.going_on}"
    with served_to(club.database, club.ann, club.bob):
        assert club.ann.post(f"{table}/stand")["status"] == "playing"
        assert club.going_on not in club.tables(club.ann)
        assert club.going_on in club.tables(club.bob)
        assert club.bob.http.get(f"{table}/record").json()["code"] == "not_over"
        assert club.bob.post(f"{table}/stand")["status"] == "over"
        assert club.going_on not in club.tables(club.bob)
        lines = club.bob.http.get(f"{table}/record").content.splitlines()
        assert json.loads(lines[-2])["reason"] == "abandoned"
        assert club.bob.refused(f"{table}/stand") == "match_over"


def test_what_was_left_verifies_where_the_rules_are_known(club: Club) -> None:
    another_version(club.database, club.going_on)
    table = f"/api/tables/{club.going_on}"
    with served_to(club.database, club.ann, club.bob):
        club.ann.post(f"{table}/stand")
        club.bob.post(f"{table}/stand")
    run_sql(club.database, HEADER, club.going_on, '"rules":9', '"rules":')
    with served_to(club.database, club.ann):
        assert not verify(read_record(club.ann.http.get(f"{table}/record").content)).finished


def test_a_rematch_needs_a_game_that_is_still_there(club: Club) -> None:
    a_game_that_is_gone(club.database, club.over)
    with served_to(club.database, club.ann):
        assert club.ann.refused(f"/api/tables/{club.over}/rematch") == "unknown_game"


def test_a_waiting_table_of_a_game_that_is_gone_can_be_left(club: Club) -> None:
    run_sql(club.database, ROW, club.waiting, '"game":"slam"', '"game":"chess"')
    with served_to(club.database, club.ann):
        assert club.tables(club.ann)[club.waiting] == "version"
        assert club.waiting not in {one["id"] for one in club.ann.get("/api/tables")}
        assert club.ann.post("/api/me", name="Anna")["name"] == "Anna"
        assert club.ann.refused(f"/api/tables/{club.waiting}/bot", seat=1, bot="greedy") == "unknown_game"
        club.ann.post(f"/api/tables/{club.waiting}/stand")
        assert club.waiting not in club.tables(club.ann)


def test_a_damaged_row_is_left_out_of_lists(club: Club) -> None:
    run_sql(club.database, "UPDATE tables SET body = $2 WHERE id = $1", club.waiting, "{}")
    run_sql(club.database, "UPDATE tables SET secret = $2 WHERE id = $1", club.over, "not hex")
    with served_to(club.database, club.ann):
        assert set(club.tables(club.ann)) == {club.going_on, club.sound}
        assert club.ann.post("/api/me", name="Anna")["name"] == "Anna"
        assert club.waiting not in {one["id"] for one in club.ann.get("/api/tables")}
        answer = club.ann.http.get(f"/api/tables/{club.waiting}")
        assert (answer.status_code, answer.json()["code"]) == (409, "match_unreadable")


def test_a_match_whose_bot_is_gone_goes_on(database: str) -> None:
    with Served(database) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(seats="me,greedy")
        ann.post(f"/api/tables/{table}/start")
        ann.watch(table)
        ann.disconnect()
    for statement in (HEADER, ROW):
        run_sql(database, statement, table, '"bot":"greedy"', '"bot":"oracle"')
    with served_to(database, ann):
        position = ann.watch(table)
        while not over(position):
            if position["legal"]:
                ann.act(table, position["legal"][0])
            position = ann.until("position")
    ann.close()


def test_what_a_newer_peer_writes_makes_one_table_unreadable(postgres: str) -> None:
    """While a server is updated, processes of two versions share the database."""
    club = Club(postgres)
    with served_to(postgres, club.ann, club.bob):
        club.ann.watch(club.going_on)
        later = "INSERT INTO entries SELECT $1, 1 + max(seq), NULL, $2 FROM entries WHERE table_id = $1"
        run_sql(postgres, later, club.going_on, '{"entry":"danced"}')
        run_sql(postgres, "UPDATE tables SET rev = rev + 1 WHERE id = $1", club.going_on)
        club.ann.post(f"/api/tables/{club.going_on}/stand")
        assert club.ann.get(f"/api/tables/{club.going_on}")["unreadable"] == "damaged"
        check_everything_else_works(club)
    club.close()
