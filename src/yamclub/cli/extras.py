"""What a command needs beyond the rules, and which extra installs it: ``pip install "yamclub[play]"``."""

from __future__ import annotations

from yamclub.errors import Code, YamError

EXTRA_OF = {
    "fluent": "play",
    "rich": "play",
    "shtab": "play",
    "cryptography": "play",
    "asyncpg": "serve",
    "litestar": "serve",
    "segno": "serve",
    "uvicorn": "serve",
    "uvloop": "serve",
    "websockets": "serve",
    "numba": "solve",
    "numpy": "solve",
    "ray": "lab",
}
"""By module, the extra that installs it."""


def missing_extra(missing: ModuleNotFoundError, command: str) -> YamError | None:
    """The refusal that says what to install; None for a module that no extra installs: that is our bug."""
    extra = EXTRA_OF.get((missing.name or "").partition(".")[0])
    if extra is None:
        return None
    if command == "serve":  # it needs words too, which its own extra includes
        extra = "serve"
    return YamError(Code.MISSING_EXTRA, command=command, extra=extra, install=f'pip install "yamclub[{extra}]"')
