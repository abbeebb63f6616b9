"""Attacks on a running server, each by a process of its own: ``python -m tests.server.attacks NAME PORT SECONDS …``.

Each goes on for some seconds, as fast as it is let. Where an address counts, it comes from 127.0.0.2, which no server
trusts as a proxy, so that the honest match beside it has another.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from time import monotonic, sleep

import httpx

from tests.server import raw

ELSEWHERE = "127.0.0.2"


class Sockets:
    """Sockets that are written to whenever they take something, never read, and opened again when they are cut."""

    def __init__(self, open_one: Callable[[], socket.socket], count: int) -> None:
        self._open, self._count = open_one, count
        self._all: list[socket.socket] = []

    def _fill(self) -> None:
        while len(self._all) < self._count:
            opened = self._open()
            opened.setblocking(False)
            self._all.append(opened)

    def send(self, data: bytes, until: float) -> None:
        while monotonic() < until:
            with suppress(OSError):
                self._fill()
            sent = 0
            for one in list(self._all):
                try:
                    sent += one.send(data)
                except BlockingIOError:
                    continue
                except OSError:
                    one.close()
                    self._all.remove(one)
            if not sent:
                sleep(0.01)


def _web_sockets(port: int, count: int) -> Sockets:
    def open_one() -> socket.socket:
        opened = raw.open_socket(port, source=ELSEWHERE, origin=False)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        return opened

    return Sockets(open_one, count)


# --- frames


def pings(port: int, until: float) -> None:
    _web_sockets(port, 3).send(raw.frame(b"x" * 125, 9) * 500, until)


def pongs(port: int, until: float) -> None:
    _web_sockets(port, 3).send(raw.frame(b"", 10) * 5000, until)


def continuations(port: int, until: float) -> None:
    """A message that never ends, in parts with nothing in them."""
    sockets = _web_sockets(port, 3)
    sockets.send(raw.frame(b"", 1, fin=False), monotonic() + 0.2)
    sockets.send(raw.frame(b"", 0, fin=False) * 5000, until)


def tiny_frames(port: int, until: float) -> None:
    _web_sockets(port, 3).send(raw.frame("7") * 5000, until)


def closes(port: int, until: float) -> None:
    _web_sockets(port, 3).send(raw.frame(b"\x03\xe8", 8) * 100, until)


# --- work


def _ask_again(port: int, until: float, paths: list[str], askers: int = 30) -> None:
    """So many at once ask for these, read the answer and ask again."""

    def ask(number: int) -> None:
        path = paths[number % len(paths)]
        while monotonic() < until:
            with suppress(OSError), closing(raw.connect(port, 10, ELSEWHERE)) as opened:
                opened.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                raw.read_all(opened)

    with ThreadPoolExecutor(askers) as pool:
        list(pool.map(ask, range(askers)))


def replays(port: int, until: float, *tables: str) -> None:
    """Through each pair of eyes."""
    _ask_again(port, until, [f"/api/tables/{table}/replay?eyes={eyes}" for table in tables for eyes in ("open", 0, 1)])


def records(port: int, until: float, *tables: str) -> None:
    _ask_again(port, until, [f"/api/tables/{table}/record" for table in tables])


def lists(port: int, until: float) -> None:
    _ask_again(port, until, ["/api/tables", "/api/me", "/api/games"])


def handshakes(port: int, until: float) -> None:
    """A socket opened and closed, again and again."""

    def shake(_: int) -> None:
        while monotonic() < until:
            with suppress(OSError):
                raw.open_socket(port, source=ELSEWHERE, origin=False).close()

    with ThreadPoolExecutor(30) as pool:
        list(pool.map(shake, range(30)))


def page_files(port: int, until: float, count: str = "450") -> None:
    """The page, again and again, on as many connections as one address may have."""
    asked = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    opened = []
    for _ in range(int(count)):
        with suppress(OSError):
            opened.append(raw.connect(port, 5, ELSEWHERE))
    for one in opened:
        one.setblocking(False)
    while monotonic() < until:
        for one in opened:
            with suppress(OSError):
                one.send(asked)
            with suppress(OSError):
                one.recv(2**18)
        sleep(0.001)


def watching_the_end(port: int, until: float, *tables: str) -> None:
    """The last events, on many sockets, as often as each may ask."""
    opened = [raw.open_socket(port, source=ELSEWHERE, origin=False) for _ in range(250)]
    for one in opened:
        one.setblocking(False)
    while monotonic() < until:
        for number, one in enumerate(opened):
            with suppress(OSError):
                one.send(raw.frame(f'{{"say":"watch","table":"{tables[number % len(tables)]}","since":3000}}'))
            with suppress(OSError):
                one.recv(2**18)
        sleep(1 / 25)


def unread_watching(port: int, until: float, *tables: str) -> None:
    """The same, of the whole match, without reading any of it."""
    frame = raw.frame(f'{{"say":"watch","table":"{tables[0]}","since":0}}')
    _web_sockets(port, 150).send(frame, until)


def watching(port: int, until: float, *tables: str) -> None:
    """The whole match, again and again, as often as messages are let through; what comes is thrown away."""

    def watch(number: int) -> None:
        table = tables[number % len(tables)]
        while monotonic() < until:
            with suppress(OSError), closing(raw.open_socket(port, source=ELSEWHERE, origin=False)) as opened:
                opened.setblocking(False)
                while monotonic() < until:
                    with suppress(BlockingIOError):
                        opened.send(raw.frame(f'{{"say":"watch","table":"{table}","since":0}}'))
                    with suppress(BlockingIOError):
                        while opened.recv(2**16):
                            pass
                    sleep(1 / 25)

    with ThreadPoolExecutor(30) as pool:
        list(pool.map(watch, range(30)))


# --- connections


def half_requests(port: int, until: float, source: str = ELSEWHERE, count: str = "400") -> None:
    """A byte of a request now and then, on many connections."""

    def open_one() -> socket.socket:
        opened = raw.connect(port, 5, source)
        opened.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        return opened

    sockets = Sockets(open_one, int(count))
    while monotonic() < until:
        sockets.send(b"X", monotonic())
        sleep(0.05)


def half_bodies(port: int, until: float) -> None:
    def open_one() -> socket.socket:
        opened = raw.connect(port, 5, ELSEWHERE)
        opened.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{")
        return opened

    sockets = Sockets(open_one, 100)
    while monotonic() < until:
        sockets.send(b" ", monotonic())
        sleep(0.05)


def bot_tables(port: int, until: float) -> None:
    """200 tables of eight bots."""
    wanted = {"game": "yams", "seats": [{"kind": "bot", "bot": "greedy"}] * 8}
    with httpx.Client(
        base_url=f"http://127.0.0.1:{port}", headers={"x-forwarded-for": "198.51.100.7"}, timeout=60
    ) as http:
        for _ in range(10):
            token = http.post("/api/me", json={"name": "Eve", "token": True}).json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            for _ in range(20):
                made = http.post("/api/tables", json=wanted).json()
                if "id" in made:
                    http.post(f"/api/tables/{made['id']}/start")
            del http.headers["authorization"]
            if monotonic() > until:
                return
    sleep(max(0, until - monotonic()))


_ALL = (
    pings, pongs, continuations, tiny_frames, closes, replays, records, lists, handshakes, watching,
    watching_the_end, unread_watching, page_files, half_requests, half_bodies, bot_tables,
)  # fmt: skip
ATTACKS: dict[str, Callable[..., None]] = {one.__name__: one for one in _ALL}


if __name__ == "__main__":
    os.nice(5)
    name, port, seconds, *more = sys.argv[1:]
    ATTACKS[name](int(port), monotonic() + float(seconds), *more)
