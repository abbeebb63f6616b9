"""The record of a match: JSON Lines, one entry per line, with all that a replay needs.

Every line must be exactly as this writer writes it, and the last line seals all of them, so that
any changed byte is found. What the lines say is checked by ``verify``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import UNSET, Struct
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, decode, encode, to_builtins
from yamclub.match.entries import FORMAT, POSITION_FORMAT, AnyEntry, End, Header, Signed, typed
from yamclub.match.position import first_state
from yamclub.mechanics.options import read_options

MAX_BYTES = 64 * 2**20
_SIGNED = b'{"entry":"signed",'


class Record(NamedTuple):
    header: Header
    entries: tuple[AnyEntry, ...]
    """Without the header; the last one is the end."""
    signed: Signed | None = None
    """By the server that kept the match, if it did. ``signature`` checks it."""

    def lines(self) -> bytes:
        """Every line that a signature covers, as it was read."""
        return b"".join(encode(entry) + b"\n" for entry in (self.header, *self.entries))


class Sealer:
    """Turns entries into lines, keeping the hash that the end's seal is made of."""

    def __init__(self) -> None:
        self._hash = sha256()

    def line(self, entry: AnyEntry) -> bytes:
        line = encode(self.sealed(entry) if isinstance(entry, End) else entry) + b"\n"
        self._hash.update(line)
        return line

    def written(self, line: bytes) -> bytes:
        """A line that was written before."""
        self._hash.update(line + b"\n")
        return line + b"\n"

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


def record_lines(stored: Sequence[str]) -> Iterator[bytes]:
    """The record of a match from the lines of its stored log. Nothing is replayed: only the end is read, and sealed."""
    sealer = Sealer()
    *body, last = stored
    for line in body:
        yield sealer.written(line.encode())
    try:
        yield sealer.line(decode(last, End))
    except BadJson:  # a damaged log is given as it is
        yield sealer.written(last.encode())


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
        raise YamError(Code.NOT_A_RECORD, line=1) from None
    if version > FORMAT:
        raise YamError(Code.RECORD_NEWER, line=1, theirs=version, ours=FORMAT)
    if len(data) > MAX_BYTES or version < 1:
        raise YamError(Code.NOT_A_RECORD, line=1)
    header = _read_header(first)
    game = _agreed_game(header)
    if lines[-1:] != [b""]:  # every line ends with a newline, the last one too
        raise YamError(Code.RECORD_CUT_SHORT, line=len(lines) + 1)
    lines.pop()
    signed = _read_signed(lines, header.format)
    entries = tuple(_read_entry(line, number, game) for number, line in enumerate(lines, start=2))
    if not entries or not isinstance(entries[-1], End):
        raise YamError(Code.RECORD_CUT_SHORT, line=len(entries) + 1)
    for number, entry in enumerate(entries[:-1], start=2):
        if isinstance(entry, Header | End):
            raise YamError(Code.RECORD_DAMAGED, line=number)
    return Record(header, entries, signed)


def read_readable(data: bytes) -> tuple[Header, tuple[AnyEntry, ...], YamError | None]:
    """What can be read of a record from its start, and why no more can, for those who take what there is.

    Raises only where there is no header to go by. Nothing is verified.
    """
    try:
        whole = read_record(data)
    except YamError as fault:
        if fault.params.get("line") == 1:
            raise
        first, *lines = data[:MAX_BYTES].split(b"\n")
        header = _read_header(first)
        game, entries = _agreed_game(header), []
        for number, line in enumerate(lines, start=2):
            try:
                entries.append(_read_entry(line, number, game))
            except YamError:
                break
        return header, tuple(entries), fault
    return whole.header, whole.entries, None


def may_be_signed(record: bytes) -> bool:
    """Whether a signature may follow. Readers of format 1 know none, and a damaged log is given as it is."""
    try:
        return decode(record[: record.index(b"\n")], _Opening).format > 1
    except (*BadJson, ValueError):
        return False


def _read_signed(lines: list[bytes], version: int) -> Signed | None:
    """Take off the last line, if it is a signature. Format 1 had none."""
    if version == 1 or not lines[-1:] or not lines[-1].startswith(_SIGNED):
        return None
    signed: Signed = _read_line(lines.pop(), len(lines) + 2, Signed)
    return signed


def _agreed_game(header: Header) -> Game:
    """The game that the header agrees on, with every option said, in order, and in no other form."""
    try:
        game = find_game(header.game, header.rules)
        options = read_options(game, header.options)
        first_state(header, game)
    except YamError as refusal:
        if refusal.code == Code.RULES_DIFFER:
            raise YamError(Code.RULES_DIFFER, line=1, **refusal.params) from None
        if refusal.code == Code.BAD_POSITION:
            raise
        raise YamError(Code.WRONG_HEADER, line=1, why=str(refusal.code)) from refusal
    if encode(to_builtins(options)) != encode(header.options):
        raise YamError(Code.OPTIONS_NOT_COMPLETE, line=1, options=", ".join(options.__struct_fields__))
    return game


def check_seal(record: Record) -> None:
    """Raise if any line was changed since the record was closed."""
    sealer = Sealer()
    *entries, end = (record.header, *record.entries)
    for entry in entries:
        sealer.line(entry)
    if not isinstance(end, End) or sealer.sealed(end).seal != end.seal:
        raise YamError(Code.RECORD_ALTERED, line=len(entries) + 1)


def _read_entry(line: bytes, number: int, game: Game) -> AnyEntry:
    entry: AnyEntry = _read_line(line, number, AnyEntry)
    try:
        entry = typed(entry, game)
    except BadJson:
        raise YamError(Code.RECORD_DAMAGED, line=number) from None
    if encode(entry) != line:
        raise YamError(Code.RECORD_DAMAGED, line=number)
    return entry


def _read_header(line: bytes) -> Header:
    header: Header = _read_line(line, 1, Header)
    added = header.commitments, header.undone_starts
    seats = None if header.commitments is UNSET else len(header.commitments)
    if added != (UNSET, UNSET) if header.format == 1 else UNSET in added or seats != len(header.seats):
        raise YamError(Code.RECORD_DAMAGED, line=1)
    if (header.position is not UNSET) != (header.format >= POSITION_FORMAT):
        raise YamError(Code.RECORD_DAMAGED, line=1)
    return header


def _read_line(line: bytes, number: int, kind: Any) -> Any:
    try:
        entry = decode(line, kind)
    except BadJson:
        raise YamError(Code.RECORD_DAMAGED, line=number) from None
    if kind is not AnyEntry and encode(entry) != line:
        raise YamError(Code.RECORD_DAMAGED, line=number)
    return entry
