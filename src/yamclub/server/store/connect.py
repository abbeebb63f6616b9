"""Open the store that ``--database`` names."""

from __future__ import annotations

import sqlite3
import ssl
from pathlib import Path

from yamclub.errors import Code, YamError
from yamclub.server.store.contract import Store

_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(where: str) -> bool:
    return where.startswith(_POSTGRES)


async def open_store(where: str, process: str = "") -> Store:
    """Open an SQLite file (a path) or PostgreSQL (``postgresql://…``). Errors never repeat the address.

    ``process`` is the sender of the messages to peers. A refusal as ``DATABASE_AWAY`` may pass: try again.
    """
    if is_postgres(where):
        return await _open_postgres(where, process)
    if "://" in where:
        raise YamError(Code.BAD_DATABASE, why=where.partition("://")[0][:20] + "://")
    from yamclub.server.store.sqlite import SqliteStore

    try:
        return SqliteStore(Path(where), process)
    except (OSError, ValueError, sqlite3.Error) as bad:
        raise YamError(Code.BAD_DATABASE, why=f"{where[:200]}: {_reason(bad)}") from None


async def _open_postgres(url: str, process: str) -> Store:
    import asyncpg

    from yamclub.server.store.postgres import PostgresStore, passes

    try:
        return await PostgresStore.open(url, process)
    except (ssl.SSLError, PermissionError) as bad:
        raise YamError(Code.BAD_DATABASE, why=_reason(bad)) from None
    except ValueError:  # its message may hold the password; those of other errors name hosts and users at most
        raise YamError(Code.BAD_DATABASE_ADDRESS) from None
    except asyncpg.InterfaceError as bad:
        raise YamError(Code.BAD_DATABASE, why=_reason(bad)) from None
    except (OSError, TimeoutError) as bad:
        raise YamError(Code.DATABASE_AWAY, why=_reason(bad)) from None
    except asyncpg.PostgresError as bad:
        raise YamError(Code.DATABASE_AWAY if passes(bad) else Code.BAD_DATABASE, why=_reason(bad)) from None


def _reason(bad: Exception) -> str:
    return (getattr(bad, "strerror", None) or str(bad) or type(bad).__name__).splitlines()[0][:200]
