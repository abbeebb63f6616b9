"""The key that signs records, in a file beside the SQLite database: a copy of the database does not give it away."""

from __future__ import annotations

import os
from pathlib import Path

from yamclub.errors import Code, YamError
from yamclub.match.signature import Signer, new_key

NAME = "signing.key"


def kept_signer(folder: Path) -> Signer:
    """The signer of this folder, whose key is made the first time. Refusals name the file."""
    file = folder / NAME
    try:
        if not file.exists():
            _write(file, new_key())
        return Signer(file.read_bytes())
    except OSError as bad:
        raise YamError(Code.BAD_DATABASE, why=f"{file}: {bad.strerror or bad}") from None
    except ValueError:
        raise YamError(Code.BAD_SIGNING_KEY, file=str(file)) from None


def _write(file: Path, pem: bytes) -> None:
    """All of it or nothing, and for its owner alone."""
    unfinished = file.with_name(f"{NAME}.{os.getpid()}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(pem)
        opened.flush()
        os.fsync(opened.fileno())
    unfinished.replace(file)
