"""How far away players are taken to be, over real sockets: as the network says, however late they answer pings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from time import sleep

import pytest
from msgspec.structs import replace

from tests.server.serving import QUICK, Served
from tests.server.visitors import Person, open_socket
from yamclub.match.arbiter import UNPROVEN

LATE = 0.15
KERNEL = {}  # type: dict[str, str]
BY_PROXY = {"x-forwarded-for": "192.0.2.7"}


class Far(Person):
    """Answers pings late, and has a proxy say these things about them."""

    def __init__(self, url: str, name: str, headers: Mapping[str, str]) -> None:
        super().__init__(url, name)
        self._socket = self._open.enter_context(open_socket(url, additional_headers=dict(headers)))
        super().say("hello", token=self.token)

    def say(self, kind: str, **fields: object) -> None:
        if kind == "pong":
            sleep(LATE)
        super().say(kind, **fields)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "t.db"), replace(QUICK, pause=0, ping_seconds=0.3)) as server:
        yield server


@pytest.mark.parametrize(
    ("headers", "least", "most"),
    [
        (KERNEL, 0, 15),
        (BY_PROXY, UNPROVEN, UNPROVEN),
        ({**BY_PROXY, "x-forwarded-rtt": "20000"}, 27, 27),
        ({**BY_PROXY, "x-forwarded-rtt": "200000"}, 150, 225),
        ({**BY_PROXY, "x-forwarded-rtt": "far"}, UNPROVEN, UNPROVEN),
        ({"x-forwarded-rtt": "200000"}, 0, 15),
    ],
    ids=[
        "no proxy",
        "a proxy that does not tell",
        "near by the proxy",
        "far by the proxy",
        "nonsense",
        "a client's own",
    ],
)
def test_late_pongs_count_only_as_far_as_the_network_bears_them_out(
    served: Served, headers: dict[str, str], least: int, most: int
) -> None:
    far, bob = Far(served.url, "Far", headers), Person(served.url, "Bob")
    table = far.table("color", "me,open", options={"round_seconds": 60})
    bob.post(f"/api/tables/{table}/sit", seat=1)
    far.watch(table)
    bob.watch(table)
    connection = next(
        one for one in served.services.hub.tables[table].connections if one.visitor and one.visitor.name == "Far"
    )
    while len(connection._measured) < connection._measured.maxlen:  # type: ignore[operator]
        far.say("watch", table=table)
        far.until("table")
        sleep(0.1)
    far.post(f"/api/tables/{table}/start")
    far.until("position", lambda heard: heard["view"]["phase"] == "announcing")
    assert far.act(table, {"kind": "claim", "number": 0})["say"] == "ack"
    told = bob.until("table", lambda heard: heard["table"]["seats"][0]["distance"] is not None)
    assert least <= told["table"]["seats"][0]["distance"] <= most
    far.close()
    bob.close()
