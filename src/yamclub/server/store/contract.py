"""What a store does. A method that changes something returns once the change would survive a power cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from yamclub.server.store.rows import NewEntry, StoredEntry, TableRow, Visitor


class Stale(Exception):
    """Somebody else changed it first. Nothing was written: read again, then decide."""


class Store(Protocol):
    shared: bool
    """Whether other processes may change it too."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise if the store cannot be reached."""
        ...

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        """Add a visitor; ``Stale`` if the id or the token is taken."""
        ...

    async def visitor(self, token_hash: str) -> Visitor | None: ...

    async def rename(self, visitor: Visitor) -> None: ...

    async def add_table(self, table: TableRow) -> None:
        """Add a table; ``Stale`` if its id is taken."""
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        """Write a change to revision ``table.rev``, with the first entries of the log if the match starts.

        With a ``new`` table, either both are written or neither. Returns the table as stored; ``Stale`` if the
        revision is not the latest.
        """
        ...

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        """Add entries from number ``seq`` on; ``Stale`` if a number or a command is there already."""
        ...

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        """The log from number ``seq`` on."""
        ...

    async def public_tables(self, most: int) -> list[TableRow]:
        """Public tables that are not over, newest first."""
        ...

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        """Tables at which this visitor has a seat, newest first."""
        ...

    async def playing(self) -> list[str]:
        """The ids of all tables with a match in progress."""
        ...
