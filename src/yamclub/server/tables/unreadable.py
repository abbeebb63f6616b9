"""Matches that this program cannot read: played under rules it does not have, or with a damaged log.

Such a match is shown as what it is. It is not played or replayed, and it does no harm to others.
"""

from __future__ import annotations

import logging

from msgspec import Struct

from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode
from yamclub.match.entries import FORMAT, Header
from yamclub.match.match import Match
from yamclub.mechanics.options import read_options
from yamclub.server.protocol.shapes import Unreadable
from yamclub.server.store import TableRow

log = logging.getLogger("yamclub.server")

_MOST_KNOWN = 10_000


class OtherVersion(Exception):
    """The game, an option or the version of the rules is not known here."""


class _Format(Struct):
    """What the header of every version has."""

    format: int


def open_match(header: str, secret: bytes | None = None) -> Match:
    """The match of a stored header. Raises ``OtherVersion``, or what else is wrong with it."""
    if (theirs := decode(header, _Format).format) > FORMAT:
        raise OtherVersion from YamError(Code.RECORD_NEWER, theirs=theirs, ours=FORMAT)
    read = decode(header, Header)
    try:
        return Match(read, secret)
    except YamError as refusal:
        raise OtherVersion from refusal


def why_unreadable(bad: Exception, game: str) -> Unreadable:
    """What to say of a match that could not be read. The log gets it too, without naming table or people."""
    if isinstance(bad, OtherVersion):
        log.warning("a match cannot be read: %s", bad.__cause__)
        return "version"
    log.error("a match of %s cannot be read: its log is damaged", game[:40], exc_info=bad)
    return "damaged"


def judge(row: TableRow) -> Unreadable | None:
    """What can be said of a listed table from its row and its header, without reading the whole log."""
    try:
        if row.status == "waiting":
            _check_waiting(row)
        elif row.header is None:
            return "damaged"
        else:
            open_match(row.header)
    except Exception as bad:  # noqa: BLE001 - whatever is wrong with one row, the others are listed
        return why_unreadable(bad, row.game)
    return None


class Verdicts:
    """Whether listed matches can be read, remembered: the answer does not change while this program runs."""

    def __init__(self) -> None:
        self._known: dict[str, Unreadable | None] = {}

    def of(self, row: TableRow) -> Unreadable | None:
        if row.status == "waiting":
            return judge(row)
        if row.id not in self._known:
            self.remember(row.id, judge(row))
        return self._known[row.id]

    def remember(self, table_id: str, verdict: Unreadable | None) -> None:
        if len(self._known) >= _MOST_KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[table_id] = verdict


def _check_waiting(row: TableRow) -> None:
    try:
        read_options(find_game(row.game, row.rules), row.options)
    except YamError as refusal:
        raise OtherVersion from refusal
