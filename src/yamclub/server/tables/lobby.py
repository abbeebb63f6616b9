"""The list of public tables: nobody can fill it alone, whether by one name or by many from one address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

from yamclub.errors import Code, YamError
from yamclub.server.settings import Settings
from yamclub.server.store import Store, TableRow
from yamclub.server.tables.live import now_ms

_HOUR_MS = 3600 * 1000


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._adding = asyncio.Lock()
        """Held from the count to the new table: else many requests at once would all be counted as the first."""

    @asynccontextmanager
    async def place_for(self, visitor_id: str, source: str, *, public: bool) -> AsyncIterator[None]:
        """Make a table within this. Raises if the visitor, or their address, has enough public ones open."""
        if not public:
            yield
            return
        async with self._adding:
            window = round(self._settings.open_table_hours * _HOUR_MS)
            since = now_ms() - window
            for counted, most in (
                (await self._store.opened_by_owner(visitor_id, since), self._settings.open_tables_per_visitor),
                (await self._store.opened_by_source(source, since), self._settings.open_tables_per_address),
            ):
                if counted.tables >= most:
                    raise YamError(Code.TOO_FAST, seconds=max(1, (counted.oldest - since) // 1000))
            yield

    async def tables(self, most: int) -> list[TableRow]:
        """Public tables that are not over, newest first. Each address gets some places before any gets more."""
        shared = await self._store.public_tables(most)
        return sorted(shared, key=lambda row: row.created, reverse=True)


def source_of(address: str) -> str:
    """What is kept of an address: too little to find it again, and enough to tell most from each other."""
    return sha256(f"yamclub {address}".encode()).hexdigest()[:4] if address else ""
