"""Match time at one process. It follows a monotonic clock, so that a jump of the wall clock moves nothing."""

from __future__ import annotations

from time import monotonic


def monotonic_ms() -> int:
    return round(monotonic() * 1000)


class MatchClock:
    """Milliseconds of match time. They go on from where they were set last."""

    def __init__(self) -> None:
        self._zero = monotonic_ms()

    def now(self) -> int:
        return monotonic_ms() - self._zero

    def set(self, at: int) -> None:
        self._zero = monotonic_ms() - at
