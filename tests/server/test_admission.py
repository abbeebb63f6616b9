"""Connections that take their time, or too many of them."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.server import raw
from tests.server.serving import Served
from yamclub.server.web import admission
from yamclub.server.web.admission import Admission


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(admission, "_LOOK_SECONDS", 0.05)
    monkeypatch.setattr(admission, "_SECONDS", dict.fromkeys(("head", "body", "writing", "closing"), 0.3))
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


@pytest.mark.parametrize(
    "half",
    [
        b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    ],
)  # fmt: skip
def test_half_a_request_is_not_waited_for(served: Served, half: bytes) -> None:
    with closing(raw.connect(served.port)) as opened:
        opened.sendall(half)
        with suppress(ConnectionResetError):
            raw.read_all(opened)  # until it is closed


def test_a_socket_stays_open(served: Served) -> None:
    with closing(raw.open_socket(served.port)) as opened:
        opened.settimeout(1)
        assert raw.hear(opened)["say"] == "welcome"
        with pytest.raises(TimeoutError):
            raw.read_all(opened)


@pytest.mark.parametrize("more", [b"A: b\r\n" * 200, b"A: " + b"b" * 30_000 + b"\r\n"], ids=["many", "long"])
def test_a_handshake_that_is_too_long_is_answered_and_closed(served: Served, more: bytes) -> None:
    with closing(raw.connect(served.port)) as opened:
        opened.sendall(b"GET /api/socket HTTP/1.1\r\nHost: x\r\n" + raw.UPGRADE + more + b"\r\n")
        assert raw.read_all(opened).startswith(b"HTTP/1.1 400")


def test_a_client_that_goes_away_while_it_sends_is_no_fault_of_ours(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(raw.connect(served.port)) as opened:
        opened.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
    assert raw.request(served.port, "GET /api/games")[0] == 200
    assert "failed" not in caplog.text


class _Silent:
    """A connection as the admission sees it."""

    def __init__(self) -> None:
        self.transport = self
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_the_oldest_that_wait_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamclub.server.web.admission.asyncio.get_running_loop", _NoLoop)
    doors = Admission(4, frozenset({"127.0.0.1"}))
    first, second, third = _Silent(), _Silent(), _Silent()
    visits = [doors.come(one, "192.0.2.1") for one in (first, second)]
    assert None not in visits
    assert doors.come(third, "192.0.2.1") is not None  # an address has half of the room
    assert (first.aborted, second.aborted) == (True, False)
    busy = [doors.come(_Silent(), "127.0.0.1") for _ in range(2)]  # a proxy has no limit of its own
    for visit in busy:
        assert visit is not None
        doors.waits(visit, waiting=False)
    assert doors.come(_Silent(), "198.51.100.7") is not None  # there were four: one that waits goes
    assert second.aborted


class _NoLoop:
    def call_later(self, *_: object) -> None:
        return None


def test_where_nobody_waits_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamclub.server.web.admission.asyncio.get_running_loop", _NoLoop)
    doors = Admission(2, frozenset())
    for host in ("192.0.2.1", "192.0.2.2"):
        visit = doors.come(_Silent(), host)
        assert visit is not None
        doors.waits(visit, waiting=False)
    assert doors.come(_Silent(), "192.0.2.3") is None
    assert visit is not None
    doors.leave(visit)
    assert doors.come(_Silent(), "192.0.2.3") is not None
