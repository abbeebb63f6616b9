"""Shapes used in both directions: tables, seats, visitors. ``docs/protocol.md`` says how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{10}$")]
"""Ten letters and digits that can be read out: new ids have no 0, 1, l or o."""
CommandId = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
"""Made by the client for each command, in plain ASCII. Sent twice, a command counts once."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=200)]
"""Checked and cleaned by the server: 1 to 24 characters after trimming."""
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds for each move, from 5 seconds to two weeks."""

Status = Literal["waiting", "playing", "over"]


class SeatInfo(Struct, frozen=True):
    """Who has a seat, as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    """The bot that plays this seat now, also while it stands in for a person who left."""
    present: bool = False
    """Whether that person has the table open and has not left the seat."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as one reader sees it: ``you``, ``owner`` and ``your_move`` are about that reader."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    clock: int | None
    """Seconds for each move, or no clock."""
    public: bool
    status: Status
    commitment: str
    """The hash of the secret behind the dice, public as soon as the table exists."""
    you: int | None = None
    owner: bool = False
    your_move: bool = False
    next: str | None = None
    """The table of the rematch, if there is one."""
    created: str = ""


class Me(Struct, frozen=True):
    """You, as the server knows you. The token is shown once, if you asked for one instead of a cookie."""

    name: str
    tables: tuple[TableInfo, ...] = ()
    token: str | None = None
