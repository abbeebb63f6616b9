"""Analyses of matches that are over: made once, one at a time, by processes of their own, and kept with the match.

Nothing is kept of one that is being made: if its process dies or the server stops, it is begun anew when somebody
asks again. Processes that share a database may make the same one at once; the first that is stored stays.
"""

from __future__ import annotations

import asyncio
import logging

from yamclub.coach.questions import Analyse
from yamclub.coach.report import FORMAT
from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.server.limits import ANALYSES_WAITING, ASKER, Limit
from yamclub.server.protocol.analyses import AnalysisWorking
from yamclub.server.protocol.catalogue import has_coach
from yamclub.server.settings import Settings
from yamclub.server.store import Store
from yamclub.server.tables.coach_worker import CoachWorker
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.replays import Records
from yamclub.server.tables.turns import Turns
from yamclub.server.tables.worker import WorkerGone

log = logging.getLogger("yamclub.server")

_AGAIN_SECONDS = 10


class _Job:
    """An analysis that is being made, or waits for its turn."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0
        self.worker: CoachWorker | None = None

    def told(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Analyses:
    def __init__(self, store: Store, records: Records, settings: Settings) -> None:
        self._store, self._records, self._settings = store, records, settings
        self._begun = Limit(settings.analyses_per_hour)
        self._turns = Turns()
        self._jobs: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: dict[str, YamError] = {}
        """Why the last attempt came to nothing, until somebody is told."""

    async def find(self, table: LiveTable) -> bytes | AnalysisWorking:
        """The analysis of this match, which is over, as JSON; or how far it is.

        Raises what went wrong since somebody asked last. The next to ask has it tried again.
        """
        table_id = table.row.id
        kept = await self._store.analysis(table_id, FORMAT)
        if kept is not None:
            self._failed.pop(table_id, None)
            return kept.encode()
        if (job := self._jobs.get(table_id)) is not None:
            return AnalysisWorking(job.done, job.of)
        if (failure := self._failed.pop(table_id, None)) is not None:
            raise failure
        return self._begin(table)

    def _begin(self, table: LiveTable) -> AnalysisWorking:
        if not self._settings.analyses:
            raise YamError(Code.ANALYSES_OFF)
        if not has_coach(find_game(table.row.game)):
            raise YamError(Code.NO_COACH, game=table.row.game)
        if len(self._jobs) > ANALYSES_WAITING:
            raise YamError(Code.TOO_FAST, seconds=_AGAIN_SECONDS)
        self._begun.take(ASKER.get())
        job = self._jobs[table.row.id] = _Job()
        task = asyncio.create_task(self._work(table.row.id, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return AnalysisWorking(job.done, job.of)

    async def _work(self, table_id: str, job: _Job) -> None:
        try:
            async with self._turns.turn(ASKER.get()):
                if await self._store.analysis(table_id, FORMAT) is None:  # a peer may have made it meanwhile
                    body = await self._made(table_id, job)
                    await self._store.keep_analysis(table_id, FORMAT, body.decode())
        except Exception as bad:
            if not isinstance(bad, YamError):
                log.exception("the match at table %s could not be analysed", table_id)
            self._fail(table_id, bad if isinstance(bad, YamError) else YamError(Code.COACH_FAILED))
        finally:
            del self._jobs[table_id]

    async def _made(self, table_id: str, job: _Job) -> bytes:
        record = await self._records.find(table_id)
        job.worker = worker = await CoachWorker.start()
        try:
            return await worker.ask(Analyse(record.decode()), self._settings.analysis_seconds, job.told)
        except (WorkerGone, TimeoutError) as bad:
            log.warning("the process that analysed the match at table %s was lost: %r", table_id, bad)
            raise YamError(Code.COACH_FAILED) from bad
        finally:
            await asyncio.shield(worker.ended(0))

    def _fail(self, table_id: str, why: YamError) -> None:
        self._failed[table_id] = why
        while len(self._failed) > ANALYSES_WAITING:
            del self._failed[next(iter(self._failed))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
