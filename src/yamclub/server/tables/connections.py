"""A connection as tables know it: a bounded queue of outgoing messages. The socket that sends them is in ``web``."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from yamclub.errors import Code
from yamclub.kernel.codec import encode
from yamclub.match.arbiter import round_trip
from yamclub.server.protocol.outgoing import Outgoing, Ping
from yamclub.server.settings import Settings
from yamclub.server.store import Visitor

_MEASURED = 8
_PINGS_OPEN = 4


class Connection:
    """Sending never waits. A reader who does not keep up is cut off, and nobody else is held up."""

    def __init__(self, visitor: Visitor | None, settings: Settings) -> None:
        self.visitor = visitor
        self.tables: set[str] = set()
        self.cut: Code | None = None
        """Why the connection is closed, once it is."""
        self._settings = settings
        self._waiting: deque[str] = deque()
        self._size = 0
        self._owed = 0
        self._settled = asyncio.Event()
        self._settled.set()
        self._queued = asyncio.Event()
        self._taken = asyncio.Event()
        self._taken.set()
        self._ended = asyncio.Event()
        self._pings: dict[int, float] = {}
        self._ping = 0
        self._measured: deque[int] = deque(maxlen=_MEASURED)

    # --- sending

    def say(self, message: Outgoing) -> None:
        self.send(encode(message).decode())

    def send(self, text: str) -> None:
        if self.cut is not None:
            return
        self._waiting.append(text)
        self._taken.clear()
        self._size += len(text)
        if len(self._waiting) > self._settings.queue_messages or self._size > self._settings.queue_bytes:
            self.end(Code.TOO_SLOW)
        self._queued.set()

    def end(self, why: Code) -> None:
        """Close the connection. If it is closed already, the first reason stays."""
        self.cut = self.cut or why
        self._queued.set()
        self._taken.set()
        self._ended.set()

    async def ended(self) -> None:
        await self._ended.wait()

    async def next(self) -> list[str]:
        """Wait for messages, and take them all; none if the reader was too slow."""
        await self._queued.wait()
        self._queued.clear()
        if self.cut is Code.TOO_SLOW:
            self._waiting.clear()
        said = list(self._waiting)
        self._waiting.clear()
        self._taken.set()
        self._size = 0
        return said

    async def taken(self) -> None:
        """Wait until everything queued has been taken to be sent, or the connection is cut."""
        await self._taken.wait()

    # --- answers that come later

    def owed(self, answer: Callable[[object], None]) -> Callable[[object], None]:
        """Wrap an answer that comes later, so that ``settled`` waits for it."""
        self._owed += 1
        self._settled.clear()

        def given(done: object) -> None:
            self._owed -= 1
            if not self._owed:
                self._settled.set()
            answer(done)

        return given

    async def settled(self) -> None:
        """Wait until every answer that is owed was given."""
        await self._settled.wait()

    # --- round trips

    def ping(self) -> None:
        self._ping += 1
        self._pings[self._ping] = monotonic()
        while len(self._pings) > _PINGS_OPEN:
            self._pings.pop(next(iter(self._pings)))
        self.say(Ping(self._ping))

    def pong(self, n: int) -> None:
        """Measure the round trip of this ping. A number that was never sent is ignored."""
        sent = self._pings.pop(n, None)
        if sent is not None:
            self._measured.append(round((monotonic() - sent) * 1000))

    @property
    def round_trip(self) -> int:
        return round_trip(self._measured)
