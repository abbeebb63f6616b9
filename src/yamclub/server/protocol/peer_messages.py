"""What server processes over one database tell each other, on one channel. Visitors never hear any of it."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from yamclub.kernel.codec import decode, encode

CHANNEL = "yamclub"


class _News(Struct, frozen=True, tag=str.lower, tag_field="news"):
    process: str
    """Who says so: a process hears itself too, and need not listen."""


class Changed(_News, frozen=True):
    """Look at this table again. Said within the transaction that changed it."""

    table: str


class Renamed(_News, frozen=True):
    """This visitor has another name. Said within the transaction that changed it."""

    visitor: str


class Here(_News, frozen=True):
    """Those of each of these tables' people who have it open at this process: all of them, so nobody if empty."""

    tables: dict[str, tuple[str, ...]]


class Who(_News, frozen=True):
    """Somebody new asks everybody to say who is here."""


class Missed(_News, frozen=True):
    """Said to oneself when the line to the others was broken: anything may have been said meanwhile."""


News = Changed | Renamed | Here | Who | Missed
MISSED = encode(Missed(""))


def read_news(data: bytes) -> News:
    return cast(News, decode(data, cast(Any, News)))
