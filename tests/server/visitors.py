"""People at a web table, as programs: what anybody could write from docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from itertools import count
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, ClassVar, Self
from weakref import WeakSet

import httpx
from websockets.sync.client import ClientConnection, connect

SECONDS = 120
"""After so long something is given up as not going to happen, however busy the machine; pings do not make it longer."""
JSON = dict[str, Any]

get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)


def open_http(url: str, **more: Any) -> httpx.Client:
    """A connection a request: one that is kept may be closed by the server just while the next request is sent."""
    return httpx.Client(base_url=url, timeout=SECONDS, limits=httpx.Limits(max_keepalive_connections=0), **more)


def open_socket(url: str, **more: Any) -> ClientConnection:
    """A bare socket to the server of this address.

    The server pings. A client's own pings would draw from `random` behind the back of property tests.
    """
    address = url.rstrip("/").replace("http", "ws", 1) + "/api/socket"
    socket: ClientConnection = connect(address, max_size=2**24, open_timeout=SECONDS, ping_interval=None, **more)
    return socket


def commitment_of(promised: str, seat: int, entropy: str) -> str:
    """As docs/record.md says."""
    return sha256(f"yamclub entropy\n{promised}\n{seat}\n{entropy}\n".encode()).hexdigest()


class Person:
    """Somebody with a name (or nobody in particular), a token, and a socket.

    When one starts a match, the devices of all who are there commit and open by themselves, as the page does.
    """

    everybody: ClassVar[WeakSet[Person]] = WeakSet()

    def __init__(self, url: str, name: str | None) -> None:
        self.http = open_http(url)
        self.token: str | None = None
        self.answers = True
        """Whether this device commits and opens by itself."""
        self.entropy: dict[str, str] = {}
        """By commitment, what it opens."""
        self.heard: list[JSON] = []
        self.wire: list[str] = []
        """Everything that ever reached this person, as it came."""
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._commands = (f"c{n}" for n in count())
        self.name = name
        if name is not None:
            self.token = self.post("/api/me", name=name, token=True)["token"]
            self.http.headers["authorization"] = f"Bearer {self.token}"
            Person.everybody.add(self)

    def at(self, url: str) -> Self:
        """The same person at another address of the same server."""
        self.disconnect()
        self.http.base_url = httpx.URL(url)
        return self

    # --- HTTP

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        self.wire_http(answer)
        assert answer.is_success, answer.text
        found = answer.json()
        if path.endswith("/start") and found["starting"] is not None:
            return self._started(found["id"])
        return found

    def _started(self, table: str) -> JSON:
        """Have everybody answer until the match has started, if all do. A peer may learn of the start later."""
        answering = [one for one in Person.everybody if one.answers]
        give_up = monotonic() + (SECONDS if len(answering) == len(Person.everybody) else 0)
        while True:
            for one in answering * 2:  # to commit, and to open
                one.answer(table)
            info: JSON = self.get(f"/api/tables/{table}")
            if info["starting"] is None or monotonic() > give_up:
                return info
            sleep(0.01)

    def answer(self, table: str) -> None:
        """Do what a start that waits asks of this person's device."""
        try:
            asked = self.http.get(f"/api/tables/{table}")
        except httpx.HTTPError:
            return  # they are at a server that was stopped
        info = asked.json()
        if not asked.is_success or info["you"] is None or info["starting"] is None:
            return
        if info["commitments"][info["you"]] is None:
            self.commit(info)
        elif info["you"] in info["starting"]["waiting_for"]:
            self.open(info)

    def commit(self, info: JSON) -> str:
        """Commit at the seat of this table; the commitment."""
        entropy = token_hex(16)
        promised = commitment_of(info["commitment"], info["you"], entropy)
        self.entropy[promised] = entropy
        self.post(f"/api/tables/{info['id']}/sit", seat=info["you"], commitment=promised)
        return promised

    def open(self, info: JSON) -> httpx.Response:
        mine = info["commitments"][info["you"]]
        return self.http.post(f"/api/tables/{info['id']}/open", json={"entropy": self.entropy.get(mine, "00" * 16)})

    def refused(self, path: str, **body: Any) -> str:
        answer = self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        self.wire_http(answer)
        assert answer.is_success, answer.text
        return answer.json()

    def wire_http(self, answer: httpx.Response) -> None:
        if self.token is not None:  # the one answer that brings the token is meant to
            self.wire.append(answer.text)

    def table(self, game: str = "slam", seats: str = "me,open", **more: Any) -> str:
        """A new table with seats such as ``me,open,greedy``."""
        kinds = ("me", "open")
        wishes = [{"kind": one} if one in kinds else {"kind": "bot", "bot": one} for one in seats.split(",")]
        return str(self.post("/api/tables", game=game, seats=wishes, **more)["id"])

    # --- the socket

    @property
    def socket(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._open.enter_context(open_socket(str(self.http.base_url)))
            if self.token is not None:
                self.say("hello", token=self.token)
        return self._socket

    def disconnect(self) -> None:
        if self._socket is not None:
            self._open.close()
            self._socket = None

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"say": kind, **fields}))

    def watch(self, table: str, since: int = 0) -> JSON:
        """Watch, and read until the position (or the table, before the start); that message."""
        self.say("watch", table=table, since=since)
        info = self.until("table", lambda heard: heard["table"]["id"] == table)
        return info if info["table"]["status"] == "waiting" else self.until("position")

    def hear(self, seconds: float = SECONDS) -> JSON:
        give_up = monotonic() + seconds
        while True:
            text = self.socket.recv(timeout=max(0, give_up - monotonic()))
            assert isinstance(text, str)
            message: JSON = json.loads(text)
            if message["say"] != "ping":
                break
            self.say("pong", n=message["n"])
        self.wire.append(text)
        self.heard.append(message)
        return message

    def until(self, *kinds: str | Callable[[JSON], bool]) -> JSON:
        """Read on to a message of this kind that fits; everything before it is kept in ``heard``."""
        said = [one for one in kinds if isinstance(one, str)]
        fits = [one for one in kinds if not isinstance(one, str)]
        give_up = monotonic() + SECONDS
        while True:
            message = self.hear(give_up - monotonic())
            if message["say"] in said and all(fit(message) for fit in fits):
                return message

    def act(self, table: str, action: JSON, command: str | None = None, **more: Any) -> JSON:
        """Move, and the answer to it."""
        command = next(self._commands) if command is None else command
        self.say("act", table=table, command=command, action=action, **more)
        return self.until("ack", "refused", lambda heard: heard.get("command") in (command, None))

    def position_after(self, event: int) -> JSON:
        return self.until("position", lambda heard: heard["event"] >= event)

    def last_position(self, event: int) -> JSON:
        """The position after that event, whether it has been read yet or not."""
        read = (one for one in reversed(self.heard) if one["say"] == "position" and one["event"] >= event)
        found = next(read, {})
        return found or self.position_after(event)

    def events(self, table: str) -> list[JSON]:
        return [one for one in self.heard if one["say"] == "event" and one["table"] == table]

    def close(self) -> None:
        Person.everybody.discard(self)
        self.disconnect()
        self.http.close()


def to_move(position: JSON) -> list[int]:
    seats: list[int] = position["view"]["turn"]["seats"]
    return seats


def over(position: JSON) -> bool:
    return position["view"]["result"] is not None


def play_out(table: str, people: list[Person], positions: list[JSON], moves: int = 10**6) -> list[JSON]:
    """Each in turn does the first thing allowed, everybody reads along; the positions at the end."""
    for _ in range(moves):
        if over(positions[0]):
            break
        seat = to_move(positions[0])[0]
        answer = people[seat].act(table, positions[seat]["legal"][0])
        assert answer["say"] == "ack", answer
        positions = [one.position_after(answer["event"]) for one in people]
    return positions
