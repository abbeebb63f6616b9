"""The load put on any server, and what is measured."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol

import httpx

from benchmarks.client import Socket, memory, processor_seconds

HOST = "127.0.0.1"
AT_ONCE = 32
"""How many requests are open at a time while players sit down."""
_LAST_SECONDS = 60.0
"""How long to wait for the answers to the last moves."""
_TICK = 0.001


class Size(NamedTuple):
    """The size of the load."""

    sockets: int
    tables: int
    rate: float
    seconds: float


class Move(NamedTuple):
    """A move that can be made now: by whom, the message to send, and how to recognise its answer."""

    socket: Socket
    text: bytes
    key: bytes


class Table:
    def __init__(self, load: Load, table_id: str) -> None:
        self.load, self.id = load, table_id
        self.ready: Move | None = None


@dataclass
class Load:
    """The state of all tables."""

    tables: list[Table] = field(default_factory=list)
    sockets: list[Socket] = field(default_factory=list)
    sent: dict[bytes, float] = field(default_factory=dict)
    answers: list[float] = field(default_factory=list)
    refused: int = 0
    told: int = 0
    """How many times players were sent the position of a table."""

    def answered(self, key: bytes) -> None:
        sent = self.sent.pop(key, None)
        if sent is not None:
            self.answers.append(perf_counter() - sent)

    @property
    def lost(self) -> int:
        return sum(socket.closed for socket in self.sockets)


class Contender(Protocol):
    """A server to measure: how to start it, and how players sit down at its tables."""

    name: str

    def command(self, folder: Path) -> Sequence[str]:
        """What to run. It prints its port once it answers."""
        ...

    async def sit_down(self, http: httpx.AsyncClient, port: int, size: Size, load: Load) -> None:
        """Fill ``load`` with tables at which everybody has a socket and a match has begun."""
        ...


@dataclass
class Measured:
    """One server under one load. Times are in milliseconds, memory in megabytes."""

    sent: int
    answered: int
    refused: int
    passed_over: int
    seconds: float
    p50: float
    p90: float
    p99: float
    slowest: float
    told: int
    lost: int
    megabytes: float
    server_seconds: float
    """Of processor time, as is the next."""
    load_seconds: float

    @property
    def processor(self) -> float:
        """The server's processor time, in milliseconds a move."""
        return self.server_seconds * 1000 / max(1, self.answered)


def part(values: Sequence[float], share: float) -> float:
    """The quantile of these values at ``share``; NaN if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


async def make_moves(load: Load, rate: float, seconds: float) -> tuple[int, int]:
    """Make moves at a steady rate, table after table. A table still waiting for its last move is skipped."""
    start, made, passed = perf_counter(), 0, 0
    while (now := perf_counter()) - start < seconds:
        due = int((now - start) * rate)
        while made + passed < due:
            table = load.tables[(made + passed) % len(load.tables)]
            move, table.ready = table.ready, None
            if move is None:
                passed += 1
                continue
            load.sent[move.key] = perf_counter()
            move.socket.say(move.text)
            made += 1
        await asyncio.sleep(_TICK)
    return made, passed


async def measure(contender: Contender, port: int, process: int, size: Size) -> Measured:
    load = Load()
    once = httpx.Limits(max_keepalive_connections=0)  # a kept connection may be closed while a request is being sent
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60, limits=once) as http:
        await contender.sit_down(http, port, size, load)
    while any(table.ready is None for table in load.tables):
        await asyncio.sleep(_TICK * 50)
    load.told, busy, own, started = 0, processor_seconds(process), processor_seconds(os.getpid()), perf_counter()
    made, passed = await make_moves(load, size.rate, size.seconds)
    ended = perf_counter()
    while load.sent and perf_counter() < ended + _LAST_SECONDS:
        await asyncio.sleep(_TICK)
    answers, milli = load.answers, 1000
    measured = Measured(
        sent=made,
        answered=len(answers),
        refused=load.refused,
        passed_over=passed,
        seconds=perf_counter() - started if load.sent else ended - started,
        p50=part(answers, 0.5) * milli,
        p90=part(answers, 0.9) * milli,
        p99=part(answers, 0.99) * milli,
        slowest=part(answers, 1) * milli,
        told=load.told,
        lost=load.lost,
        megabytes=memory(process),
        server_seconds=processor_seconds(process) - busy,
        load_seconds=processor_seconds(os.getpid()) - own,
    )
    for socket in load.sockets:
        socket.close()
    return measured


class Player(Protocol):
    async def connect(self, port: int) -> None: ...


async def connect_all(players: Sequence[Player], port: int) -> None:
    for first in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.connect(port) for player in players[first : first + AT_ONCE]))


def disk_promises(seconds: float) -> list[float]:
    """How many milliseconds this disk takes to sync one page: no durable move is quicker."""
    taken = []
    with tempfile.TemporaryFile(buffering=0) as file:
        start = perf_counter()
        while (now := perf_counter()) - start < seconds:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append((perf_counter() - now) * 1000)
    return taken
