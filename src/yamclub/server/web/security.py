"""Origins, cookies and security headers: one small layer around the app."""

from __future__ import annotations

import re
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from yamclub.errors import Code
from yamclub.kernel.codec import encode
from yamclub.server.protocol.outgoing import Failure

_YEAR = 365 * 24 * 3600
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"[A-Za-z0-9.\-:\[\]]{1,255}")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key.lower() == name), "")


def own_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request is from our own page, or from a program, which sends no origin."""
    origin = header(headers, b"origin")
    if not origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == header(headers, b"host").lower()


# --- tokens and cookies


def cookie_name(scheme: str) -> str:
    """With TLS the ``__Host-`` prefix makes the browser tie the cookie to this host."""
    return "__Host-yam" if scheme in ("https", "wss") else "yam"


def token_cookie(token: str, scheme: str) -> str:
    secure = "; Secure" if scheme == "https" else ""
    return f"{cookie_name(scheme)}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def bearer_of(scope: Any) -> str | None:
    """The bearer token that a program sends."""
    kind, _, token = header(scope["headers"], b"authorization").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def token_of(scope: Any) -> str | None:
    """The token of a request: the bearer token, or else the cookie."""
    if (bearer := bearer_of(scope)) is not None:
        return bearer
    try:
        morsel = SimpleCookie(header(scope["headers"], b"cookie")).get(cookie_name(scope["scheme"]))
    except CookieError:
        return None
    return None if morsel is None else morsel.value


# --- headers and origins


def _headers(scope: Any) -> list[tuple[bytes, bytes]]:
    host = header(scope["headers"], b"host")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
        f"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode("ascii")),
        (b"referrer-policy", b"same-origin"),
        (b"x-content-type-options", b"nosniff"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]


def secured(app: ASGIApp) -> ASGIApp:
    """The app with the origin check before it, and the security headers on every answer."""

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        added = _headers(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [pair for pair in added if pair[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if scope["method"] not in _SAFE and not own_origin(scope["headers"]):
            await _refuse(send_with_headers)
        else:
            await app(scope, receive, send_with_headers)

    return guarded


async def _refuse(send: Any) -> None:
    body = encode(Failure(str(Code.BAD_ORIGIN)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
