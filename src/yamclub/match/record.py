"""The record of a match: JSON Lines, one entry per line, with all that a replay needs.

Every line must be exactly as this writer writes it, and the last line seals all of them, so that
any changed byte is found. What the lines say is checked by ``verify``.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, convert, decode, encode
from yamclub.match.entries import FORMAT, Acted, AnyEntry, Chance, End, Header

MAX_BYTES = 64 * 2**20


class Record(NamedTuple):
    header: Header
    entries: tuple[AnyEntry, ...]
    """Without the header; the last one is the end."""


class Sealer:
    """Turns entries into lines, keeping the hash that the end's seal is made of."""

    def __init__(self) -> None:
        self._hash = sha256()

    def line(self, entry: AnyEntry) -> bytes:
        line = encode(self.sealed(entry) if isinstance(entry, End) else entry) + b"\n"
        self._hash.update(line)
        return line

    def sealed(self, end: End) -> End:
        covered = self._hash.copy()
        covered.update(encode(replace(end, seal="")))
        return replace(end, seal=covered.hexdigest())


class RecordFile:
    """A record being written, each line as soon as it is known. Never overwrites an existing file."""

    def __init__(self, path: Path) -> None:
        self._sealer = Sealer()
        try:
            self._file = path.open("xb")
        except FileExistsError:
            raise YamError(Code.FILE_EXISTS, file=str(path)) from None
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=str(path), why=bad.strerror or "") from None
        self._path = path

    def add(self, entry: AnyEntry) -> None:
        try:
            self._file.write(self._sealer.line(entry))
            self._file.flush()
            if isinstance(entry, End):
                os.fsync(self._file.fileno())
                self._file.close()
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=str(self._path), why=bad.strerror or "") from None


def record_bytes(entries: list[AnyEntry]) -> bytes:
    """The whole record of a match that has ended."""
    sealer = Sealer()
    return b"".join(map(sealer.line, entries))


def read_file(path: Path) -> Record:
    return read_record(read_bytes(path, MAX_BYTES + 1))


def read_bytes(path: Path, most: int) -> bytes:
    """At most this much of a file that somebody named."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as bad:
        raise YamError(Code.NO_SUCH_FILE, file=str(path), why=bad.strerror or "") from None


class _Opening(Struct, tag="header", tag_field="entry"):
    """The part of a header that every version will have."""

    format: int


def read_record(data: bytes) -> Record:
    """The entries of a record, its form checked. ``verify`` checks the seal, and whether they are true."""
    first, *lines = data.split(b"\n")
    try:
        version = decode(first, _Opening).format
    except BadJson:
        raise YamError(Code.NOT_A_RECORD) from None
    if version > FORMAT:
        raise YamError(Code.RECORD_NEWER, theirs=version, ours=FORMAT)
    if len(data) > MAX_BYTES or version < 1:
        raise YamError(Code.NOT_A_RECORD)
    header = _read_line(first, 1, Header)
    game = find_game(header.game)
    if header.rules != game.version:
        raise YamError(Code.RULES_DIFFER, game=header.game, theirs=header.rules, ours=game.version)
    if lines[-1:] != [b""]:  # every line ends with a newline, the last one too
        raise YamError(Code.RECORD_CUT_SHORT)
    entries = tuple(_read_entry(line, number, game) for number, line in enumerate(lines[:-1], start=2))
    if not entries or not isinstance(entries[-1], End):
        raise YamError(Code.RECORD_CUT_SHORT)
    for number, entry in enumerate(entries[:-1], start=2):
        if isinstance(entry, Header | End):
            raise YamError(Code.RECORD_DAMAGED, line=number)
    return Record(header, entries)


def check_seal(record: Record) -> None:
    """Raise if any line was changed since the record was closed."""
    sealer = Sealer()
    *entries, end = (record.header, *record.entries)
    for entry in entries:
        sealer.line(entry)
    if not isinstance(end, End) or sealer.sealed(end).seal != end.seal:
        raise YamError(Code.RECORD_ALTERED)


def _read_entry(line: bytes, number: int, game: Any) -> AnyEntry:
    entry: AnyEntry = _read_line(line, number, AnyEntry)
    try:
        match entry:
            case Chance(outcome):
                entry = replace(entry, outcome=convert(outcome, game.outcomes))
            case Acted(_, action):
                entry = replace(entry, action=convert(action, game.actions))
    except BadJson:
        raise YamError(Code.RECORD_DAMAGED, line=number) from None
    if encode(entry) != line:
        raise YamError(Code.RECORD_DAMAGED, line=number)
    return entry


def _read_line(line: bytes, number: int, kind: Any) -> Any:
    try:
        entry = decode(line, kind)
    except BadJson:
        raise YamError(Code.RECORD_DAMAGED, line=number) from None
    if kind is Header and encode(entry) != line:
        raise YamError(Code.RECORD_DAMAGED, line=number)
    return entry
