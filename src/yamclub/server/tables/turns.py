"""Whose bot thinks next: some at a time, and the tables of each address in their turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from yamclub.server.limits import BOT_REST_SECONDS


class Turns:
    def __init__(self, at_once: int = 1, *, rest: float = 0.0) -> None:
        """``rest``: how long the break after a turn is, if others wait, as a part of the turn.

        Each move of a bot is work for the server too, so there is always a short one.
        """
        self._free, self._rest, self._least = at_once, rest, BOT_REST_SECONDS * at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncIterator[None]:
        """Wait for a turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(source)
        began = monotonic()
        try:
            yield
        finally:
            if self._waiting:
                rest = max(self._least, (monotonic() - began) * self._rest)
                asyncio.get_running_loop().call_later(rest, self._pass_on)
            else:
                self._free += 1

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
        self._free += 1
