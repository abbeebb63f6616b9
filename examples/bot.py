"""A bot in a process of its own, written from docs/protocol.md alone: the standard library and ``websockets``.

    python examples/bot.py http://localhost:8642 k7m2p9qrst 1

takes seat 1 (0 is the first) of that table and plays any game there: it does the first thing allowed. Replace
``choose`` with something better; it is given what the seat sees, and nothing else.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from hashlib import sha256
from secrets import token_hex
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[0]


def post(server: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:  # noqa: S310
        return json.load(answer)


def play(server: str, table: str, seat: int, name: str = "Example bot") -> dict[str, Any]:
    """Sit down, play until the match is over, and say how it ended."""
    token = post(server, "/api/me", {"name": name, "token": True})["token"]
    post(server, f"/api/tables/{table}/sit", {"seat": seat}, token)
    dice = Dice(server, table, token)
    while True:  # one pass per connection: after a loss or a server restart, connect again
        try:
            with connect(server.replace("http", "ws", 1) + "/api/socket") as connection:
                return play_on(connection, token, table, dice)
        except (ConnectionClosed, OSError):
            sleep(1)


class Dice:
    """This seat's part of the dice: first its hash, and once the hashes of all are known, the part itself."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self._server, self._path, self._token = server, f"/api/tables/{table}", token
        self._parts: dict[str, str] = {}
        """By hash."""
        self._opened: dict[str, list[str | None]] = {}
        """By hash, the list of hashes under which it was opened: it is opened under one list only."""

    def answer(self, info: dict[str, Any]) -> None:
        you, start, hashes = info["you"], info["starting"], info["commitments"]
        if info["status"] != "waiting" or you is None:
            return
        if hashes[you] is None:
            part = token_hex(16)
            message = f"yamclub entropy\n{info['commitment']}\n{you}\n{part}\n"
            self._parts[mine := sha256(message.encode()).hexdigest()] = part
            self._post("sit", {"seat": you, "commitment": mine})
        elif start is not None and you in start["waiting_for"] and self._may_open(info):
            self._post("open", {"entropy": self._parts[hashes[you]]})

    def _may_open(self, info: dict[str, Any]) -> bool:
        """Whether the part is ours, everybody's hash is there, and it was not opened under another list."""
        mine, hashes = info["commitments"][info["you"]], info["commitments"]
        complete = all(one or seat["kind"] == "bot" for one, seat in zip(hashes, info["seats"], strict=True))
        return complete and mine in self._parts and self._opened.setdefault(mine, hashes) == hashes

    def _post(self, what: str, body: dict[str, Any]) -> None:
        with suppress(HTTPError):  # the table has changed meanwhile, and says so in its next message
            post(self._server, f"{self._path}/{what}", body, self._token)


def play_on(connection: ClientConnection, token: str, table: str, dice: Dice) -> dict[str, Any]:
    def say(kind: str, **fields: Any) -> None:
        connection.send(json.dumps({"say": kind, **fields}))

    say("hello", token=token)
    say("watch", table=table)
    while True:
        heard = json.loads(connection.recv())
        match heard["say"]:
            case "ping":
                say("pong", n=heard["n"])
            case "refused" if heard["code"] == "not_known_yet":
                sleep(1)
                say("watch", table=table)  # the position comes again, and with it the same command
            case "table":
                dice.answer(heard["table"])
            case "position" if heard["view"]["result"] is not None:
                result: dict[str, Any] = heard["view"]["result"]
                return result
            case "position" if heard["legal"]:
                event = heard["event"]  # the same command id for the same position: it counts once
                action = choose(heard["view"], heard["legal"])
                say("act", table=table, command=f"after {event}", after=event, action=action)


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])))
