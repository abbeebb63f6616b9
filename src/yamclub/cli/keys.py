"""Reading a person's keys: one at a time from a terminal, or line by line from anything else."""

from __future__ import annotations

import os
import re
import select
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

_CURSOR_KEY = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]")
"""Arrows and similar keys: several characters for one key, and none that we use."""

_CTRL_D = "\x04\0"
"""As it arrives, and as a terminal passes it on if it was pressed before keys were read one by one."""


_SLICE = 0.5
"""The longest that a signal to stop may wait, in seconds."""


class Left(Exception):
    """The person who was asked has gone: the input ended."""


class Keys:
    """``next()`` gives what was pressed: a single key, or in plain mode a whole line."""

    def __init__(self, *, plain: bool) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.by_key = not plain and self.is_terminal
        self._typed = ""
        """Read, but not returned yet."""
        self._ended = False
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")

    def next(self, prompt: str = "") -> str:
        """A key, or a line without its end; Enter alone is the empty text."""
        if not self.by_key:
            return self.line(prompt)
        with self.held():
            return self._key(None) or ""

    def line(self, prompt: str = "") -> str:
        """A whole line, with the terminal's own line editing."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        try:
            return self._line(None) or ""
        except (Left, KeyboardInterrupt):
            if prompt:  # end the line of the prompt, so that what follows starts a new one
                sys.stdout.write("\n")
            raise

    def within(self, seconds: float) -> str | None:
        """The key or line that comes within this time, if one does. It doesn't wait longer for a line to end."""
        if not self.by_key:
            return self._line(monotonic() + seconds)
        with self.held():
            return self._key(monotonic() + seconds)

    @property
    def has_more(self) -> bool:
        """Whether a key or a line has been read but not returned yet."""
        return bool(self._typed) if self.by_key else "\n" in self._typed

    def discard(self) -> None:
        """Forget keys that were pressed before they meant anything. Lines from a pipe are all kept."""
        if self.by_key:
            import termios

            self._typed = ""
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _key(self, until: float | None) -> str | None:
        while not (typed := _CURSOR_KEY.sub("", self._typed)):
            self._typed = ""
            if not self._read(until):
                return None
        pressed, self._typed = typed[0], typed[1:]
        if pressed in _CTRL_D:
            raise Left
        return "" if pressed in "\r\n" else pressed

    def _line(self, until: float | None) -> str | None:
        while "\n" not in self._typed and not (self._ended and self._typed):  # the last line may have no line end
            if not self._read(until):
                return None
        line, _, self._typed = self._typed.partition("\n")
        return line.strip()

    def _read(self, until: float | None) -> bool:
        """Wait for input until that moment: False if none came. At the end of the input, nobody is there any more."""
        if self._ended:
            raise Left
        source = _file_number()
        if source is None:
            text = sys.stdin.readline()
            self._ended = not text
        else:
            if not _comes(source, until):
                return False
            data = os.read(source, 4096)
            text = self._decoder.decode(data, final=not data)
            self._ended = not data
        self._typed += text
        if self._ended and not self._typed:
            raise Left
        return True

    @contextmanager
    def held(self) -> Iterator[None]:
        """Read keys as they are pressed, without echo; Ctrl-C still interrupts."""
        if not self.by_key:
            yield
            return
        import termios
        import tty

        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal, termios.TCSADRAIN)
            yield
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _comes(source: int, until: float | None) -> bool:
    """Wait for input until that moment: whether some came.

    In slices, because a signal that arrives just before the wait begins is only heeded when it ends.
    """
    while True:
        left = _SLICE if until is None else min(_SLICE, max(0.0, until - monotonic()))
        if select.select([source], [], [], left)[0]:
            return True
        if until is not None and monotonic() >= until:
            return False


def _file_number() -> int | None:
    """The file number of the input, if it can be waited for."""
    if sys.platform == "win32":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):
        return None
