"""A bot in a process of its own, written from docs/protocol.md alone: the standard library and ``websockets``.

    python examples/bot.py http://localhost:8642 k7m2p9qrst 1

takes seat 1 (0 is the first) of that table and plays any game there: it does the first thing allowed. Replace
``choose`` with something better; it is given what the seat sees, and nothing else.
"""

from __future__ import annotations

import json
import sys
from time import sleep
from typing import Any
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
    while True:  # one pass per connection: after a loss or a server restart, connect again
        try:
            with connect(server.replace("http", "ws", 1) + "/api/socket") as connection:
                return play_on(connection, token, table)
        except (ConnectionClosed, OSError):
            sleep(1)


def play_on(connection: ClientConnection, token: str, table: str) -> dict[str, Any]:
    def say(kind: str, **fields: Any) -> None:
        connection.send(json.dumps({"say": kind, **fields}))

    say("hello", token=token)
    say("watch", table=table)
    while True:
        heard = json.loads(connection.recv())
        match heard["say"]:
            case "ping":
                say("pong", n=heard["n"])
            case "position" if heard["view"]["result"] is not None:
                result: dict[str, Any] = heard["view"]["result"]
                return result
            case "position" if heard["legal"]:
                event = heard["event"]  # the same command id for the same position: it counts once
                action = choose(heard["view"], heard["legal"])
                say("act", table=table, command=f"after {event}", after=event, action=action)


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])))
