"""What a store does. A method that changes something returns once the change would survive a power cut.

If it raises anything but ``Unknown``, nothing was changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from yamclub.errors import Code, YamError
from yamclub.match.signature import Signer
from yamclub.server.store.rows import IdleTable, KeptPractice, NewEntry, Opened, StoredEntry, TableRow, Visitor


class Stale(Exception):
    """Somebody else changed it first. Nothing was written: read again, then decide."""


Problem = Literal["disk_full", "disk_error", "damaged", "read_only", "gone", "busy", "no_answer", "error"]


class Failing(Exception):
    """The store cannot do what playing needs, for this reason."""

    def __init__(self, reason: Problem) -> None:
        super().__init__(reason)
        self.reason = reason


class Unknown(YamError):
    """The store was lost while it was changed, and cannot be asked yet whether the change stands."""

    def __init__(self) -> None:
        super().__init__(Code.NOT_KNOWN_YET)


class Store(Protocol):
    shared: bool
    """Whether other processes may change it too."""
    process: str
    """The sender of the messages to peers about what was changed here."""

    signer: Signer
    """Signs records. Its key was made together with the store, and is the same for all processes."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Do what playing needs, a write that is committed included; ``Failing`` if that does not work."""
        ...

    async def add_visitor(self, visitor: Visitor, token_hash: str, created: int) -> None:
        """Add a visitor; ``Stale`` if the id or the token is taken."""
        ...

    async def add_token(self, visitor_id: str, token_hash: str, created: int) -> None:
        """Another token by which this visitor is found."""
        ...

    async def visitor(self, token_hash: str) -> Visitor | None: ...

    async def rename(self, visitor: Visitor) -> None: ...

    async def add_table(self, table: TableRow, position: str | None = None) -> None:
        """Add a table, and what its match begins with if that is not the usual start; ``Stale`` if its id is taken."""
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def change_table(
        self, table: TableRow, first: Sequence[NewEntry] = (), *, new: TableRow | None = None
    ) -> TableRow:
        """Write a change to revision ``table.rev``, with the first entries of the log if the match starts.

        With a ``new`` table, which begins like this one, either both are written or neither. Returns the table as
        stored; ``Stale`` if the revision is not the latest.
        """
        ...

    async def append(self, table_id: str, seq: int, entries: Sequence[NewEntry], *, over: bool = False) -> None:
        """Add entries from number ``seq`` on; ``Stale`` if a number or a command is there already."""
        ...

    async def position(self, table_id: str) -> str | None:
        """What the match of this table begins with; None if that is the usual start."""
        ...

    async def keep_clocks(self, clocks: Mapping[str, int]) -> None:
        """Keep the match time of these tables, unless a later one is kept already."""
        ...

    async def kept_clock(self, table_id: str) -> int:
        """The match time kept for this table; 0 if there is none."""
        ...

    async def keep_analysis(self, table_id: str, form: int, body: str) -> None:
        """Keep the analysis of a match, unless there is one of this form already: the first one stays."""
        ...

    async def analysis(self, table_id: str, form: int) -> str | None:
        """The analysis that is kept; None if there is none, or only one of an older form."""
        ...

    async def practice(self, visitor_id: str, game: str) -> KeptPractice:
        """How far this visitor has come in this game; revision 0 if nothing is kept."""
        ...

    async def keep_practice(self, visitor_id: str, game: str, kept: KeptPractice) -> None:
        """Write a change to that revision; ``Stale`` if it is not the latest."""
        ...

    async def entries(self, table_id: str, seq: int) -> list[StoredEntry]:
        """The log from number ``seq`` on."""
        ...

    async def public_tables(self, most: int) -> list[TableRow]:
        """Public tables that are not over: the newest of each source before any source's next ones."""
        ...

    async def opened_by_owner(self, owner: str, since: int) -> Opened:
        """The public tables of this visitor that are not over and were made since that moment."""
        ...

    async def opened_by_source(self, source: str, since: int) -> Opened: ...

    async def tables_of(self, visitor_id: str, most: int) -> list[TableRow]:
        """Tables at which this visitor has a seat, newest first."""
        ...

    async def idle(self, now: int, before: int) -> list[IdleTable]:
        """Note which matches have changed since the last call. Returns those that have not since ``before``."""
        ...

    async def playing(self) -> list[str]:
        """The ids of all tables with a match in progress."""
        ...
