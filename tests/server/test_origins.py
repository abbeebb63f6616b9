"""Whose requests may change something, and which paths there are."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from tests.server import raw
from tests.server.serving import Served


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with Served(database) as server:
        yield server


@pytest.fixture
def token(served: Served) -> bytes:
    status, body = raw.request(served.port, "POST /api/me", body=b'{"name":"Ann","token":true}')
    assert status == 200
    return str(json.loads(body)["token"]).encode()


def test_a_cookie_without_an_origin_changes_nothing(served: Served, token: bytes) -> None:
    cookie, own = b"Cookie: a=b; yam=" + token, f"Origin: {served.url}".encode()
    wanted = b'{"game":"slam","seats":[{"kind":"me"}],"public":true}'
    for path, body in (("me", b'{"name":"Eve"}'), ("tables", wanted), ("tables/abcdefghjk/stand", b"")):
        status, answer = raw.request(served.port, f"POST /api/{path}", cookie, body=body)
        assert (status, json.loads(answer)["code"]) == (403, "bad_origin")
    assert raw.request(served.port, "GET /api/me", cookie)[1].startswith(b'{"name":"Ann"')
    assert raw.request(served.port, "GET /api/tables")[1] == b"[]"
    assert raw.request(served.port, "POST /api/tables", cookie, own, body=wanted)[0] == 201
    with pytest.raises(ConnectionRefusedError, match="403"):
        raw.open_socket(served.port, cookie, origin=False)
    with closing(raw.open_socket(served.port, cookie)) as opened:
        assert raw.hear(opened)["name"] == "Ann"


def test_a_token_needs_no_origin_and_neither_does_a_stranger(served: Served, token: bytes) -> None:
    bearer, cookie = b"Authorization: Bearer " + token, b"Cookie: yam=" + token
    assert raw.request(served.port, "POST /api/me", bearer, cookie, body=b'{"name":"Bea"}')[0] == 200
    assert raw.request(served.port, "POST /api/me", b"Cookie: other=1", body=b'{"name":"Bob"}')[0] == 200
    with closing(raw.open_socket(served.port, bearer, cookie, origin=False)) as opened:
        assert raw.hear(opened)["name"] == "Bea"
    with closing(raw.open_socket(served.port, b"Cookie: other=1", origin=False)) as opened:
        assert raw.hear(opened)["name"] is None


@pytest.mark.parametrize(
    "said",
    [b"Sec-Fetch-Site: cross-site", b"Sec-Fetch-Site: same-site", b"Origin: null", b"Origin: http://evil.example"],
)
def test_one_sign_of_another_site_is_enough(served: Served, token: bytes, said: bytes) -> None:
    """Also beside an origin that is our own, or a token."""
    for who in (b"Cookie: yam=" + token, b"Authorization: Bearer " + token):
        own = f"Origin: {served.url}".encode()
        assert raw.request(served.port, "POST /api/me", own, said, who, body=b'{"name":"Eve"}')[0] == 403
        assert raw.request(served.port, "POST /api/me", said, who, own, body=b'{"name":"Eve"}')[0] == 403
        with pytest.raises(ConnectionRefusedError, match=r"40[03]"):  # 400 for two origins, which no handshake has
            raw.open_socket(served.port, said, who)


ODD = [
    "/%00", "/a%00b", "/assets/%00.js", "/%ff", "/%c0%af", "/%ed%a0%80", "/%e2%80", "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd", "/a/..", "/..", "/a%0d%0ab", "/a\\b", "/a%5cb", "/%1b[2J", "/%c2%9b", "/" + "a" * 5000,
    "/api/tables/%00", "/api/tables/abcdefghj%00", "/api/tables/a%00b/record", "/api/tables/a%00b/replay",
    "/api/tables/abcdefghjk%0a", "/api/tables/" + "9" * 900, "/api/tables/%F0%9F%98%80", "/api/tables/ABCDEFGHJK",
    "/api/tables/abc'--", "/api/tables/%", "/api/tables/%zz", "/api/%00", "/api/me%00",
]  # fmt: skip


def test_an_odd_path_is_not_found_and_is_no_fault_of_ours(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for method, path in product(("GET", "HEAD", "POST"), ODD):
        status, body = raw.request(served.port, f"{method} {path}", body=b"{}" if method == "POST" else b"")
        assert status in (404, 405), (method, path, status, body)
        assert method == "HEAD" or json.loads(body)["code"] in ("no_such_page", "no_such_table", "not_this_way")
    assert [one.getMessage() for one in caplog.records if one.name.startswith(("yamclub", "uvicorn"))] == []


def test_a_socket_is_opened_at_its_own_address_only(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for path in (b"/api/socket%00", b"/api/%ff", b"/", b"/api/me", b"/../api/socket"):
        with closing(raw.connect(served.port)) as opened:
            opened.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + raw.UPGRADE + b"\r\n")
            assert raw.read_all(opened).split()[1] in (b"403", b"404")
    assert [one.getMessage() for one in caplog.records if one.name.startswith(("yamclub", "uvicorn"))] == []


def test_what_no_parser_reads_is_refused(served: Served, tmp_path: Path) -> None:
    for line in ("GET /\x00", "GET /é", "GET /a b", "GET", "\x00\x01"):
        with closing(raw.connect(served.port)) as opened:
            opened.sendall(line.encode("latin-1") + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            assert raw.read_all(opened).split()[1] == b"400"
