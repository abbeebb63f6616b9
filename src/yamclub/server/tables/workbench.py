"""Long work in short slices, so that nobody's move waits for it: replays, histories, matches read from the store.

One slice at a time, each address in its turn, and after each slice as long a break. Nothing here is a thread: Python
runs one at a time, and one that never stops makes all others slow.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any, TypeVar

from yamclub.errors import Code, YamError
from yamclub.server.limits import ASKER, JOBS_PER_ADDRESS, SLICE_SECONDS

T = TypeVar("T")
_TRY_AGAIN_SECONDS = 5


class _Job:
    def __init__(self, steps: Iterator[Any], answer: asyncio.Future[list[Any]]) -> None:
        self._steps, self.answer = steps, answer
        self._made: list[Any] = []

    def work(self, until: float) -> bool:
        """Go on until that moment. Returns whether it is done."""
        if self.answer.done():  # nobody waits for it any more
            return True
        try:
            for made in self._steps:
                self._made.append(made)
                if monotonic() >= until:
                    return False
        except Exception as failure:  # noqa: BLE001 - handed to the caller who asked for the work
            self.answer.set_exception(failure)
        else:
            self.answer.set_result(self._made)
        return True


class Workbench:
    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        """The jobs of each address, and the addresses in the order in which they have their turn."""
        self._worker: asyncio.Task[None] | None = None

    async def run(self, steps: Iterable[T], *, limited: bool = True) -> list[T]:
        """All that these steps make. Refused if the address that asks has enough waiting already."""
        jobs = self._waiting.setdefault(ASKER.get(), deque())
        if limited and len(jobs) >= JOBS_PER_ADDRESS:
            raise YamError(Code.TOO_FAST, seconds=_TRY_AGAIN_SECONDS)
        answer: asyncio.Future[list[T]] = asyncio.get_running_loop().create_future()
        jobs.append(_Job(iter(steps), answer))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                began = monotonic()
                address, jobs = self._waiting.popitem(last=False)
                if jobs and jobs[0].work(began + SLICE_SECONDS):
                    jobs.popleft()
                if jobs:
                    self._waiting[address] = jobs
                await asyncio.sleep(monotonic() - began)
        finally:
            self._worker = None
