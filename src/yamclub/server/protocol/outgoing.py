"""Everything the server may say on the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from yamclub.game import By
from yamclub.server.protocol.shapes import TableInfo


class Message(Struct, frozen=True, tag=str.lower, tag_field="say"):
    """Tagged by ``say``."""


class Welcome(Message, frozen=True):
    """First: who the server takes you for (null: a spectator without a name), and its version."""

    name: str | None
    version: str


class Table(Message, frozen=True):
    """The table has changed: somebody sat down, left, came back, it started, a rematch was made."""

    table: TableInfo


class Event(Message, frozen=True, kw_only=True):
    """A move as you may see it, numbered. ``what`` has a kind and fields, redacted where it is secret.

    ``view`` is where it led, for moves that others followed at once (dice, mostly), so that each
    can be shown and its news told; the last of them is followed by a position instead.
    """

    table: str
    event: int
    by: By
    what: dict[str, Any]
    at: int
    view: dict[str, Any] | None = None


class Position(Message, frozen=True, kw_only=True):
    """Where the match stands after event ``event``, through your eyes, and what you may do.

    ``deadline`` and ``time_left`` are milliseconds from now: of the rules' clock, and of the table's
    clock for whoever is to move.
    """

    table: str
    event: int
    view: dict[str, Any]
    legal: tuple[dict[str, Any], ...]
    deadline: int | None = None
    time_left: int | None = None


class Ack(Message, frozen=True):
    """Your command is on disk; it is event ``event``."""

    table: str
    command: str
    event: int


class Refused(Message, frozen=True, kw_only=True):
    """Nothing was changed. ``code`` is of the closed list, ``params`` what its sentence needs."""

    code: str
    params: dict[str, Any] = {}
    table: str | None = None
    command: str | None = None


class Ping(Message, frozen=True):
    n: int


class Failure(Struct, frozen=True):
    """The body of every refusal over HTTP."""

    code: str
    params: dict[str, Any] = {}


Outgoing = Welcome | Table | Event | Position | Ack | Refused | Ping
