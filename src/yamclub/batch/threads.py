"""A step's work on all cores: one part each, because a step is short."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache

from yamclub.solve.threads import CORES

ALONE_BELOW = 8192
"""With fewer matches than that, waking another thread takes longer than stepping them."""


def _stay_on(core: int) -> None:
    """Keep this thread on one core. A thread that is woken starts on the core of who woke it, and would wait there."""
    if hasattr(os, "sched_setaffinity"):
        with suppress(OSError):  # where that is not allowed it is only slower
            os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[core]})


@cache
def _workers() -> tuple[ThreadPoolExecutor, ...]:
    """One thread for each core. Each always has the same part of the matches, and so finds it in its cache."""
    return tuple(ThreadPoolExecutor(1, "batch", _stay_on, (core,)) for core in range(CORES))


def spread(work: Callable[[int, int], object], count: int) -> None:
    """Call ``work(first, last)`` for parts that together cover ``range(count)``, one on each core."""
    if CORES == 1 or count < ALONE_BELOW:
        work(0, count)
        return
    edges = [count * part // CORES for part in range(CORES + 1)]
    parts = [worker.submit(work, *edges[part : part + 2]) for part, worker in enumerate(_workers())]
    for part in parts:
        part.result()
