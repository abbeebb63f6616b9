"""The start of a match over real sockets: everybody commits, everybody opens, and nobody can steer the dice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clock import Clock
from tests.server.serving import QUICK, Served, process
from tests.server.visitors import JSON, Person, commitment_of, play_out
from yamclub.errors import YamError
from yamclub.match.record import Record, read_record
from yamclub.match.verify import Report, verify
from yamclub.server.settings import Settings
from yamclub.server.tables.starting import MOST_UNDONE

TOO_LONG = 31_000
"""Milliseconds: longer than a start waits."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("starting") / "tables.db")) as server:
        yield server


@pytest.fixture
def people(served: Served) -> Iterator[list[Person]]:
    with ExitStack() as closed:
        yield [closed.enter_context(closing(by_hand(served.url, name))) for name in ("Ann", "Bob", "Cleo")]


def by_hand(url: str, name: str) -> Person:
    """Somebody whose device does nothing by itself."""
    person = Person(url, name)
    person.answers = False
    return person


def seated(people: list[Person], **more: Any) -> str:
    """A table at which all of them sit and have committed."""
    table = people[0].table(seats=",".join(["me"] + ["open"] * (len(people) - 1)), **more)
    for seat, person in enumerate(people):
        if seat:
            person.post(f"/api/tables/{table}/sit", seat=seat)
        person.commit(info(person, table))
    return table


def info(person: Person, table: str) -> JSON:
    found: JSON = person.get(f"/api/tables/{table}")
    return found


def start(owner: Person, table: str) -> JSON:
    started: JSON = owner.post(f"/api/tables/{table}/start")
    return started


def opened(person: Person, table: str) -> JSON:
    answer = person.open(info(person, table))
    assert answer.is_success, answer.text
    found: JSON = answer.json()
    return found


def refusal(person: Person, table: str, entropy: str) -> tuple[int, str]:
    answer = person.http.post(f"/api/tables/{table}/open", json={"entropy": entropy})
    return answer.status_code, answer.json()["code"]


def recorded(person: Person, table: str) -> tuple[JSON, Report]:
    """The header of the record, which is verified."""
    data = person.http.get(f"/api/tables/{table}/record").content
    header: JSON = json.loads(data.splitlines()[0])
    return header, verify(read_record(data))


def until_undone(person: Person, table: str, times: int = 1) -> JSON:
    found: JSON = person.until("table", lambda heard: len(heard["table"]["undone_starts"]) == times)["table"]
    return found


def test_everybody_commits_then_opens_and_the_record_shows_both(people: list[Person]) -> None:
    table = seated(people[:2])
    ann, bob, cleo = people
    cleo.watch(table)
    shown = start(ann, table)
    assert (shown["status"], shown["starting"]["waiting_for"]) == ("waiting", [0, 1])
    assert 0 < shown["starting"]["left"] <= 30_000
    assert cleo.until("table")["table"]["starting"]["waiting_for"] == [0, 1]
    assert opened(bob, table)["starting"]["waiting_for"] == [0]
    assert not any(entropy in text for entropy in bob.entropy.values() for text in (*ann.wire, *cleo.wire))
    assert opened(ann, table)["status"] == "playing"
    assert cleo.until("position")["event"] >= 1
    play_out(table, [ann, bob], [ann.watch(table), bob.watch(table)])
    header, report = recorded(cleo, table)
    assert (header["format"], report.shares, report.undone_starts) == (3, 2, 0)
    assert (header["commitment"], header["commitments"]) == (shown["commitment"], shown["commitments"])
    assert shown["commitments"] == info(cleo, table)["commitments"]


def test_a_host_who_reads_everything_has_nothing_left_to_choose(people: list[Person], served: Served) -> None:
    """Ann runs the server: she knows the secret from the start, and reads Bob's opening as soon as it is there."""
    ann, bob, _ = people
    table = seated([ann, bob])
    start(ann, table)
    row = served.services.hub.tables[table].row
    assert row.seats[1].opening is None
    assert next(iter(bob.entropy.values())) not in repr(row)
    opened(bob, table)
    read = served.services.hub.tables[table].row
    assert read.seats[1].opening == next(iter(bob.entropy.values()))
    for attempt in range(5):
        other = f"{attempt:032x}"
        promised = commitment_of(info(ann, table)["commitment"], 0, other)
        assert ann.refused(f"/api/tables/{table}/sit", seat=0, commitment=promised) == "starting"
        assert refusal(ann, table, other) == (400, "bad_opening")
    assert ann.refused(f"/api/tables/{table}/bot", seat=1, bot="greedy") == "seat_taken"
    assert opened(ann, table)["status"] == "playing"


def test_an_opening_counts_once_all_commitments_are_there_and_fits_its_own(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    bob.commit(info(bob, table))
    mine = next(iter(bob.entropy.values()))
    assert refusal(bob, table, mine) == (409, "not_starting")
    assert start(ann, table)["starting"]["waiting_for"] == [0]  # Ann has not committed
    assert refusal(bob, table, mine) == (409, "not_committed")
    assert refusal(ann, table, mine) == (400, "bad_opening")
    ann.commit(info(ann, table))
    assert info(ann, table)["starting"]["waiting_for"] == [0, 1]
    assert refusal(bob, table, mine[:-2]) == (400, "bad_message")  # fewer bits could be guessed from their hash
    assert refusal(bob, table, "00" * 16) == (400, "bad_opening")
    assert refusal(cleo, table, mine) == (403, "not_seated")
    assert bob.refused(f"/api/tables/{table}/sit", seat=1, entropy=mine) == "bad_message"  # never in the clear
    for _ in range(3):  # sent again, it counts once
        opened(bob, table)
    start(ann, table)  # asked again, too
    assert opened(ann, table)["status"] == "playing"
    assert opened(ann, table)["status"] == opened(bob, table)["status"] == "playing"  # late
    assert refusal(bob, table, "00" * 16) == (400, "bad_opening")


def test_a_commitment_of_another_seat_cannot_be_handed_in(people: list[Person]) -> None:
    ann, bob, _ = people
    table = seated([ann, bob])
    promised = info(ann, table)["commitments"][1]
    ann.post(f"/api/tables/{table}/sit", seat=0, commitment=promised)
    start(ann, table)
    opened(bob, table)
    assert refusal(ann, table, bob.entropy[promised]) == (400, "bad_opening")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def still(clock: Clock, tmp_path: Path) -> Iterator[Served]:
    """A server whose time passes only when the test lets it."""
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


def test_who_does_not_open_gains_nothing_and_it_shows(still: Served, clock: Clock) -> None:
    with ExitStack() as closed:
        ann, bob, cleo = (closed.enter_context(closing(by_hand(still.url, name))) for name in ("Ann", "Bob", "Cleo"))
        table = seated([ann, bob])
        bob.watch(table)
        spent = start(ann, table)
        opened(bob, table)
        clock.run(TOO_LONG)
        undone = until_undone(bob, table)
        assert undone["starting"] is None
        assert [seat["kind"] for seat in undone["seats"]] == ["open", "person"]  # Ann has left her seat
        assert undone["commitments"] == [None, None]
        assert undone["commitment"] != spent["commitment"]
        [kept] = undone["undone_starts"]
        assert (kept["why"], kept["missing"], kept["seats"]) == ("late", [0], ["Ann", "Bob"])
        assert (kept["commitment"], kept["commitments"]) == (spent["commitment"], spent["commitments"])
        assert kept["openings"] == [None, next(iter(bob.entropy.values()))]
        assert refusal(bob, table, kept["openings"][1]) == (400, "bad_opening")  # it is spent
        assert ann.refused(f"/api/tables/{table}/start") == "seats_open"

        ann.post(f"/api/tables/{table}/sit", seat=0)
        ann.answers = bob.answers = True
        assert start(ann, table)["status"] == "playing"
        bob.disconnect()
        positions = [ann.watch(table), bob.watch(table)]
        play_out(table, [ann, bob], positions)
        header, report = recorded(cleo, table)
        assert report.undone_starts == 1
        assert header["undone_starts"] == [kept]
        for damage in ({"secret": "00" * 32}, {"openings": [None, "00" * 16]}, {"missing": [0, 1]}):
            forged = {**header, "undone_starts": [{**kept, **damage}]}
            with pytest.raises(YamError) as refused:
                verify(resealed(ann, table, forged))
            assert refused.value.params["line"] == 1


def resealed(person: Person, table: str, header: JSON) -> Record:
    """The record with another header; of what is checked before the seal, only the header is wrong."""
    lines = person.http.get(f"/api/tables/{table}/record").content.split(b"\n")
    return read_record(b"\n".join([json.dumps(header, separators=(",", ":")).encode(), *lines[1:]]))


def test_who_is_not_there_is_waited_for_and_then_leaves_the_seat(still: Served, clock: Clock) -> None:
    with closing(by_hand(still.url, "Ann")) as ann, closing(by_hand(still.url, "Bob")) as bob:
        table = ann.table()
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.commit(info(ann, table))
        ann.watch(table)
        assert start(ann, table)["starting"]["waiting_for"] == [1]
        clock.run(TOO_LONG)
        undone = until_undone(ann, table)
        assert [seat["kind"] for seat in undone["seats"]] == ["person", "open"]
        assert undone["undone_starts"][0]["missing"] == [0, 1]  # Ann was never asked to open


def test_the_owner_calls_a_start_off_and_standing_up_does(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = seated([ann, bob])
    start(ann, table)
    opened(bob, table)
    assert bob.refused(f"/api/tables/{table}/undo-start") == "not_owner"
    undone = ann.post(f"/api/tables/{table}/undo-start")
    assert [(one["why"], one["missing"]) for one in undone["undone_starts"]] == [("owner", [0])]
    assert [seat["kind"] for seat in undone["seats"]] == ["person", "person"]
    assert len(ann.post(f"/api/tables/{table}/undo-start")["undone_starts"]) == 1  # nothing waits any more
    for person in (ann, bob):
        person.commit(info(person, table))
    start(ann, table)
    opened(ann, table)
    assert cleo.refused(f"/api/tables/{table}/sit", seat=1) in ("starting", "seat_taken")
    left = bob.post(f"/api/tables/{table}/stand")
    assert [(one["why"], one["missing"]) for one in left["undone_starts"]] == [("owner", [0]), ("left", [1])]
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open"]
    assert left["starting"] is None


def test_a_table_whose_start_is_undone_for_ever_does_not_grow_for_ever(people: list[Person]) -> None:
    ann, bob, _ = people
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    for _ in range(MOST_UNDONE):
        start(ann, table)
        ann.post(f"/api/tables/{table}/undo-start")
    assert ann.refused(f"/api/tables/{table}/start") == "too_many_starts"


def test_one_person_with_bots_starts_at_once_or_adds_to_the_dice(people: list[Person]) -> None:
    ann = people[0]
    assert start(ann, ann.table(seats="me,greedy"))["status"] == "playing"
    assert start(ann, ann.table(seats="greedy,greedy"))["status"] == "playing"
    table = ann.table(seats="me,greedy")
    ann.commit(info(ann, table))
    assert start(ann, table)["starting"]["waiting_for"] == [0]
    assert opened(ann, table)["status"] == "playing"


def test_a_name_changed_meanwhile_changes_nobody_at_the_table(people: list[Person]) -> None:
    ann, bob, _ = people
    table = seated([ann, bob])
    start(ann, table)
    bob.post("/api/me", name="Eve")
    assert info(ann, table)["seats"][1]["name"] == "Bob"


def test_on_two_devices_the_one_that_committed_opens(people: list[Person]) -> None:
    ann, bob, _ = people
    table = seated([ann, bob])
    other = by_hand(str(bob.http.base_url), "other")
    other.token, other.http.headers["authorization"] = bob.token, bob.http.headers["authorization"]
    start(ann, table)
    other.watch(table)
    assert other.open(info(other, table)).json()["code"] == "bad_opening"
    opened(bob, table)
    assert opened(ann, table)["status"] == "playing"
    assert other.until("position")
    other.close()


def test_a_rematch_asks_everybody_to_commit_anew(people: list[Person]) -> None:
    ann, bob, _ = people
    table = seated([ann, bob])
    start(ann, table)
    before = [opened(person, table) for person in (ann, bob)][-1]
    play_out(table, [ann, bob], [ann.watch(table), bob.watch(table)])
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["commitments"] == [None, None]
    assert again["commitment"] != before["commitment"]
    ann.answers = bob.answers = True
    assert start(ann, again["id"])["status"] == "playing"


def test_a_server_that_starts_again_in_between_goes_on_with_the_start(tmp_path: Path, database: str, port: int) -> None:
    log = tmp_path / "log.txt"
    settings = replace(QUICK, start_seconds=60.0)
    with closing(person_at(database, log, port, settings, "Ann")) as ann, ExitStack() as closed:
        with process(database, log, port, settings) as server:
            bob = closed.enter_context(closing(by_hand(server.url, "Bob")))
            table = seated([ann, bob])
            start(ann, table)
            opened(bob, table)
            server.kill()
        with process(database, log, port, settings):
            assert info(ann, table)["starting"]["waiting_for"] == [0]
            assert opened(ann, table)["status"] == "playing"


def person_at(database: str, log: Path, port: int, settings: Settings, name: str) -> Person:
    with process(database, log, port, settings) as server:
        return by_hand(server.url, name)


def test_a_start_that_nobody_finished_before_a_restart_is_undone_after_it(tmp_path: Path, clock: Clock) -> None:
    database = str(tmp_path / "tables.db")
    with Served(database) as first:
        ann, bob = by_hand(first.url, "Ann"), by_hand(first.url, "Bob")
        table = seated([ann, bob])
        start(ann, table)
    with Served(database) as second:
        clock.run(TOO_LONG)
        ann.at(second.url).watch(table)
        assert until_undone(ann, table)["undone_starts"][0]["missing"] == [0, 1]
    ann.close()
    bob.close()


def test_two_processes_share_one_start_and_undo_it_once(postgres: str, clock: Clock) -> None:
    with Served(postgres) as one, Served(postgres) as two, ExitStack() as closed:
        ann = closed.enter_context(closing(by_hand(one.url, "Ann")))
        bob = closed.enter_context(closing(by_hand(two.url, "Bob")))
        table = seated([ann, bob])
        for person in (ann, bob):
            person.watch(table)
        start(ann, table)
        clock.run(TOO_LONG)
        heard = [until_undone(person, table) for person in (ann, bob)]
        assert heard[0]["commitment"] == heard[1]["commitment"]
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{table}/sit", seat=seat)
            person.commit(info(person, table))
        start(ann, table)
        opened(bob, table)
        assert opened(ann, table)["status"] == "playing"
        assert bob.until("position")
        assert len(info(bob, table)["undone_starts"]) == 1
