"""Reading a person's keys: one at a time from a terminal, or line by line from anything else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class Left(Exception):
    """Whoever was asked has gone: the input ended."""


class Keys:
    """``next()`` gives what was pressed: a single key, or in plain mode a whole line."""

    def __init__(self, *, plain: bool) -> None:
        self.by_key = not plain and sys.stdin.isatty()

    def next(self, prompt: str = "") -> str:
        """A key, or a line without its end; Enter alone is the empty text."""
        if not self.by_key:
            return self.line(prompt)
        with _raw_keys():
            pressed = sys.stdin.read(1)
        if pressed in ("", "\x04"):
            raise Left
        return "" if pressed in "\r\n" else pressed

    def line(self, prompt: str = "") -> str:
        """A whole line, edited as the terminal lets it be."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()


@contextmanager
def _raw_keys() -> Iterator[None]:
    """Keys as they are pressed, not echoed; Ctrl-C still interrupts."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)  # keys pressed ahead are kept
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
