"""What one address may ask for, and how many sockets it may have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server import raw
from tests.server.attacks import ELSEWHERE
from tests.server.clock import wait_until
from tests.server.serving import QUICK, Served
from tests.server.visitors import get
from yamclub.server.settings import Settings

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
