"""Databases for one test each."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import asyncpg

from yamclub.server.peers.channels import APPLICATION
from yamclub.server.store import is_postgres


def create_database(server: str, name: str) -> str:
    """An empty database of that name, and its address."""

    async def create() -> None:
        db = await asyncpg.connect(server)
        await db.execute(f'CREATE DATABASE "{name}"')
        await db.close()

    asyncio.run(create())
    before, _, after = server.partition("/postgres?")
    return f"{before}/{name}?{after}" if after else f"{server.rpartition('/')[0]}/{name}"


async def break_channels(database: str, connect: Callable[[str], Any] = asyncpg.connect) -> None:
    """Cut every connection on which a process hears the others, as a broken network would."""
    db = await connect(database)
    connections = "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()"
    cut = {pid for (pid,) in await db.fetch(connections, APPLICATION)}
    for pid in cut:  # one that ended by itself meanwhile is cut as well, and not worth a failure
        await db.execute("SELECT pg_terminate_backend($1, 60000)", pid)
    left = {pid for (pid,) in await db.fetch(connections, APPLICATION)}
    await db.close()
    assert cut
    assert not cut & left


def run_sql(database: str, statement: str, *values: object) -> None:
    """Change a database behind the server's back. Parameters are ``$1``, ``$2``, …"""

    async def run() -> None:
        db = await asyncpg.connect(database)
        await db.execute(statement, *values)
        await db.close()

    if is_postgres(database):
        asyncio.run(run())
        return
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        named = {f"p{number}": value for number, value in enumerate(values, start=1)}
        assert db.execute(re.sub(r"\$(\d)", r":p\1", statement), named).rowcount
