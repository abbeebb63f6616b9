"""Rate limits as token buckets: an average rate with bursts."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from yamclub.errors import Code, YamError

_MOST_KEPT = 20_000


class Bucket:
    """Holds up to ``most`` tokens and gains ``rate`` a second."""

    __slots__ = ("_filled", "_last", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._filled, self._last = float(most), monotonic()

    def take(self, now: float | None = None) -> bool:
        """Take a token; False if there was none."""
        now = monotonic() if now is None else now
        self._filled = min(self.most, self._filled + (now - self._last) * self.rate)
        self._last = now
        if self._filled < 1:
            return False
        self._filled -= 1
        return True

    def seconds_to_wait(self) -> int:
        return max(1, round((1 - self._filled) / self.rate + 0.5))


class Limit:
    """One bucket for each caller. The caller not seen for longest is forgotten first."""

    def __init__(self, an_hour: int) -> None:
        self._an_hour = an_hour
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Count one request of this caller; raise if they are over the limit."""
        bucket = self._buckets.pop(who, None) or Bucket(self._an_hour / 3600, max(1, self._an_hour / 3))
        self._buckets[who] = bucket
        if len(self._buckets) > _MOST_KEPT:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise YamError(Code.TOO_FAST, seconds=bucket.seconds_to_wait())
