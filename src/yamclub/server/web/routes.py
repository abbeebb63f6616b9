"""The HTTP part of the protocol."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Eye, Viewer
from yamclub.server.protocol.analyses import AnalysisWorking
from yamclub.server.protocol.catalogue import GameInfo, Language, catalogue
from yamclub.server.protocol.incoming import AgreeHints, Introduce, NewTable, Open, PlayOn, PutBot, Remove, Sit, Vote
from yamclub.server.protocol.shapes import Me, TableInfo
from yamclub.server.services import Services
from yamclub.server.store import TableRow, Visitor
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.lobby import source_of
from yamclub.server.tables.playing import started
from yamclub.server.web.errors import REFUSALS
from yamclub.server.web.identity import address_of, token_cookie, visitor_of

_get, _post = partial(get, responses=REFUSALS), partial(post, responses=REFUSALS)
AnyRequest = Request[Any, Any, Any]
MOST_LISTED = 100
YOURS_LISTED = 30
_CHUNK = 2**16
"""A long answer is sent in parts, so that the rest of it is not copied for each slow reader."""


def find_services(request: AnyRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def find_visitor(request: AnyRequest, services: NamedDependency[Services]) -> Visitor | None:
    """Who sent the request: None without a known cookie. A wrong bearer token is refused."""
    return await visitor_of(services.visitors, request.scope)


def known(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise YamError(Code.NO_NAME_YET)
    return visitor


def _info(table: LiveTable, visitor: Visitor | None) -> TableInfo:
    return table.info(None if visitor is None else visitor.id)


# --- games and visitors


@_get("/games", sync_to_thread=False, summary="What can be played")
def get_games(lang: FromQuery[Language] = "en") -> tuple[GameInfo, ...]:
    return catalogue(lang)


@_get("/me", summary="You, and your tables")
async def get_me(services: NamedDependency[Services], visitor: NamedDependency[Visitor | None]) -> Me:
    return await _me(services, known(visitor))


async def _me(services: Services, visitor: Visitor) -> Me:
    rows = await services.store.tables_of(visitor.id, YOURS_LISTED)
    tables = [await _mine(services, row, visitor) for row in rows]
    return Me(visitor.name, tuple(table for table in tables if table is not None))


async def _mine(services: Services, row: TableRow, visitor: Visitor) -> TableInfo | None:
    """A table in the list of its visitor. A match that cannot be read is gone from it once they have left."""
    if row.status == "playing":  # to know whose move it is, the match must be loaded
        info = _info(await services.hub.find(row.id), visitor)
    else:
        info = services.hub.info(row, visitor.id)
    seat = row.seat_of(visitor.id)
    return None if info.unreadable and seat is not None and row.seats[seat].left else info


@_post("/me", status_code=200, summary="Take or change a name")
async def post_me(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    data: JSONBody[Introduce],
) -> Response[Me]:
    if visitor is not None:
        services.names_by_visitor.take(visitor.id)
        renamed = await services.visitors.rename(visitor, data.name)
        await services.seating.rename(renamed)
        token = await services.visitors.another_token(renamed) if data.token else None
        return Response(replace(await _me(services, renamed), token=token))
    services.visitors_by_address.take(address_of(request.scope))
    new, token = await services.visitors.introduce(data.name)
    if data.token:
        return Response(Me(new.name, token=token))
    return Response(Me(new.name), headers={"set-cookie": token_cookie(token, request.scope["scheme"])})


# --- tables


@_get("/tables", summary="Public tables, newest first")
async def get_tables(services: NamedDependency[Services], visitor: NamedDependency[Visitor | None]) -> list[TableInfo]:
    rows = await services.lobby.tables(MOST_LISTED)
    listed = (services.hub.info(row, None if visitor is None else visitor.id) for row in rows)
    return [info for info in listed if info.unreadable is None]


@_post("/tables", summary="Make a table")
async def post_table(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    data: JSONBody[NewTable],
) -> TableInfo:
    owner = known(visitor)
    services.tables_by_visitor.take(owner.id)
    services.tables_by_address.take(address_of(request.scope))
    source = source_of(address_of(request.scope))
    async with services.lobby.place_for(owner.id, source, public=data.public):
        return _info(await services.seating.create(owner, data, source), visitor)


@_get("/tables/{table_id:str}", summary="One table")
async def get_table(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    return _info(await services.hub.find(table_id), visitor)


@_post("/tables/{table_id:str}/sit", status_code=200, summary="Take an open seat, or your own back from a bot")
async def post_sit(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[Sit],
) -> TableInfo:
    return _info(await services.seating.sit(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/stand", status_code=200, summary="Leave your seat")
async def post_stand(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    return _info(await services.seating.stand(known(visitor), table_id), visitor)


@_post("/tables/{table_id:str}/bot", status_code=200, summary="Give an open or abandoned seat to a bot")
async def post_bot(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[PutBot],
) -> TableInfo:
    return _info(await services.seating.put_bot(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/remove", status_code=200, summary="Take a bot out, or remove a guest, before the start")
async def post_remove(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[Remove],
) -> TableInfo:
    return _info(await services.seating.remove(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/vote", status_code=200, summary="Vote for a stand-in for somebody who is away")
async def post_vote(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[Vote],
) -> TableInfo:
    return _info(await services.seating.stand_ins.vote(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/hints", status_code=200, summary="Agree to hints for everybody, or no longer")
async def post_hints(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[AgreeHints],
) -> TableInfo:
    return _info(await services.hints.agree(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/start", status_code=200, summary="Start the match")
async def post_start(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    return _info(await services.seating.start(known(visitor), table_id), visitor)


@_post("/tables/{table_id:str}/open", status_code=200, summary="Open the entropy that you committed to")
async def post_open(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[Open],
) -> TableInfo:
    return _info(await services.seating.open(known(visitor), table_id, data), visitor)


@_post("/tables/{table_id:str}/undo-start", status_code=200, summary="Call off a start that waits")
async def post_undo_start(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    return _info(await services.seating.undo_start(known(visitor), table_id), visitor)


@_post("/tables/{table_id:str}/rematch", status_code=200, summary="The same people at a new table")
async def post_rematch(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
) -> TableInfo:
    asking = known(visitor)
    services.tables_by_visitor.take(asking.id)
    source, table = source_of(address_of(request.scope)), await services.hub.find(table_id)
    async with services.lobby.place_for(asking.id, source, public=table.row.public and table.row.next is None):
        return _info(await services.seating.rematch(asking, table_id, source), visitor)


@_post("/tables/{table_id:str}/play-on", summary="A new table that goes on from a moment of a match that is over")
async def post_play_on(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
    data: JSONBody[PlayOn],
) -> TableInfo:
    asking, address = known(visitor), address_of(request.scope)
    services.tables_by_visitor.take(asking.id)
    services.tables_by_address.take(address)
    table = await over(services, table_id)
    return _info(await services.playing_on.open(asking, table, data, source_of(address)), visitor)


@_get("/tables/{table_id:str}/record", media_type="application/jsonl", summary="The record, once the match is over")
async def get_record(services: NamedDependency[Services], table_id: FromPath[str]) -> Stream:
    row = await services.hub.stored(table_id)
    if row.status != "over":
        raise YamError(Code.NOT_OVER)
    named = {"content-disposition": f'attachment; filename="{row.game}-{row.id}.jsonl"'}
    return _in_chunks(await services.records.find(table_id), "application/jsonl", named)


@_get("/tables/{table_id:str}/replay", summary="Every move and where it led, through anybody's eyes, once it is over")
async def get_replay(
    services: NamedDependency[Services], table_id: FromPath[str], eyes: FromQuery[str] = "open"
) -> Stream:
    table = await over(services, table_id)
    whole = await services.replays.find(table, _eyes(eyes, len(table.row.seats)))
    return _in_chunks(whole, MediaType.JSON, {})


@_get("/tables/{table_id:str}/analysis", summary="What was best, what it cost and what was luck, once it is over")
async def get_analysis(services: NamedDependency[Services], table_id: FromPath[str]) -> Stream | Response[Any]:
    found = await services.analyses.find(await over(services, table_id))
    if isinstance(found, AnalysisWorking):
        return Response(found, status_code=202)
    return _in_chunks(b'{"status":"done","analysis":' + found + b"}", MediaType.JSON, {})


async def over(services: Services, table_id: str) -> LiveTable:
    """A table whose match can be read and is over."""
    table = await services.hub.find(table_id)
    if table.row.status == "waiting" or started(table).ended is None:
        raise YamError(Code.NOT_OVER)
    return table


def _in_chunks(whole: bytes, media_type: str, headers: dict[str, str]) -> Stream:
    # A plain iterator: each part comes from a thread, so others have their turn before the next.
    chunks = (whole[first : first + _CHUNK] for first in range(0, len(whole), _CHUNK))
    return Stream(chunks, media_type=media_type, headers={**headers, "content-length": str(len(whole))})


def _eyes(text: str, seats: int) -> Viewer:
    """A seat number, ``spectator`` or ``open``, as a viewer."""
    if text in tuple(Eye):
        return Eye(text)
    if text in map(str, range(seats)):
        return int(text)
    raise YamError(Code.BAD_MESSAGE, why="eyes")


# --- for anybody who checks a record


@get("/.well-known/yamclub-key", media_type="application/x-pem-file", sync_to_thread=False, include_in_schema=False)
def get_key(services: NamedDependency[Services]) -> Response[bytes]:
    """The public key with which this server signs records."""
    named = {"content-disposition": 'attachment; filename="yamclub-key.pem"'}
    return Response(services.store.signer.public_pem, headers=named)


# --- for operators


@get("/health", include_in_schema=False)
async def get_health(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    problem = await services.health.problem()
    if problem is None:
        return Response({"status": "ok"})
    return Response({"status": "failing", "reason": problem}, status_code=503)


@_get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def get_metrics(services: NamedDependency[Services]) -> str:
    return services.hub.metrics.text(len(services.hub.tables))


DEPENDENCIES = {
    "services": Provide(find_services, sync_to_thread=False),
    "visitor": Provide(find_visitor),
}
API = Router(
    "/api",
    route_handlers=[
        get_games, get_me, post_me, get_tables, post_table, get_table, post_sit, post_stand, post_bot, post_remove,
        post_vote, post_start, post_open, post_undo_start, post_rematch, get_record, get_replay,
        post_hints, get_analysis, post_play_on,
    ],
)  # fmt: skip
