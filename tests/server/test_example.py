"""The bot of ``examples/`` holds a seat, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.people import SECONDS, Person, over
from tests.server.serving import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_sits_down_and_plays_a_whole_match(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db")) as served:
        ann = Person(served.url, "Ann")
        table = ann.table(seats="me,open")
        ann.watch(table)
        bot = subprocess.Popen([sys.executable, EXAMPLE, served.url, table, "1"], stdout=subprocess.PIPE, text=True)
        ann.until("table", lambda heard: heard["table"]["seats"][1]["name"] == "Example bot")
        ann.post(f"/api/tables/{table}/start")
        position = ann.until("position")
        while not over(position):
            if position["legal"]:
                ann.act(table, position["legal"][0])
            position = ann.until("position")
        said, _ = bot.communicate(timeout=SECONDS)
        ann.close()
    assert bot.returncode == 0
    assert str(position["view"]["result"]["scores"]) in said


def test_the_example_needs_nothing_of_ours() -> None:
    assert "yamclub" not in EXAMPLE.read_text()
