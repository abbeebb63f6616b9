"""Everything the server may send on the socket."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from yamclub.coach.report import Caution, Hint
from yamclub.game import By
from yamclub.mechanics.telling import Said
from yamclub.server.protocol.shapes import ChanceInfo, PauseInfo, TableInfo


class Message(Struct, frozen=True, tag=str.lower, tag_field="say"):
    """Tagged by ``say``."""


class Welcome(Message, frozen=True):
    """The first message: your name as the server knows it (null: a spectator), and its version."""

    name: str | None
    version: str


class Table(Message, frozen=True):
    """The table has changed: somebody sat down, left or came back, the match started, a rematch was made."""

    table: TableInfo


class Event(Message, frozen=True, kw_only=True):
    """A move as you may see it, numbered. ``what`` has a kind and fields, redacted where it is secret.

    ``news`` is what followed from it, and ``told`` the sentences for both, as message ids with arguments; of events
    long past they are left out. ``view`` is the position after the move. It is set if another move (mostly dice)
    followed at once, so that each can be shown. After the last of them comes a position instead.
    """

    table: str
    event: int
    by: By
    what: dict[str, Any]
    at: int
    news: tuple[dict[str, Any], ...] = ()
    told: tuple[Said, ...] = ()
    view: dict[str, Any] | None = None
    step: int | UnsetType = UNSET
    """Only in a replay: the number of its entry in the log, by which the analysis and ``play-on`` mean it."""


class Position(Message, frozen=True, kw_only=True):
    """The match after event ``event`` as you may see it, and what you may do.

    ``deadline`` and ``time_left`` are milliseconds from now: until the clock of the rules moves, and until
    the clock of the table runs out on those to move. ``pause`` is set while chance waits for people to be ready. The
    position is sent again when that changes.
    """

    table: str
    event: int
    view: dict[str, Any]
    legal: tuple[dict[str, Any], ...]
    deadline: int | None = None
    time_left: int | None = None
    pause: PauseInfo | None = None
    asks: tuple[int, ...] = ()
    """The places in ``legal`` of actions that give something up: ask the player first."""
    take_back: bool = False
    """Whether you can take your last move back now, with the action ``{"kind": "take_back"}``."""


class Ack(Message, frozen=True):
    """Your command is stored, as event ``event``."""

    table: str
    command: str
    event: int


class Refused(Message, frozen=True, kw_only=True):
    """Nothing was changed. ``code`` says why, ``params`` are the values for its sentence."""

    code: str
    params: dict[str, Any] = {}
    table: str | None = None
    command: str | None = None


class Odds(Message, frozen=True):
    """The odds that you asked for, of the dice as you may see them after event ``event``.

    There are none while no dice lie there, or if they are hidden from you.
    """

    table: str
    command: str
    event: int
    chances: tuple[ChanceInfo, ...]


class Hinted(Message, frozen=True, tag="hint"):
    """The hint that you asked for, in the position after event ``event``."""

    table: str
    command: str
    event: int
    hint: Hint


class Cautioned(Message, frozen=True, tag="caution"):
    """What the action that you asked about would cost."""

    table: str
    command: str
    event: int
    caution: Caution


class Ping(Message, frozen=True):
    n: int


class Failure(Struct, frozen=True):
    """The body of every refusal over HTTP."""

    code: str
    params: dict[str, Any] = {}


Outgoing = Welcome | Table | Event | Position | Ack | Refused | Odds | Hinted | Cautioned | Ping
