"""The rows of the store, as values."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, decode, encode
from yamclub.match.entries import UndoneStart
from yamclub.match.match import todays_options
from yamclub.server.protocol.shapes import Hints, PlayedOn, Status

log = logging.getLogger("yamclub.server")


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
    commitment: str | None = None
    """The hash of the entropy that this visitor adds to the dice."""
    opening: str | None = None
    """That entropy, in hex, once they have opened it. It is shown to nobody before everybody has."""
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
    rules: int = 1
    """The version of the game's rules that the options belong to. Rows from before this field are of version 1."""
    status: Status = "waiting"
    starting: int | None = None
    """While a start waits for somebody: how long it does, in milliseconds."""
    undone_starts: tuple[UndoneStart, ...] = ()
    started: int | None = None
    next: str | None = None
    source: str = ""
    """A short hash of the address it was made from."""
    stand_in: str | None = None
    """The bot that plays for those who are away, as the owner chose it; None: the game's usual one."""
    odds: bool = True
    """Whether players may ask for the odds of their dice."""
    hints: Hints = "bots"
    """When players may ask the coach for hints."""
    hints_agreed: tuple[str, ...] = ()
    """The ids of the visitors who agreed that everybody may."""
    removed: tuple[str, ...] = ()
    """The ids of visitors whom the owner removed before the start. They cannot sit down again."""
    votes: tuple[tuple[int, str], ...] = ()
    """Who wants the stand-in at which seat: the seat, and the id of the visitor who voted."""
    played_on: PlayedOn | None = None
    """Of which match it goes on, if it does. The position itself is stored apart: nobody is told of it."""
    header: str | None = None
    """The first entry of the log as it is stored. Only lists of tables have it; it is never written."""
    rev: int = 0
    """Raised by every change, so that the second of two concurrent changes is refused."""

    @property
    def deserted(self) -> bool:
        """Whether every person has left the match."""
        return self.status == "playing" and all(seat.left for seat in self.seats if seat.visitor is not None)

    @property
    def only_bots(self) -> bool:
        return all(seat.bot is not None for seat in self.seats)

    @property
    def people(self) -> tuple[str, ...]:
        """The visitors who have a seat and have not left it."""
        return tuple(seat.visitor for seat in self.seats if seat.visitor is not None and not seat.left)

    @property
    def hints_allowed(self) -> bool:
        """Whether the coach may be asked, as people are seated and agreed now."""
        people = self.people
        if self.hints == "never" or not people or any(seat.open for seat in self.seats):
            return False
        return (self.hints == "bots" and len(people) == 1) or all(one in self.hints_agreed for one in people)

    def played_on_as_told(self, visitor: str | None) -> PlayedOn | None:
        """The id of a table is its invitation: that of another table is told only to those who belong here."""
        belongs = visitor is not None and (visitor == self.owner or self.seat_of(visitor) is not None)
        return self.played_on if self.played_on is None or belongs else replace(self.played_on, table=None)

    def seat_of(self, visitor: str | None) -> int | None:
        if visitor is None:
            return None
        for seat, row in enumerate(self.seats):
            if row.visitor == visitor:
                return seat
        return None


class Opened(NamedTuple):
    """How many public tables somebody has opened, and when the first of them."""

    tables: int
    oldest: int


class IdleTable(NamedTuple):
    """A match at which nothing has happened after entry ``seq`` since that moment."""

    table: str
    seq: int
    since: int


class KeptPractice(NamedTuple):
    """What somebody has practised in one game, as JSON."""

    rev: int = 0
    body: str = ""


class NewEntry(NamedTuple):
    body: str
    command: str | None = None


class StoredEntry(NamedTuple):
    seq: int
    command: str | None
    body: str


def table_body(table: TableRow) -> str:
    """The table as JSON. The secret has a column of its own, and the header is in the log."""
    return encode(replace(table, secret="", header=None)).decode()


def read_table(rev: int, status: Status, secret: str, body: str, header: str | None = None) -> TableRow:
    try:
        row, _ = decode(body, TableRow), bytes.fromhex(secret)
    except (*BadJson, ValueError):
        raise YamError(Code.MATCH_UNREADABLE, why="damaged") from None
    return _with_todays_options(replace(row, rev=rev, status=status, secret=secret, header=header))


def read_tables(rows: Iterable[Iterable[Any]]) -> list[TableRow]:
    """The tables of a list. One whose row is damaged is left out, so that the others are still listed."""
    tables = []
    for row in rows:
        try:
            tables.append(read_table(*row))
        except YamError:
            log.error("a table is left out of a list: its row is damaged")
    return tables


def _with_todays_options(row: TableRow) -> TableRow:
    """A table set up under an older version: a waiting one starts, and a rematch is made, by the current version.

    A match that has begun goes on by the version in the header of its log. Options of a version
    that this program does not know stay as they are, and so does a table that goes on from a moment of an older match.
    """
    if row.played_on is not None:
        return row
    try:
        current = find_game(row.game).version
        if row.rules == current:
            return row
        return replace(row, options=todays_options(row.game, row.rules, row.options), rules=current)
    except YamError:
        return row


def seated_visitors(table: TableRow) -> list[tuple[str, int, str]]:
    return [(table.id, seat, row.visitor) for seat, row in enumerate(table.seats) if row.visitor is not None]
