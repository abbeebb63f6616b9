"""Open the store that ``--database`` names."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from yamclub.errors import Code, YamError
from yamclub.server.store.contract import Store

_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(where: str) -> bool:
    return where.startswith(_POSTGRES)


async def open_store(where: str, process: str = "") -> Store:
    """Open an SQLite file (a path) or PostgreSQL (``postgresql://…``). Errors never repeat the address.

    ``process`` is the sender of the messages to peers.
    """
    if is_postgres(where):
        return await _open_postgres(where, process)
    if "://" in where:
        raise YamError(Code.BAD_DATABASE, why=where.partition("://")[0][:20] + "://")
    from yamclub.server.store.sqlite import SqliteStore

    try:
        return SqliteStore(Path(where))
    except (OSError, sqlite3.Error) as bad:
        raise YamError(Code.BAD_DATABASE, why=_reason(bad)) from None


async def _open_postgres(url: str, process: str) -> Store:
    import asyncpg

    from yamclub.server.store.postgres import PostgresStore

    try:
        return await PostgresStore.open(url, process)
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as bad:
        # Other errors name hosts and users at most, but the message about a bad address may hold a password.
        why = type(bad).__name__ if isinstance(bad, ValueError) else _reason(bad)
        raise YamError(Code.BAD_DATABASE, why=why) from None


def _reason(bad: Exception) -> str:
    return (getattr(bad, "strerror", None) or str(bad) or type(bad).__name__).splitlines()[0][:200]
