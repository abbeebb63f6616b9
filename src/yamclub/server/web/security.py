"""Origins, security headers and the limits of each address: one small layer around the app."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from secrets import randbits
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import encode
from yamclub.server.limits import ASKER, REFUSAL_SECONDS
from yamclub.server.protocol.outgoing import Failure
from yamclub.server.protocol.refusals import STATUS, plain_params
from yamclub.server.settings import Settings
from yamclub.server.web.budget import Budget
from yamclub.server.web.identity import address_of, bearer_of, cookie_tokens, header

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_ELSEWHERE = ("cross-site", "same-site")
"""What a browser says of requests that pages from elsewhere make."""
_ODD = re.compile(r"[\x00-\x1f\x7f-\x9f\ufffd\ud800-\udfff\\]")
LONGEST_PATH = 1000
_HOST = re.compile(r"[A-Za-z0-9.\-:\[\]]{1,255}")


def may_change(scope: Any) -> bool:
    """Whether a request that changes something, or a socket, is from our own page or from a program.

    Our page always sends its origin. A program sends none, and says who it is by a token, never by a cookie: a
    cookie without an origin may be some other site's doing.
    """
    headers = scope["headers"]
    if header(headers, b"sec-fetch-site").lower() in _ELSEWHERE:
        return False
    origins = [value.decode("latin-1") for key, value in headers if key.lower() == b"origin"]
    if origins:
        return all(_is_own(origin, header(headers, b"host")) for origin in origins)
    return bearer_of(scope) is not None or not cookie_tokens(headers, scope["scheme"])


def _is_own(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def is_odd(path: str) -> bool:
    """Whether no page of ours can have this path: control characters, bytes that are no text, steps upwards."""
    return len(path) > LONGEST_PATH or _ODD.search(path) is not None or ".." in path.split("/")


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


def secured(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The app with the limits and the origin check before it, and the security headers on every answer."""
    budget = Budget(settings)

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _guard_socket(app, budget, scope, receive, send)
            return
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        address = address_of(scope)
        ASKER.set(address)
        added = _headers(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [pair for pair in added if pair[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            gate = budget.ask(address, scope["path"])
            _check(scope)
        except YamError as refusal:
            await _refuse(send_with_headers, refusal)
            return
        if scope["method"] not in _SAFE:  # its body may be long in coming, and others would wait for that
            await app(scope, receive, send_with_headers)
            return
        async with _until_answered(gate, send_with_headers) as answer:
            await app(scope, receive, answer)

    return guarded


@asynccontextmanager
async def _until_answered(gate: asyncio.Semaphore, send: Send) -> AsyncIterator[Send]:
    """Hold a place until the answer begins: a reader who takes it slowly keeps nobody waiting."""
    await gate.acquire()
    holding = True

    def release() -> None:
        nonlocal holding
        if holding:
            holding = False
            gate.release()

    async def answer(message: Message) -> None:
        release()
        await send(message)

    try:
        yield answer
    finally:
        release()


def _check(scope: Any) -> None:
    if is_odd(scope["path"]):
        raise YamError(Code.NO_SUCH_PAGE)
    if scope["method"] not in _SAFE and not may_change(scope):
        raise YamError(Code.BAD_ORIGIN)


async def _guard_socket(app: ASGIApp, budget: Budget, scope: Any, receive: Receive, send: Send) -> None:
    entered = ExitStack()
    try:
        entered.enter_context(budget.socket(address_of(scope)))
    except YamError as refusal:
        await _refuse(send, refusal, "websocket.http.response")
        return
    with entered:
        await app(scope, receive, send)


async def _refuse(send: Any, refusal: YamError, kind: str = "http.response") -> None:
    body = encode(Failure(str(refusal.code), plain_params(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == Code.TOO_FAST:
        await asyncio.sleep(REFUSAL_SECONDS * (0.5 + randbits(8) / 256))  # not all of them at the same moment
        headers.append((b"retry-after", str(refusal.params["seconds"]).encode()))
    await send({"type": f"{kind}.start", "status": STATUS[Code(refusal.code)], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
