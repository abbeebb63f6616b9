"""A bot under the rules of the arena: one that crashes or takes too long has failed, and is named."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, Literal, TypeVar

from msgspec import Struct

from yamclub.bots import Bot, Timed
from yamclub.errors import Code, YamError
from yamclub.game import Action

R = TypeVar("R")
Reason = Literal["crashed", "illegal", "late"]
_LONGEST_WHY = 200
_NOBODYS_FAULT = (Code.NO_WEIGHTS, Code.WEIGHTS_DAMAGED, Code.WEIGHTS_FOREIGN, Code.MISSING_EXTRA)
"""What is wrong with the installation and not with the bot: nothing can go on."""


class Failure(Struct, frozen=True):
    """The seat whose bot failed, and how."""

    seat: int
    reason: Reason
    why: str


class BotFailed(Exception):
    """The match can't go on: it is lost by this seat."""

    def __init__(self, seat: int, reason: Reason, why: str) -> None:
        self.failure = Failure(seat, reason, " ".join(why.split())[:_LONGEST_WHY])
        super().__init__(self.failure)


class TooLate(Exception):
    """Nothing was answered in time."""


class Guarded:
    """Asks a bot, for so many seconds at most."""

    def __init__(self, bot: Bot, seat: int, seconds: float) -> None:
        self._bot, self._seat, self._seconds = bot, seat, seconds

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return self._asked(self._bot.choose, view, legal)

    def _asked(self, question: Callable[[Any, Sequence[Action]], R], view: Any, legal: Sequence[Action]) -> R:
        try:
            with _within(self._seconds):
                return question(view, legal)
        except TooLate:
            raise BotFailed(self._seat, "late", f"{self._seconds:g} s") from None
        except BotFailed as failed:  # it says itself how, but not where it sits
            raise BotFailed(self._seat, failed.failure.reason, failed.failure.why) from None
        except YamError as refused:
            if refused.code in _NOBODYS_FAULT:
                raise
            raise BotFailed(self._seat, "crashed", str(refused)) from refused
        except Exception as bad:
            raise BotFailed(self._seat, "crashed", f"{type(bad).__name__}: {bad}") from bad


class GuardedTimed(Guarded):
    """The same for a bot that races the clock."""

    def __init__(self, bot: Bot, timed: Timed, seat: int, seconds: float) -> None:
        super().__init__(bot, seat, seconds)
        self._timed = timed

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        return self._asked(self._timed.delay, view, legal)

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        return self._asked(self._timed.wants, view, legal)


def guarded(bot: Bot, seat: int, seconds: float) -> Bot:
    """The same bot, timed if it is."""
    timed: object = bot
    return GuardedTimed(bot, timed, seat, seconds) if isinstance(timed, Timed) else Guarded(bot, seat, seconds)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raise ``TooLate`` after so long; where there are no alarms, at least once it has answered."""
    begun = monotonic()
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
    else:
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() - begun > seconds:
        raise TooLate


def _ring(number: int, frame: object) -> None:
    raise TooLate
