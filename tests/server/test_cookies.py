"""Our cookie is read by itself, whatever other sites of the same host have put beside it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server import raw
from tests.server.serving import Served
from yamclub.server.web.identity import cookie_tokens, only_own_cookies

FOREIGN = [
    b'prefs={"a":"b"}',
    b"name=Zo\xc3\xa9",
    b"name=Zo\xe9",
    b'quoted="a; b',
    b'quoted="a; yam=evil; b"',
    b"broken",
    b"=nothing",
    b";;; ,",
    b"\x01=\x02",
    b"[]=1; a b=c",
    b"huge=" + b"x" * 40_000,
    b"yam=",
    b"yam=" + b"x" * 32,
    b"yam=a; yam=b; yam=c",
    b'yam="' + b"y" * 500 + b'"',
    b"; ".join(b"n%d=%d" % (n, n) for n in range(600)),
    b"yam=" + b"; yam=".join(b"%032d" % n for n in range(5)),
]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


@pytest.fixture
def cookie(served: Served) -> bytes:
    """Zoé's."""
    status, body = raw.request(
        served.port, "POST /api/me", f"Origin: {served.url}".encode(), body='{"name":"Zoé","token":true}'.encode()
    )
    assert status == 200
    return b"yam=" + body.split(b'"token":"')[1].split(b'"')[0]


def _as_headers(foreign: bytes, cookie: bytes) -> list[list[bytes]]:
    return [
        [b"Cookie: " + foreign + b"; " + cookie],
        [b"Cookie: " + cookie.replace(b"=", b'="') + b'"; ' + foreign],
        [b"Cookie: " + foreign, b"cookie: " + cookie],
        [b"COOKIE: " + cookie, b"Cookie: " + foreign],
    ]


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda one: repr(one[:24]))
def test_a_cookie_of_another_site_hides_nobody(served: Served, cookie: bytes, foreign: bytes) -> None:
    for headers in _as_headers(foreign, cookie):
        with closing(raw.open_socket(served.port, *headers)) as opened:
            assert raw.hear(opened)["name"] == "Zoé"
        status, me = raw.post(served.port, "/api/me", *headers, name="Zoé")
        assert (status, me["name"], me["token"]) == (200, "Zoé", None)
        status, body = raw.request(served.port, "POST /api/me", f"Origin: {served.url}".encode(), *headers, body=b"{}")
        assert (status, b"set-cookie" in body) == (400, False)
    assert raw.request(served.port, "GET /api/me", b"Cookie: " + foreign)[0] == 401


def test_an_introduction_beside_other_cookies_overwrites_nobody(served: Served, cookie: bytes) -> None:
    """It renames the visitor, who keeps the cookie."""
    for number, foreign in enumerate(FOREIGN):
        status, me = raw.post(served.port, "/api/me", b"Cookie: " + foreign + b"; " + cookie, name=f"Zoé {number}")
        assert (status, me["name"]) == (200, f"Zoé {number}")
        assert raw.request(served.port, "GET /api/me", b"Cookie: " + cookie)[1].count(me["name"].encode()) == 1


def test_a_head_of_many_headers_still_opens_a_socket(served: Served, cookie: bytes) -> None:
    many = [b"Cookie: other%d=1" % number for number in range(200)]
    with closing(raw.open_socket(served.port, *many, b"Cookie: " + cookie)) as opened:
        assert raw.hear(opened)["name"] == "Zoé"


def test_the_cookie_for_the_whole_host_is_tried_first() -> None:
    """A browser sends those of a longer path before it."""
    headers = [(b"cookie", b"yam=longer-path; yam=ours; __Host-yam=tls"), (b"cookie", b"yam=longer-path")]
    assert cookie_tokens(headers, "http") == ["longer-path", "ours"]
    assert cookie_tokens(headers, "wss") == ["tls"]
    assert cookie_tokens([(b"cookie", b"yam=%d; " % n) for n in range(100)], "http") == [
        str(n) for n in range(99, 91, -1)
    ]


def test_only_our_cookies_go_into_the_handshake() -> None:
    kept = only_own_cookies([(b"host", b"x"), (b"cookie", b'prefs={"a"}; yam=a'), (b"Cookie", b"__Host-yam=b; c=d")])
    assert kept == [(b"host", b"x"), (b"cookie", b"yam=a; __Host-yam=b")]
    assert only_own_cookies([(b"cookie", b"a=b")]) == []
