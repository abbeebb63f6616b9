"""What a match is made of: a header, then entries that are only ever added."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from yamclub.errors import Code, YamError
from yamclub.game import By, Result

FORMAT = 1
"""Of the record: raised when an older reader could not understand a newer file."""
MAX_NAME = 24
MAX_ENTROPY_BYTES = 64

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Moment = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Entry(Struct, frozen=True, tag=str.lower, tag_field="entry", forbid_unknown_fields=True):
    """One line of the log."""


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds the seat: a person, or the named bot."""

    name: str
    bot: str | None = None


class Header(Entry, frozen=True, kw_only=True):
    """What was agreed before the match. Without a commitment, the dice are real and typed in."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: Hash | None
    started: str | None = None


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
    """What a seat, or the clock, did, and the moment it is credited with in milliseconds of match time."""

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


AnyEntry = Header | Entropy | Chance | Acted | Seated | Undone | End


def clean_name(text: str) -> str:
    """A name as it is shown: normalised, trimmed, on one line, of bounded length."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MAX_NAME or any(unicodedata.category(sign) in _UNSEEN for sign in name):
        raise YamError(Code.BAD_NAME, name=name[:MAX_NAME], most=MAX_NAME)
    return name


_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
"""Control, format, private, surrogate and unassigned: characters that hide or fake what is read."""
