"""The open connections: how many there may be, and which are closed first when there are too many.

A connection that has sent half a request, or none, is the cheapest to open and the first to go: the oldest of them
makes room for a new one. So half-sent requests shut nobody out.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter, OrderedDict
from time import monotonic
from typing import Any

import h11

from yamclub.server.limits import (
    BODY_SECONDS,
    CONNECTIONS_PER_ADDRESS,
    HEAD_SECONDS,
    RESERVED_FILES,
    UNREAD_SECONDS,
    address_key,
)

_LOOK_SECONDS = 1.0
_SECONDS = {"head": HEAD_SECONDS, "body": BODY_SECONDS, "writing": UNREAD_SECONDS, "closing": UNREAD_SECONDS}


class Visit:
    """One connection, from its opening to its end, also after it has become a socket."""

    __slots__ = ("address", "protocol", "since", "stage")

    def __init__(self, protocol: Any, address: str) -> None:
        self.protocol, self.address = protocol, address
        self.stage: tuple[str, int] = ("head", 0)
        self.since = monotonic()


class Admission:
    def __init__(self, most: int, trusted: frozenset[str]) -> None:
        self._most, self._per_address = most, min(CONNECTIONS_PER_ADDRESS, max(1, most // 2))
        self._trusted = trusted
        """Proxies: all visitors come from their addresses."""
        self._visits: set[Visit] = set()
        self._open: Counter[str] = Counter()
        self._waiting: OrderedDict[Visit, None] = OrderedDict()
        """Those that have not sent a whole request, in the order in which they came to that."""
        self._requests: set[Visit] = set()
        """Those that have not become a socket. Ten thousand sockets need not be looked at every second."""
        self._looking: asyncio.TimerHandle | None = None

    def come(self, protocol: Any, host: str) -> Visit | None:
        """Let a new connection in, if need be in place of another. None: there is no room for it."""
        visit = Visit(protocol, "" if host in self._trusted else address_key(host))
        if visit.address and self._open[visit.address] >= self._per_address and not self._make_room(visit.address):
            return None
        if len(self._visits) >= self._most and not self._make_room(None):
            return None
        self._visits.add(visit)
        self._requests.add(visit)
        self._open[visit.address] += 1
        self._waiting[visit] = None
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)
        return visit

    def _make_room(self, address: str | None) -> bool:
        """Close the oldest connection (of this address) that waits for a request."""
        oldest = next((one for one in self._waiting if address in (None, one.address)), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.protocol.transport.abort()
        return True

    def waits(self, visit: Visit, *, waiting: bool) -> None:
        """Whether this connection waits for a request now, or has one."""
        if visit in self._visits and waiting != (visit in self._waiting):
            if waiting:
                self._waiting[visit] = None
            else:
                del self._waiting[visit]

    def became_socket(self, visit: Visit) -> None:
        """The handshake is done. From now on it has the limits of a socket; until then, those of a half-sent head."""
        self.waits(visit, waiting=False)
        self._requests.discard(visit)

    def leave(self, visit: Visit) -> None:
        self._requests.discard(visit)
        if visit in self._visits:
            self._visits.discard(visit)
            self._waiting.pop(visit, None)
            self._open[visit.address] -= 1
            if not self._open[visit.address]:
                del self._open[visit.address]

    def _look(self) -> None:
        """Abort connections that take too long over a part of a request, or do not read what they asked for."""
        now = monotonic()
        for visit in list(self._requests):
            stage = (_stage(visit.protocol), id(getattr(visit.protocol, "cycle", None)))
            if stage != visit.stage:
                visit.stage, visit.since = stage, now
            elif now - visit.since > _SECONDS.get(stage[0], float("inf")):
                visit.protocol.transport.abort()
        self._looking = None
        if self._requests:
            self._looking = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)


def _stage(protocol: Any) -> str:
    if protocol.transport.is_closing():
        return "closing"
    flow = getattr(protocol, "flow", None)
    if flow is None:  # a handshake
        return "head"
    if flow.write_paused:
        return "writing"
    state = protocol.conn.their_state
    return "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "busy"


def room_for_connections() -> int:
    """Raise the limit of open files as far as it goes; how many of them connections may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft == resource.RLIM_INFINITY:
        return 2**16
    return max(16, soft - min(RESERVED_FILES, soft // 4))
