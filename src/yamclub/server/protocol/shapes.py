"""What both directions speak of: tables, seats, people. ``docs/protocol.md`` says how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{10}$")]
"""Ten letters and digits that can be read out: no 0, 1, l or o among those we make."""
CommandId = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
"""Made by the client, once a command: sent again, it counts once. Plain ASCII."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=200)]
"""Checked and cleaned by the server; 24 signs are kept."""
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds a move, from a blitz to two weeks."""

Status = Literal["waiting", "playing", "over"]


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    """The bot that holds the seat, also while it stands in for a person who left."""
    present: bool = False
    """Whether that person has the table open somewhere, and has not left the seat."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, for one reader: ``you`` and ``owner`` are about them."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    clock: int | None
    """Seconds a move, or no clock."""
    public: bool
    status: Status
    commitment: str
    """The hash of the secret behind the dice, published from the first moment on."""
    you: int | None = None
    owner: bool = False
    your_move: bool = False
    next: str | None = None
    """The table of the rematch, once there is one."""
    created: str = ""


class Me(Struct, frozen=True):
    """A visitor to himself. The token is shown once, to those who asked for it instead of a cookie."""

    name: str
    tables: tuple[TableInfo, ...] = ()
    token: str | None = None
