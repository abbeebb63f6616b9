"""A process that thinks for bots, or as the coach, as the server sees it: started, asked one thing at a time, ended."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from msgspec import Struct

from yamclub.bots.worker import Answer, Kind, Prepare
from yamclub.kernel.codec import BadJson, decode, encode

_END_SECONDS = 2.0
_ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
"""As many processes as processors think at once: threads of theirs would only be in each other's way."""
_NOT_THEIRS = ("YAMCLUB_DATABASE", "PGPASSWORD")


class WorkerGone(Exception):
    """The process ended in the middle of a question."""


class WorkerProcess:
    module = ""
    """What it runs."""
    most_bytes = 2**20
    """Of one answer."""

    def __init__(
        self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._process, self._reader, self._writer = process, reader, writer

    @classmethod
    async def start(cls) -> Self:
        ours, theirs = socket.socketpair()
        # Not a task, and shielded: what was begun here goes on to its end, so that its socket and process are let go.
        starting = asyncio.get_running_loop().run_in_executor(None, _started, cls.module, theirs)
        try:
            process = await asyncio.shield(starting)
            return cls(process, *await asyncio.open_connection(sock=ours, limit=cls.most_bytes))
        except BaseException:
            ours.close()
            starting.add_done_callback(_given_up)
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    async def send(self, question: Struct) -> None:
        with _alive():
            self._writer.write(encode(question) + b"\n")
            await self._writer.drain()

    async def hear(self, kind: Any) -> Any:
        """The next line of what it answers. Raises ``WorkerGone``, and must not be asked anything after that."""
        with _alive():
            return decode(await self._reader.readuntil(b"\n"), kind)

    def end(self) -> None:
        """Its socket is closed, so it ends by itself as soon as it can."""
        self._writer.close()

    async def ended(self, seconds: float = _END_SECONDS) -> None:
        """Wait until it has ended; it is killed if that takes too long."""
        self.end()
        burying = asyncio.get_running_loop().run_in_executor(None, _buried, self._process, seconds)
        await asyncio.shield(burying)  # it goes on also if nobody waits for it any more


class Worker(WorkerProcess):
    """One that thinks for bots."""

    module = "yamclub.bots.worker"

    def __init__(
        self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        super().__init__(process, reader, writer)
        self._prepared: set[Kind] = set()

    def knows(self, kind: Kind) -> bool:
        return kind in self._prepared

    async def prepare(self, kind: Kind, seconds: float) -> None:
        """Load what this bot needs, unless that was done before. If it fails, the bot's moves will say why."""
        if kind not in self._prepared:
            await self.ask(Prepare(kind), seconds)
            self._prepared.add(kind)

    async def ask(self, question: Struct, seconds: float) -> Answer:
        """Raises ``TimeoutError`` or ``WorkerGone``, and must not be asked anything after that."""
        async with asyncio.timeout(seconds):
            await self.send(question)
            answer: Answer = await self.hear(Answer)
            return answer


@contextmanager
def _alive() -> Iterator[None]:
    try:
        yield
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError, *BadJson) as bad:
        raise WorkerGone from bad


def _started(module: str, connection: socket.socket) -> subprocess.Popen[bytes]:
    """A fresh Python that inherits nothing but its end of the socket."""
    environment = {name: value for name, value in os.environ.items() if name not in _NOT_THEIRS} | _ONE_THREAD
    command = [sys.executable, "-m", module]
    with connection:
        return subprocess.Popen(command, stdin=connection.fileno(), stdout=subprocess.DEVNULL, env=environment)  # noqa: S603


def _given_up(starting: asyncio.Future[subprocess.Popen[bytes]]) -> None:
    """Whoever wanted the process is gone: its socket is closed, so it ends by itself, and is only waited for."""
    if not starting.cancelled() and starting.exception() is None:
        threading.Thread(target=_buried, args=(starting.result(), _END_SECONDS)).start()


def _buried(process: subprocess.Popen[bytes], seconds: float) -> None:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
