"""Tasks that other processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep


def square(number: int) -> int:
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def die_once(given: tuple[int, str]) -> int:
    """The first worker that gets number 2 is killed, as by the system when memory runs out."""
    number, folder = given
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def slow_square(number: int) -> int:
    sleep(0.3)
    return number * number
