"""Any bytes, anywhere: never more than a refusal, and the match is untouched."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Served
from tests.server.visitors import JSON, SECONDS, Person, open_socket

FEW = settings(
    max_examples=60,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
    ],
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("fuzz") / "tables.db")) as server:
        yield server


@pytest.fixture(scope="module")
def ann(served: Served) -> Iterator[Person]:
    person = Person(served.url, "Ann")
    yield person
    person.close()


@pytest.fixture(scope="module")
def eve(served: Served) -> Iterator[Person]:
    person = Person(served.url, "Eve")
    yield person
    person.close()


@pytest.fixture(scope="module")
def table(ann: Person) -> str:
    table = ann.table(seats="me", public=True)
    ann.post(f"/api/tables/{table}/start")
    return table


@pytest.fixture
def untouched(served: Served, ann: Person, table: str) -> Iterator[None]:
    """The match is where it was, nothing went wrong inside, and Ann can still look."""
    before = ann.watch(table)
    faults = served.services.hub.metrics.refusals["our_fault"]
    yield
    after = ann.watch(table)
    assert (after["event"], after["view"]) == (before["event"], before["view"])
    assert served.services.hub.metrics.refusals["our_fault"] == faults


_ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
_KINDS = st.sampled_from(["hello", "watch", "unwatch", "act", "pong", "event"])
_FIELDS = st.dictionaries(st.sampled_from(["table", "command", "action", "since", "n", "token", "after"]), _ANY)


@pytest.mark.usefixtures("untouched")
@FEW
@given(said=st.lists(st.binary(max_size=200) | st.text(max_size=200), max_size=8))
def test_any_bytes_on_the_socket(served: Served, said: list[bytes | str]) -> None:
    with open_socket(served.url) as rude:
        try:
            for one in said:
                rude.send(one.encode("utf-8", "surrogatepass") if isinstance(one, str) else one)
        except ConnectionClosed:
            pass


@pytest.mark.usefixtures("untouched")
@FEW
@given(said=st.lists(st.builds(lambda kind, fields: {**fields, "say": kind}, _KINDS, _FIELDS), max_size=8))
def test_messages_of_almost_the_right_form(served: Served, table: str, said: list[JSON]) -> None:
    with open_socket(served.url) as rude:
        for one in said:
            rude.send(json.dumps({"table": table, **one} if one["say"] != "pong" else one))
        rude.send('{"say":"watch","table":"nosuchtabl"}')
        while json.loads(rude.recv(SECONDS)).get("code") != "no_such_table":
            pass


@pytest.mark.usefixtures("untouched")
@FEW
@given(raw=st.binary(max_size=300))
def test_any_bytes_after_the_handshake(served: Served, raw: bytes) -> None:
    """Below the frames: what is no frame at all closes that connection."""
    with socket.create_connection(("127.0.0.1", served.port)) as rude:
        rude.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        rude.recv(1000)
        rude.sendall(raw)


@pytest.mark.usefixtures("untouched")
@FEW
@given(action=st.dictionaries(st.sampled_from(["kind", "dice", "series", "removed"]), _ANY))
def test_any_action_of_somebody_else(eve: Person, table: str, action: JSON) -> None:
    eve.disconnect()
    assert eve.act(table, action)["code"] in ("not_seated", "bad_message")


@pytest.mark.parametrize("who", ["known", "unknown"])
def test_schemathesis_finds_no_fault_of_ours(served: Served, ann: Person, table: str, who: str) -> None:
    schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json", timeout=SECONDS)
    headers = {"authorization": f"Bearer {ann.token}"} if who == "known" else {}
    operations = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) == 24

    for operation in operations:

        @settings(FEW, max_examples=25)
        @given(case=operation.as_strategy())
        def attempt(case: schemathesis.Case[Any]) -> None:
            if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
                case.path_parameters["table_id"] = table
            response = case.call(headers=headers, timeout=SECONDS)
            case.validate_response(response, checks=[not_a_server_error])

        attempt()
