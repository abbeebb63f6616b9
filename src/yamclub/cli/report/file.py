"""A file that is written whole or not at all, and never over another one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from yamclub.errors import Code, YamError


class NewFile:
    """A place for a file, tried before the long work that fills it: ``with NewFile(path) as file: file.write(…)``."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._beside = self._path.with_name(f".yam-{token_hex(6)}") if self._path.name else self._path

    def __enter__(self) -> NewFile:
        try:
            self._path.lstat()  # a name that is too long is found here
        except FileNotFoundError:
            self._write(b"")
            return self
        except OSError as bad:
            raise self._refusal(bad) from None
        raise self._refusal(FileExistsError())

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._beside.unlink()

    def write(self, content: bytes) -> None:
        self._write(content)
        try:
            os.link(self._beside, self._path)  # unlike a rename, it never replaces what came there meanwhile
        except FileExistsError as there:
            raise self._refusal(there) from None
        except OSError:
            self._move()

    def _move(self) -> None:
        """Where a file can't have two names."""
        try:
            if os.path.lexists(self._path):
                raise FileExistsError
            self._beside.rename(self._path)
        except OSError as bad:
            raise self._refusal(bad) from None

    def _write(self, content: bytes) -> None:
        try:
            with self._beside.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError as bad:
            raise self._refusal(bad) from None

    def _refusal(self, bad: OSError) -> YamError:
        if isinstance(bad, FileExistsError):
            return YamError(Code.FILE_EXISTS, file=str(self._path))
        return YamError(Code.CANNOT_WRITE, file=str(self._path), why=bad.strerror or "")
