"""Shapes used in both directions: tables, seats, visitors. ``docs/protocol.md`` says how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from yamclub.match.entries import Hidden, UndoneStart

TABLE_ID = "[a-z2-9]{10}"
TableId = Annotated[str, Meta(pattern=rf"^{TABLE_ID}(?!\n)$")]
"""Ten letters and digits that can be read out: new ids have no 0, 1, l or o."""
CommandId = Annotated[str, Meta(pattern=r"^[ -~]{1,64}(?!\n)$")]
"""Made by the client for each command, in plain ASCII. Sent twice, a command counts once."""
QuestionId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}(?!\n)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=200)]
"""Checked and cleaned by the server: 1 to 24 characters after trimming."""
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
"""Seconds for each move, from 5 seconds to two weeks."""

SLOWEST_IN_REAL_TIME = 300
"""The slowest clock of a table in real time: nobody waits for days beside a game that everybody plays at once."""

Status = Literal["waiting", "playing", "over"]
Hints = Literal["bots", "agreed", "never"]
"""When players may ask the coach: alone with bots, and several people once all of them agreed (``bots``); only once
every person agreed, also one alone with bots (``agreed``); never."""
Unreadable = Literal["version", "damaged"]
"""Why a match cannot be shown or played: it follows rules that this server does not have, or its log is damaged."""


class SeatInfo(Struct, frozen=True):
    """Who has a seat, as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    """The bot that plays this seat now, also while it stands in for a person who left."""
    present: bool = False
    """Whether that person has the table open and has not left the seat."""
    left: bool = False
    """Whether that person left the seat on purpose during the match."""
    distance: int | None = None
    """In games in real time: the round trip in milliseconds that this seat's last move was credited with."""
    stand_in_after: int | None = None
    """Where a person is away and no bot plays: milliseconds until anybody at the table may seat the stand-in."""
    votes: tuple[int, ...] = ()
    """The seats whose people want the stand-in here before that."""
    votes_needed: int = 0


class StartInfo(Struct, frozen=True):
    """A start that waits until everybody has committed, and then opened."""

    waiting_for: tuple[int, ...]
    """The seats that have not."""
    left: int
    """Milliseconds until the start is undone."""


class PauseInfo(Struct, frozen=True):
    """A pause before chance moves on. It ends as soon as everybody it waits for has said ``ready``."""

    waiting_for: tuple[int, ...]
    """The seats of the people here who have not."""
    left: int | None
    """Milliseconds until it ends without them; null if it waits for as long as they like."""


class ChanceInfo(Struct, frozen=True):
    """How likely one thing is with the best play for it."""

    target: str
    """What it is, as ``yam odds`` names it: a box, a square or a series."""
    probability: float
    fraction: str
    """The same, exact: ``5/36``."""
    keep: str | None
    """The dice to keep for it at the next throw; null if there is nothing to choose."""


class PlayedOn(Struct, frozen=True):
    """The moment of another match from which this one goes on."""

    table: str | None
    """The table of that match; null for those who have no seat here and do not own the table."""
    step: int
    """How many entries its log had then, the header not counted; 0 is its start."""
    hidden: Hidden
    """Whether what players did not know is as it was there, or was drawn anew."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as one reader sees it: ``you``, ``owner`` and ``your_move`` are about that reader."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    clock: int | None
    """Seconds for each move, or no clock."""
    stand_in: str | None
    """The bot that plays for those who are away; null if the game is not known here."""
    public: bool
    odds: bool = True
    """Whether players may ask for the odds of their dice."""
    hides: bool = True
    """Whether some know what others do not, as far as it is known: from the start of the match on."""
    hints: Hints = "bots"
    """When players may ask the coach for hints: see ``NewTable``."""
    hints_agreed: tuple[int, ...] = ()
    """The seats whose people agreed that everybody may."""
    hints_allowed: bool = False
    """Whether whoever is to move may ask for a hint now, as people are seated and agreed."""
    status: Status
    commitment: str
    """The hash of the secret behind the dice, public as soon as the table exists."""
    commitments: tuple[str | None, ...] = ()
    """By seat, the hash of the entropy that its person adds to the dice."""
    starting: StartInfo | None = None
    undone_starts: tuple[UndoneStart, ...] = ()
    """Earlier starts that came to nothing, with all that was committed to and opened. The record keeps them."""
    you: int | None = None
    owner: bool = False
    owner_seat: int | None = None
    """Where the owner sits, if they do."""
    heir: int | None = None
    """Before the start, while the owner is away: the seat of the person who will own the table."""
    heir_after: int | None = None
    """Milliseconds until then."""
    your_move: bool = False
    next: str | None = None
    """The table of the rematch, if there is one."""
    created: str = ""
    removed: bool = False
    """Whether the owner removed you from this table, so that you cannot sit down again."""
    played_on: PlayedOn | None = None
    """Of which match it goes on, if it does not begin as usual."""
    unreadable: Unreadable | None = None
    """Why the match cannot be shown or played here, if it cannot. Its record can be downloaded once it is over."""


class Me(Struct, frozen=True):
    """You, as the server knows you. The token is shown once, if you asked for one instead of a cookie."""

    name: str
    tables: tuple[TableInfo, ...] = ()
    token: str | None = None
