"""A proxy before PostgreSQL that makes what it says late, or loses its answer to what it has done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """On a free port of the loopback, in a thread of its own, for the database of this address."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._behind = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._name, self._user = parts.path.strip("/"), parts.username or "postgres"
        self.delay = 0.0
        """Seconds by which everything from PostgreSQL is late."""
        self.lose_after = b""
        """Once this was sent to PostgreSQL, the connection is cut instead of bringing the answer. Then it is unset."""
        self.lost = Event()
        self.away = False
        """Whether it takes no new connection: the database cannot be reached."""
        self._ready = Event()
        self._port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    @property
    def url(self) -> str:
        return f"postgresql://{self._user}@127.0.0.1:{self._port}/{self._name}"

    def cut(self) -> None:
        """Cut every connection there is."""
        for writer in list(self._open):
            self._loop.call_soon_threadsafe(writer.transport.abort)

    # --- inside

    async def _run(self) -> None:
        self._loop, self._stopping = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stopping.wait()
        server.close()
        for writer in self._open:
            writer.transport.abort()
        while self._open:
            await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.transport.abort()
            return
        inner, behind = await asyncio.open_unix_connection(self._behind)
        self._open |= {writer, behind}
        losing = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._ask(reader, behind, losing))
                group.create_task(self._answer(inner, writer, losing))
        except* (OSError, _GoneError):
            pass
        finally:
            for one in (writer, behind):
                one.transport.abort()
                with suppress(OSError):
                    await one.wait_closed()
            self._open -= {writer, behind}

    async def _ask(self, reader: asyncio.StreamReader, behind: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        while said := await reader.read(65536):
            if self.lose_after and self.lose_after in said:
                self.lose_after = b""
                losing.set()
            behind.write(said)
            await behind.drain()
        raise _GoneError

    async def _answer(self, inner: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        while said := await inner.read(65536):
            if losing.is_set():
                self.lost.set()
                break
            if self.delay:
                self._loop.call_later(self.delay, _write, writer, said)
            else:
                _write(writer, said)
        raise _GoneError


class _GoneError(Exception):
    """One side has closed."""


def _write(writer: asyncio.StreamWriter, said: bytes) -> None:
    with suppress(RuntimeError):
        writer.write(said)


@contextmanager
def proxied(database: str) -> Iterator[Proxy]:
    proxy = Proxy(database)
    proxy._thread.start()
    assert proxy._ready.wait(60)
    yield proxy
    proxy._loop.call_soon_threadsafe(proxy._stopping.set)
    proxy._thread.join(60)
