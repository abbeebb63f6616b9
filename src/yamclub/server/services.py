"""All parts of one server process, opened and closed together. No web framework up to here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex

from yamclub.server.limits import Limit
from yamclub.server.peers.exchange import Peers
from yamclub.server.settings import Settings
from yamclub.server.store import Store, open_store
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.playing import Playing
from yamclub.server.tables.scheduler import Scheduler
from yamclub.server.tables.seating import Seating
from yamclub.server.tables.visitors import Visitors

log = logging.getLogger("yamclub.server")


class Services:
    def __init__(self, store: Store, settings: Settings, process: str, publish: Callable[[bytes], None]) -> None:
        self.store, self.settings = store, settings
        self.hub = Hub(store, settings)
        self.visitors = Visitors(store)
        self.playing = Playing(self.hub)
        self.seating = Seating(self.hub, self.playing)
        self.tables_by_visitor = Limit(settings.tables_per_hour)
        self.tables_by_address = Limit(settings.tables_per_hour * 10)
        self.names_by_visitor = Limit(settings.tables_per_hour)
        self.visitors_by_address = Limit(settings.visitors_per_hour)
        self._peers = Peers(self.hub, self.visitors, process, publish)
        self._scheduler = Scheduler(self.hub)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, database: str, settings: Settings, publish: Callable[[bytes], None]) -> Services:
        """Open the store and build everything on it. ``publish`` sends a message to the peers."""
        process = token_hex(8)
        return cls(await open_store(database, process), settings, process, publish)

    def begin(self) -> None:
        """Start the background work. Peer messages go to ``hear`` from now on."""
        work = (self._take_up(), self._sweep(), self._pulse())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def hear(self, message: bytes) -> None:
        self._peers.hear(message)

    async def _take_up(self) -> None:
        """Load every match in progress, one at a time. Tables that visitors ask for are loaded at once anyway."""
        for table_id in await self.store.playing():
            try:
                await self.hub.find(table_id)
            except Exception:
                log.exception("a table could not be taken up")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.hub.sweep()

    async def _pulse(self) -> None:
        self._peers.greet()
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            self._peers.pulse()

    async def close(self) -> None:
        self._scheduler.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hub.stop()
        await self.store.close()
