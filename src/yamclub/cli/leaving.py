"""Closing the window, or a signal to stop, works like Ctrl-C, so that open work is closed properly."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ASKED_TO_STOP = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]
_AGAIN_SECONDS = 0.5


class _Interruption:
    """Raises KeyboardInterrupt, again and again until it is noticed.

    A signal may come while Python drops an object, where whatever is raised is only reported, and then ignored.
    """

    def __init__(self) -> None:
        self._alarm = getattr(signal, "SIGALRM", None)
        self._raised = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self._alarm is not None:
            self._raised = True
            signal.signal(self._alarm, self)
            signal.setitimer(signal.ITIMER_REAL, _AGAIN_SECONDS)
        raise KeyboardInterrupt

    def noticed(self) -> None:
        if self._raised and self._alarm is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(self._alarm, signal.SIG_DFL)


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Inside this context, these signals raise KeyboardInterrupt."""
    interruption, report = _Interruption(), sys.unraisablehook
    before = {number: signal.signal(number, interruption) for number in _ASKED_TO_STOP}
    sys.unraisablehook = lambda ignored: None if ignored.exc_type is KeyboardInterrupt else report(ignored)
    try:
        yield
    finally:
        interruption.noticed()
        sys.unraisablehook = report
        for number, handler in before.items():
            signal.signal(number, handler)
