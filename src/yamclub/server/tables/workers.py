"""The processes that think for bots: as many as are needed at once, up to a limit, started when they are needed."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Raw

from yamclub.bots.worker import Choose, Kind
from yamclub.game import Action, View
from yamclub.kernel.codec import encode
from yamclub.server.tables.turns import Turns
from yamclub.server.tables.worker import Worker, WorkerGone

log = logging.getLogger("yamclub.server")

_PREPARE_SECONDS = 120.0
"""For imports and weights, on a machine that is busy with everything else too."""
_TRIES = 2


class BotFailed(Exception):
    """The bot did not choose: why, for the log."""


class Workers:
    def __init__(self, most: int, seconds: float) -> None:
        """``seconds``: how long one move may take."""
        self._most, self._seconds = most, seconds
        self._turns = Turns(most)
        self._idle: list[Worker] = []
        self._expected: set[Kind] = set()
        self._preparing: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    def expect(self, kind: Kind) -> None:
        """This bot has been seated: have a process ready for its first move."""
        if kind not in self._expected and not self._closed:
            self._expected.add(kind)
            _spawn(self._prepare(kind), self._preparing)

    async def choose(self, kind: Kind, source: str, view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses; ``source`` waits for its turn. Asked again once if the process dies."""
        question = Choose(kind, Raw(encode(view)), Raw(encode(legal)))
        async with self._turns.turn(source):
            for _ in range(_TRIES):
                try:
                    place = await self._place(question)
                except WorkerGone:
                    log.warning("a process that thinks for bots has died")
                else:
                    return legal[place]
        raise BotFailed("the process that was asked died, twice")

    async def _place(self, question: Choose) -> int:
        async with self._worker(question.kind) as worker:
            await worker.prepare(question.kind, _PREPARE_SECONDS)
            try:
                answer = await worker.ask(question, self._seconds)
            except TimeoutError:
                raise BotFailed(f"no answer within {self._seconds:g} seconds") from None
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer.place

    async def _prepare(self, kind: Kind) -> None:
        try:
            async with self._turns.turn(""), self._worker(kind) as worker:
                await worker.prepare(kind, _PREPARE_SECONDS)
        except Exception:
            self._expected.discard(kind)
            log.exception("a bot could not be prepared; it will be at its first move")

    @asynccontextmanager
    async def _worker(self, kind: Kind) -> AsyncIterator[Worker]:
        """A process that is free, if possible one that knows this bot. Whoever is here has a turn, so there is one.

        A process that was left in the middle of a question is not used again.
        """
        known = next((worker for worker in self._idle if worker.knows(kind)), None)
        worker = known or (self._idle[0] if self._idle else None)
        if worker is None:
            worker = await Worker.start()
        else:
            self._idle.remove(worker)
        try:
            yield worker
        except BaseException:
            _spawn(worker.ended(0), self._ending)
            raise
        if self._closed:
            _spawn(worker.ended(), self._ending)
        else:
            self._idle.append(worker)

    async def close(self) -> None:
        """End every process. Whoever waits for one has been cancelled before."""
        self._closed = True
        for task in self._preparing:
            task.cancel()
        await asyncio.gather(*self._preparing, return_exceptions=True)
        while self._idle:
            _spawn(self._idle.pop().ended(), self._ending)
        await asyncio.gather(*self._ending, return_exceptions=True)


def _spawn(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def usual_count() -> int:
    """One processor is left to the server, and there is always a process to think."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)
