"""Whether a Ray cluster answers, before Ray itself tries for minutes."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from yamclub.errors import Code, YamError

_SECONDS = 5.0
_OWN = "auto"
"""The cluster of this machine: Ray knows at once whether there is one."""


def check_cluster(address: str | None) -> None:
    """Raise if nobody answers there."""
    if address is None or address == _OWN:
        return
    try:
        parts = urlsplit(address if "//" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise YamError(Code.RAY_AWAY, address=address[:80], why="HOST:PORT")
    try:
        socket.create_connection((host, port), _SECONDS).close()
    except OSError as bad:
        raise YamError(Code.RAY_AWAY, address=address[:80], why=bad.strerror or str(bad)) from None
