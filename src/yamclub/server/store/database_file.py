"""The SQLite file on the disk: created where it is missing, and used by one server at a time."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from yamclub.errors import Code, YamError

# os.path.exists, unlike Path.exists, answers for what is in a folder that is closed to us too.
_NOT_A_FOLDER = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
_BESIDE = ("-wal", "-shm")
"""Files of SQLite beside the database."""


class DatabaseFile:
    """A file that no other server can open until ``release``, or until this process ends in any way.

    The system drops the lock when a process dies, so that none is left behind by a crash. It is on a file beside the
    database: SQLite has locks of its own on the database itself.
    """

    def __init__(self, path: Path) -> None:
        _make_folder(path.parent)
        self.path = path.resolve()  # by whatever links it was named: the lock is found beside the file itself
        self._lock = _open(self.path.with_name(self.path.name + ".lock"))
        try:
            self._take()
            for file in (self.path, *_existing_beside(self.path)):
                os.close(_open(file))
            found = self.path.stat()
            if found.st_nlink > 1:  # its other name would have another lock, and another log that SQLite cannot see
                raise YamError(Code.DATABASE_HAS_TWO_NAMES, file=str(self.path))
        except BaseException:
            self.release()
            raise
        self._identity = (found.st_dev, found.st_ino)

    def _take(self) -> None:
        if sys.platform == "win32":  # it has no such locks
            return
        import fcntl

        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as bad:
            if bad.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise YamError(Code.DATABASE_IN_USE, file=str(self.path)) from None
            raise _refusal(bad, self.path) from None

    def release(self) -> None:
        os.close(self._lock)

    def is_there(self) -> bool:
        """Whether the file and its log are still there: SQLite would go on writing into deleted or replaced ones."""
        try:
            found = self.path.stat()
        except OSError:
            return False
        log = self.path.with_name(self.path.name + _BESIDE[0])
        return (found.st_dev, found.st_ino) == self._identity and log.exists()

    def free_bytes(self) -> int:
        """How much the disk still has room for."""
        disk = os.statvfs(self.path.parent)
        return disk.f_bavail * disk.f_frsize


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as bad:
        blocking = next((one for one in (folder, *folder.parents) if os.path.exists(one)), folder)  # noqa: PTH110
        raise _refusal(bad if os.path.isdir(blocking) else _NOT_A_FOLDER, blocking) from None  # noqa: PTH112


def _existing_beside(path: Path) -> list[Path]:
    return [file for end in _BESIDE if (file := path.with_name(path.name + end)).exists()]


def _open(file: Path) -> int:
    """Open it to write, and create it for its owner alone. A refusal names the file, or the folder that is closed."""
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as bad:
        blamed = file if os.path.exists(file) else file.parent  # noqa: PTH110
        raise _refusal(bad, blamed) from None


def _refusal(bad: OSError, where: Path) -> YamError:
    return YamError(Code.BAD_DATABASE, why=f"{where}: {bad.strerror or bad}")
