"""Kernels on all cores: they hold no lock of Python's, so plain threads are enough."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(CORES, "kernel")


def on_all_cores(work: Callable[[int, int], object], count: int, block: int = 1) -> None:
    """Call ``work(first, last)`` for parts of ``range(count)`` that together cover it, each a multiple of ``block``.

    There are a few parts per core, so that one that takes longer does not keep the others waiting.
    """
    blocks = -(-count // block)
    if CORES == 1 or blocks < 2:
        work(0, count)
        return
    parts = min(blocks, CORES * 4)
    edges = [min(count, blocks * part // parts * block) for part in range(parts + 1)]
    list(_pool().map(work, edges[:-1], edges[1:]))
