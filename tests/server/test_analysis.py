"""Analyses at the web table: made once, by a process of its own, kept with the match, and never stuck."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.coaches import Gate
from tests.server.serving import QUICK, Served
from tests.server.test_hints import near
from tests.server.test_idle import DAY, begun, check
from tests.server.test_thinking import children
from tests.server.visitors import JSON, Person, get, play_out
from yamclub.coach import analyse
from yamclub.coach.report import FORMAT
from yamclub.games import game
from yamclub.kernel.codec import encode
from yamclub.match.record import read_record
from yamclub.server.tables.coach_worker import CoachWorker
from yamclub.server.tables.live import now_ms


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    folder = tmp_path / "coach"
    folder.mkdir()
    return Gate(folder, monkeypatch)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


def finished(url: str, game_id: str = "slam") -> str:
    """A match of bots that is over."""
    with closing(Person(url, "Ann")) as ann:
        table = ann.table(game_id, ",".join(["random"] * max(2, game(game_id).seats[0])))
        ann.post(f"/api/tables/{table}/start")
        wait_until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    return table


def asked(url: str, table: str) -> httpx.Response:
    return get(f"{url}/api/tables/{table}/analysis")


def done(url: str, table: str) -> JSON:
    """The analysis, asked for until it is there."""
    found: list[httpx.Response] = []

    def there() -> bool:
        found.append(asked(url, table))
        assert found[-1].status_code in (200, 202), found[-1].text
        return found[-1].status_code == 200

    wait_until(there)
    body: JSON = found[-1].json()
    assert body["status"] == "done"
    analysis: JSON = body["analysis"]
    return analysis


def working(url: str, table: str) -> None:
    """Begin, and wait until its process is at it."""
    wait_until(lambda: asked(url, table).json() == {"status": "working", "done": 3, "of": 10})


def coach_of(server: Served) -> int:
    (job,) = server.services.analyses._jobs.values()
    assert job.worker is not None
    return job.worker.pid


def in_server(server: Served, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


# --- what it is


def test_an_analysis_is_that_of_the_record_and_is_kept_over_a_restart(database: str, gate: Gate) -> None:
    gate.open()
    with Served(database) as server:
        table = finished(server.url)
        first = asked(server.url, table)
        assert (first.status_code, first.json()["status"]) == (202, "working")
        made = done(server.url, table)
        record = read_record(get(f"{server.url}/api/tables/{table}/record").content)
        found = json.loads(encode(analyse(record)))
        for part in ("players", "events", "curve", "turning_points", "notes"):
            assert near(made[part], found[part]), part
        chosen = [[(one["step"], one["chosen"]["text"]) for one in each["decisions"]] for each in (made, found)]
        assert chosen[0] == chosen[1]
    with Served(database) as server:
        again = asked(server.url, table)
        assert (again.status_code, again.json()["analysis"]) == (200, made)
    assert len(gate.asked) == 1


def test_the_coach_itself_answers_for_hidden_games_too(served: Served) -> None:
    table = finished(served.url, "menteur")
    made = done(served.url, table)
    assert (made["game"], made["finished"], len(made["players"])) == ("menteur", True, 3)
    for player in made["players"]:
        parts = player["expected"] + player["luck"] + player["own"] + player["others"]
        assert parts == pytest.approx(player["result"])


def test_a_match_that_was_abandoned_is_analysed_as_far_as_it_went(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = [0]
    monkeypatch.setattr("yamclub.server.tables.idle.now_ms", lambda: now_ms() + passed[-1] * DAY)
    with (
        Served(database) as server,
        closing(Person(server.url, "Ann")) as ann,
        closing(Person(server.url, "Bob")) as bob,
    ):
        table = begun(ann, bob)
        play_out(table, [ann, bob], [ann.watch(table), bob.watch(table)], moves=5)
        check(server)
        passed.append(31)
        check(server)
        assert ann.get(f"/api/tables/{table}")["status"] == "over"
        made = done(server.url, table)
        assert not made["finished"]
        assert 0 < len(made["decisions"]) <= 5
        assert [note["id"] for note in made["notes"]] == ["coach-note-unfinished"]


def test_it_is_refused_as_a_replay_is(served: Served) -> None:
    def code(table: str) -> tuple[int, str]:
        answer, replay = asked(served.url, table), get(f"{served.url}/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()) == (replay.status_code, replay.json())
        return answer.status_code, answer.json()["code"]

    with closing(Person(served.url, "Ann")) as ann:
        table = ann.table("slam", "me,random")
        assert code(table) == (409, "not_over")
        ann.post(f"/api/tables/{table}/start")
        assert code(table) == (409, "not_over")
    assert code("aaaaaaaaaa") == (404, "no_such_table")
    assert code("x") == (404, "no_such_table")


def test_a_server_may_make_none_and_a_game_have_no_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(str(tmp_path / "t.db"), replace(QUICK, analyses=False)) as server:
        table = finished(server.url)
        refusal = asked(server.url, table)
        assert (refusal.status_code, refusal.json()["code"]) == (403, "analyses_off")
    with Served(str(tmp_path / "t.db")) as server:
        monkeypatch.setattr("yamclub.server.tables.analyses.has_coach", lambda _: False)
        assert asked(server.url, table).json()["code"] == "no_coach"
        monkeypatch.undo()
        assert done(server.url, table)["finished"]


# --- made once, and bounded


def test_ten_who_ask_at_once_have_it_made_once(served: Served, gate: Gate) -> None:
    table = finished(served.url)
    with ThreadPoolExecutor(10) as ten:
        said = list(ten.map(lambda _: asked(served.url, table), range(10)))
        assert {answer.status_code for answer in said} == {202}
        working(served.url, table)
        gate.open()
        made = list(ten.map(lambda _: encode(done(served.url, table)), range(10)))
    assert len(set(made)) == 1
    assert len(gate.asked) == 1


def test_one_is_made_at_a_time_and_few_may_wait(served: Served, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamclub.server.tables.analyses.ANALYSES_WAITING", 1)
    tables = [finished(served.url) for _ in range(3)]
    working(served.url, tables[0])
    assert asked(served.url, tables[1]).json() == {"status": "working", "done": 0, "of": 0}
    refusal = asked(served.url, tables[2])
    assert (refusal.status_code, refusal.json()["code"]) == (429, "too_fast")
    assert len(gate.asked) == 1
    gate.open()
    for table in tables:
        assert done(served.url, table)["finished"]


def test_one_address_may_begin_only_so_many(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), replace(QUICK, analyses_per_hour=1)) as server:
        tables = [finished(server.url) for _ in range(2)]
        assert done(server.url, tables[0])["finished"]
        assert asked(server.url, tables[1]).json()["code"] == "too_fast"
        assert asked(server.url, tables[0]).status_code == 200


def test_one_of_an_older_form_is_made_anew(database: str) -> None:
    with Served(database) as server:
        table, store = finished(server.url), server.services.store
        in_server(server, store.keep_analysis(table, FORMAT - 1, '"old"'))
        made = done(server.url, table)
        assert made["game"] == "slam"
        in_server(server, store.keep_analysis(table, FORMAT, '"late"'))  # the first one of a form stays
        assert done(server.url, table) == made


# --- when something goes wrong


def test_a_process_that_dies_is_told_of_and_the_next_to_ask_has_it_tried_again(served: Served, gate: Gate) -> None:
    table = finished(served.url)
    working(served.url, table)
    os.kill(coach_of(served), signal.SIGKILL)
    wait_until(lambda: not served.services.analyses._jobs)
    refusal = asked(served.url, table)
    assert (refusal.status_code, refusal.json()["code"]) == (503, "coach_failed")
    working(served.url, table)
    gate.open()
    assert done(served.url, table)["finished"]
    assert len(gate.asked) == 2


def test_one_that_takes_too_long_or_says_too_much_is_given_up(
    tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Served(str(tmp_path / "t.db"), replace(QUICK, analysis_seconds=0.2)) as server:
        table = finished(server.url)
        assert asked(server.url, table).status_code == 202
        wait_until(lambda: not server.services.analyses._jobs)
        assert asked(server.url, table).json()["code"] == "coach_failed"
    gate.open()
    with Served(str(tmp_path / "t.db")) as server:
        monkeypatch.setattr(CoachWorker, "most_bytes", 2000)
        assert asked(server.url, table).status_code == 202
        wait_until(lambda: not server.services.analyses._jobs)
        assert asked(server.url, table).json()["code"] == "coach_failed"
        monkeypatch.setattr(CoachWorker, "most_bytes", 2**24)
        assert done(server.url, table)["finished"]


def test_a_server_that_stops_in_the_middle_leaves_no_process_and_the_next_begins_anew(
    database: str, gate: Gate
) -> None:
    with Served(database) as server:
        table = finished(server.url)
        working(server.url, table)
        coach = coach_of(server)
        assert coach in children(os.getpid())
    assert coach not in children(os.getpid())
    gate.open()
    with Served(database) as server:
        assert done(server.url, table)["finished"]
    assert len(gate.asked) == 2


def test_moves_are_made_while_it_works(served: Served, gate: Gate) -> None:
    table = finished(served.url)
    working(served.url, table)
    with closing(Person(served.url, "Ann")) as ann:
        other = ann.table("slam", "me")
        ann.post(f"/api/tables/{other}/start")
        position = ann.watch(other)
        for _ in range(10):
            position = ann.position_after(ann.act(other, position["legal"][0])["event"])
    assert asked(served.url, table).json()["status"] == "working"


# --- several processes


def test_another_process_finds_it_and_of_two_made_at_once_one_stays(postgres: str, gate: Gate) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        table = finished(one.url)
        for server in (one, two):
            working(server.url, table)
        gate.open()
        made = [done(server.url, table) for server in (one, two)]
        wait_until(lambda: not one.services.analyses._jobs and not two.services.analyses._jobs)
        assert made[0] == made[1] == done(one.url, table)
        assert len(gate.asked) == 2
        other = finished(one.url)
        made = [done(server.url, other) for server in (one, two)]
        assert made[0] == made[1]
        assert len(gate.asked) == 3
