"""The bot of ``examples/`` holds a seat, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

from tests.server.serving import process
from tests.server.visitors import JSON, SECONDS, Person, over

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_sits_down_and_plays_a_whole_match(tmp_path: Path, port: int) -> None:
    """The server starts again in the middle of it, which costs the bot no more than time."""
    database, log = str(tmp_path / "tables.db"), tmp_path / "log.txt"
    with ExitStack() as ending, process(database, log, port) as first, closing(Person(first.url, "Ann")) as ann:
        table = ann.table(seats="me,open")
        ann.watch(table)
        bot = subprocess.Popen([sys.executable, EXAMPLE, first.url, table, "1"], stdout=subprocess.PIPE, text=True)
        ending.callback(bot.kill)
        ann.until("table", lambda heard: heard["table"]["seats"][1]["name"] == "Example bot")
        ann.post(f"/api/tables/{table}/start")
        play(ann, table, ann.until("position"), moves=3)
        first.stop()
        ann.disconnect()
        with process(database, log, port):
            position = play(ann, table, ann.watch(table))
            said, _ = bot.communicate(timeout=SECONDS)
    assert bot.returncode == 0
    assert str(position["view"]["result"]["scores"]) in said


def play(ann: Person, table: str, position: JSON, moves: int = 10**6) -> JSON:
    while not over(position) and moves:
        if position["legal"]:
            ann.act(table, position["legal"][0])
            moves -= 1
        position = ann.until("position")
    return position


def test_the_example_needs_nothing_of_ours() -> None:
    imported = [line for line in EXAMPLE.read_text().splitlines() if line.startswith(("import", "from"))]
    assert not any("yamclub" in line for line in imported)
