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
    """For each table, every seated visitor who has it open at this process; empty if there is none."""

    tables: dict[str, tuple[str, ...]]


class Who(_PeerMessage, frozen=True):
    """A new process asks its peers to say who is there."""


class Missed(_PeerMessage, frozen=True):
    """Sent by a process to itself after its connection broke: it may have missed anything."""


PeerMessage = Changed | Renamed | Here | Who | Missed
MISSED = encode(Missed(""))


def read_peer_message(data: bytes) -> PeerMessage:
    return cast(PeerMessage, decode(data, cast(Any, PeerMessage)))
