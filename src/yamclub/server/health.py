"""Whether this process can do its work, for those who ask every few seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from yamclub.server.store.contract import Failing

log = logging.getLogger("yamclub.server")

_KEPT_SECONDS = 1.0
_ANSWER_SECONDS = 5.0


class Health:
    """Runs one check at a time, and keeps what it found for a second: asking often costs nothing more."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._running: asyncio.Task[str | None] | None = None
        self._found: str | None = None
        self._found_at = float("-inf")

    async def problem(self) -> str | None:
        """What is wrong, in a word; None if all is well."""
        if monotonic() - self._found_at < _KEPT_SECONDS:
            return self._found
        if self._running is None:
            self._running = asyncio.create_task(self._try())
        done, _ = await asyncio.wait({self._running}, timeout=_ANSWER_SECONDS)
        return self._found if done else self._note("no_answer")

    async def _try(self) -> str | None:
        try:
            await self._check()
            return self._note(None)
        except Failing as failing:
            return self._note(failing.reason)
        except Exception:
            log.exception("the store could not be checked")
            return self._note("error")
        finally:
            self._found_at, self._running = monotonic(), None

    def _note(self, found: str | None) -> str | None:
        if found != self._found:  # once for each change: the check may be asked for every second
            log.warning("the store works again" if found is None else f"the store does not work: {found}")
        self._found = found
        return found

    def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
