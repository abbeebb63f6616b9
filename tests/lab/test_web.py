"""Bots written for the web protocol, at a real server on the loopback."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import yam

EXAMPLE = f"web:{shlex.quote(sys.executable)} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
CRASHES = f"web:{shlex.quote(sys.executable)} -c 'raise SystemExit(\"no idea\")'"


def found(tmp_path: Path, *arguments: str) -> Any:
    done = yam("arena", *arguments, "--json", YAMCLUB_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_the_example_plays_arena_matches_as_it_is(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    said = found(tmp_path, "slam", EXAMPLE, "random", "--matches", "4", "--all-matches", "--csv", str(rows))
    assert said["matches"] == 4
    assert all(bot["errors"] == {"crashed": 0, "illegal": 0, "late": 0} for bot in said["bots"])
    assert sum(bot["share"] for bot in said["bots"]) == pytest.approx(1)
    assert all(bot["score"]["mean"] > 0 for bot in said["bots"])
    assert len(rows.read_text().splitlines()) == 5


def test_a_bot_that_ends_before_it_sits_down_has_crashed(tmp_path: Path) -> None:
    said = found(tmp_path, "slam", CRASHES, "random", "--matches", "2", "--all-matches")
    assert said["bots"][0]["errors"]["crashed"] == 2
    assert said["bots"][1]["share"] == 1


@pytest.mark.parametrize(("other", "more"), [("cmd:cat", ()), ("random", ("--ray", "auto"))])
def test_what_does_not_go_together(tmp_path: Path, other: str, more: tuple[str, ...]) -> None:
    done = yam("arena", "slam", EXAMPLE, other, *more, YAMCLUB_CACHE=str(tmp_path))
    assert done.returncode == 2
    assert "not_together" in done.stderr
