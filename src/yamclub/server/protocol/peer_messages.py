"""What server processes over one database tell each other, on one channel. Visitors never hear any of it."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from yamclub.kernel.codec import decode, encode

CHANNEL = "yamclub"


class _PeerMessage(Struct, frozen=True, tag=str.lower, tag_field="news"):
    process: str
    """Who says so: a process hears itself too, and need not listen."""


class Changed(_PeerMessage, frozen=True):
    """Look at this table again. Said within the transaction that changed it."""

    table: str


class Renamed(_PeerMessage, frozen=True):
    """This visitor has another name. Said within the transaction that changed it."""

    visitor: str


class Here(_PeerMessage, frozen=True):
    """Those of each of these tables' people who have it open at this process: all of them, so nobody if empty."""

    tables: dict[str, tuple[str, ...]]


class Who(_PeerMessage, frozen=True):
    """Somebody new asks everybody to say who is here."""


class Missed(_PeerMessage, frozen=True):
    """Said to oneself when the connection to the others was broken: anything may have been said meanwhile."""


PeerMessage = Changed | Renamed | Here | Who | Missed
MISSED = encode(Missed(""))


def read_peer_message(data: bytes) -> PeerMessage:
    return cast(PeerMessage, decode(data, cast(Any, PeerMessage)))
