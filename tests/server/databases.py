"""Databases for one test each."""

from __future__ import annotations

import asyncio

import asyncpg


def create_database(server: str, name: str) -> str:
    """An empty database of that name, and its address."""

    async def create() -> None:
        db = await asyncpg.connect(server)
        await db.execute(f'CREATE DATABASE "{name}"')
        await db.close()

    asyncio.run(create())
    before, _, after = server.partition("/postgres?")
    return f"{before}/{name}?{after}" if after else f"{server.rpartition('/')[0]}/{name}"
