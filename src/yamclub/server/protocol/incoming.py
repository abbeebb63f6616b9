"""Everything a client may send: request bodies, and messages on the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from yamclub.match.entries import Hidden
from yamclub.server.protocol.shapes import ClockSeconds, CommandId, Hints, Name, QuestionId, SeatNumber, TableId

# --- request bodies


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a name. ``token``: answer with a token instead of a cookie, for programs."""

    name: Name
    token: bool = False


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    clock: ClockSeconds | None = None
    public: bool = False
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    odds: bool = True
    """Whether players may ask for the odds of their dice."""
    hints: Hints = "bots"
    """When players may ask the coach for hints: ``bots``, one person among bots may, and several once all of them
    agreed; ``agreed``, only once every person did, also one alone; ``never``."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, and commit to the entropy that you add to the dice: its hash, as docs/record.md says."""

    seat: SeatNumber
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")] | None = None


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Open what you committed to: 16 to 64 bytes in hex."""

    entropy: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}(?!\n)$")]


class PutBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat to a bot: an open one before the start, during the match one whose person left or is away.

    Without a name it is the table's stand-in. During the match it cannot be another.
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a bot out, or remove a guest, before the start. With a name, only if that is who sits there."""

    seat: SeatNumber
    name: Name | None = None


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """Vote to seat the stand-in for somebody who is away, before the grace time is over."""

    seat: SeatNumber


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a match that is over, with bots in the other seats."""

    step: Annotated[int, Meta(ge=0)]
    """How many entries its log had then, as the replay and the analysis number them; 0 is the start."""
    seat: SeatNumber | None = None
    """The seat you take; null: that of whoever is to act then."""
    hidden: Hidden = "as-it-was"
    """What you did not know then: as it was, or drawn ``anew``."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot of the other seats; null: the game's usual one."""


class AgreeHints(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree that everybody at your table may ask the coach for hints, or take that back."""

    agree: bool


class NextQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a question of practice, but for those that you had just now."""

    skip: Annotated[tuple[QuestionId, ...], Meta(max_length=100)] = ()


class AnswerQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose one of the legal actions. ``times`` is that of the question: each time it is asked it is answered once."""

    question: QuestionId
    times: Annotated[int, Meta(ge=0)]
    action: dict[str, Any]


# --- on the socket


class Message(Struct, frozen=True, tag=str.lower, tag_field="say", forbid_unknown_fields=True):
    """Tagged by ``say``."""


class Hello(Message, frozen=True):
    """The first message of a client without a cookie: its token."""

    token: Annotated[str, Meta(max_length=200)]


class Watch(Message, frozen=True):
    """Follow this table: every event after number ``since`` (0: from the start of the match)."""

    table: TableId
    since: Annotated[int, Meta(ge=0)] = 0


class Unwatch(Message, frozen=True):
    table: TableId


class Act(Message, frozen=True):
    """Make a move. ``action`` has the form given in the documentation of the game, or is its short text: ``keep 44``.

    With the action ``{"kind": "take_back"}`` you take your last move back, if the position says that you can.

    ``after`` is the event of the position you saw. If your seat has moved since then (from another
    tab, by a bot or by the clock), the move is refused as overtaken.
    """

    table: TableId
    command: CommandId
    action: dict[str, Any] | Annotated[str, Meta(max_length=200)]
    after: Annotated[int, Meta(ge=0)] | None = None


class Ready(Message, frozen=True):
    """You have seen the position after this event, and are ready for what follows. It ends a ``pause`` for you."""

    table: TableId
    event: Annotated[int, Meta(ge=0)]


class AskOdds(Message, frozen=True, tag="odds"):
    """Ask for the odds of the dice as they lie after this event, as far as you may see them.

    ``command`` is an id of your choice: the answer, or the refusal, has it too.
    """

    table: TableId
    command: CommandId
    event: Annotated[int, Meta(ge=0)]


class AskHint(Message, frozen=True):
    """Ask the coach for the best that you can do now, in the position after this event. It must be your turn.

    ``command`` is an id of your choice: the answer, or the refusal, has it too.
    """

    table: TableId
    command: CommandId
    event: Annotated[int, Meta(ge=0)]


class AskCaution(Message, frozen=True):
    """Ask the coach what this action would cost, before you make it. ``action`` is one of the legal ones.

    The tutor of one person alone with bots.
    """

    table: TableId
    command: CommandId
    event: Annotated[int, Meta(ge=0)]
    action: dict[str, Any]


class Pong(Message, frozen=True):
    """The answer to a ``ping``, at once. It measures your round trip, for games in real time."""

    n: int


Incoming = Hello | Watch | Unwatch | Act | Ready | AskOdds | AskHint | AskCaution | Pong
