"""Who sends a request: by a bearer token, or by our cookie, read by itself whatever other cookies look like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from yamclub.errors import YamError
from yamclub.server.limits import address_key
from yamclub.server.store import Visitor
from yamclub.server.tables.visitors import Visitors

Headers = Iterable[tuple[bytes, bytes]]

_YEAR = 365 * 24 * 3600
_PLAIN, _OVER_TLS = "yam", "__Host-yam"
_TOKEN = re.compile(r'"?([A-Za-z0-9_-]{1,200})"?')
_MOST_TRIED = 8
"""Cookies of our name that are looked up. There are several if other sites of this host set them too."""


def header(headers: Headers, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key.lower() == name), "")


def address_of(scope: Any) -> str:
    """Where a request comes from, as the limits count it. Behind a proxy uvicorn has put the visitor's there."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def cookie_name(scheme: str) -> str:
    """With TLS the ``__Host-`` prefix makes the browser tie the cookie to this host."""
    return _OVER_TLS if scheme in ("https", "wss") else _PLAIN


def token_cookie(token: str, scheme: str) -> str:
    secure = "; Secure" if scheme == "https" else ""
    return f"{cookie_name(scheme)}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def cookie_tokens(headers: Headers, scheme: str) -> list[str]:
    """Every different token in a cookie of our name, the likeliest first.

    Other sites of the same host may set cookies of any form, also of our name. A browser sends those for a longer
    path first, so ours, for the whole host, is among the last.
    """
    name = cookie_name(scheme)
    found = [token for one, token in reversed(list(_own_cookies(headers))) if one == name]
    return list(dict.fromkeys(found))[:_MOST_TRIED]


def only_own_cookies(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers with our cookies alone: the socket's handshake has less room than a request, and needs no others."""
    pairs = list(headers)
    own = "; ".join(f"{name}={token}" for name, token in list(_own_cookies(pairs))[-_MOST_TRIED:])
    others = [pair for pair in pairs if pair[0].lower() != b"cookie"]
    return [*others, (b"cookie", own.encode("ascii"))] if own else others


def _own_cookies(headers: Headers) -> Iterator[tuple[str, str]]:
    for key, value in headers:
        if key.lower() != b"cookie":
            continue
        for part in value.decode("latin-1").split(";"):
            name, _, text = part.strip().partition("=")
            if name in (_PLAIN, _OVER_TLS) and (token := _TOKEN.fullmatch(text.strip())):
                yield name, token[1]


def bearer_of(scope: Any) -> str | None:
    """The bearer token that a program sends."""
    kind, _, token = header(scope["headers"], b"authorization").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


async def visitor_of(visitors: Visitors, scope: Any) -> Visitor | None:
    """Who sent this: None without a known cookie. A wrong bearer token is refused."""
    if (bearer := bearer_of(scope)) is not None:
        return await visitors.find(bearer)
    for token in cookie_tokens(scope["headers"], scope["scheme"]):
        try:
            return await visitors.find(token)
        except YamError:
            continue
    return None
