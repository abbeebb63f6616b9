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
"""Arrows and their like: several signs for one key, and none of ours."""

_CTRL_D = "\x04\0"
"""As it comes, and as a terminal hands it on if it was pressed before keys were read one by one."""


class Left(Exception):
    """Whoever was asked has gone: the input ended."""


class Keys:
    """``next()`` gives what was pressed: a single key, or in plain mode a whole line."""

    def __init__(self, *, plain: bool) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.by_key = not plain and self.is_terminal
        self._typed = ""
        """Read, and not given yet."""
        self._ended = False
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")

    def next(self, prompt: str = "") -> str:
        """A key, or a line without its end; Enter alone is the empty text."""
        if not self.by_key:
            return self.line(prompt)
        with self.held():
            return self._key(None) or ""

    def line(self, prompt: str = "") -> str:
        """A whole line, edited as the terminal lets it be."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        try:
            return self._line(None) or ""
        except (Left, KeyboardInterrupt):
            if prompt:  # its line was not ended: what is said next begins one
                sys.stdout.write("\n")
            raise

    def within(self, seconds: float) -> str | None:
        """The key or line that comes within this time, if one does; nobody is kept waiting for the end of a line."""
        if not self.by_key:
            return self._line(monotonic() + seconds)
        with self.held():
            return self._key(monotonic() + seconds)

    @property
    def has_more(self) -> bool:
        """Whether a key or a line has been read and not been given yet."""
        return bool(self._typed) if self.by_key else "\n" in self._typed

    def discard(self) -> None:
        """Forget keys that were pressed before they meant anything. Lines from a pipe were all meant."""
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
        while "\n" not in self._typed and not (self._ended and self._typed):  # the last line may lack its end
            if not self._read(until):
                return None
        line, _, self._typed = self._typed.partition("\n")
        return line.strip()

    def _read(self, until: float | None) -> bool:
        """Wait for input until that moment: False if none came; at its end, nobody is there any more."""
        if self._ended:
            raise Left
        source = _file_number()
        if source is None:
            text = sys.stdin.readline()
            self._ended = not text
        else:
            left = None if until is None else max(0.0, until - monotonic())
            if not select.select([source], [], [], left)[0]:
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
        """Keys as they are pressed, not echoed; Ctrl-C still interrupts."""
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


def _file_number() -> int | None:
    """Where to wait for input, if that is something one can wait for."""
    if sys.platform == "win32":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):
        return None
