"""A process that is spoken to in lines, and never waited for longer than allowed."""

from __future__ import annotations

import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

_LONGEST_LINE = 2**16
_GRACE = 1.0
"""Seconds that a program gets to end by itself, and its last words to arrive."""


class Silent(Exception):
    """It has said nothing in time."""


class Program:
    """Threads read and write its pipes, so that a program that neither reads nor writes blocks nobody."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - it is what the user asked for
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None and stdout is not None and stderr is not None  # noqa: S101, PT018 - they are pipes
        self._said: SimpleQueue[str | None] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors: deque[str] = deque(maxlen=1)
        self.served = False
        """Whether it has given an answer."""
        self._complaining = Thread(target=self._hear_errors, args=(stderr,), daemon=True)
        for thread in (
            Thread(target=self._hear, args=(stdout,), daemon=True),
            Thread(target=self._tell, args=(stdin,), daemon=True),
            self._complaining,
        ):
            thread.start()

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def say(self, line: bytes) -> None:
        self._told.put(line)

    def forget(self) -> None:
        """What it has said so far."""
        with suppress(Empty):
            while (line := self._said.get_nowait()) is not None:
                pass
            self._said.put(line)  # it has ended, and that is not to be forgotten

    def line(self, seconds: float) -> str:
        """The next line; ``Silent`` if there is none in so many seconds, ``EOFError`` if there will never be one."""
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise Silent from None
        if line is None:
            self._said.put(None)
            raise EOFError
        return line

    def last_words(self) -> str:
        """How it ended, and the last line that it wrote where errors go."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._complaining.join(_GRACE)
        status = self._process.poll()
        return ": ".join(["closed" if status is None else f"status {status}", *self._errors])

    def end(self) -> None:
        self._told.put(None)
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)

    def _hear(self, stdout: IO[bytes]) -> None:
        with stdout, suppress(OSError, ValueError):
            while line := stdout.readline(_LONGEST_LINE):
                if text := line.decode(errors="replace").strip():
                    self._said.put(text)
        self._said.put(None)

    def _hear_errors(self, stderr: IO[bytes]) -> None:
        with stderr, suppress(OSError, ValueError):
            while line := stderr.readline(_LONGEST_LINE):
                if text := line.decode(errors="replace").strip():
                    self._errors.append(text)

    def _tell(self, stdin: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stdin:
            while (line := self._told.get()) is not None:
                stdin.write(line + b"\n")
                stdin.flush()
