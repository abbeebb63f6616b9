"""The process of the coach that answers hints and practice. It keeps running, so that what it loaded stays loaded."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from msgspec import Struct

from yamclub.errors import Code, YamError
from yamclub.server.limits import ASKER, JOBS_PER_ADDRESS
from yamclub.server.tables.coach_worker import CoachWorker
from yamclub.server.tables.turns import Turns
from yamclub.server.tables.worker import WorkerGone

log = logging.getLogger("yamclub.server")

_FIRST_SECONDS = 120.0
"""For the first position of a game: imports, weights and tables, on a machine that is busy with everything else too."""
_TRIES = 2
_AGAIN_SECONDS = 5


class Kind(NamedTuple):
    """What the coach has to load once."""

    game: str
    rules: int
    seats: int


class Coach:
    """The process that answers: one question at a time, each address in its turn. It is started when it is needed."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._turns = seconds, Turns()
        self._waiting: Counter[str] = Counter()
        self._worker: CoachWorker | None = None
        self._known: set[Kind] = set()

    async def ask(self, question: Struct, kind: Kind) -> bytes:
        async with self._place(ASKER.get()) as address, self._turns.turn(address):
            for _ in range(_TRIES):
                try:
                    return await self._asked(question, kind)
                except WorkerGone:
                    log.warning("the process of the coach has died")
                except TimeoutError:
                    log.warning("the coach did not answer in time about %s", kind.game)
                    break
        raise YamError(Code.COACH_FAILED)

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[str]:
        """One address has only so many questions waiting."""
        if self._waiting[address] >= JOBS_PER_ADDRESS:
            raise YamError(Code.TOO_FAST, seconds=_AGAIN_SECONDS)
        self._waiting[address] += 1
        try:
            yield address
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def _asked(self, question: Struct, kind: Kind) -> bytes:
        if self._worker is None:
            self._worker, self._known = await CoachWorker.start(), set()
        try:
            found = await self._worker.ask(question, self._seconds if kind in self._known else _FIRST_SECONDS)
        except YamError:
            raise  # it answered, and goes on
        except BaseException:
            await self._end(0)  # left in the middle of a question, it is not asked again
            raise
        self._known.add(kind)
        return found

    async def _end(self, *seconds: float) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await asyncio.shield(worker.ended(*seconds))

    async def close(self) -> None:
        """Whoever waits for an answer has been cancelled before."""
        await self._end()
