"""What a store does. Every answer that changes something comes once the change would survive a power cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from yamclub.server.store.rows import NewEntry, StoredEntry, TableRow, Visitor


class Stale(Exception):
    """Somebody else was first: what this change was based on is no longer so, and nothing was changed."""


class Store(Protocol):
    shared: bool
    """Whether other processes may change it too."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise if the store cannot be reached."""
        ...

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        """A new visitor; ``Stale`` if somebody has that id or that token."""
        ...

    async def visitor(self, token_hash: str) -> Visitor | None: ...

    async def rename(self, visitor: Visitor) -> None: ...

    async def add_table(self, table: TableRow) -> None:
        """A new table; ``Stale`` if its id is taken."""
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        """Write what was changed from revision ``table.rev``, with the first entries of its log if it starts.

        With a ``new`` table, both are written or neither. The table as it is now, or ``Stale``.
        """
        ...

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        """Add entries from ``seq`` on; ``Stale`` if one is there already, or a command of theirs is."""
        ...

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        """The log from ``seq`` on."""
        ...

    async def public_tables(self, most: int) -> list[TableRow]:
        """Those not over, newest first."""
        ...

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        """Tables at which this visitor has a seat, newest first."""
        ...

    async def playing(self) -> list[str]:
        """Every table whose match is going on."""
        ...
