"""How much one address may ask for: each request has its cost, each open socket its place."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from yamclub.errors import Code, YamError
from yamclub.server.limits import REQUESTS_AT_A_TIME, Limit
from yamclub.server.settings import Settings

_COSTS = {"me": 3, "tables": 3, "record": 3, "socket": 3, "analysis": 5, "practice": 5, "replay": 10}
"""By the last part of the path, what reads much from the store or sends much. Replays may be of some megabytes."""
_FILE_COST = 0.3
"""Of a file of the page: all of them are in memory."""
_OPERATORS = ("health", "metrics")
_SOCKET_AGAIN_SECONDS = 60


def _kind_and_cost(path: str) -> tuple[str, float]:
    """Each kind has limits of its own: a health check is not held up by what else its address asked for."""
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        return "api", _COSTS.get(parts[-1], 1)
    return ("operators", 1) if parts[:1] and parts[0] in _OPERATORS else ("page", _FILE_COST)


class Budget:
    def __init__(self, settings: Settings) -> None:
        rate, at_once = settings.requests_per_second * 3600, settings.requests_at_once
        self._requests = {kind: Limit(rate, at_once) for kind in ("api", "page", "operators")}
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._gates: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()

    def ask(self, address: str, path: str) -> asyncio.Semaphore:
        """Count a request of this address; raise if it has asked for too much.

        Returns the gate that lets some requests of its kind through at a time: hundreds at once would hold up the
        moves of others.
        """
        kind, cost = _kind_and_cost(path)
        self._requests[kind].take(address, cost)
        gate = self._gates.get((address, kind))
        if gate is None:
            gate = self._gates[address, kind] = asyncio.Semaphore(REQUESTS_AT_A_TIME)
        return gate

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While a socket of this address is open."""
        self._requests["api"].take(address, _COSTS["socket"])
        if self._sockets[address] >= self._most_sockets:
            raise YamError(Code.TOO_FAST, seconds=_SOCKET_AGAIN_SECONDS)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
