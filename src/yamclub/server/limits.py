"""Rate limits as token buckets: an average rate with bursts."""

from __future__ import annotations

from collections import OrderedDict
from contextvars import ContextVar
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

from yamclub.errors import Code, YamError

LOG_SECONDS = 10.0
"""A failure that repeats is logged once in this time, with a count."""
LOG_TRACE_SECONDS = 3600.0
"""And with its traceback once in this time."""
FRAMES_PER_MESSAGE = 2
"""Frames of a socket are limited too, to so many times its messages: pings and fragments cost as much to read."""
MOST_FRAGMENTS = 64
"""Of one message. Browsers send a message whole."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
"""How long a client may take to send the head of a request, and its body of 16 KiB."""
UNREAD_SECONDS = 30.0
"""How long an answer may wait for its reader to take any more of it."""
CONNECTIONS_PER_ADDRESS = 500
"""A school of 60 browsers with seven connections each, and some to spare. Half of all that fit, if those are fewer."""
REQUESTS_AT_A_TIME = 16
"""Of one address; the others wait. They are answered one after the other in any case."""
REFUSAL_SECONDS = 1.0
"""After about so long an address that asks for too much is told so. At once would let it ask all the more often."""
RESERVED_FILES = 128
"""Open files that are kept for the database, logs and everything else that is no connection."""
BOT_REST_SECONDS = 0.002
"""The shortest break between the thinking of two bots while more of them wait."""
SLICE_SECONDS = 0.003
"""How long the work on replays, histories and loading goes on before others have their turn."""
JOBS_PER_ADDRESS = 60
"""How much of that may wait for one address: once for each of a school that opens the same match."""
ANALYSES_WAITING = 30
"""Matches that may wait for their analysis at one process. One is worked on at a time."""
ANALYSIS_BYTES = 16 * 2**20
"""The longest analysis that is kept: a match of thousands of choices has a few megabytes."""
EVENTS_KEPT_UP = 500
"""Up to so many missed events are all sent on ``watch``."""
EVENTS_TOLD_AGAIN = 200
"""Of a longer gap, only so many of the last: enough for the page's story, though a deal of cards takes dozens."""
REPLAY_BYTES = 16 * 2**20
"""Replays that are kept, because several people look at the same one."""
RECORD_BYTES = 8 * 2**20
"""And records, which are shorter."""
ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The address (``address_key``) for which this task works."""
_MOST_KEPT = 20_000
_LONGEST_KEY = 64


def address_key(host: str) -> str:
    """What counts as one address for the limits. Of IPv6 it is the /64, which one household has for itself alone."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_LONGEST_KEY]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


class Bucket:
    """Holds up to ``most`` tokens and gains ``rate`` a second."""

    __slots__ = ("_filled", "_last", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._filled, self._last = float(most), monotonic()

    def take(self, now: float | None = None, tokens: float = 1) -> bool:
        """Take this many tokens; False if there were not so many."""
        now = monotonic() if now is None else now
        self._filled = min(self.most, self._filled + (now - self._last) * self.rate)
        self._last = now
        if self._filled < tokens:
            return False
        self._filled -= tokens
        return True

    def seconds_to_wait(self, tokens: float = 1) -> int:
        return max(1, round((tokens - self._filled) / self.rate + 0.5))


class Limit:
    """One bucket for each caller. The caller not seen for longest is forgotten first."""

    def __init__(self, an_hour: float, at_once: float | None = None) -> None:
        """Without a number, a third of an hour's may come at once."""
        self._rate, self._at_once = an_hour / 3600, max(1, an_hour / 3) if at_once is None else at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, tokens: float = 1) -> None:
        """Count one request of this caller, or what it costs; raise if they are over the limit."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._at_once)
        self._buckets[who] = bucket
        if len(self._buckets) > _MOST_KEPT:
            self._buckets.popitem(last=False)
        if not bucket.take(tokens=tokens):
            raise YamError(Code.TOO_FAST, seconds=bucket.seconds_to_wait(tokens))
