"""Where tables are kept: one short interface, with an SQLite file or a PostgreSQL server behind it."""

from yamclub.server.store.connect import is_postgres, open_store
from yamclub.server.store.contract import Stale, Store, Unknown
from yamclub.server.store.rows import IdleTable, KeptPractice, NewEntry, SeatRow, StoredEntry, TableRow, Visitor

__all__ = [
    "IdleTable", "KeptPractice", "NewEntry", "SeatRow", "Stale", "Store", "StoredEntry", "TableRow", "Unknown",
    "Visitor", "is_postgres", "open_store",
]  # fmt: skip
