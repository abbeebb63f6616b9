"""How much one address may ask for: each request has its cost, each open socket its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from yamclub.errors import Code, YamError
from yamclub.server.limits import Limit
from yamclub.server.settings import Settings

_COSTS = {"me": 3, "tables": 3, "record": 3, "socket": 3, "replay": 10}
"""By the last part of the path, what reads much from the store or sends much. Replays may be of some megabytes."""
_SOCKET_AGAIN_SECONDS = 60


def _cost_of(path: str) -> int:
    """The page and what operators ask for are free: both are in memory, and a health check must never be refused."""
    parts = [part for part in path.split("/") if part]
    if parts[:1] != ["api"]:
        return 0
    return _COSTS.get(parts[-1], 1)


class Budget:
    def __init__(self, settings: Settings) -> None:
        self._requests = Limit(settings.requests_per_second * 3600, settings.requests_at_once)
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def ask(self, address: str, path: str) -> None:
        """Count a request of this address; raise if it has asked for too much."""
        if cost := _cost_of(path):
            self._requests.take(address, cost)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While a socket of this address is open."""
        self._requests.take(address, _COSTS["socket"])
        if self._sockets[address] >= self._most_sockets:
            raise YamError(Code.TOO_FAST, seconds=_SOCKET_AGAIN_SECONDS)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
