"""A connection as tables know it: what is said to it leaves in batches. The socket that sends them is in ``web``."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from yamclub.errors import Code
from yamclub.kernel.codec import encode
from yamclub.match.arbiter import round_trip
from yamclub.server.protocol.outgoing import Outgoing, Ping
from yamclub.server.settings import Settings
from yamclub.server.store import Visitor

_MEASURED = 8
_PINGS_OPEN = 4


class Outlet(Protocol):
    """Where the messages of one connection leave the process."""

    def ready(self) -> bool:
        """Whether it takes messages now. When it does again, it calls ``Connection.flush``."""
        ...

    def write(self, texts: Sequence[bytes]) -> None:
        """Take these messages, each as one text, without waiting."""
        ...

    def round_trip(self) -> float | None:
        """The shortest round trip of late, in milliseconds, as the network itself measures it; None if not known."""
        ...


class Backlog:
    """What waits for all connections of one address, in bytes. Many slow readers together count as one."""

    def __init__(self) -> None:
        self.size = 0


class Connection:
    """Sending never waits. A reader who does not keep up is cut off, and nobody else is held up."""

    def __init__(
        self, visitor: Visitor | None, settings: Settings, outlet: Outlet, backlog: Backlog | None = None
    ) -> None:
        self.visitor = visitor
        self.tables: set[str] = set()
        self.cut: Code | None = None
        """Why the server closes the connection, once it does."""
        self.closed = False
        """Whether either side has closed it: nothing more is sent."""
        self._settings, self._outlet = settings, outlet
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0
        self._backlog = Backlog() if backlog is None else backlog
        self._flushing = False
        self._stuck: asyncio.TimerHandle | None = None
        """Runs while the outlet takes nothing."""
        self._emptied: list[asyncio.Future[None]] = []
        """Those who wait until everything that was said has been taken."""
        self._owed = 0
        self._settled: asyncio.Future[None] | None = None
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._pings: dict[int, float] = {}
        self._ping = 0
        self._measured: deque[int] = deque(maxlen=_MEASURED)

    # --- sending

    def say(self, message: Outgoing) -> None:
        self.send(encode(message))

    def send(self, *texts: bytes) -> None:
        """Send messages. All that are sent before control returns to the loop leave together."""
        if self._queue(texts) and not self._flushing:
            self._flushing = True
            self._loop.call_soon(self.flush)

    def send_now(self, *texts: bytes) -> None:
        """Send messages, and all that were sent before, without waiting for more."""
        if self._queue(texts):
            self.flush()

    def _queue(self, texts: Sequence[bytes]) -> bool:
        """Whether there is room for these messages."""
        if self.closed:
            return False
        size = sum(map(len, texts))
        self._waiting += texts
        self._size += size
        self._backlog.size += size
        if self._is_too_much():
            self.end(Code.TOO_SLOW)
            return False
        return True

    def _is_too_much(self) -> bool:
        settings = self._settings
        if len(self._waiting) > settings.queue_messages or self._size > settings.queue_bytes:
            return True
        return self._backlog.size > settings.queue_bytes_per_address

    def _take(self) -> list[bytes]:
        """What waits, which then does not any more."""
        taken, self._waiting = self._waiting, []
        self._backlog.size -= self._size
        self._size = 0
        return taken

    def flush(self) -> None:
        """Hand what waits to the outlet, if that is ready."""
        self._flushing = False
        if self.cut is Code.TOO_SLOW:
            self._take()
        if self._waiting:
            if not self._outlet.ready():
                self._stuck = self._stuck or self._loop.call_later(self._settings.send_seconds, self._too_slow)
                return
            self._outlet.write(self._take())
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        for waiter in self._emptied:
            if not waiter.done():
                waiter.set_result(None)
        self._emptied.clear()

    def _too_slow(self) -> None:
        self.end(Code.TOO_SLOW)

    def end(self, why: Code) -> None:
        """Close the connection, after what was said before. If it is closed already, the first reason stays."""
        if not self.closed:
            self.cut, self.closed = why, True
        self._finish()

    def gone(self) -> None:
        """The other side is not there any more: nothing is sent, and nobody waits for that."""
        self.closed = True
        self._take()
        self._finish()

    def _finish(self) -> None:
        self.flush()
        if not self._ended.done():
            self._ended.set_result(None)

    async def ended(self) -> None:
        await asyncio.shield(self._ended)

    async def taken(self) -> None:
        """Wait until everything that was said has left for the network, or the connection is cut."""
        if self._waiting:
            waiter: asyncio.Future[None] = self._loop.create_future()
            self._emptied.append(waiter)
            await waiter

    # --- answers that come later

    def owed(self, answer: Callable[[object], None]) -> Callable[[object], None]:
        """Wrap an answer that comes later, so that ``settled`` waits for it."""
        self._owed += 1

        def given(done: object) -> None:
            self._owed -= 1
            if not self._owed and self._settled is not None and not self._settled.done():
                self._settled.set_result(None)
            answer(done)

        return given

    async def settled(self) -> None:
        """Wait until every answer that is owed was given."""
        if self._owed:
            self._settled = self._loop.create_future()
            await self._settled

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
        """What this visitor's claims are credited with, in milliseconds."""
        return round_trip(self._measured, self._outlet.round_trip())
