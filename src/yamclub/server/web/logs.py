"""Logs that stay short: a failure that repeats, as while a database is away, is one line every few seconds."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from time import monotonic

from yamclub.server.limits import LOG_SECONDS, LOG_TRACE_SECONDS

_COUNTED = "yamclub_counted"
"""Marks a message that counts others, which is not counted itself."""
_MOST_KINDS = 200
_VALUES = re.compile("%[sdr]")


class _Kind:
    """What is the same each time: the logger, the sentence before its values are filled in, the kind of failure."""

    __slots__ = ("said", "traced", "unsaid")

    def __init__(self) -> None:
        self.said = self.traced = float("-inf")
        self.unsaid = 0


class Repeats(logging.Filter):
    """Lets each kind of message through once in some seconds, then with the number of those left out.

    The traceback comes with the first, and again after an hour.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[str, str, str], _Kind] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or hasattr(record, _COUNTED):
            return True
        failure = record.exc_info[1] if record.exc_info else None
        key = (record.name, str(record.msg)[:100], type(failure).__name__)
        kind = self._kinds.setdefault(key, _Kind())
        self._kinds.move_to_end(key)
        if len(self._kinds) > _MOST_KINDS:
            self._kinds.popitem(last=False)
        now = monotonic()
        if now - kind.said < LOG_SECONDS:
            kind.unsaid += 1
            if kind.unsaid == 1:
                self._say_later(record, kind)
            return False
        kind.said = now
        if failure is not None:
            if now - kind.traced < LOG_TRACE_SECONDS:
                record.msg, record.args = f"{record.getMessage()}: {_one_line(failure)}", ()
                record.exc_info = record.exc_text = None
            else:
                kind.traced = now
        return True

    def _say_later(self, record: logging.LogRecord, kind: _Kind) -> None:
        """When the seconds are over, say how often it happened. Without a loop, as in a thread, it stays unsaid."""

        def say() -> None:
            many, kind.unsaid, kind.said = kind.unsaid, 0, monotonic()
            again = logging.LogRecord(
                record.name, record.levelno, record.pathname, record.lineno, f"{text} (%d times more)", (many,), None
            )
            setattr(again, _COUNTED, True)
            logging.getLogger(record.name).callHandlers(again)

        failure = record.exc_info[1] if record.exc_info else None
        # The values differ from one to the next.
        text = (_VALUES.sub("…", str(record.msg)) if record.args else record.getMessage()).replace("%", "%%")
        if failure is not None:
            text += f": {type(failure).__name__}"
        try:
            asyncio.get_running_loop().call_later(LOG_SECONDS, say)
        except RuntimeError:
            kind.unsaid = 0


def _one_line(failure: BaseException) -> str:
    return f"{type(failure).__name__} {' '.join(str(failure).split())[:200]}".strip()


def keep_logs_short() -> None:
    """For the rest of this process, and for every library: most have no handler of their own."""
    repeats = Repeats()
    ends = [*logging.getLogger().handlers, logging.lastResort, *logging.getLogger("uvicorn").handlers]
    for one in ends:
        if one is not None:
            one.addFilter(repeats)
