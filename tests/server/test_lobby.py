"""The list of public tables, when somebody wants all of it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from msgspec.structs import replace

from tests.server.serving import QUICK, Served
from tests.server.visitors import JSON, Person, open_http
from yamclub.server.limits import address_key
from yamclub.server.settings import Settings
from yamclub.server.tables.lobby import source_of

PUBLIC = {"game": "slam", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
FLOOD = 200
DEFAULT = Settings()


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """With the lobby's own limits, and no other that would hide them."""
    settings = replace(
        QUICK,
        open_tables_per_visitor=DEFAULT.open_tables_per_visitor,
        open_tables_per_address=DEFAULT.open_tables_per_address,
    )
    with Served(database, settings) as server:
        yield server


def _make(served: Served, address: str, tables: int) -> list[tuple[int, JSON]]:
    """One visitor at this address asks for so many tables; each answer with its status."""
    with open_http(served.url, headers={"x-forwarded-for": address}) as http:
        token = http.post("/api/me", json={"name": "Eve", "token": True}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        answers = [http.post("/api/tables", json=PUBLIC) for _ in range(tables)]
        return [(answer.status_code, answer.json()) for answer in answers]


def _listed(served: Served) -> list[str]:
    with open_http(served.url) as http:
        return [one["id"] for one in http.get("/api/tables").json()]


def test_one_visitor_opens_a_few_public_tables(served: Served) -> None:
    answers = _make(served, "192.0.2.1", DEFAULT.open_tables_per_visitor + 3)
    assert [status for status, _ in answers].count(201) == DEFAULT.open_tables_per_visitor
    status, refusal = answers[-1]
    assert (status, refusal["code"]) == (429, "too_fast")
    assert 0 < refusal["params"]["seconds"] <= DEFAULT.open_table_hours * 3600
    with closing(Person(served.url, "Ann")) as ann:
        ann.table()  # private ones are not counted


def test_many_visitors_of_one_address_do_not_push_others_out(served: Served) -> None:
    """All at once, and after the honest table, so that theirs are newer."""
    with closing(Person(served.url, "Ann")) as ann:
        honest = ann.table(public=True)
    with ThreadPoolExecutor(20) as pool:
        each = pool.map(lambda _: _make(served, "198.51.100.7", FLOOD // 20), range(20))
        made = [status for answers in each for status, _ in answers].count(201)
    assert made <= DEFAULT.open_tables_per_address
    listed = _listed(served)
    assert honest in listed
    assert len(listed) == made + 1


def test_each_address_gets_places_before_any_gets_all(served: Served) -> None:
    """Also if the limits let more tables through than the list has places: over years, or from several processes."""
    services = served.services
    services.lobby._settings = QUICK
    honest = [one["id"] for _, one in _make(served, "192.0.2.9", 2)]
    _make(served, "198.51.100.7", FLOOD)
    listed = _listed(served)
    assert len(listed) == 100
    assert set(honest) <= set(listed)
    assert listed[-2:] == honest[::-1]  # newest first


def test_a_rematch_of_a_public_table_counts_like_a_new_one(served: Served) -> None:
    with closing(Person(served.url, "Ann")) as ann:
        played = ann.table(seats="greedy", public=True)
        ann.post(f"/api/tables/{played}/start")
        ann.watch(played)
        ann.until("table", lambda heard: heard["table"]["status"] == "over")
        for _ in range(DEFAULT.open_tables_per_visitor):
            ann.table(public=True)
        assert ann.refused(f"/api/tables/{played}/rematch") == "too_fast"


def test_tables_that_are_over_leave_room_for_others(served: Served) -> None:
    with closing(Person(served.url, "Ann")) as ann:
        for _ in range(DEFAULT.open_tables_per_visitor + 2):
            table = ann.table(seats="greedy", public=True)
            ann.post(f"/api/tables/{table}/start")
            ann.watch(table)
            ann.until("table", lambda heard: heard["table"]["status"] == "over")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::6", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:" + "x" * 100, "unix:" + "x" * 59),
    ],
)
def test_addresses_of_one_household_count_as_one(host: str, key: str) -> None:
    assert address_key(host) == key


def test_what_is_kept_of_an_address_does_not_give_it_away() -> None:
    """Some 65,000 addresses of the old kind have each value."""
    assert len({source_of(f"192.0.{high}.{low}") for high in range(64) for low in range(256)}) > 10_000
    assert all(len(source_of(f"192.0.2.{low}")) == 4 for low in range(256))
    assert source_of("") == ""
