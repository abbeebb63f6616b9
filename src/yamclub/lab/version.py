"""Which bots these are: a fingerprint of everything that play depends on, code and weights."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import yamclub
from yamclub.errors import Code, YamError

_CODE = (".py", ".npz", ".json")
_ELSEWHERE = ("server", "cli", "lab", "words")
"""Folders that no move depends on."""


@cache
def code_fingerprint() -> str:
    """What was played with other bots of the same names does not count."""
    hashed = sha256()
    chosen = os.environ.get("YAMCLUB_WEIGHTS")
    for root in (Path(str(files(yamclub))), *([Path(chosen)] if chosen else [])):
        for path in sorted(root.rglob("*")):
            within = path.relative_to(root)
            if path.suffix in _CODE and within.parts[0] not in _ELSEWHERE:
                hashed.update(str(within).encode() + b"\0" + sha256(path.read_bytes()).digest())
    return hashed.hexdigest()[:16]


def check_version(expected: str) -> None:
    """Raise if this worker has other bots than whoever asks for the matches."""
    if code_fingerprint() != expected:
        raise YamError(Code.WORKER_DIFFERS, theirs=code_fingerprint(), ours=expected)
