"""Replays and records of matches that are over: written once for all who ask, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Viewer
from yamclub.kernel.codec import encode
from yamclub.match.entries import Acted, Chance
from yamclub.match.record import may_be_signed, record_lines
from yamclub.server.limits import RECORD_BYTES, REPLAY_BYTES
from yamclub.server.store import Store
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.workbench import Workbench


class _Kept:
    """Long answers that never change. The one not asked for longest makes room first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._writing: dict[Hashable, asyncio.Task[bytes]] = {}

    async def find(self, key: Hashable, write: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """What is kept, or else what ``write`` makes, once for all who ask meanwhile."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._writing:
            self._writing[key] = task = asyncio.create_task(self._write(key, write))
            task.add_done_callback(lambda _: self._writing.pop(key, None))
        return await asyncio.shield(self._writing[key])

    async def _write(self, key: Hashable, write: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        self._kept[key] = written = await write()
        self._size += len(written)
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return written


def _numbers(table: LiveTable) -> list[int]:
    """By event, the number of its entry in the log. Entropy and seats that change hands are entries too."""
    entries = [] if table.match is None else table.match.entries
    return [number for number, entry in enumerate(entries) if isinstance(entry, Acted | Chance)]


class Replays:
    def __init__(self, workbench: Workbench) -> None:
        self._workbench, self._kept = workbench, _Kept(REPLAY_BYTES)

    async def find(self, table: LiveTable, viewer: Viewer) -> bytes:
        """Every event of this match with the view after it, as a JSON list."""

        async def write() -> bytes:
            numbered = zip(table.messages.events(1, viewer, "all"), _numbers(table), strict=True)
            events = await self._workbench.run(encode(replace(event, step=step)) for event, step in numbered)
            return b"[" + b",".join(events) + b"]"

        return await self._kept.find((table.row.id, viewer), write)


class Records:
    def __init__(self, store: Store, workbench: Workbench) -> None:
        self._store, self._workbench, self._kept = store, workbench, _Kept(RECORD_BYTES)

    async def find(self, table_id: str) -> bytes:
        """The record of this match, which must be over.

        It is from the log as it is stored: a match that can no longer be read has a record all the same.
        """

        async def write() -> bytes:
            entries = await self._store.entries(table_id, 0)
            if not entries:
                raise YamError(Code.MATCH_UNREADABLE, why="damaged")
            whole = b"".join(await self._workbench.run(record_lines([entry.body for entry in entries])))
            return whole + self._store.signer.line(whole) if may_be_signed(whole) else whole

        return await self._kept.find(table_id, write)
