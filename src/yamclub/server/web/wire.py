"""One WebSocket on the wire. Differs from uvicorn's own in what is written when, and in how it ends."""

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
"""After a stop, the application has this long to answer and to close a connection itself."""


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent = 0

    # --- what is said

    async def send(self, message: Any) -> None:
        """What is said in one go leaves in one write: a write a message is what costs a busy server most."""
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
        if self._unsent > _ONE_WRITE:  # no more, so that a slow reader is noticed
            self._flush()

    def _flush(self) -> None:
        self._unsent = 0
        waiting = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)

    # --- what is heard

    def send_receive_event_to_app(self) -> None:
        """What is no text though it says so closes the connection, and is not worth a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # --- how it ends

    def shutdown(self) -> None:
        """The application may answer what it has been asked before a stop closes the connection."""
        if self.handshake_complete and not self.close_sent:
            self._stopping.set()
            self.loop.call_later(_ANSWER_SECONDS, self._insist)
        else:
            super().shutdown()

    def _insist(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    async def run_asgi(self) -> None:
        """Closes for good on those who do not read: otherwise what they were sent would wait for them for ever."""
        self._stopping = asyncio.Event()
        cast(Any, self.scope).setdefault("extensions", {})[STOPPING] = self._stopping
        await super().run_asgi()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(_LAST_WORDS_SECONDS, self.transport.abort)
