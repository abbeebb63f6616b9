"""The web table under load: real sockets, real moves, durable commits. Server and load share this machine.

    python -m benchmarks.server --sockets 2000 --tables 500 --rate 500 --seconds 20

Every table has the same number of people, each with a socket of their own, who are told of every move.
Moves are made at a steady rate, whether or not earlier ones have been acknowledged; what is measured is the
time from sending a move to its acknowledgement, which comes once it is on disk.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter

import httpx
import msgspec

from benchmarks.client import Socket, memory, processor_seconds

HOST = "127.0.0.1"
_AT_ONCE = 32


class _Heard(msgspec.Struct):
    """As much of a message as the load needs."""

    say: str
    table: msgspec.Raw = msgspec.Raw(b"null")
    command: str = ""
    event: int = 0
    legal: list[msgspec.Raw] = []
    n: int = 0
    code: str = ""


_DECODER = msgspec.json.Decoder(_Heard)


class Load:
    """What the players know and have measured."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.refused = 0
        self.told = 0
        self.sent: dict[str, float] = {}


class Player:
    def __init__(self, load: Load, table: Table, token: str) -> None:
        self._load, self._table, self._token = load, table, token
        self.socket: Socket | None = None

    async def connect(self, port: int) -> None:
        self.socket = await Socket.connect(HOST, port, self._hear)
        self.socket.say(msgspec.json.encode({"say": "hello", "token": self._token}))
        self.socket.say(msgspec.json.encode({"say": "watch", "table": self._table.id}))

    def _hear(self, text: bytes) -> None:
        heard = _DECODER.decode(text)
        load, table = self._load, self._table
        match heard.say:
            case "position":
                load.told += 1
                if heard.legal:
                    table.ready = (self, heard.legal[len(heard.legal) // 2])
            case "ack":
                load.acks.append(perf_counter() - load.sent.pop(heard.command))
            case "refused":
                load.refused += 1
            case "ping" if self.socket is not None:
                self.socket.say(b'{"say":"pong","n":%d}' % heard.n)


class Table:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.ready: tuple[Player, msgspec.Raw] | None = None
        """Who is to move, and what they will do."""
        self.moves = 0


async def set_up(base: str, sockets: int, tables: int, load: Load) -> tuple[list[Table], list[Player]]:
    """People sit down at tables, and every match starts."""
    seats = sockets // tables
    gate = asyncio.Semaphore(_AT_ONCE)
    made: list[Table] = []
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:

        async def post(path: str, body: object, token: str = "") -> dict[str, str]:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = (await http.post(path, json=body, headers=headers)).raise_for_status()
            found: dict[str, str] = answer.json()
            return found

        async def one_table(number: int) -> None:
            async with gate:
                names = [f"P{number}-{seat}" for seat in range(seats)]
                tokens = [(await post("/api/me", {"name": name, "token": True}))["token"] for name in names]
                wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
                wanted = {"game": "slam", "seats": wishes, "options": {"series": "1000"}}
                table = Table((await post("/api/tables", wanted, tokens[0]))["id"])
                for seat, token in enumerate(tokens[1:], start=1):
                    await post(f"/api/tables/{table.id}/sit", {"seat": seat}, token)
                await post(f"/api/tables/{table.id}/start", {}, tokens[0])
                made.append(table)
                players.extend(Player(load, table, token) for token in tokens)

        await asyncio.gather(*(one_table(number) for number in range(tables)))
    return made, players


async def make_moves(tables: list[Table], load: Load, rate: float, seconds: float) -> tuple[int, int]:
    """At a steady rate, table after table. A table still waiting for its last move is passed over."""
    start, made, passed = perf_counter(), 0, 0
    turn = 0
    while (now := perf_counter()) - start < seconds:
        due = int((now - start) * rate)
        while made + passed < due:
            table = tables[turn % len(tables)]
            turn += 1
            if table.ready is None:
                passed += 1
                continue
            (player, action), table.ready = table.ready, None
            table.moves += 1
            command = f"{table.id}-{table.moves}"
            load.sent[command] = perf_counter()
            said = {"say": "act", "table": table.id, "command": command, "action": action}
            if player.socket is not None:
                player.socket.say(msgspec.json.encode(said))
            made += 1
        await asyncio.sleep(0.001)
    return made, passed


async def measure(asked: Namespace, base: str, port: int, process: int) -> None:
    load = Load()
    began = perf_counter()
    tables, players = await set_up(base, asked.sockets, asked.tables, load)
    for first in range(0, len(players), _AT_ONCE):
        await asyncio.gather(*(player.connect(port) for player in players[first : first + _AT_ONCE]))
    while any(table.ready is None for table in tables):
        await asyncio.sleep(0.05)
    print(f"set up {len(players)} sockets at {len(tables)} tables in {perf_counter() - began:.1f} s")
    load.told, busy, started = 0, processor_seconds(process), perf_counter()
    made, passed = await make_moves(tables, load, asked.rate, asked.seconds)
    taken = perf_counter() - started
    used = processor_seconds(process) - busy
    for _ in range(100):
        if not load.sent:
            break
        await asyncio.sleep(0.05)
    acks = sorted(load.acks)
    spread = {name: acks[min(len(acks) - 1, int(len(acks) * part))] * 1000 for name, part in _PARTS.items()}
    print(
        f"moves: {made} sent ({made / taken:.0f}/s), {len(acks)} acknowledged, {load.refused} refused, {passed} skipped"
    )
    print("acknowledged in ms: " + ", ".join(f"{name} {value:.1f}" for name, value in spread.items()))
    lost = sum(player.socket is None or player.socket.closed for player in players)
    print(f"positions told: {load.told / taken:.0f}/s; lost sockets: {lost}")
    print(f"server: {memory(process):.0f} MB at most, {used / taken:.0%} of one core")
    for player in players:
        if player.socket is not None:
            player.socket.close()


_PARTS = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


def serve(database: str) -> None:
    """The server as ``yam serve`` runs it, but for the ration of names and tables from one address."""
    from yamclub.server.run import serve as run
    from yamclub.server.settings import Settings

    settings = Settings(tables_per_hour=10**7, visitors_per_hour=10**7)
    run(HOST, 0, database, settings, lambda port: print(port, flush=True))


def main() -> None:
    parser = ArgumentParser(description="The web table under load.")
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="PostgreSQL instead of a fresh SQLite file")
    parser.add_argument("--serve", help="(used by itself)")
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "tables.db")
        command = [sys.executable, "-m", "benchmarks.server", "--serve", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        try:
            assert server.stdout is not None  # noqa: S101
            port = int(server.stdout.readline())
            asyncio.run(measure(asked, f"http://{HOST}:{port}", port, server.pid))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
