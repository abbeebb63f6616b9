"""The same arena on a Ray cluster: the same results, though one of its two nodes is killed in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.commands import PATIENCE, YAM, yam

GIVEN = ("slam", "greedy", "random", "--seats", "2", "--matches", "60", "--all-matches", "--json")


@contextmanager
def two_nodes() -> Iterator[subprocess.Popen[str]]:
    cluster = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.ray_cluster"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True, env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
    )  # fmt: skip
    try:
        yield cluster
    finally:
        cluster.communicate(timeout=PATIENCE)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.slow
def test_a_node_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    with two_nodes() as cluster, ExitStack() as ending:
        address = line_of(cluster)
        assert address.startswith("127.0.0.2:")
        arena = subprocess.Popen(
            [YAM, "arena", *GIVEN, "--ray", address, "--out", str(journal)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        begun = monotonic()
        ending.callback(arena.kill)
        while arena.poll() is None and monotonic() - begun < PATIENCE and lines(journal) < 5:
            sleep(0.05)
        assert cluster.stdin is not None
        cluster.stdin.write("kill\n")
        cluster.stdin.flush()
        assert line_of(cluster) == "killed"
        assert lines(journal) < 31, "it was over before the node was killed"
        said, complained = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 0, complained
    here = yam("arena", *GIVEN, YAMCLUB_CACHE=str(tmp_path))
    assert json.loads(said) == json.loads(here.stdout)


def lines(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there(tmp_path: Path, address: str) -> None:
    done = yam("arena", *GIVEN, "--ray", address, YAMCLUB_CACHE=str(tmp_path))
    assert done.returncode == 2
    assert "ray_away" in done.stderr
