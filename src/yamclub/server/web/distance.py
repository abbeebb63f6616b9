"""How far away a visitor is, as the network measures it: the kernel's round trips, or those that our proxy tells."""

from __future__ import annotations

import os
import socket
from struct import Struct
from typing import Any

from yamclub.server.web.identity import header

_LOOPBACK = ("127.", "::1")
_TOLD = b"x-forwarded-rtt"
"""Set by a proxy on this machine: the round trip of its client in microseconds, as nginx has it in $tcpinfo_rtt."""
_INFO_BYTES = 152
_SHORTEST = Struct("@I").unpack_from
_SHORTEST_AT = 148
"""Where the shortest round trip of the last minutes is in Linux's ``struct tcp_info``, in microseconds."""


def behind_proxy(scope: Any, peer: Any) -> bool:
    """Whether a proxy on this machine brings this visitor: what the kernel measures is then the way to the proxy."""
    near = isinstance(peer, tuple) and str(peer[0]).startswith(_LOOPBACK)
    return near and header(scope["headers"], b"x-forwarded-for") != ""


def told_by_proxy(scope: Any) -> float | None:
    """Milliseconds; None if the proxy says nothing, or nothing that makes sense."""
    said = header(scope["headers"], _TOLD)
    return int(said) / 1000 if said.isascii() and said.isdigit() and len(said) < 10 else None


def measured(transport: Any) -> float | None:
    """The shortest round trip of this connection in milliseconds; None where the system does not tell."""
    if not hasattr(socket, "TCP_INFO"):
        return None
    try:
        with socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno())) as same:
            info = same.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_BYTES)
    except (OSError, AttributeError):  # not TCP, or closed already
        return None
    return float(_SHORTEST(info, _SHORTEST_AT)[0]) / 1000 if len(info) == _INFO_BYTES else None
