"""The progress of practice in one game, in a file of this user's. Several processes may practise at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from yamclub.coach.schedule import Progress, read_progress, written_progress
from yamclub.errors import Code, YamError

try:
    import fcntl
except ImportError:  # on Windows two at once may lose an answer, and never the file
    fcntl = None  # type: ignore[assignment]


class ProgressFile:
    """Every change is made to what the file holds at that moment, and is on disk before anything else is asked."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> Progress:
        try:
            return read_progress(self._path.read_bytes())
        except FileNotFoundError:
            return Progress()
        except OSError as bad:
            raise YamError(Code.NO_SUCH_FILE, file=str(self._path), why=bad.strerror or "") from None
        except YamError as bad:
            raise YamError(bad.code, why=f"{self._path}: {bad.params['why']}") from None

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        try:
            with self._locked():
                changed = change(self.read())
                self._write(written_progress(changed))
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=str(self._path), why=bad.strerror or "") from None
        return changed

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """One process at a time. The lock is a file of its own, because the other one is replaced."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.with_suffix(".lock").open("ab") as lock:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def _write(self, data: bytes) -> None:
        """All or nothing: whoever reads it finds the old progress or the new one, even after a power cut."""
        with NamedTemporaryFile(dir=self._path.parent, prefix=self._path.stem, suffix=".new", delete=False) as file:
            try:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(self._path)
            except BaseException:
                with suppress(OSError):
                    Path(file.name).unlink()
                raise
