"""uvicorn's WebSocket protocol, with the shortest way in and out for messages, and a stop that answers first.

The handshake, the frames of clients and the closing are the library's. Messages don't pass through ASGI: they are
most of what a busy server does, and a task and five calls for each cost more than the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from yamclub.server.limits import FRAMES_PER_MESSAGE, MOST_FRAGMENTS, Bucket
from yamclub.server.settings import Settings
from yamclub.server.web.distance import behind_proxy, measured, told_by_proxy

WIRE = "yamclub.wire"
"""The extension of a socket's scope that is its ``SocketProtocol``."""
_LAST_WORDS_SECONDS = 2
_ANSWER_SECONDS = 6
"""How long the application has after a stop to answer and to close the socket itself."""
_SLICE = 2048
_TEXT = 0x81
_SHORT, _LONG = 126, 1 << 16
_MIDDLE_HEAD = Struct("!BBH").pack


class Listener(Protocol):
    """Told of what comes in on one socket."""

    def heard(self, text: bytes | None) -> None:
        """A message, in UTF-8; None if it was not text."""
        ...

    def writable(self) -> None:
        """The network takes messages again."""
        ...

    def flooded(self) -> None:
        """More frames came than are allowed. No more are read."""
        ...

    def stopping(self) -> None:
        """The server stops: answer what is owed, and close."""
        ...

    def gone(self) -> None:
        """The socket is closed."""
        ...


class SocketProtocol(WebSocketsSansIOProtocol):
    listener: Listener | None = None
    accepted: Callable[[], None] | None = None
    """Called when the handshake is done."""
    ended: Callable[[], None] | None = None
    """Called when the connection is lost."""
    frames_allowed: Bucket
    """For the frames that come in: messages, their fragments, pings, pongs."""
    _deaf = False
    """Whether the client has sent too much, and nothing more is read."""

    # --- sending

    def ready(self) -> bool:
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send each as one message, all in one write."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts.append(_head(len(text)))
            parts.append(text)
        self.transport.write(b"".join(parts))

    def round_trip(self) -> float | None:
        """How far away the visitor is, in milliseconds, as the network measures it; None if not known."""
        if behind_proxy(self.scope, self.transport.get_extra_info("peername")):
            return told_by_proxy(self.scope)
        return measured(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.writable()

    # --- receiving

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.allow_messages(Settings())

    def allow_messages(self, settings: Settings) -> None:
        """Limit the frames to what so many messages need."""
        rate, most = settings.messages_per_second, settings.messages_at_once
        self.frames_allowed = Bucket(rate * FRAMES_PER_MESSAGE, most * FRAMES_PER_MESSAGE)

    def data_received(self, data: bytes) -> None:
        """Read in slices: a chunk may hold tens of thousands of frames, and others wait until they are parsed."""
        if len(data) <= _SLICE and not self._deaf:
            super().data_received(data)
            return
        for first in range(0, len(data), _SLICE):
            if self._deaf:
                self.transport.pause_reading()
                return
            super().data_received(data[first : first + _SLICE])

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if not self.frames_allowed.take(tokens=frames):
            self.conn.events_received()
            self.conn.data_to_send()
            self._flood()
        else:
            super().handle_events()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) > MOST_FRAGMENTS:
            self._flood()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # who does not read needs no pongs, and they would pile up
            self.conn.data_to_send()

    def _flood(self) -> None:
        if self.listener is None:
            self.transport.abort()
        elif not self._deaf:
            self.listener.flooded()
        self.stop_reading()

    def stop_reading(self) -> None:
        """For good: what else comes stays in the network, and the socket is closed soon."""
        self._deaf = True
        if not self.transport.is_closing():
            self.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """A text frame that is not UTF-8 closes the socket, without a traceback in the log."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent or self.listener is None:
            return
        if self.curr_msg_data_type != "text":
            self.listener.heard(None)
        elif _is_utf8(data):
            self.listener.heard(data)
        else:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self._deaf:
            self.read_paused = False
            self.transport.resume_reading()

    # --- closing

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ended is not None:
            self.ended()
        if self.listener is not None:
            self.listener.gone()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self.listener is not None:
            self.listener.gone()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        if self.listener is not None:
            self.listener.gone()

    def shutdown(self) -> None:
        """Let the application answer what it was asked before the socket is closed."""
        if self.handshake_complete and not self.close_sent and self.listener is not None:
            self.listener.stopping()
            self.loop.call_later(_ANSWER_SECONDS, self._insist)
        else:
            super().shutdown()

    def _insist(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    async def run_asgi(self) -> None:
        """Run the application, then abort if the client does not read, or is not read: it would never be closed."""
        cast(Any, self.scope).setdefault("extensions", {})[WIRE] = self
        await super().run_asgi()
        if self._deaf or self.transport.get_write_buffer_size():
            self.loop.call_later(_LAST_WORDS_SECONDS, self.transport.abort)


def _head(length: int) -> bytes:
    """The head of a whole, unmasked text frame (RFC 6455, 5.2)."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < _LONG:
        return _MIDDLE_HEAD(_TEXT, _SHORT, length)
    return bytes((_TEXT, _SHORT + 1)) + length.to_bytes(8)


def _is_utf8(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
