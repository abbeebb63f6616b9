"""What one address may ask for, and how many sockets it may have."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server import raw
from tests.server.attacks import ELSEWHERE
from tests.server.clock import wait_until
from tests.server.serving import QUICK, Served
from tests.server.visitors import Person, get
from yamclub.errors import Code
from yamclub.server.settings import Settings
from yamclub.server.tables.connections import Backlog, Connection

SETTINGS = replace(QUICK, requests_per_second=0.01, requests_at_once=12, sockets_per_address=2)
SCHOOL = 60
OPENED = ("/api/games", "/api/me", "/api/tables")
"""What a page asks for when it is opened, besides its socket."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "tables.db"), SETTINGS) as server:
        yield server


def asked(served: Served, path: str, address: str | None = None) -> int:
    return get(served.url + path, headers={"x-forwarded-for": address} if address else {}).status_code


@pytest.mark.parametrize("path", ["/api/tables", "//api//tables/", "/api/me", "/api/tables/abcdefghj/record"])
def test_an_address_that_asks_for_too_much_is_told_when_to_ask_again(served: Served, path: str) -> None:
    assert 429 not in [asked(served, path) for _ in range(4)]
    refused = get(served.url + path)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert int(refused.headers["retry-after"]) == refused.json()["params"]["seconds"] > 100
    assert "content-security-policy" in refused.headers
    with pytest.raises(ConnectionRefusedError, match="429"):
        raw.open_socket(served.port)
    assert [asked(served, free) for free in ("/health", "/metrics")] == [200, 200]
    raw.open_socket(served.port, source=ELSEWHERE).close()


def test_behind_a_proxy_each_visitor_counts_and_each_network_of_ipv6(served: Served) -> None:
    assert [asked(served, "/api/tables", "192.0.2.1") for _ in range(5)] == [200, 200, 200, 200, 429]
    assert asked(served, "/api/tables", "192.0.2.2") == 200
    assert asked(served, "/api/tables") == 200
    assert [asked(served, "/api/tables", f"2001:db8::{n}") for n in range(5)] == [200, 200, 200, 200, 429]
    assert asked(served, "/api/tables", "2001:db8:0:1::1") == 200


def test_an_address_has_so_many_sockets_also_behind_a_proxy(tmp_path: Path) -> None:
    near, far = b"X-Forwarded-For: 192.0.2.1", b"X-Forwarded-For: 192.0.2.2"
    settings = replace(QUICK, sockets_per_address=2)
    with Served(str(tmp_path / "tables.db"), settings) as served, closing(raw.open_socket(served.port, near)):
        with closing(raw.open_socket(served.port, near)):
            with pytest.raises(ConnectionRefusedError, match="429"):
                raw.open_socket(served.port, near)
            raw.open_socket(served.port, far).close()
        wait_until(lambda: _opens(served, near))  # once the second is gone


def _opens(served: Served, header: bytes) -> bool:
    with suppress(ConnectionRefusedError):
        raw.open_socket(served.port, header).close()
        return True
    return False


def test_a_school_opens_the_page_at_once(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db"), Settings()) as served, ExitStack() as open_ones:
        for _ in range(SCHOOL):
            assert 429 not in [raw.request(served.port, f"GET {path}")[0] for path in OPENED]
            open_ones.enter_context(closing(raw.open_socket(served.port)))


def test_slow_readers_of_one_address_share_what_may_wait_for_them() -> None:
    class Full:
        def ready(self) -> bool:
            return False

        def write(self, texts: Sequence[bytes]) -> None:
            raise AssertionError

        def round_trip(self) -> None:
            return None

    async def run() -> None:
        settings, backlog = replace(QUICK, queue_bytes=100, queue_bytes_per_address=150), Backlog()
        one, other, elsewhere = (Connection(None, settings, Full(), mine) for mine in (backlog, backlog, None))
        one.send(bytes(90))
        elsewhere.send(bytes(90))
        other.send(bytes(50))
        assert not any(each.closed for each in (one, other, elsewhere))
        other.send(bytes(20))
        assert [each.cut for each in (one, other, elsewhere)] == [None, Code.TOO_SLOW, None]
        assert backlog.size == 90
        one.gone()
        assert backlog.size == 0

    asyncio.run(run())


def test_an_address_watches_so_often(tmp_path: Path) -> None:
    settings = replace(QUICK, watches_per_second=0.01, watches_at_once=3)
    with Served(str(tmp_path / "tables.db"), settings) as served, closing(Person(served.url, "Ann")) as ann:
        table = ann.table(seats="me")
        for _ in range(3):
            ann.say("watch", table=table)
            ann.until("table")
        ann.say("watch", table=table)
        refused = ann.until("refused")
        assert (refused["code"], refused["table"]) == ("too_fast", table)
        ann.post(f"/api/tables/{table}/start")  # it is still told
        ann.until("position")
