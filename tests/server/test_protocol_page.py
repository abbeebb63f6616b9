"""docs/protocol.md tells whoever writes a client about everything that is sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from yamclub.errors import Code
from yamclub.server.protocol import incoming, outgoing, refusals, shapes
from yamclub.server.protocol.catalogue import GameInfo
from yamclub.server.settings import Settings
from yamclub.server.web.app import create_litestar

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| `")]
SHAPES = (
    incoming.Introduce, incoming.NewTable, incoming.SeatWish, incoming.Sit, incoming.PutBot, shapes.Me,
    shapes.TableInfo, shapes.SeatInfo, GameInfo,
)  # fmt: skip
MESSAGES = (
    incoming.Hello, incoming.Watch, incoming.Unwatch, incoming.Act, incoming.Pong, outgoing.Welcome, outgoing.Table,
    outgoing.Event, outgoing.Position, outgoing.Ack, outgoing.Refused, outgoing.Ping,
)  # fmt: skip


def row_of(name: str) -> str:
    return next(row for row in ROWS if row.startswith(f"| `{name}` |"))


@pytest.mark.parametrize("kind", [*SHAPES, *MESSAGES], ids=lambda kind: kind.__name__)
def test_every_field_is_on_the_page(kind: type[Struct]) -> None:
    name = kind.__name__ if kind in SHAPES else kind.__name__.lower()
    row = row_of(name)
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in row] == []


def test_the_codes_on_the_page_exist_and_have_the_status_it_gives() -> None:
    told: dict[str, int] = {}
    for row in PAGE[PAGE.index("## Codes") :].splitlines():
        if row.startswith("| `"):
            names, status, _ = (cell.strip() for cell in row.strip("|").split("|"))
            told |= {code: int(status or 400) for code in re.findall(r"`(\w+)`", names)}
    assert set(told) <= set(Code)
    assert {code: told.get(str(code)) for code in refusals.STATUS} == refusals.STATUS


def test_the_description_of_every_route_tells_how_it_refuses() -> None:
    described = create_litestar("unused", Settings()).openapi_schema.to_schema()
    routes = [route for path in described["paths"].values() for route in path.values()]
    assert len(routes) > 10
    for route in routes:
        for status in {400, *refusals.STATUS.values()}:
            schema = route["responses"][str(status)]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Failure"}
    assert set(described["components"]["schemas"]["Failure"]["properties"]) == {"code", "params"}
