"""Matches that nobody will finish: after a long time without a move they end, and their secret is opened.

So every commitment is opened some day, and the record can be had and verified like any other.
"""

from __future__ import annotations

import asyncio
import logging

from yamclub.server.store import IdleTable, Stale
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable, now_ms

log = logging.getLogger("yamclub.server")


class IdleMatches:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._hub.settings.idle_check_seconds)
            try:
                await self.end_all()
            except Exception:
                log.exception("matches that nobody finishes could not be looked for; trying again")

    async def end_all(self) -> None:
        """End every match that is due. Several processes may do this at once: a match ends once."""
        now, settings = now_ms(), self._hub.settings
        shortest = min(settings.deserted_seconds, settings.idle_seconds)
        for found in await self._hub.store.idle(now, now - round(shortest * 1000)):
            try:
                await self._end(await self._hub.find(found.table), found, now)
            except Stale:
                pass  # somebody moved after all, or a peer was first
            except Exception:
                log.exception("a match that nobody finishes could not be ended; trying again")

    async def _end(self, table: LiveTable, found: IdleTable, now: int) -> None:
        settings = self._hub.settings
        async with table.lock:
            await self._hub.catch_up(table)
            limit = settings.deserted_seconds if table.row.deserted else settings.idle_seconds
            if table.row.status != "playing" or now - found.since < limit * 1000:
                return
            if table.match is None:
                await self._hub.abandon(table)
            elif table.next_seq - 1 == found.seq and table.match.ended is None:
                await self._hub.append(table, [table.match.propose_end()])
