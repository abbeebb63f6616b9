"""The sockets that the server listens on, and one clear refusal for each way this can fail."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from contextlib import ExitStack
from typing import NamedTuple

from yamclub.errors import Code, YamError

_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
_TRIES = 20
"""How often another free port is tried: one that IPv4 has left may be taken in IPv6."""
_BACKLOG = 2048
_NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""A machine without IPv6 (or IPv4) has none of its addresses."""
_NEEDS_RIGHTS = (errno.EACCES, errno.EPERM)


class Address(NamedTuple):
    host: str
    port: int


def bind(host: str | None, port: int) -> list[socket.socket]:
    """A socket for each address of this host; None: for all of this machine, in IPv4 and IPv6.

    Port 0 takes one that is free. Nothing is answered before ``listen``.
    """
    places = _places(host)
    for _ in range(_TRIES if port == 0 and len(places) > 1 else 0):
        try:
            return _bind_all(places, host, port)
        except YamError as refusal:
            if refusal.code != Code.PORT_TAKEN:
                raise
    return _bind_all(places, host, port)


def listen(sockets: Iterable[socket.socket]) -> None:
    for bound in sockets:
        host, port = address_of(bound)
        try:
            bound.listen(_BACKLOG)
        except OSError as bad:  # two servers may bind the same port, but only one may listen there
            raise _refusal(bad, host, port) from None


def address_of(bound: socket.socket) -> Address:
    return Address(*bound.getsockname()[:2])


def _places(host: str | None) -> list[tuple[socket.AddressFamily, str]]:
    if not host:
        return [(_family(place), place) for place in _EVERYWHERE]
    try:
        found = socket.getaddrinfo(host.strip("[]"), None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise YamError(Code.UNKNOWN_HOST, host=host[:80]) from None
    return list(dict.fromkeys((one[0], str(one[4][0])) for one in found))


def _family(place: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in place else socket.AF_INET


def _bind_all(places: list[tuple[socket.AddressFamily, str]], host: str | None, port: int) -> list[socket.socket]:
    """Those that exist here, all on the same port. If one is taken, none is opened."""
    bound: list[socket.socket] = []
    missing: OSError | None = None
    with ExitStack() as opened:
        for family, place in places:
            try:
                one = opened.enter_context(_bind_one(family, place, port))
            except OSError as bad:
                if bad.errno not in _NOT_HERE:
                    raise _refusal(bad, host or place, port) from None
                missing = bad
                continue
            bound.append(one)
            port = address_of(one).port
        if not bound and missing is not None:
            raise _refusal(missing, host or places[0][1], port) from None
        opened.pop_all()
    return bound


def _bind_one(family: socket.AddressFamily, place: str, port: int) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # IPv4 has a socket of its own, on every system
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(socket.getaddrinfo(place, port, family, socket.SOCK_STREAM)[0][4])
    except OSError:
        one.close()
        raise
    return one


def _refusal(bad: OSError, host: str, port: int) -> YamError:
    if bad.errno in _NOT_HERE:
        return YamError(Code.HOST_ELSEWHERE, host=host)
    if bad.errno in _NEEDS_RIGHTS:
        return YamError(Code.PORT_NEEDS_RIGHTS, port=port)
    if bad.errno == errno.EADDRINUSE:
        return YamError(Code.PORT_TAKEN, host=host, port=port)
    return YamError(Code.CANNOT_LISTEN, host=host, port=port, why=bad.strerror or str(bad))
