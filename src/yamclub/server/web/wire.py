"""uvicorn's WebSocket protocol, with writes in batches and a stop that lets the application answer first."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from yamclub.server.web.socket import STOPPING

_ONE_WRITE = 64 * 1024
_LAST_WORDS_SECONDS = 2
_ANSWER_SECONDS = 6
"""How long the application has after a stop to answer and to close the socket itself."""


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent = 0

    # --- sending

    async def send(self, message: Any) -> None:
        """Messages sent together leave in one write: on a busy server, one write a message is the largest cost."""
        text = message.get("text")
        if text is None or self.close_sent or self.disconnected or not self.writable.is_set():
            await super().send(message)
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += len(text)
        if self._unsent > _ONE_WRITE:  # so that a slow reader is noticed
            self._flush()

    def _flush(self) -> None:
        self._unsent = 0
        waiting = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)

    # --- receiving

    def send_receive_event_to_app(self) -> None:
        """A text frame that is not UTF-8 closes the socket, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # --- closing

    def shutdown(self) -> None:
        """Let the application answer what it was asked before the socket is closed."""
        if self.handshake_complete and not self.close_sent:
            self._stopping.set()
            self.loop.call_later(_ANSWER_SECONDS, self._insist)
        else:
            super().shutdown()

    def _insist(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    async def run_asgi(self) -> None:
        """Run the application, then abort if the client does not read: its buffer would stay in memory for ever."""
        self._stopping = asyncio.Event()
        cast(Any, self.scope).setdefault("extensions", {})[STOPPING] = self._stopping
        await super().run_asgi()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(_LAST_WORDS_SECONDS, self.transport.abort)
