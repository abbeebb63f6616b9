"""What an arena has played, on disk: a line with its settings, then a line per block. So it can go on later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode, encode
from yamclub.lab.playing import Block

try:
    import fcntl
except ImportError:  # another system: there nobody is kept from starting twice
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class Journal:
    """A file that only ever grows. A last line that was cut short is dropped."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        """Open it, or begin it; raise if it is of another arena, or if another process writes it."""
        self.path = path
        header: dict[str, Any] = decode(encode({"arena": FORMAT, **settings}), dict)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = path.open("ab+")
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=str(path), why=bad.strerror or str(bad)) from None
        try:
            self._lock()
            self._begin(header)
        except YamError:
            self._file.close()
            raise

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise YamError(Code.JOURNAL_IN_USE, file=str(self.path)) from None

    def _begin(self, header: dict[str, Any]) -> None:
        self._file.seek(0)
        first = self._file.readline()
        if not first.endswith(b"\n"):  # empty, or cut short before anything was played
            if first and not encode(header).startswith(first[:20]):
                raise YamError(Code.JOURNAL_DAMAGED, file=str(self.path), line=1)
            self._file.truncate(0)
            self._write(header)
            return
        try:
            found = decode(first, dict)
        except BadJson:
            raise YamError(Code.JOURNAL_DAMAGED, file=str(self.path), line=1) from None
        for name in header | found:
            if header.get(name) != found.get(name):
                raise YamError(Code.JOURNAL_DIFFERS, file=str(self.path), setting=name)

    def blocks(self) -> Iterator[Block]:
        """Everything in it, from the first block on."""
        self._file.seek(0)
        line = self._file.readline()
        whole, number = len(line), 1
        for line in self._file:
            number += 1
            if not line.endswith(b"\n"):
                break
            try:
                yield decode(line, Block)
            except BadJson:
                raise YamError(Code.JOURNAL_DAMAGED, file=str(self.path), line=number) from None
            whole += len(line)
        self._file.truncate(whole)
        self._file.seek(0, 2)

    def add(self, block: Block) -> None:
        self._write(block)

    def _write(self, value: object) -> None:
        try:
            self._file.write(encode(value) + b"\n")
            self._file.flush()
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=str(self.path), why=bad.strerror or str(bad)) from None

    def close(self, *, remove: bool = False) -> None:
        if remove:
            with suppress(OSError):
                self.path.unlink()
        self._file.close()
