"""Whose bot thinks next: one at a time, and the tables of each address in their turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from yamclub.server.limits import BOT_REST_SECONDS


class Turns:
    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncIterator[None]:
        """Wait for a turn. After it, if others wait, comes a break of half as long, so that people have theirs."""
        if self._taken:
            await self._wait(source)
        self._taken = True
        began = monotonic()
        try:
            yield
        finally:
            if self._waiting:
                rest = max(BOT_REST_SECONDS, (monotonic() - began) / 2)
                asyncio.get_running_loop().call_later(rest, self._pass_on)
            else:
                self._taken = False

    async def _wait(self, source: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(source, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # the turn came just then
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            source, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[source] = queue
            if not called.done():
                called.set_result(None)
                return
        self._taken = False
