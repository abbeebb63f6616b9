"""The WebSocket part of the protocol: reads, writes and pings for one connection."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket

from yamclub import __version__
from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode
from yamclub.server.limits import ASKER, Bucket
from yamclub.server.protocol.incoming import (
    Act,
    AskCaution,
    AskHint,
    AskOdds,
    Hello,
    Incoming,
    Pong,
    Ready,
    Unwatch,
    Watch,
)
from yamclub.server.protocol.outgoing import Welcome
from yamclub.server.protocol.refusals import fault, refused
from yamclub.server.services import Services
from yamclub.server.tables.connections import Connection
from yamclub.server.web.identity import address_of, visitor_of
from yamclub.server.web.security import may_change
from yamclub.server.web.wire import WIRE, SocketProtocol

log = logging.getLogger("yamclub.server")

_POLICY = 1008
_CLOSE_CODES = {Code.OUR_FAULT: 1011, Code.STOPPING: 1012}
_LAST_WORDS_SECONDS = 2
_MOST_WAITING = 8
"""Messages of one socket that wait to be handled before no more are read from it."""
_OWED_SECONDS = 4
"""How long a stop waits for moves to be stored and answered; a busy disk is slow."""


@websocket("/api/socket")
async def open_socket(socket: WebSocket[Any, Any, Any]) -> None:
    services: Services = socket.app.state.services
    if not may_change(socket.scope):
        services.hub.metrics.cuts[Code.BAD_ORIGIN] += 1
        await socket.close()  # before it is accepted: the browser gets a 403
        return
    visitor = None
    with suppress(YamError):
        visitor = await visitor_of(services.visitors, socket.scope)
    wire: SocketProtocol = cast(dict[str, Any], socket.scope)["extensions"][WIRE]
    address = address_of(socket.scope)
    connection = Connection(visitor, services.settings, wire, services.backlog_of(address))
    handler = _SocketHandler(services, wire, connection, address)
    wire.listener = handler
    wire.allow_messages(services.settings)
    await socket.accept()
    if wire.accepted is not None:
        wire.accepted()
    await handler.run()
    cut = handler.connection.cut
    if cut is not None:
        with suppress(Exception):  # the client may be gone, or does not read; there are many ways to say so
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                await socket.close(_CLOSE_CODES.get(cut, _POLICY), str(cut))


class _SocketHandler:
    """Handles the messages of one socket, one after the other."""

    def __init__(self, services: Services, wire: SocketProtocol, connection: Connection, address: str) -> None:
        self._services, self._wire, self.connection, self._address = services, wire, connection, address
        settings = services.settings
        self._allowance = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Incoming | YamError] = deque()
        """Messages that came while another was handled."""
        self._handling: asyncio.Task[None] | None = None
        self._stop: asyncio.Task[None] | None = None
        self._pulse: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Run until either side closes."""
        metrics, connection = self._services.hub.metrics, self.connection
        metrics.sockets += 1
        connection.say(Welcome(connection.visitor.name if connection.visitor else None, __version__))
        self._ping()
        try:
            await connection.ended()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LAST_WORDS_SECONDS):  # so that the reason is still sent
                    await connection.taken()
        finally:
            connection.gone()
            self._services.hub.leave(connection)
            await self._end_tasks()
            self._services.hub.leave(connection)  # what was under way may have come to a table
            metrics.sockets -= 1
            if connection.cut is not None:
                metrics.cuts[str(connection.cut)] += 1

    async def _end_tasks(self) -> None:
        """What is being handled is finished: a move that is stored must be applied, whether its player is there."""
        for timer in (self._pulse, self._stop):
            if timer is not None:
                timer.cancel()
        if self._handling is not None:
            await asyncio.wait((self._handling,))

    def _ping(self) -> None:
        self.connection.ping()
        self._pulse = self._loop.call_later(self._services.settings.ping_seconds, self._ping)

    # --- what the wire tells

    def heard(self, text: bytes | None) -> None:
        connection = self.connection
        if connection.closed or self._stop is not None:
            return
        if not self._allowance.take():
            self.flooded()
            self._wire.stop_reading()
            return
        asked = _read_message(text)
        if isinstance(asked, Pong):  # measured at once, whatever is being handled
            connection.pong(asked.n)
        elif self._handling is not None:
            self._waiting.append(asked)
            if len(self._waiting) >= _MOST_WAITING:
                self._wire.pause_reading()
        else:
            self._handling = self._loop.create_task(self._handle(asked))

    def writable(self) -> None:
        self.connection.flush()

    def flooded(self) -> None:
        self.connection.say(refused(YamError(Code.TOO_FAST, seconds=self._allowance.seconds_to_wait())))
        self.connection.end(Code.TOO_FAST)

    def stopping(self) -> None:
        if self._stop is None:
            self._stop = self._loop.create_task(self._answer_and_end())

    def gone(self) -> None:
        self.connection.gone()

    # --- doing

    async def _answer_and_end(self) -> None:
        """When the server stops: answer what was asked, held claims included, read nothing more, and close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_OWED_SECONDS):
                if self._handling is not None:
                    await asyncio.wait((self._handling,))
                await self.connection.settled()
        self.connection.end(Code.STOPPING)

    async def _handle(self, asked: Incoming | YamError) -> None:
        """Handle a message, and those that come meanwhile."""
        ASKER.set(self._address)
        try:
            await self._hear(asked)
            while self._waiting and not self.connection.closed:
                await asyncio.sleep(0)  # others have their turn between the messages of one socket
                await self._hear(self._waiting.popleft())
                self._wire.resume_reading()
        finally:
            self._handling = None

    async def _hear(self, asked: Incoming | YamError) -> None:
        """Handle one message. Every failure is answered with a code."""
        connection = self.connection
        try:
            if isinstance(asked, YamError):
                raise asked
            await self._do(asked)
        except YamError as refusal:
            self._services.hub.metrics.refusals[str(refusal.code)] += 1
            connection.say(refused(refusal, getattr(asked, "table", None), getattr(asked, "command", None)))
        except Exception:
            log.exception("a message could not be handled")
            self._services.hub.metrics.refusals[str(Code.OUR_FAULT)] += 1
            about = (getattr(asked, "table", None), getattr(asked, "command", None))
            connection.say(refused(YamError(Code.OUR_FAULT), *about))

    async def _do(self, asked: Incoming) -> None:
        connection, playing = self.connection, self._services.playing
        match asked:
            case Act():
                await playing.act(connection, asked)
            case Watch():
                self._services.watches_by_address.take(self._address)
                await connection.taken()  # somebody who asks for more than they read waits for themselves
                await playing.watch(connection, asked)
            case Ready():
                await playing.ready(connection, asked)
            case AskOdds():
                self._services.odds_by_address.take(self._address)
                self._services.odds.ask(connection, asked)
            case AskHint() | AskCaution():
                self._services.hints_by_address.take(self._address)
                self._services.hints.ask(connection, asked)
            case Unwatch(table):
                self._services.hub.unwatch(connection, table)
            case Hello(token):
                if connection.tables:
                    raise YamError(Code.BAD_MESSAGE, why="hello comes before watch")
                connection.visitor = await self._services.visitors.find(token)
                connection.say(Welcome(connection.visitor.name, __version__))


def _read_message(text: bytes | None) -> Incoming | YamError:
    """Read a text message, or say what is wrong with it: the field, never the value it had."""
    if text is None:
        return YamError(Code.BAD_MESSAGE, why="text is wanted")
    try:
        return cast(Incoming, decode(text, cast(Any, Incoming)))
    except BadJson as bad:
        return YamError(Code.BAD_MESSAGE, why=fault(str(bad)))
