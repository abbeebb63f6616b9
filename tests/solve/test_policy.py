"""What bots play by: found once, made by another process, and in this one only if nothing can be kept."""

from __future__ import annotations

import subprocess
import threading
from pathlib import Path

import pytest

from tests.solve import fake
from tests.solve.fake import question
from yamclub.solve import policy as policies
from yamclub.solve.policy import policy, remember
from yamclub.solve.solution import Solution
from yamclub.solve.tables import Watcher, solved, table_path


@pytest.fixture(autouse=True)
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A cache folder of its own; and the commands that were started, each of which solves at once or fails."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        commands.append(command)
        if tmp_path.is_dir() and (tmp_path / "full").exists():
            raise subprocess.CalledProcessError(1, command)
        solved(question(), Watcher())

    monkeypatch.setenv("YAMCLUB_CACHE", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(policies, "_known", {})
    fake.SOLVED.clear()
    return commands


def test_a_kept_table_is_read_once(started: list[list[str]]) -> None:
    solved(question(), Watcher())
    assert policy(question()) is policy(question())
    assert (len(fake.SOLVED), started) == (1, [])


def test_a_table_that_is_missing_is_made_by_another_process(started: list[list[str]]) -> None:
    assert policy(question(bonus="on")).value == 199_999.5
    assert [command[1:] for command in started] == [
        ["-m", "yamclub.bots.solving", "fake", '{"bonus":"on"}', "score"],
    ]
    assert table_path(question()).exists()


def test_where_that_fails_it_is_made_here(tmp_path: Path, started: list[list[str]]) -> None:
    (tmp_path / "full").touch()
    assert policy(question()).value == 199_999.5
    assert (len(started), fake.SOLVED) == (1, ["score"])


def test_several_threads_wait_for_one_and_the_same(started: list[list[str]]) -> None:
    found: list[Solution] = []
    threads = [threading.Thread(target=lambda: found.append(policy(question()))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(one) for one in found}) == len(started) == 1


def test_what_was_found_already_is_remembered(started: list[list[str]]) -> None:
    solution = solved(question(), Watcher()).solution
    remember(question(), solution)
    assert policy(question()) is solution
