"""The WebSocket part of the protocol: reads, writes and pings for one connection."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from yamclub import __version__
from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode
from yamclub.server.limits import Bucket
from yamclub.server.protocol.incoming import Act, Hello, Incoming, Pong, Unwatch, Watch
from yamclub.server.protocol.outgoing import Welcome
from yamclub.server.protocol.refusals import fault, refused
from yamclub.server.services import Services
from yamclub.server.tables.connections import Connection
from yamclub.server.web.security import own_origin, token_of

log = logging.getLogger("yamclub.server")

STOPPING = "yamclub.stopping"
"""The extension of a socket's scope with the event that is set when the server stops."""
_POLICY = 1008
_CLOSE_CODES = {Code.OUR_FAULT: 1011, Code.STOPPING: 1012}
_OWED_SECONDS = 4
"""How long a stop waits for moves to be stored and answered; a busy disk is slow."""


@websocket("/api/socket")
async def open_socket(socket: WebSocket[Any, Any, Any]) -> None:
    services: Services = socket.app.state.services
    if not own_origin(socket.scope["headers"]):
        services.hub.metrics.cuts[Code.BAD_ORIGIN] += 1
        await socket.close()  # before it is accepted: the browser gets a 403
        return
    token = token_of(socket.scope)
    visitor = None
    if token is not None:
        with suppress(YamError):
            visitor = await services.visitors.find(token)
    await socket.accept()
    await _SocketHandler(services, socket, Connection(visitor, services.settings)).run()


class _SocketHandler:
    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
        self._services, self._socket, self._connection = services, socket, connection
        settings = services.settings
        self._allowance = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._hearing = asyncio.Lock()
        """Held while a message is handled."""

    async def run(self) -> None:
        """Run until either side closes. The first part that ends stops the others."""
        metrics, connection = self._services.hub.metrics, self._connection
        metrics.sockets += 1
        connection.say(Welcome(connection.visitor.name if connection.visitor else None, __version__))
        parts = (self._read(), self._write(), self._pulse(), self._stop(), connection.ended())
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if connection.cut is not None and connection.cut is not Code.TOO_SLOW:
                await asyncio.wait(tasks[1:2], timeout=2)  # so that the reason is still sent
        finally:
            self._services.hub.leave(connection)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            metrics.sockets -= 1
            if connection.cut is not None:
                metrics.cuts[str(connection.cut)] += 1

    # --- outgoing

    async def _write(self) -> None:
        connection, seconds = self._connection, self._services.settings.send_seconds
        while True:
            said = await connection.next()
            try:
                async with asyncio.timeout(seconds):
                    for text in said:
                        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            except TimeoutError:
                connection.end(Code.TOO_SLOW)
                return
            except Exception:  # noqa: BLE001 - the client is gone; there are many ways to say so
                return
            if connection.cut is not None:
                code = _CLOSE_CODES.get(connection.cut, _POLICY)
                with suppress(Exception):
                    await self._socket.send({"type": "websocket.close", "code": code, "reason": str(connection.cut)})
                return

    async def _pulse(self) -> None:
        while True:
            self._connection.ping()
            await asyncio.sleep(self._services.settings.ping_seconds)

    async def _stop(self) -> None:
        """When the server stops: answer what was asked, held claims included, read nothing more, and close."""
        extensions = cast(dict[str, Any], self._socket.scope).get("extensions") or {}
        stopping: asyncio.Event = extensions.get(STOPPING) or asyncio.Event()
        await stopping.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout(_OWED_SECONDS), self._hearing:
                await self._connection.settled()
        self._connection.end(Code.STOPPING)

    # --- incoming

    async def _read(self) -> None:
        connection = self._connection
        while connection.cut is None:
            try:
                message = cast(dict[str, Any], await self._socket.receive())
            except WebSocketDisconnect:
                return
            if message["type"] != "websocket.receive":
                return
            if not self._allowance.take():
                connection.say(refused(YamError(Code.TOO_FAST, seconds=self._allowance.seconds_to_wait())))
                connection.end(Code.TOO_FAST)
                return
            async with self._hearing:
                if connection.cut is None:
                    await self._hear(message.get("text"))

    async def _hear(self, text: str | None) -> None:
        """Handle one message. Every failure is answered with a code."""
        connection, asked = self._connection, None
        try:
            asked = _read_message(text)
            await self._do(asked)
        except YamError as refusal:
            self._services.hub.metrics.refusals[str(refusal.code)] += 1
            connection.say(refused(refusal, getattr(asked, "table", None)))
        except Exception:
            log.exception("a message could not be handled")
            connection.say(refused(YamError(Code.OUR_FAULT)))

    async def _do(self, asked: Incoming) -> None:
        connection, playing = self._connection, self._services.playing
        match asked:
            case Act():
                await playing.act(connection, asked)
            case Pong(n):
                connection.pong(n)
            case Watch():
                await playing.watch(connection, asked)
            case Unwatch(table):
                self._services.hub.unwatch(connection, table)
            case Hello(token):
                if connection.tables:
                    raise YamError(Code.BAD_MESSAGE, why="hello comes before watch")
                connection.visitor = await self._services.visitors.find(token)
                connection.say(Welcome(connection.visitor.name, __version__))


def _read_message(text: str | None) -> Incoming:
    """Read a text message. A refusal names the wrong field, never the value it had."""
    if text is None:
        raise YamError(Code.BAD_MESSAGE, why="text is wanted")
    try:
        return cast(Incoming, decode(text, cast(Any, Incoming)))
    except BadJson as bad:
        raise YamError(Code.BAD_MESSAGE, why=fault(str(bad))) from None
