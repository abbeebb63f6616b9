"""A database of a server with older rules: its matches go on as they began, and new ones follow today's rules."""

from __future__ import annotations

import asyncio
import gzip
from itertools import count
from pathlib import Path
from time import sleep

import pytest
from msgspec.structs import replace

from tests.conformance.versions import kept
from tests.server.serving import QUICK, Served
from tests.server.test_store import opened
from tests.server.visitors import JSON, Person
from yamclub.games import GAMES, game
from yamclub.kernel.codec import encode
from yamclub.match.entries import End
from yamclub.match.match import todays_options
from yamclub.match.record import Record, read_record
from yamclub.match.verify import verify
from yamclub.server.protocol.shapes import Status
from yamclub.server.store import NewEntry, SeatRow, TableRow, Visitor
from yamclub.server.store.rows import read_table, table_body
from yamclub.server.tables.tokens import hash_token

TOKEN = "ann has this token"  # noqa: S105
OVER, PLAYING, WAITING = "over222222", "playing222", "waiting222"
LEFT = 3
"""Entries that the match in play still lacks."""


def _finished(game_id: str) -> Path:
    """The first kept record of a match that was played to its end, with options if it can be."""
    files = sorted(kept(game_id, 1), key=lambda file: "default" in file.name)
    return next(file for file in files if b'"reason":"over"' in gzip.decompress(file.read_bytes()))


OLDER = [_finished(game_id) for game_id in GAMES if game(game_id).version > 1]


def table(record: Record, table_id: str, status: Status) -> TableRow:
    header, end = record.header, record.entries[-1]
    assert isinstance(end, End)
    seats = [SeatRow(name=seat.name, bot=seat.bot) for seat in header.seats]
    if status != "playing":
        seats[0] = SeatRow("ann", "Ann")
    return TableRow(
        id=table_id, game=header.game, options=header.options, seats=tuple(seats), clock=None, public=True, owner="ann",
        created=1, secret=end.secret or "", status=status, started=None if status == "waiting" else 1,
    )  # fmt: skip


async def store_tables(database: str, record: Record) -> None:
    entries = [NewEntry(encode(entry).decode()) for entry in (record.header, *record.entries)]
    async with opened(database) as store:
        await store.add_visitor(Visitor("ann", "Ann"), hash_token(TOKEN), 1)
        for table_id, status, stored in (
            (OVER, "over", entries),
            (PLAYING, "playing", entries[:-LEFT]),
            (WAITING, "waiting", []),
        ):
            await store.add_table(table(record, table_id, status))  # type: ignore[arg-type]
            await store.append(table_id, 0, stored)


@pytest.fixture(params=OLDER, ids=lambda file: file.name)
def file(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_matches_of_older_rules_go_on_and_new_ones_follow_todays(database: str, file: Path) -> None:
    whole = gzip.decompress(file.read_bytes())
    record = read_record(whole)
    today = todays_options(record.header.game, record.header.rules, record.header.options)
    asyncio.run(store_tables(database, record))
    with Served(database, QUICK) as served:
        ann = Person(served.url, None)
        ann.http.headers["authorization"] = f"Bearer {TOKEN}"

        assert ann.http.get(f"/api/tables/{OVER}/record").content == whole
        assert ann.get(f"/api/tables/{OVER}")["options"] == today

        ended = _wait_for_record(ann, PLAYING)
        assert ended.header == record.header
        assert verify(ended).result is not None

        again = ann.post(f"/api/tables/{OVER}/rematch")["id"]
        for new in (WAITING, again):
            ann.post(f"/api/tables/{new}/start")
            header = _header(served, new)
            assert (header["rules"], header["options"]) == (game(record.header.game).version, today)
        ann.close()


def _wait_for_record(ann: Person, table_id: str) -> Record:
    for attempt in count():
        answer = ann.http.get(f"/api/tables/{table_id}/record")
        if answer.is_success:
            return read_record(answer.content)
        assert attempt < 1200, answer.text
        sleep(0.1)
    raise AssertionError


def _header(served: Served, table_id: str) -> JSON:
    match = served.services.hub.tables[table_id].match
    assert match is not None
    return {"rules": match.header.rules, "options": match.header.options}


def test_a_row_from_before_rules_were_counted_is_of_version_1(file: Path) -> None:
    record = read_record(gzip.decompress(file.read_bytes()))
    row = table(record, WAITING, "waiting")
    body = table_body(row).replace('"rules":1,', "")
    assert "rules" not in body
    read = read_table(0, "waiting", row.secret, body)
    assert read.rules == game(row.game).version
    assert read.options == todays_options(row.game, 1, row.options)


def test_a_table_of_rules_yet_to_come_cannot_start(database: str) -> None:
    record = read_record(gzip.decompress(OLDER[0].read_bytes()))
    row = table(record, WAITING, "waiting")

    async def store_newer() -> None:
        async with opened(database) as store:
            await store.add_visitor(Visitor("ann", "Ann"), hash_token(TOKEN), 1)
            await store.add_table(replace(row, rules=1000, options={**row.options, "moon": "full"}))

    asyncio.run(store_newer())
    with Served(database, QUICK) as served:
        ann = Person(served.url, None)
        ann.http.headers["authorization"] = f"Bearer {TOKEN}"
        assert ann.refused(f"/api/tables/{WAITING}/start") == "rules_differ"
        ann.close()
