"""``/health`` fails when playing would fail: on a full disk, a damaged or lost file, a database that is away."""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.server.own_postgres import own_postgres
from tests.server.serving import Process, Served, process
from tests.server.visitors import JSON, SECONDS, Person, get
from yamclub.server.health import Health

PAGE = 4096


def health(url: str) -> tuple[int, JSON]:
    answer = get(f"{url}/health")
    return answer.status_code, answer.json()


def until_it_says(url: str, status: int, reason: str | None = None) -> JSON:
    """Ask until the answer is this one: it is kept for a second, and the file is read every ten."""
    give_up = monotonic() + SECONDS
    while (found := health(url))[0] != status or found[1].get("reason") != reason:
        assert monotonic() < give_up, found
        sleep(0.1)
    return found[1]


def play(url: str) -> Callable[[], bool]:
    """Start a match; each call tries a move, and says whether it was stored."""
    person = Person(url, "Ann")
    table = person.table(seats="me", options={"series": "10"})
    person.post(f"/api/tables/{table}/start")
    person.watch(table)

    def move() -> bool:
        position = next(one for one in reversed(person.heard) if one["say"] == "position")
        answer = person.act(table, position["legal"][0])
        if answer["say"] == "ack":
            person.last_position(answer["event"])
        return bool(answer["say"] == "ack")

    return move


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of three megabytes, where that can be mounted."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], check=True, capture_output=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def can_mount(folder: Path) -> bool:
    try:
        with small_disk(folder):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


def test_a_full_disk(tmp_path: Path) -> None:
    if not can_mount(tmp_path / "tried"):  # the next test does without
        return
    with small_disk(tmp_path / "disk") as disk, process(str(disk / "tables.db"), tmp_path / "log") as server:
        move = play(server.url)
        assert move()
        assert health(server.url) == (200, {"status": "ok"})
        with (disk / "filler").open("wb", buffering=0) as filler, suppress(OSError):
            while True:
                filler.write(bytes(PAGE))
        assert until_it_says(server.url, 503, "disk_full") == {"status": "failing", "reason": "disk_full"}
        (disk / "filler").unlink()
        until_it_says(server.url, 200)
        assert move()


def test_files_that_may_not_grow(tmp_path: Path) -> None:
    """A quota, which the free space of the disk does not show. The limit is that of a running process."""
    server = Process(str(tmp_path / "tables.db"), tmp_path / "log")
    try:
        move = play(server.url)
        until_it_says(server.url, 200)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, resource.RLIM_INFINITY))
        until_it_says(server.url, 503, "disk_error")
        assert not move()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until_it_says(server.url, 200)
        assert move()
    finally:
        server.stop()


@pytest.mark.parametrize("pages", [[0], [1], "all"], ids=["the first page", "the second", "every page"])
def test_a_file_that_is_damaged_under_a_running_server(pages: list[int] | str, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with process(str(database), tmp_path / "log") as server:
        assert play(server.url)()
        until_it_says(server.url, 200)
        give_up = monotonic() + SECONDS
        while database.stat().st_size < 4 * PAGE:  # what is in the log is written over the damage
            assert monotonic() < give_up
            sleep(0.1)
        with database.open("r+b") as file:
            count = database.stat().st_size // PAGE
            for page in range(count) if isinstance(pages, str) else pages:
                file.seek(page * PAGE)
                file.write(b"\xde\xad" * (PAGE // 2))
        until_it_says(server.url, 503, "damaged")


@pytest.mark.parametrize("lost", ["tables.db", "tables.db-wal"])
def test_a_file_that_is_deleted(lost: str, tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        until_it_says(server.url, 200)
        (tmp_path / lost).unlink()
        until_it_says(server.url, 503, "gone")


def test_a_postgresql_that_goes_away_and_comes_back(port: int, postgres_user: None, tmp_path: Path) -> None:
    with own_postgres(port) as database:
        database.start()
        with process(database.url, tmp_path / "log") as server:
            assert health(server.url) == (200, {"status": "ok"})
            database.stop()
            until_it_says(server.url, 503, "no_answer")
            database.start()
            until_it_says(server.url, 200)
            database.run("psql", "-q", database.url, "-c", "ALTER SYSTEM SET default_transaction_read_only = on")
            database.run("psql", "-q", database.url, "-c", "SELECT pg_reload_conf()")
            until_it_says(server.url, 503, "read_only")
        said = (tmp_path / "log").read_text()
        assert said.count("the store does not work: no_answer") == 1  # not once a question


def test_asking_often_is_one_check(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db")) as served, ThreadPoolExecutor(8) as pool:
        checked: list[float] = []
        check = served.services.store.check

        async def counted() -> None:
            checked.append(monotonic())
            await check()

        served.services.health = Health(counted)
        began = monotonic()
        answers = list(pool.map(health, [served.url] * 200))
        assert {status for status, _ in answers} == {200}
        assert len(checked) <= 1 + (monotonic() - began)


def test_a_check_that_hangs_is_said_and_not_begun_again(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db")) as served:
        began: list[float] = []

        async def hang() -> None:
            began.append(monotonic())
            await asyncio.sleep(SECONDS)

        served.services.health = Health(hang)
        for _ in range(2):
            assert health(served.url) == (503, {"status": "failing", "reason": "no_answer"})
        assert len(began) == 1
