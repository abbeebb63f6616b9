"""The rows of the store, as values."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamclub.kernel.codec import decode, encode
from yamclub.server.protocol.shapes import Status


class Visitor(Struct, frozen=True):
    """Somebody with a name. Only the store has the hash of their token; the token itself is not kept."""

    id: str
    name: str


class SeatRow(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a visitor, a bot, or nobody yet."""

    visitor: str | None = None
    name: str | None = None
    bot: str | None = None
    """The bot that owns the seat. A bot that stands in for a person during the match is in the log instead."""
    entropy: str | None = None
    """The entropy that this visitor adds to the dice when the match starts, in hex."""
    left: bool = False
    """Whether this visitor left the seat during the match."""

    @property
    def open(self) -> bool:
        return self.visitor is None and self.bot is None


class TableRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    clock: int | None
    public: bool
    owner: str
    created: int
    secret: str
    """The secret behind the dice, in hex. It is published when the match ends, and not before."""
    status: Status = "waiting"
    started: int | None = None
    next: str | None = None
    rev: int = 0
    """Raised by every change, so that the second of two concurrent changes is refused."""

    def seat_of(self, visitor: str | None) -> int | None:
        if visitor is None:
            return None
        return next((seat for seat, row in enumerate(self.seats) if row.visitor == visitor), None)


class NewEntry(NamedTuple):
    body: str
    command: str | None = None


class StoredEntry(NamedTuple):
    seq: int
    command: str | None
    body: str


def table_body(table: TableRow) -> str:
    """The table as JSON. The secret has a column of its own."""
    return encode(replace(table, secret="")).decode()


def read_table(rev: int, status: Status, secret: str, body: str) -> TableRow:
    return replace(decode(body, TableRow), rev=rev, status=status, secret=secret)


def seated_visitors(table: TableRow) -> list[tuple[str, int, str]]:
    return [(table.id, seat, row.visitor) for seat, row in enumerate(table.seats) if row.visitor is not None]
