"""All parts of one server process, opened and closed together. No web framework up to here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from yamclub.server.health import Health
from yamclub.server.limits import Limit
from yamclub.server.peers.exchange import Peers
from yamclub.server.settings import Settings
from yamclub.server.store import Store
from yamclub.server.tables.analyses import Analyses
from yamclub.server.tables.coach import Coach
from yamclub.server.tables.connections import Backlog
from yamclub.server.tables.hints import TableHints
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.idle import IdleMatches
from yamclub.server.tables.lobby import Lobby
from yamclub.server.tables.odds import TableOdds
from yamclub.server.tables.playing import Playing
from yamclub.server.tables.playing_on import PlayingOn
from yamclub.server.tables.practice import Practice
from yamclub.server.tables.replays import Records, Replays
from yamclub.server.tables.scheduler import Scheduler
from yamclub.server.tables.seating import Seating
from yamclub.server.tables.visitors import Visitors

log = logging.getLogger("yamclub.server")

_AGAIN_SECONDS = 2.0


class Services:
    def __init__(self, store: Store, settings: Settings, publish: Callable[[bytes], None]) -> None:
        """Everything on this store. ``publish`` sends a message to the peers."""
        self.store, self.settings = store, settings
        self.health = Health(store.check)
        self.hub = Hub(store, settings)
        self.visitors = Visitors(store)
        self.playing = Playing(self.hub)
        self.seating = Seating(self.hub, self.playing)
        self.odds = TableOdds(self.hub)
        self.coach = Coach(settings.hint_seconds)
        self.hints = TableHints(self.hub, self.coach)
        self.playing_on = PlayingOn(self.hub)
        self.lobby = Lobby(store, settings)
        self.replays = Replays(self.hub.workbench)
        self.records = Records(store, self.hub.workbench)
        self.analyses = Analyses(store, self.records, settings)
        self.practice = Practice(store, self.coach, self.analyses, self.records)
        self.tables_by_visitor = Limit(settings.tables_per_hour)
        self.tables_by_address = Limit(settings.tables_per_hour * 10)
        self.names_by_visitor = Limit(settings.tables_per_hour)
        self.visitors_by_address = Limit(settings.visitors_per_hour)
        self.watches_by_address = Limit(settings.watches_per_second * 3600, settings.watches_at_once)
        self.odds_by_address = Limit(settings.odds_per_second * 3600, settings.odds_at_once)
        self.hints_by_address = Limit(settings.hints_per_second * 3600, settings.hints_at_once)
        self._backlogs: WeakValueDictionary[str, Backlog] = WeakValueDictionary()
        self._peers = Peers(self.hub, self.visitors, store.process, publish)
        self._scheduler = Scheduler(self.hub, self.seating.starting)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start the background work. Peer messages go to ``hear`` from now on."""
        work = (self._take_up(), self._sweep(), self._pulse(), self._keep_clocks(), IdleMatches(self.hub).run())
        self._tasks = [asyncio.create_task(one) for one in work]

    def backlog_of(self, address: str) -> Backlog:
        """Shared by all connections of this address, as long as there are any."""
        backlog = self._backlogs.get(address)
        if backlog is None:
            backlog = self._backlogs[address] = Backlog()
        return backlog

    async def hear(self, message: bytes) -> None:
        self._peers.hear(message)

    async def _take_up(self) -> None:
        """Load every match in progress, one at a time. Tables that visitors ask for are loaded at once anyway."""
        for table_id in await self._in_progress():
            try:
                await self.hub.find(table_id)
            except Exception:
                log.exception("a table could not be taken up")

    async def _in_progress(self) -> list[str]:
        """Matches in progress, asked for until the database answers: else their bots and clocks would stand still."""
        while True:
            try:
                return await self.store.playing()
            except Exception:
                log.exception("matches in progress could not be looked for; trying again")
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.hub.sweep()

    async def _keep_clocks(self) -> None:
        while True:
            await asyncio.sleep(self.settings.clock_seconds)
            await self._kept(round(self.settings.clock_seconds * 500))  # half: a clock that began since counts too

    async def _kept(self, least: int | None) -> None:
        try:
            await self.hub.keep_clocks(least)
        except Exception:
            log.exception("clocks could not be kept")

    async def _pulse(self) -> None:
        self._peers.greet()
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            self._peers.pulse()

    async def close(self) -> None:
        self.health.close()
        self._scheduler.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._kept(None)
        await self.hub.stop()
        await self._scheduler.close()
        self.odds.close()
        await self.analyses.close()
        await self.coach.close()
        await self.store.close()
