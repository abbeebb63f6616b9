"""The web table under load, compared with boardgame.io's server. Each server shares this machine with the load.

    python -m benchmarks.server --sockets 2000 --tables 500 --rate 500 --seconds 20

Every table has the same number of players, each with their own socket, who are told of every move.
Moves are made at a steady rate, whether or not earlier ones have been answered (a table whose last move is not
answered yet is skipped). What is measured is the time from sending a move to its answer; ``ours.py`` and
``theirs.py`` say what counts as an answer.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

import uvloop

from benchmarks.load import Contender, Measured, Size, disk_promises, measure, part
from benchmarks.ours import Ours

MOST_MILLISECONDS, MOST_MEGABYTES, MOST_PROCESSOR = 50, 800, 0.5
_MOST_SECONDS = 180
"""How long one server may take to be set up, besides the load itself."""
_DISK_SECONDS = 3.0
_WIDTH = 33

_ROWS: Sequence[tuple[str, Callable[[Measured], float], str]] = (
    ("moves sent a second", lambda found: found.sent / found.seconds, ".0f"),
    ("moves answered a second", lambda found: found.answered / found.seconds, ".0f"),
    ("answer, median, ms", lambda found: found.p50, ".1f"),
    ("answer, 90 of 100, ms", lambda found: found.p90, ".1f"),
    ("answer, 99 of 100, ms", lambda found: found.p99, ".1f"),
    ("answer, slowest, ms", lambda found: found.slowest, ".1f"),
    ("most memory, MB", lambda found: found.megabytes, ".0f"),
    ("processor, ms a move", lambda found: found.processor, ".2f"),
    ("load's processor, ms a move", lambda found: found.load_seconds * 1000 / max(1, found.answered), ".2f"),
    ("positions told a second", lambda found: found.told / found.seconds, ".0f"),
)
_COUNTS: Sequence[tuple[str, Callable[[Measured], int]]] = (
    ("moves unanswered", lambda found: found.sent - found.answered - found.refused),
    ("moves refused", lambda found: found.refused),
    ("tables passed over", lambda found: found.passed_over),
    ("sockets lost", lambda found: found.lost),
)


def run(contender: Contender, size: Size) -> Measured:
    """Start an empty server, measure it, stop it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(contender.command(Path(folder)), stdout=subprocess.PIPE, text=True) as server,  # noqa: S603
    ):
        try:
            assert server.stdout is not None  # noqa: S101
            port = int(server.stdout.readline())
            return uvloop.run(_bounded(contender, port, server.pid, size))
        finally:
            server.terminate()


async def _bounded(contender: Contender, port: int, process: int, size: Size) -> Measured:
    async with asyncio.timeout(_MOST_SECONDS + size.seconds):
        return await measure(contender, port, process, size)


def show(found: dict[str, Measured]) -> None:
    """Side by side; what is not ours also as a multiple of ours."""
    ours = next(iter(found.values()))
    print(f"{'':28}" + "".join(f"{name:>{_WIDTH}}" for name in found))
    for name, value, form in _ROWS:
        cells = [f"{value(one):{form}}" + _times(value(one), value(ours), one is ours) for one in found.values()]
        print(f"{name:28}" + "".join(f"{cell:>{_WIDTH}}" for cell in cells))
    for name, count in _COUNTS:
        print(f"{name:28}" + "".join(f"{count(one):>{_WIDTH}}" for one in found.values()))


def _times(theirs: float, ours: float, same: bool) -> str:
    return "" if same or not ours else f" (×{theirs / ours:.2f})"


def contenders(database: str | None, alone: bool) -> list[Contender]:
    if alone:
        return [Ours(database)]
    from benchmarks.theirs import Theirs

    return [Ours(database), Theirs(files=True), Theirs(files=False)]


def main() -> None:
    parser = ArgumentParser(description="The web table under load, beside boardgame.io's server.")
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="PostgreSQL instead of a fresh SQLite file")
    parser.add_argument("--alone", action="store_true", help="our server only")
    asked = parser.parse_args()
    size = Size(asked.sockets, asked.tables, asked.rate, asked.seconds)
    print(f"{size.sockets} sockets at {size.tables} tables, {size.rate:g} moves a second for {size.seconds:g} s")
    disk = disk_promises(_DISK_SECONDS)
    print(f"this disk alone keeps a page in {part(disk, 0.5):.1f} ms (median), {part(disk, 0.99):.1f} ms (99 of 100)")
    found: dict[str, Measured] = {}
    for contender in contenders(asked.database, asked.alone):
        print(f"… {contender.name}", flush=True)
        try:
            found[contender.name] = run(contender, size)
        except TimeoutError:
            print(f"  its tables were not ready within {_MOST_SECONDS} s")
    if Ours.name not in found:
        raise SystemExit(1)
    show(found)
    ours = found[Ours.name]
    print(f"99 of 100 answered within {ours.p99:.1f} ms (wanted: below {MOST_MILLISECONDS})")
    print(f"memory {ours.megabytes:.0f} MB (wanted: below {MOST_MEGABYTES})")
    print(f"processor {ours.processor:.2f} ms a move (wanted: at most {MOST_PROCESSOR})")
    for name, theirs in found.items():
        if theirs is not ours:
            print(f"99 of 100, compared with {name}: {ours.p99 / theirs.p99:.2f} times as long")


if __name__ == "__main__":
    main()
