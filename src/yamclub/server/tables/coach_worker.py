"""One process of the coach, as the server sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from yamclub.coach.questions import Answer, Done, Failed, Progress
from yamclub.errors import Code, YamError
from yamclub.server.limits import ANALYSIS_BYTES
from yamclub.server.tables.worker import WorkerGone, WorkerProcess

log = logging.getLogger("yamclub.server")

Told = Callable[[int, int], None]


def _nobody_told(done: int, of: int) -> None:
    """For questions that are answered at once."""


class CoachWorker(WorkerProcess):
    module = "yamclub.coach.worker"
    most_bytes = ANALYSIS_BYTES

    async def ask(self, question: Struct, seconds: float, told: Told = _nobody_told) -> bytes:
        """The answer as JSON.

        Raises ``TimeoutError`` or ``WorkerGone``, and must not be asked anything after that; a ``YamError`` if
        the coach said that there is no answer.
        """
        async with asyncio.timeout(seconds):
            await self.send(question)
            while True:
                match await self.hear(Answer):
                    case Progress(done, of):
                        told(done, of)
                    case Done(body):
                        return bytes(body)
                    case Failed(code, why):
                        raise _refusal(code, why)
                    case _:
                        raise WorkerGone


def _refusal(code: str, why: str) -> YamError:
    if code != Code.NO_COACH:
        log.error("the coach failed: %s", why)
        return YamError(Code.COACH_FAILED)
    return YamError(Code.NO_COACH)
