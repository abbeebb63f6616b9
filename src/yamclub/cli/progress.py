"""How far a long computation is, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from time import monotonic

_WIDTH = 30
_EIGHTHS = " ▏▎▍▌▋▊▉"
_DRAWN_EVERY = 0.05
_TOLD_AFTER, _TOLD_EVERY = 2.0, 10.0
"""Seconds until the first line and between two lines, where there is no terminal. What takes less says nothing."""


class ProgressBar:
    """Shows how many parts of how many are done."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._drawn = False
        self._terminal = sys.stderr.isatty()
        self._next = monotonic() + (_DRAWN_EVERY if self._terminal else _TOLD_AFTER)

    def clear(self) -> None:
        if self._drawn and self._terminal:
            self._write("\r\x1b[K")
        self._drawn = False

    def show(self, done: int, of: int) -> None:
        now = monotonic()
        if now < self._next:
            return
        self._drawn = True
        share = done / of if of else 1.0
        if self._terminal:
            self._next = now + _DRAWN_EVERY
            self._write(f"\r\x1b[K{self._title} {bar(share, _WIDTH)} {share:4.0%}")
        else:
            self._next = now + _TOLD_EVERY
            self._write(f"{self._title} {share:.0%}\n")

    @staticmethod
    def _write(text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def bar(share: float, width: int) -> str:
    """A bar of that many columns, filled to this share in eighths of a column.

    >>> bar(0.5, 5)
    '██▌  '
    """
    eighths = round(min(1.0, max(0.0, share)) * width * 8)
    whole, part = divmod(eighths, 8)
    return ("█" * whole + (_EIGHTHS[part] if part else "")).ljust(width)
