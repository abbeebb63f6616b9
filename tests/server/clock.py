"""Match time in a test's hands, so that a busy machine makes nobody late."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

import pytest

from tests.server.visitors import SECONDS
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.scheduler import Scheduler

_LOOK_AGAIN = 0.01


class Clock:
    """The time of all tables of this process. It stands still, whatever takes how long, until some may pass.

    Then it goes, without anybody waiting for it, from one moment at which something happens by itself to the next.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = self._until = round(monotonic() * 1000)
        self._due: dict[str, int] = {}
        self._rightly = Scheduler._seconds, Scheduler._begin
        monkeypatch.setattr("yamclub.server.tables.clock.monotonic_ms", lambda: self._now)
        monkeypatch.setattr(Scheduler, "_seconds", lambda scheduler, table: self._wait(scheduler, table))
        monkeypatch.setattr(Scheduler, "_begin", lambda scheduler, table: self._arrive(scheduler, table))

    def skip(self, milliseconds: int) -> None:
        """They pass now."""
        self._now += milliseconds
        self._until = max(self._until, self._now)

    def run(self, milliseconds: int) -> None:
        """So many may pass, for as long as something waits for its moment."""
        self._until = self._now + milliseconds

    def _wait(self, scheduler: Scheduler, table: LiveTable) -> float | None:
        seconds, _ = self._rightly
        left = seconds(scheduler, table)
        if left is None:
            return None
        self._due[table.row.id] = due = self._now + round(left * 1000)
        return 0 if due <= self._until else _LOOK_AGAIN

    def _arrive(self, scheduler: Scheduler, table: LiveTable) -> None:
        _, begin = self._rightly
        if self._due[table.row.id] > self._until:
            scheduler.look(table)
            return
        self._now = max(self._now, self._due[table.row.id])
        begin(scheduler, table)


def wait_until(true: Callable[[], bool]) -> None:
    """What is seen from inside the server only, and no message tells."""
    give_up = monotonic() + SECONDS
    while not true():
        assert monotonic() < give_up
        sleep(0.01)
