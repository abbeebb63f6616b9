"""Who is at which table, whatever process they came to. Told what happens and what time it is; knows no socket.

A process says who is here whenever that changes, and again every few seconds: the visitors of one that
was killed are gone once it has been silent for three times as long.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

SILENCES = 3
"""So many announcements may be missed before somebody counts as away."""
_TABLES_AT_ONCE = 20
"""PostgreSQL carries messages below 8000 bytes: of eight visitors with 32 letters each, at so many tables."""


class _Heard(NamedTuple):
    visitors: frozenset[str]
    until: float


class Presence:
    """Of one process: its own visitors, and what it has heard of the others'. Times are seconds of any one clock."""

    def __init__(self, seconds: float) -> None:
        self._keep = seconds * SILENCES
        self._here: dict[str, tuple[str, ...]] = {}
        self._heard: dict[str, dict[str, _Heard]] = {}
        """By table, then by process."""

    # --- here

    def here(self, table: str, visitors: Collection[str]) -> dict[str, tuple[str, ...]]:
        """What there is to announce now that these are at this table here: nothing, if nobody came or went."""
        now = tuple(sorted(visitors))
        if now == self._here.get(table, ()):
            return {}
        if now:
            self._here[table] = now
        else:
            del self._here[table]
        return {table: now}

    def everybody(self) -> Iterator[dict[str, tuple[str, ...]]]:
        """All that was announced, to be announced again, in parts that fit into a message."""
        tables = list(self._here.items())
        for first in range(0, len(tables), _TABLES_AT_ONCE):
            yield dict(tables[first : first + _TABLES_AT_ONCE])

    # --- elsewhere

    def heard(self, process: str, tables: Mapping[str, Collection[str]], now: float) -> list[str]:
        """Another process has said who is there; the tables at which that changes anything."""
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
        """Forget those whose process has been silent for too long; the tables at which that changes anything."""
        late = [
            (process, table)
            for table, said in self._heard.items()
            for process, heard in said.items()
            if heard.until <= now
        ]
        return [table for process, table in late if self._hear(process, table, frozenset(), now)]

    def elsewhere(self, table: str) -> frozenset[str]:
        """Those of the table's visitors who have it open at another process."""
        return frozenset().union(*(heard.visitors for heard in self._heard.get(table, {}).values()))
