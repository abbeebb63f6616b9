"""A step's work on all cores: one part each, because a step is short."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from yamclub.solve.threads import CORES

ALONE_BELOW = 1024
"""With fewer matches than that, waking another thread takes longer than stepping them."""


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(1, CORES - 1), "batch")


def spread(work: Callable[[int, int], object], count: int) -> None:
    """Call ``work(first, last)`` for parts that together cover ``range(count)``, one in this thread."""
    if CORES == 1 or count < ALONE_BELOW:
        work(0, count)
        return
    edges = [count * part // CORES for part in range(CORES + 1)]
    others = [_pool().submit(work, edges[part], edges[part + 1]) for part in range(1, CORES)]
    work(edges[0], edges[1])
    for other in others:
        other.result()
