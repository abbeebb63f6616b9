"""uvicorn's HTTP protocol, with limits of ours."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from yamclub.server.web.admission import Admission, Visit, room_for_connections
from yamclub.server.web.identity import only_own_cookies
from yamclub.server.web.wire import SocketProtocol

_MOST_HEADERS = 100
_LONGEST_LINE = 8000
"""Of a handshake. What reads it again takes 128 lines of 8,192 bytes."""


class RequestProtocol(H11Protocol):
    _visit: Visit | None = None

    @property
    def _admission(self) -> Admission:
        """One for all connections of a server."""
        state = cast(Any, self.server_state)
        if not hasattr(state, "admission"):
            proxies = self.config.forwarded_allow_ips
            trusted = frozenset(proxies.split(",") if isinstance(proxies, str) else proxies)
            state.admission = Admission(room_for_connections(), trusted)
        admission: Admission = state.admission
        return admission

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visit = self._admission.come(self, self.client[0] if self.client else "")
        if self._visit is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._visit is not None:
            self._admission.leave(self._visit)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self._visit is not None:
            self._admission.waits(self._visit, waiting=self.conn.their_state is h11.IDLE)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The handshake is read again by another parser, which has less room, and answers nothing if it is too long."""
        self.headers = only_own_cookies(self.headers)
        if not _has_room(event.target, self.headers):
            self.send_400_response("The head of this request is too long.")
            return
        visit, self._visit = self._visit, None
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if visit is not None and isinstance(protocol, SocketProtocol):
            visit.protocol = protocol
            protocol.accepted = lambda: self._admission.became_socket(visit)
            protocol.ended = lambda: self._admission.leave(visit)


def _has_room(target: bytes, headers: list[tuple[bytes, bytes]]) -> bool:
    longest = max((len(name) + len(value) for name, value in headers), default=0)
    return len(headers) <= _MOST_HEADERS and max(longest, len(target)) <= _LONGEST_LINE
