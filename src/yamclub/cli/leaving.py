"""Closing the window, or a signal to stop, works like Ctrl-C, so that open work is closed properly."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ASKED_TO_STOP = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Inside this context, these signals raise KeyboardInterrupt."""
    before = {number: signal.signal(number, _interrupt) for number in _ASKED_TO_STOP}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
