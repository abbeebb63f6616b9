"""Litestar's channels over a real PostgreSQL: told if and only if committed, and heard again after a break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from litestar.channels import ChannelsPlugin

from tests.server.databases import break_channels
from tests.server.test_store import ANN, HASH, opened, table
from tests.server.visitors import SECONDS
from yamclub.kernel.codec import encode
from yamclub.server.peers.channels import make_channels
from yamclub.server.protocol.peer_messages import CHANNEL, Changed, Missed, PeerMessage, Renamed, Who, read_peer_message
from yamclub.server.store import NewEntry, Stale, Visitor


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that answers late is no broken connection here: these tests say themselves when it breaks."""
    monkeypatch.setattr("yamclub.server.peers.channels._ANSWER_SECONDS", SECONDS)


class Ear:
    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self._heard: asyncio.Queue[PeerMessage] = asyncio.Queue()

    async def hear(self, data: bytes) -> None:
        self._heard.put_nowait(read_peer_message(data))

    async def next(self) -> PeerMessage:
        return await asyncio.wait_for(self._heard.get(), SECONDS)

    def say(self, message: PeerMessage) -> None:
        self.channels.publish(encode(message), CHANNEL)


@asynccontextmanager
async def listening(database: str) -> AsyncIterator[Ear]:
    async with make_channels(database) as channels:
        ear = Ear(channels)
        async with channels.start_subscription(CHANNEL) as heard, heard.run_in_background(ear.hear):
            yield ear


def test_others_are_told_of_every_change_that_is_committed_and_of_no_other(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres, "one") as store, listening(postgres) as ear:
            await store.add_visitor(ANN, HASH["ann"], 1)
            await store.add_table(table())
            assert await ear.next() == Changed("one", "abcdefghjk")
            await store.append("abcdefghjk", 0, [NewEntry("a")])
            assert await ear.next() == Changed("one", "abcdefghjk")
            with pytest.raises(Stale):
                await store.append("abcdefghjk", 0, [NewEntry("b")])
            with pytest.raises(Stale):
                await store.change_table(table(rev=7))
            with pytest.raises(Stale):
                await store.add_table(table())
            await store.rename(Visitor("ann", "Anna"))
            assert await ear.next() == Renamed("one", "ann")

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_is_published_is_heard(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "t.db") if kind == "sqlite" else request.getfixturevalue("postgres")

    async def run() -> None:
        async with listening(database) as ear:
            ear.say(Who("one"))
            assert await ear.next() == Who("one")

    asyncio.run(run())


def test_after_a_break_it_is_said_that_something_was_missed_and_news_go_on(postgres: str) -> None:
    async def run() -> None:
        async with listening(postgres) as ear, listening(postgres) as other:
            await break_channels(postgres)
            for one in (ear, other):
                assert isinstance(await one.next(), Missed)
            ear.say(Who("one"))
            assert await ear.next() == Who("one")
            assert await other.next() == Who("one")

    asyncio.run(run())


def test_what_cannot_be_said_stops_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is gone for a while: messages are lost, then it is said so, and the plugin still works."""

    async def run() -> None:
        async with listening(postgres) as ear:
            with monkeypatch.context() as gone:
                gone.setattr(asyncpg, "connect", _refuse)
                await break_channels(postgres, asyncpg_connect)
                for _ in range(2):  # what is only queued, as by `say`, might wait until the connection stands again
                    await ear.channels.wait_published(encode(Who("lost")), CHANNEL)
            assert isinstance(await ear.next(), Missed)
            ear.say(Who("one"))
            assert await ear.next() == Who("one")

    asyncpg_connect = asyncpg.connect
    monkeypatch.setattr("yamclub.server.peers.channels._RETRY_SECONDS", 0.05)
    asyncio.run(run())


async def _refuse(*_: object, **__: object) -> None:
    raise ConnectionRefusedError
