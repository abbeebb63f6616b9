"""What is kept, as values."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamclub.kernel.codec import decode, encode
from yamclub.server.protocol.shapes import Status


class Visitor(Struct, frozen=True):
    """Somebody with a name. Their token is nowhere; its hash is in the store alone."""

    id: str
    name: str


class SeatRow(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person, a bot, or nobody yet."""

    visitor: str | None = None
    name: str | None = None
    bot: str | None = None
    """A bot's own seat. Who stands in for a person once the match goes on is in the match's log."""
    entropy: str | None = None
    """What that person adds to the dice when the match starts, in hex."""
    left: bool = False
    """Whether that person stood up while the match went on."""

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
    """In hex. Behind the dice, so it leaves the process with the end of the match and not before."""
    status: Status = "waiting"
    started: int | None = None
    next: str | None = None
    rev: int = 0
    """Raised by every change, so that of two changes to the same row the second is refused."""

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
    """All of it but what has a column of its own."""
    return encode(replace(table, secret="")).decode()


def read_table(rev: int, status: Status, secret: str, body: str) -> TableRow:
    return replace(decode(body, TableRow), rev=rev, status=status, secret=secret)


def seated_visitors(table: TableRow) -> list[tuple[str, int, str]]:
    return [(table.id, seat, row.visitor) for seat, row in enumerate(table.seats) if row.visitor is not None]
