"""Who is at which table, over all processes. It is told events and times, and knows no socket.

A process announces its visitors whenever they change, and again every few seconds. If it is silent for three
times as long (it was killed, say), its visitors count as gone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

SILENCES = 3
"""How many announcements may be missed before a visitor counts as away."""
_TABLES_AT_ONCE = 20
"""PostgreSQL limits a message to 8000 bytes: enough for 20 tables with nine visitor ids of 32 letters each."""


class _Heard(NamedTuple):
    visitors: frozenset[str]
    until: float


class Presence:
    """One process's own visitors, and what it heard of those of its peers. Times are seconds of any one clock."""

    def __init__(self, seconds: float) -> None:
        self._keep = seconds * SILENCES
        self._here: dict[str, tuple[str, ...]] = {}
        self._heard: dict[str, dict[str, _Heard]] = {}
        """By table, then by process."""

    # --- here

    def here(self, table: str, visitors: Collection[str]) -> dict[str, tuple[str, ...]]:
        """Set who is at this table here. Returns what to announce: nothing if nobody came or went."""
        now = tuple(sorted(visitors))
        if now == self._here.get(table, ()):
            return {}
        if now:
            self._here[table] = now
        else:
            del self._here[table]
        return {table: now}

    def everybody(self) -> Iterator[dict[str, tuple[str, ...]]]:
        """Everybody who is here, to be announced again, in parts that each fit into a message."""
        tables = list(self._here.items())
        for first in range(0, len(tables), _TABLES_AT_ONCE):
            yield dict(tables[first : first + _TABLES_AT_ONCE])

    # --- elsewhere

    def heard(self, process: str, tables: Mapping[str, Collection[str]], now: float) -> list[str]:
        """A peer announced its visitors. Returns the tables at which that changed anything."""
        return [table for table, visitors in tables.items() if self._hear(process, table, frozenset(visitors), now)]

    def _hear(self, process: str, table: str, visitors: frozenset[str], now: float) -> bool:
        before = self.elsewhere(table)
        said = self._heard.setdefault(table, {})
        if visitors:
            said[process] = _Heard(visitors, now + self._keep)
        else:
            said.pop(process, None)
        if not said:
            del self._heard[table]
        return self.elsewhere(table) != before

    def expire(self, now: float) -> list[str]:
        """Drop the visitors of silent peers. Returns the tables at which that changed anything."""
        late = [
            (process, table)
            for table, said in self._heard.items()
            for process, heard in said.items()
            if heard.until <= now
        ]
        return [table for process, table in late if self._hear(process, table, frozenset(), now)]

    def processes(self, table: str) -> frozenset[str]:
        """The peers at which visitors have this table open."""
        return frozenset(self._heard.get(table, ()))

    def elsewhere(self, table: str) -> frozenset[str]:
        """The table's visitors who have it open at another process."""
        return frozenset().union(*(heard.visitors for heard in self._heard.get(table, {}).values()))
