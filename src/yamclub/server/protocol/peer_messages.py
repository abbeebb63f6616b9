"""Messages between the server processes of one database, on one channel. They never reach visitors."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from yamclub.kernel.codec import decode, encode

CHANNEL = "yamclub"


class _PeerMessage(Struct, frozen=True, tag=str.lower, tag_field="news"):
    # The tag keeps its old name: while a server is updated, old and new processes talk to each other.
    process: str
    """The sender. A process also receives its own messages, and ignores them."""


class Changed(_PeerMessage, frozen=True):
    """This table has changed. Sent in the transaction that changed it."""

    table: str


class Renamed(_PeerMessage, frozen=True):
    """This visitor has a new name. Sent in the transaction that changed it."""

    visitor: str


class Here(_PeerMessage, frozen=True):
    """For each table, its owner and every seated visitor, if they have it open at this process; empty if none has."""

    tables: dict[str, tuple[str, ...]]


class Claimed(_PeerMessage, frozen=True, kw_only=True):
    """A visitor at this process made a claim in the race that began with event ``turn``.

    ``arrived`` is match time at this process, which counts from when the race was shown here; None if it is not known.
    """

    table: str
    turn: int
    seat: int
    command: str
    action: dict[str, Any]
    arrived: int | None
    round_trip: int


class Settle(_PeerMessage, frozen=True):
    """Asks: say when you have told of every claim of this race that counts from ``upto`` or earlier."""

    table: str
    turn: int
    upto: int


class Settled(_PeerMessage, frozen=True):
    """The answer to ``Settle``. What this process says later counts from later."""

    table: str
    turn: int
    upto: int


class IsReady(_PeerMessage, frozen=True):
    """A visitor at this process is ready for what follows this event."""

    table: str
    event: int
    seat: int


class AskTime(_PeerMessage, frozen=True):
    """Asks the process that holds this table for its match time."""

    table: str


class Time(_PeerMessage, frozen=True):
    """Match time now, in the turn that began with event ``turn``."""

    table: str
    turn: int
    at: int


class Who(_PeerMessage, frozen=True):
    """A new process asks its peers to say who is there."""


class Missed(_PeerMessage, frozen=True):
    """Sent by a process to itself after its connection broke: it may have missed anything."""


PeerMessage = Changed | Renamed | Here | Claimed | Settle | Settled | IsReady | AskTime | Time | Who | Missed
MISSED = encode(Missed(""))


def read_peer_message(data: bytes) -> PeerMessage:
    return cast(PeerMessage, decode(data, cast(Any, PeerMessage)))
