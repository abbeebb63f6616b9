"""Many tables of experts at one server: how long a person's move takes meanwhile, compared with an empty server.

    python -m benchmarks.experts --tables 200 --game slam --bot expert --seconds 20

Some people play alone at tables of their own and move at a steady rate, first at a server with nothing else to do,
then while bots play at every other table. Server, bots and people share this machine. An answer is the
acknowledgement, which comes once the move is on disk.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import httpx
import uvloop

from benchmarks.client import processor_seconds
from benchmarks.load import AT_ONCE, HOST, Load, Size, make_moves, part
from benchmarks.ours import Ours
from yamclub.games import game as find_game

MOST_MILLISECONDS = 50.0
PEOPLE = 4
RATE = 20.0
"""Moves a second of all people together."""
_WARM_SECONDS = 5.0
_LAST_SECONDS = 60.0


class Round(NamedTuple):
    """What people met. Times are in milliseconds."""

    answers: list[float]
    unanswered: int
    bot_moves: float
    """A second."""
    server: float
    """The share of a processor that the server took, without the processes that think."""

    def at(self, share: float) -> float:
        return part(self.answers, share) * 1000


class Bench:
    def __init__(self, http: httpx.AsyncClient, process: int, load: Load) -> None:
        self._http, self._process, self._load = http, process, load

    async def round(self, seconds: float) -> Round:
        self._load.answers.clear()
        moves, busy, began = await self._moves(), processor_seconds(self._process), perf_counter()
        await make_moves(self._load, RATE, seconds)
        took = perf_counter() - began
        server = (processor_seconds(self._process) - busy) / took
        made = await self._moves() - moves
        while self._load.sent and perf_counter() < began + took + _LAST_SECONDS:
            await asyncio.sleep(0.01)
        answers = list(self._load.answers)
        return Round(answers, len(self._load.sent), max(0.0, made - len(answers)) / took, server)

    async def _moves(self) -> int:
        """By people and bots, in all games."""
        lines = (await self._http.get("/metrics")).raise_for_status().text.splitlines()
        return sum(int(line.split()[-1]) for line in lines if line.startswith("yamclub_moves_total"))

    async def open_tables(self, tables: int, game: str, bot: str) -> None:
        """Matches among bots alone, all started at once, in the longest form that the game has."""
        gate, seats = asyncio.Semaphore(AT_ONCE), max(2, find_game(game).seats[0])
        me = (await self._http.post("/api/me", json={"name": "Host", "token": True})).raise_for_status().json()
        headers = {"authorization": f"Bearer {me['token']}"}
        options = {"series": "1000"} if game == "slam" else {}
        wanted = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * seats, "options": options}

        async def one() -> None:
            async with gate:
                made = (await self._http.post("/api/tables", json=wanted, headers=headers)).raise_for_status().json()
                start = f"/api/tables/{made['id']}/start"
                (await self._http.post(start, json={}, headers=headers)).raise_for_status()

        await asyncio.gather(*(one() for _ in range(tables)))


async def compare(port: int, process: int, tables: int, game: str, bot: str, seconds: float) -> tuple[Round, Round]:
    load, once = Load(), httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=120, limits=once) as http:
        await Ours().sit_down(http, port, Size(PEOPLE, PEOPLE, RATE, seconds), load)
        while any(table.ready is None for table in load.tables):
            await asyncio.sleep(0.05)
        bench = Bench(http, process, load)
        await bench.round(1)  # the first moves anywhere are slower
        empty = await bench.round(seconds)
        await bench.open_tables(tables, game, bot)
        await asyncio.sleep(_WARM_SECONDS)
        full = await bench.round(seconds)
        for socket in load.sockets:
            socket.close()
        return empty, full


def run(tables: int, game: str, bot: str, seconds: float) -> tuple[Round, Round]:
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(Ours().command(Path(folder)), stdout=subprocess.PIPE, text=True) as server,  # noqa: S603
    ):
        try:
            assert server.stdout is not None  # noqa: S101
            port = int(server.stdout.readline())
            return uvloop.run(compare(port, server.pid, tables, game, bot, seconds))
        finally:
            server.terminate()


def show(empty: Round, full: Round) -> None:
    print(f"{'':34}{'empty server':>16}{'with bots':>16}{'ratio':>10}")
    rows = [
        (f"a person's move, {name}, ms", empty.at(share), full.at(share))
        for name, share in (("median", 0.5), ("99 of 100", 0.99), ("slowest", 1.0))
    ]
    rows.append(("server's share of a processor", empty.server, full.server))
    for name, before, after in rows:
        print(f"{name:34}{before:>16.2f}{after:>16.2f}{after / before if before else float('nan'):>10.2f}")
    print(f"{'moves of bots a second':34}{empty.bot_moves:>16.1f}{full.bot_moves:>16.1f}")
    print(f"{'moves unanswered':34}{empty.unanswered:>16}{full.unanswered:>16}")


def main() -> None:
    parser = ArgumentParser(description="A person's moves while many tables of bots play at the same server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="slam")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    print(
        f"{asked.tables} tables of {asked.game} among bots ({asked.bot}), {PEOPLE} people with {RATE:g} moves a second"
    )
    empty, full = run(asked.tables, asked.game, asked.bot, asked.seconds)
    show(empty, full)
    print(f"99 of 100 answered within {full.at(0.99):.1f} ms (wanted: below {MOST_MILLISECONDS:g})")


if __name__ == "__main__":
    main()
