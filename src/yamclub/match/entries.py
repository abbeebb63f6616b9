"""What a match is made of: a header, then entries that are only ever added."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Action, By, Game, Result, TakeBack
from yamclub.kernel.codec import convert

FORMAT = 4
"""Of the record, the newest that is read: raised when an older reader could not understand a newer file."""
USUAL_FORMAT = 3
"""Of a match from its start. It is as older readers know it, so they can go on reading it."""
POSITION_FORMAT = 4
"""The first that may begin with a position, and only used if it does."""
TAKE_BACK_FORMAT = 3
"""The first in which moves can be taken back."""
MAX_NAME = 24
MAX_ENTROPY_BYTES = 64
MIN_ENTROPY_BYTES = 16
"""What a person at a web table adds at least: fewer bits could be guessed from their hash."""

Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*(?!\n)$")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
Signature = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}(?!\n)$")]
Moment = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Entry(Struct, frozen=True, tag=str.lower, tag_field="entry", forbid_unknown_fields=True):
    """One line of the log."""


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds the seat: a person, or the named bot."""

    name: str
    bot: str | None = None


class UndoneStart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A start of the match that came to nothing, because not everybody opened their entropy.

    All of it is spent: the secret is published here, and everybody committed anew before the next start.
    """

    why: Literal["late", "left", "owner"]
    """Somebody did not open in time, somebody stood up, or the owner called the start off."""
    seats: tuple[str, ...]
    """The names by seat, as they were then."""
    missing: tuple[SeatNumber, ...]
    """The seats that had not opened."""
    commitment: Hash
    secret: Hex
    commitments: tuple[Hash | None, ...]
    openings: tuple[Hex | None, ...]


Hidden = Literal["as-it-was", "anew"]


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where another match stood, for one that is played on from there.

    It is the whole state with all that is hidden, so it may be seen only by those who may see a whole record.
    """

    match: Hash | None
    """The commitment of the other match; None if its dice were real."""
    step: Annotated[int, Meta(ge=0)]
    """How many of its entries had been made, not counting its header."""
    hidden: Hidden
    """Whether what players didn't know is as it was in that match, or was drawn anew."""
    at: Moment
    """Match time then. It goes on from there."""
    state: dict[str, Any]


class Header(Entry, frozen=True, kw_only=True):
    """What was agreed before the match. Without a commitment, the dice are real and typed in.

    Format 1 had neither the commitments of the seats nor the undone starts: its entropy came in the clear.
    """

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: Hash | None
    started: str | None = None
    commitments: tuple[Hash | None, ...] | UnsetType = UNSET
    """By seat, the hash of the entropy that it opens, or None if it adds none."""
    undone_starts: tuple[UndoneStart, ...] | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    """What the match begins with, if it is played on from a moment of another one."""

    def without_position(self) -> Header:
        """What everybody may read while the match is played."""
        return replace(self, position=UNSET)

    @property
    def begins_at(self) -> int:
        """The match time at which it begins."""
        return 0 if self.position is UNSET else self.position.at


class Entropy(Entry, frozen=True):
    """What a seat added to the secret, before the first draw."""

    seat: SeatNumber
    hex: Hex


class Chance(Entry, frozen=True):
    """A chance move: ``number`` out of ``total`` was drawn, which means this outcome; or the outcome was typed in."""

    outcome: Any
    total: int
    number: int | None = None
    at: Moment = 0


class Acted(Entry, frozen=True):
    """What a seat, or the clock, did, and the moment it is credited with in milliseconds of match time.

    A seat may also have taken its last move back: then that one no longer stands.
    """

    by: By
    action: Any
    at: Moment = 0


class Seated(Entry, frozen=True):
    """From here on this bot holds the seat, or (None) its person does again. Nothing else changes."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)] | None


class Undone(Entry, frozen=True):
    """Taken back: the last chance move that still stood, and all that came after it.

    Only where chance is typed in: people mistype.
    """


class End(Entry, frozen=True, kw_only=True):
    """The match is over: how, the secret behind its dice, and a seal over every line."""

    reason: Literal["over", "abandoned"]
    result: Result | None
    secret: Hex | None
    seal: str = ""


class Signed(Entry, frozen=True):
    """After the end, and no part of the match: the server that kept it signs every line before this one."""

    key: Hash
    """The public part of its key (Ed25519), in hex."""
    hex: Signature


AnyEntry = Header | Entropy | Chance | Acted | Seated | Undone | End


def typed(entry: AnyEntry, game: Game) -> AnyEntry:
    """An entry that was read, with its move as the type that the game has for it. Raises ``BadJson``."""
    match entry:
        case Chance(outcome):
            return replace(entry, outcome=convert(outcome, game.outcomes))
        case Acted(_, action):
            return replace(entry, action=read_action(action, game))
    return entry


def read_action(action: Any, game: Game) -> Action:
    """What a seat or the clock does, out of its JSON form. Raises ``BadJson`` or ``ValueError``."""
    read: Action = convert(action, action_kinds(game))
    return read


def action_kinds(game: Game) -> Any:
    """Everything that can be done in a match of this game: its own actions, and taking one back."""
    return game.actions | TakeBack


def clean_name(text: str) -> str:
    """A name as it is shown: normalised, trimmed, on one line, of bounded length, with something to see in it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MAX_NAME or any(map(_hides, name)) or not _stands_alone(name):
        seen = "".join(sign for sign in name if not _hides(sign))
        raise YamError(Code.BAD_NAME, name=seen[:MAX_NAME], most=MAX_NAME)
    return name


_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
"""Control, format, private, surrogate and unassigned: characters that hide or fake what is read."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
"""Letters, marks and symbols that are drawn as nothing: fillers, joiners, the empty Braille cell, a null note head."""
_SELECTORS = frozenset(chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""They choose between drawings of the sign before them, and are nothing themselves."""
_AS_EMOJI = "\ufe0f"
_MOST_MARKS = 3
"""Marks on one letter. Living scripts need no more, and a pile of them covers the lines above and below."""


def shown_name(text: str) -> str:
    """A name out of a file, which anybody may have written: what would hide or steer a terminal is replaced."""
    return "".join("\ufffd" if _hides(sign) else sign for sign in text)


def _hides(sign: str) -> bool:
    return unicodedata.category(sign) in _UNSEEN or sign in _BLANK or (sign in _SELECTORS and sign != _AS_EMOJI)


def _stands_alone(name: str) -> bool:
    """Whether each mark has a sign of this name to sit on, and no sign has too many; a selector, only a symbol."""
    marks, before = _MOST_MARKS, " "
    for sign in name:
        if sign == _AS_EMOJI and unicodedata.category(before)[0] not in "SN":
            return False
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0 if sign != " " else _MOST_MARKS
        if marks > _MOST_MARKS:
            return False
        before = sign
    return True
