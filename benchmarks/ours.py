"""Our own server under load. A move is answered by its acknowledgement, sent once the move is on disk."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex

import httpx
import msgspec

from benchmarks.client import Socket
from benchmarks.load import AT_ONCE, HOST, Load, Move, Size, Table, connect_all
from yamclub.match.fairness import entropy_commitment


class _Position(msgspec.Struct):
    event: int
    legal: list[msgspec.Raw]


class _Ack(msgspec.Struct):
    command: str


class _Ping(msgspec.Struct):
    n: int


_POSITION = msgspec.json.Decoder(_Position)
_ACK = msgspec.json.Decoder(_Ack)
_PING = msgspec.json.Decoder(_Ping)


class _Player:
    """Looks at the first characters of a message before anything else: for most, that is enough."""

    def __init__(self, table: Table, token: str) -> None:
        self._table, self._token = table, token

    async def connect(self, port: int) -> None:
        socket = await Socket.connect(HOST, port, "/api/socket", self._hear)
        self._table.load.sockets.append(socket)
        socket.say(msgspec.json.encode({"say": "hello", "token": self._token}))
        socket.say(msgspec.json.encode({"say": "watch", "table": self._table.id}))

    def _hear(self, socket: Socket, text: bytes) -> None:
        load = self._table.load
        if text.startswith(b'{"say":"event"'):
            return
        if text.startswith(b'{"say":"position"'):
            load.told += 1
            if b'"legal":[]' not in text:
                self._decide(socket, _POSITION.decode(text))
        elif text.startswith(b'{"say":"ack"'):
            load.answered(_ACK.decode(text).command.encode())
        elif text.startswith(b'{"say":"refused"'):
            load.refused += 1
        elif text.startswith(b'{"say":"ping"'):
            socket.say(b'{"say":"pong","n":%d}' % _PING.decode(text).n)

    def _decide(self, socket: Socket, position: _Position) -> None:
        """Pick the middle one of the legal actions: sometimes a take or a stop, mostly another throw."""
        table, action = self._table, position.legal[len(position.legal) // 2]
        command = f"{table.id}-{position.event}"
        said = {"say": "act", "table": table.id, "command": command, "action": action}
        table.ready = Move(socket, msgspec.json.encode(said), command.encode())


class Ours:
    name = "Yamclub"

    def __init__(self, database: str | None = None) -> None:
        self._database = database

    def command(self, folder: Path) -> Sequence[str]:
        return sys.executable, "-m", "benchmarks.ours", self._database or str(folder / "tables.db")

    async def sit_down(self, http: httpx.AsyncClient, port: int, size: Size, load: Load) -> None:
        seats, gate = size.sockets // size.tables, asyncio.Semaphore(AT_ONCE)
        players: list[_Player] = []

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
                made = await post("/api/tables", wanted, tokens[0])
                table = Table(load, made["id"])
                parts = [token_hex(16) for _ in tokens]
                for seat, (token, part) in enumerate(zip(tokens, parts, strict=True)):
                    promised = entropy_commitment(made["commitment"], seat, part)
                    await post(f"/api/tables/{table.id}/sit", {"seat": seat, "commitment": promised}, token)
                await post(f"/api/tables/{table.id}/start", {}, tokens[0])
                for token, part in zip(tokens, parts, strict=True):
                    await post(f"/api/tables/{table.id}/open", {"entropy": part}, token)
            load.tables.append(table)
            players.extend(_Player(table, token) for token in tokens)

        await asyncio.gather(*(one_table(number) for number in range(size.tables)))
        await connect_all(players, port)


def serve(database: str) -> None:
    """The server as ``yam serve`` runs it, without the limits of each address."""
    from yamclub.server.settings import Settings
    from yamclub.server.web.run import serve as run

    settings = Settings(
        tables_per_hour=10**7, visitors_per_hour=10**7, bot_tables_per_address=10**6,
        requests_per_second=10**6, requests_at_once=10**7, sockets_per_address=10**6,
        watches_per_second=10**6, watches_at_once=10**7,
    )  # fmt: skip
    run(HOST, 0, database, settings, lambda bound: print(bound[0].port, flush=True))


if __name__ == "__main__":
    serve(sys.argv[1])
