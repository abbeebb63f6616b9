"""Security: origins, floods, large frames, slow readers, headers, logs."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from tests.server import raw
from tests.server.clock import wait_until
from tests.server.serving import QUICK, Served
from tests.server.visitors import JSON, SECONDS, Person, get, open_http, open_socket, over, play_out, post


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    settings = replace(QUICK, messages_per_second=50, messages_at_once=100, queue_messages=300)
    with Served(str(tmp_path / "tables.db"), settings) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob")


def begin(people: list[Person], **more: Any) -> str:
    table = people[0].table(**more)
    people[1].post(f"/api/tables/{table}/sit", seat=1)
    people[0].post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://[bad", "file://"])
def test_pages_from_elsewhere_get_no_socket_and_change_nothing(served: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, open_socket(served.url, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403
    answer = post(f"{served.url}/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json().get("code")) == (403, "bad_origin")


def test_our_own_page_gets_a_socket_and_its_cookie_says_who_it_is(served: Served) -> None:
    with open_http(served.url, headers={"origin": served.url}) as browser:
        browser.post("/api/me", json={"name": "Zoé"}).raise_for_status()
        cookie = f"yam={browser.cookies['yam']}"
    headers = {"cookie": cookie}
    with open_socket(served.url, origin=Origin(served.url), additional_headers=headers) as opened:
        assert json.loads(opened.recv(SECONDS))["name"] == "Zoé"


def test_every_answer_carries_the_headers_that_close_a_page(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/missing.js"):
        headers = get(served.url + path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_frame_that_is_too_large_closes_that_line_and_no_other(served: Served, people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    with open_socket(served.url) as rude:
        rude.recv(SECONDS)
        rude.send("x" * (16 * 1024 + 1))
        assert _closed(lambda: rude.recv(SECONDS))[0] == 1009
    play_out(table, people, positions, moves=3)


def test_bytes_that_are_no_text_close_that_line_and_are_not_worth_a_traceback(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with open_socket(served.url) as rude:
        rude.recv(SECONDS)
        rude.send(b"\xff\xfe", text=True)
        assert _closed(lambda: rude.recv(SECONDS))[0] == 1007
    assert caplog.records == []


def test_a_wrong_token_is_told_to_programs_and_a_forgotten_cookie_is_a_stranger(served: Served) -> None:
    wrong = "x" * 43
    for path in ("/api/me", "/api/tables"):
        answer = get(served.url + path, headers={"authorization": f"Bearer {wrong}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert get(f"{served.url}/api/tables", cookies={"yam": wrong}).status_code == 200


def _closed(work: Callable[[], object]) -> tuple[int, str]:
    """How the connection ends when this is done again and again."""
    try:
        for _ in range(100_000):
            work()
    except ConnectionClosed as closed:
        if closed.rcvd is not None:
            return closed.rcvd.code, closed.rcvd.reason
    raise AssertionError("it was never closed, or without a word")


def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    answer = post(f"{served.url}/api/me", json={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_flood_closes_that_line_and_no_other(served: Served, people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    with open_socket(served.url) as rude:
        assert _closed(lambda: rude.send('{"say":"pong","n":1}')) == (1008, "too_fast")
    play_out(table, people, positions, moves=3)
    wait_until(lambda: served.services.hub.metrics.cuts["too_fast"] > 0)
    assert served.services.hub.metrics.cuts["too_fast"] == 1


def test_a_reader_who_does_not_read_is_cut_and_nobody_waits_for_them(tmp_path: Path) -> None:
    """They ask for a past match again and again and take nothing; the others play on meanwhile.

    Whoever waited for such a reader here would wait until everybody gives up: only the queue ends it.
    """
    settings = replace(QUICK, queue_messages=300, send_seconds=10**6, messages_per_second=10**6, messages_at_once=10**6)
    with (
        Served(str(tmp_path / "tables.db"), settings) as served,
        closing(Person(served.url, "Ann")) as ann,
        closing(Person(served.url, "Bob")) as bob,
        closing(_lazy(served.port)) as lazy,
    ):
        people, cuts = [ann, bob], served.services.hub.metrics.cuts
        past = begin(people)
        play_out(past, people, [person.watch(past) for person in people])
        table = begin(people, options={"series": "10"})
        positions = [person.watch(table) for person in people]
        lazy.send(_watch(table) + _watch(past) * 200)
        give_up = monotonic() + SECONDS
        while not cuts["too_slow"] and not over(positions[0]):
            assert monotonic() < give_up
            positions = play_out(table, people, positions, moves=1)
        assert cuts == {"too_slow": 1}


def _lazy(port: int) -> socket.socket:
    """A socket whose owner will not read it."""
    lazy = socket.create_connection(("127.0.0.1", port))
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    lazy.setblocking(False)
    return lazy


def _watch(table: str) -> bytes:
    return raw.frame(f'{{"say":"watch","table":"{table}"}}')


def test_making_tables_and_names_is_rationed(tmp_path: Path) -> None:
    settings = replace(QUICK, tables_per_hour=6, visitors_per_hour=9)
    with Served(str(tmp_path / "t.db"), settings) as served, closing(Person(served.url, "Ann")) as ann:
        wanted = {"game": "slam", "seats": [{"kind": "me"}]}
        codes = [ann.http.post("/api/tables", json=wanted).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        refused = ann.http.post("/api/tables", json=wanted)
        assert refused.json()["code"] == "too_fast"
        assert int(refused.headers["retry-after"]) > 0
        names = [post(f"{served.url}/api/me", json={"name": "Eve"}).status_code for _ in range(4)]
        assert names == [200, 200, 429, 429]


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "7", '"say"', '{"say":"dance"}', '{"say":7}', '{"say":"act"}', "[" * 16_000,
        '{"say":"watch","table":"' + "a" * 10 + '","since":true}', '{"say":"watch","table":"x","since":0}',
        '{"say":"watch","table":"abcdefghjk","since":-1}', '{"say":"pong","n":NaN}', '{"say":"pong","n":1.5}',
        '{"say":"pong","n":' + "9" * 5000 + "}", '{"say":"hello","token":"\\ud800"}', '{"say":"hello","token":""}',
        '{"say":"act","table":"abcdefghjk","command":"a","action":{"kind":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}}",
        '{"say":"act","table":"abcdefghjk","command":"a\\u0000","action":{}}',
        '{"say":"act","table":"abcdefghjk","command":"a","action":{},"extra":1}', b"\x00\x01", b"",
    ],
    ids=lambda text: repr(text[:50]),
)  # fmt: skip
def test_whatever_is_said_gets_a_code_and_the_line_stays_open(served: Served, text: str | bytes) -> None:
    with open_socket(served.url) as opened:
        opened.send(text)
        assert _refusal(opened) in ("bad_message", "bad_token", "no_name_yet")
        opened.send('{"say":"watch","table":"nosuchtabl"}')
        assert _refusal(opened) == "no_such_table"


def _refusal(opened: ClientConnection) -> str:
    while (said := json.loads(opened.recv(SECONDS)))["say"] != "refused":
        pass
    return str(said["code"])


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name":7}', b'{"name":"\\ud800"}', b"[" * 16_000, b'{"name":NaN}',
     b'{"name":"\xed\xa0\x80"}', b'{"name":' + b"9" * 5000 + b"}"],
    ids=lambda body: repr(body[:30]),
)  # fmt: skip
def test_whatever_is_posted_gets_a_code(served: Served, body: bytes) -> None:
    answer = post(f"{served.url}/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("me", {"name": "Ann", "token": 1}, "$.token"),
        ("me", {"name": "Ann", "token": "true"}, "$.token"),
        ("me", {"name": 7}, "$.name"),
        ("tables", {"game": "slam", "seats": [{"kind": "me"}], "public": 1}, "$.public"),
        ("tables", {"game": "slam", "seats": [{"kind": "me"}], "clock": "60"}, "$.clock"),
        ("tables", {"game": "slam", "seats": [{"kind": "me"}], "clock": 60.5}, "$.clock"),
        ("tables", {"game": "slam", "seats": [{"kind": "me"}], "options": []}, "$.options"),
        ("tables", {"game": "slam", "seats": {"kind": "me"}}, "$.seats"),
        ("tables", {"game": "slam", "seats": [{"kind": "throne"}]}, "$.seats[0].kind"),
        ("tables", {"game": None, "seats": [{"kind": "me"}]}, "$.game"),
        ("tables/abcdefghjk/sit", {"seat": "1"}, "$.seat"),
        ("tables/abcdefghjk/sit", {"seat": 1.5}, "$.seat"),
        ("tables/abcdefghjk/bot", {"seat": 1, "bot": 7}, "$.bot"),
    ],
)
def test_bodies_are_taken_as_they_are_typed_and_the_field_at_fault_is_named(
    people: list[Person], path: str, body: JSON, field: str
) -> None:
    answer = people[0].http.post(f"/api/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert f"`{field}`" in answer.json()["params"]["why"]
    assert "throne" not in answer.text


@pytest.mark.parametrize("query", ["games?lang=de", "games?lang=", "games?lang=EN"])
def test_what_is_asked_for_in_an_address_is_known_or_refused(served: Served, query: str) -> None:
    answer = get(f"{served.url}/api/{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert answer.json()["params"]["why"] == "lang not one of those known"


def test_actions_that_are_nonsense_leave_the_match_alone(people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    nonsense: list[JSON] = [
        {}, {"kind": "fly"}, {"kind": None}, {"kind": "keep"}, {"kind": "throw", "dice": "66666"},
        {"kind": "keep", "dice": "999"}, {"kind": "keep", "dice": [1]}, {"kind": "keep", "dice": "1" * 9000},
    ]  # fmt: skip
    for action in nonsense:
        for person in people:
            answer = person.act(table, action)
            assert answer["say"] == "refused"
            assert answer["code"] in ("not_a_move_here", "not_your_turn", "dice_not_there")
    assert people[0].watch(table)["event"] == positions[0]["event"]


def test_logs_hold_no_secret(served: Served, people: list[Person], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = begin(people)
    play_out(table, people, [person.watch(table) for person in people], moves=3)
    people[0].http.get("/api/tables/nosuchtabl", headers={"authorization": f"Bearer {people[1].token}"})
    secret = served.services.hub.tables[table].row.secret
    theirs = ("websockets.client", "httpcore", "httpx")  # the people's own, in this same process
    written = "\n".join(one.getMessage() for one in caplog.records if not one.name.startswith(theirs))
    for hidden in (people[0].token, people[1].token, secret):
        assert hidden is not None
        assert hidden not in written
