"""How processes reach each other: Litestar channels over PostgreSQL, or in memory for an SQLite file."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any

import asyncpg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from yamclub.server.protocol.peer_messages import CHANNEL, MISSED
from yamclub.server.store import is_postgres

log = logging.getLogger("yamclub.server")

APPLICATION = "yamclub channels"
"""The name of this connection in PostgreSQL's list of connections."""
_RETRY_SECONDS = 1.0
_ANSWER_SECONDS = 5.0
_START_SECONDS = 30.0
"""At the start there is nothing else to do, so a busy database gets more time."""
_CLOSE_SECONDS = 2.0


def make_channels(database: str) -> ChannelsPlugin:
    backend = PostgresChannels(database, MISSED) if is_postgres(database) else MemoryChannelsBackend()
    return ChannelsPlugin(backend, channels=[CHANNEL])


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on a connection of its own, which is opened again whenever it breaks.

    Litestar's own backend stays deaf once its connection is lost, and a message that it cannot publish stops the
    plugin. After a break, every channel delivers ``missed``, since messages may have been lost.
    """

    def __init__(self, url: str, missed: bytes) -> None:
        self._url, self._missed = url, missed
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._connection: asyncpg.Connection[Any] | None = None
        self._broken = asyncio.Event()
        self._free = asyncio.Lock()
        """Held while the connection is used: it does one thing at a time."""
        self._keeping: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await self._connect(_START_SECONDS)
        self._keeping = asyncio.create_task(self._keep())

    async def on_shutdown(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._disconnect()

    # --- the connection

    async def _connect(self, seconds: float) -> None:
        async with self._free:
            broken = asyncio.Event()
            connection = await asyncpg.connect(
                self._url,
                timeout=seconds,
                command_timeout=_ANSWER_SECONDS,
                server_settings={"application_name": APPLICATION},
            )
            connection.add_termination_listener(lambda *_: broken.set())
            try:
                for channel in self._channels:
                    await connection.add_listener(channel, self._told)
            except BaseException:
                connection.terminate()
                raise
            self._connection, self._broken = connection, broken

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=_CLOSE_SECONDS)
            except Exception:  # noqa: BLE001 - it is given up anyway
                connection.terminate()

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            log.warning("the connection to the other processes broke; trying again")
            await self._disconnect()
            while self._connection is None:
                try:
                    await self._connect(_ANSWER_SECONDS)
                except Exception:  # noqa: BLE001 - from driver, loop or network: only a retry helps
                    await asyncio.sleep(_RETRY_SECONDS)
            for channel in self._channels:
                self._heard.put_nowait((channel, self._missed))

    async def _each(self, channels: Iterable[str], work: Callable[[Any, str], Awaitable[object]]) -> None:
        """Do this for each channel, if connected. A failure counts as a broken connection."""
        async with self._free:
            if self._connection is None or self._broken.is_set():
                return
            try:
                for channel in channels:
                    await work(self._connection, channel)
            except Exception:  # noqa: BLE001 - raised here, it would stop the plugin for good
                self._broken.set()

    def _told(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))

    # --- the backend, as the plugin calls it

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never raises. A message that cannot be sent is dropped: after a break both sides get ``missed``."""
        text = data.decode()
        await self._each(
            channels, lambda connection, channel: connection.execute("SELECT pg_notify($1, $2)", channel, text)
        )

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._channels
        self._channels |= new
        await self._each(new, lambda connection, channel: connection.add_listener(channel, self._told))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = set(channels) & self._channels
        self._channels -= old
        await self._each(old, lambda connection, channel: connection.remove_listener(channel, self._told))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: what happened is in the database."""
        return []
