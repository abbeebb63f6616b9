"""Clocks count the time in which the server ran, whatever the wall clock of its machine says."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep, time

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.serving import QUICK, Process, Served, process
from tests.server.toys import register
from tests.server.visitors import Person

DAY = 24 * 3600
SETTINGS = replace(QUICK, clock_seconds=0.2)


class Wall:
    """The wall clock of this process, which somebody sets forward or back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        for module in ("live", "seating"):
            name = f"yamclub.server.tables.{module}.time"
            monkeypatch.setattr(name, lambda: time() + self.ahead, raising=False)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    register(monkeypatch)
    return Wall(monkeypatch)


def alone(person: Person, clock: int, game: str = "slam") -> str:
    table = person.table(game, "me" if game == "slam" else "me,quick", clock=clock)
    person.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_clock_stands_still_while_the_server_is_down_and_goes_on_from_what_was_used_up(
    database: str, tmp_path: Path, how: str
) -> None:
    first = Process(database, tmp_path / "log", settings=SETTINGS)
    ann = Person(first.url, "Ann")
    table = alone(ann, 200)
    began = monotonic()
    ann.watch(table)
    sleep(2)
    assert ann.watch(table)["time_left"] <= 198_000
    getattr(first, how)()
    up = monotonic() - began
    sleep(3)
    down = monotonic() - began - up
    with process(database, tmp_path / "log", settings=SETTINGS) as second:
        ready = monotonic()
        left = ann.at(second.url).watch(table)["time_left"] / 1000
        up += monotonic() - ready + 1  # it ran for a moment before it said so
        assert 200 - up - 0.5 * down <= left <= 200 - 2 + (0.8 if how == "kill" else 0)
        ann.close()


@pytest.mark.parametrize("game", ["slam", "dash"])
def test_after_two_days_without_a_server_there_is_as_much_time_as_before(tmp_path: Path, wall: Wall, game: str) -> None:
    database = str(tmp_path / "t.db")
    with Served(database, SETTINGS) as server:
        ann = Person(server.url, "Ann")
        table = alone(ann, DAY, game)
        before = ann.watch(table)
    wall.ahead += 2 * DAY
    with Served(database, SETTINGS) as server:
        after = ann.at(server.url).watch(table)
        if game == "slam":
            assert before["time_left"] - 60_000 < after["time_left"] <= before["time_left"]
            sleep(0.5)
            assert ann.get(f"/api/tables/{table}")["seats"][0]["bot"] is None
        assert after["event"] <= before["event"] + 1
        ann.close()


@pytest.mark.parametrize("jump", [3600, -60, -3600])
def test_a_wall_clock_that_is_set_moves_no_clock_and_refuses_no_claim(tmp_path: Path, wall: Wall, jump: int) -> None:
    with Served(str(tmp_path / "t.db"), SETTINGS) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        slam = alone(ann, 1000)
        ann.watch(slam)
        dash = ann.table("dash", "me,open")
        bob.post(f"/api/tables/{dash}/sit", seat=1)
        live = server.services.hub
        wall.ahead += jump
        left = ann.watch(slam)["time_left"]
        assert 900_000 < left <= 1_000_000
        ann.post(f"/api/tables/{dash}/start")
        bob.watch(dash)
        wall.ahead += jump
        assert bob.act(dash, {"kind": "claim"}, "mine")["say"] == "ack"
        sleep(0.3)
        assert ann.get(f"/api/tables/{slam}")["seats"][0]["bot"] is None
        before = set(live.tables)
        live.sweep()
        assert set(live.tables) == before
        ann.close()
        bob.close()


def test_used_up_time_is_kept_now_and_then_and_only_where_a_clock_runs(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.db"), SETTINGS) as server:
        ann = Person(server.url, "Ann")
        timed, untimed, long = alone(ann, 100), ann.table("slam", "me"), alone(ann, DAY)
        ann.post(f"/api/tables/{untimed}/start")
        tables = server.services.hub.tables
        wait_until(lambda: tables[timed]._kept >= 400)
        assert (tables[untimed]._kept, tables[long]._kept) == (0, 0)
        ann.close()
