"""A table's row before the match: who has committed to entropy and opened it, and what an undone start leaves."""

from __future__ import annotations

from secrets import token_bytes
from typing import Literal

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.match.entries import UndoneStart
from yamclub.match.fairness import SECRET_BYTES, commitment
from yamclub.server.store import SeatRow, TableRow


def row_commitment(row: TableRow) -> str:
    return commitment(bytes.fromhex(row.secret))


def with_seat(row: TableRow, seat: int, who: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], who, *row.seats[seat + 1 :]))


def committing(row: TableRow) -> list[int]:
    """The seats that have to commit and to open: all people, and one who is alone with bots only if they wish to."""
    people = [seat for seat, who in enumerate(row.seats) if who.visitor is not None]
    return people if len(people) > 1 else [seat for seat in people if row.seats[seat].commitment is not None]


def all_committed(row: TableRow) -> bool:
    return all(row.seats[seat].commitment is not None for seat in committing(row))


def waited_for(row: TableRow) -> list[int]:
    """The seats that have to commit or to open before the match can start."""
    seats = committing(row)
    uncommitted = [seat for seat in seats if row.seats[seat].commitment is None]
    return uncommitted or [seat for seat in seats if row.seats[seat].opening is None]


def committed(row: TableRow, seat: int, promised: str) -> TableRow:
    """The row with the commitment of somebody who sits there. Once all are known, none can be changed."""
    who = row.seats[seat]
    if row.starting is not None and who.commitment is not None and who.commitment != promised:
        raise YamError(Code.STARTING)
    return with_seat(row, seat, replace(who, commitment=promised))


def check_not_starting(row: TableRow) -> None:
    """Raise while a start waits: who sits where is fixed until it is made or undone."""
    if row.starting is not None:
        raise YamError(Code.STARTING)


def uncommitted(row: TableRow) -> TableRow:
    """A new secret, and nobody has committed to anything."""
    return replace(
        row,
        secret=token_bytes(SECRET_BYTES).hex(),
        seats=tuple(replace(seat, commitment=None, opening=None) for seat in row.seats),
        starting=None,
    )


def undone_start(row: TableRow, why: Literal["late", "left", "owner"]) -> TableRow:
    """The start is undone. All that was opened is spent, and what happened is kept."""
    kept = UndoneStart(
        why=why,
        seats=tuple(seat.name or "" for seat in row.seats),
        missing=tuple(seat for seat in committing(row) if row.seats[seat].opening is None),
        commitment=row_commitment(row),
        secret=row.secret,
        commitments=tuple(seat.commitment for seat in row.seats),
        openings=tuple(seat.opening for seat in row.seats),
    )
    return replace(uncommitted(row), undone_starts=(*row.undone_starts, kept))
