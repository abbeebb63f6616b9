"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from yamclub.errors import Code, YamError
from yamclub.game import Eye, Viewer
from yamclub.kernel.codec import encode
from yamclub.match.record import record_bytes
from yamclub.server.protocol.catalogue import GameInfo, Language, catalogue
from yamclub.server.protocol.incoming import Introduce, NewTable, PutBot, Sit
from yamclub.server.protocol.shapes import Me, TableInfo
from yamclub.server.services import Services
from yamclub.server.store import Visitor
from yamclub.server.tables.live import LiveTable
from yamclub.server.web.errors import REFUSALS
from yamclub.server.web.security import bearer_of, token_cookie, token_of

_get, _post = partial(get, responses=REFUSALS), partial(post, responses=REFUSALS)
AnyRequest = Request[Any, Any, Any]
_MOST_LISTED = 100
_YOURS_LISTED = 30


def find_services(request: AnyRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def find_visitor(request: AnyRequest, services: NamedDependency[Services]) -> Visitor | None:
    """Who sent the request: None without a known cookie. A wrong bearer token is refused."""
    token = token_of(request.scope)
    if token is None:
        return None
    try:
        return await services.visitors.find(token)
    except YamError:
        if bearer_of(request.scope) is not None:
            raise
        return None


def known(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise YamError(Code.NO_NAME_YET)
    return visitor


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


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
    tables = []
    for row in await services.store.tables_of(visitor.id, _YOURS_LISTED):
        if row.status == "playing":  # to know whose move it is, the match must be loaded
            tables.append(_info(await services.hub.find(row.id), visitor))
        else:
            tables.append(services.hub.info(row, visitor.id))
    return Me(visitor.name, tuple(tables))


@_post("/me", status_code=200, summary="Take or change a name")
async def post_me(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    data: JSONBody[Introduce],
) -> Response[Me]:
    if visitor is not None and not data.token:
        services.names_by_visitor.take(visitor.id)
        renamed = await services.visitors.rename(visitor, data.name)
        await services.seating.rename(renamed)
        return Response(await _me(services, renamed))
    services.visitors_by_address.take(_address(request))
    new, token = await services.visitors.introduce(data.name)
    if data.token:
        return Response(Me(new.name, token=token))
    return Response(Me(new.name), headers={"set-cookie": token_cookie(token, request.scope["scheme"])})


# --- tables


@_get("/tables", summary="Public tables, newest first")
async def get_tables(services: NamedDependency[Services], visitor: NamedDependency[Visitor | None]) -> list[TableInfo]:
    rows = await services.store.public_tables(_MOST_LISTED)
    return [services.hub.info(row, None if visitor is None else visitor.id) for row in rows]


@_post("/tables", summary="Make a table")
async def post_table(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    data: JSONBody[NewTable],
) -> TableInfo:
    owner = known(visitor)
    services.tables_by_visitor.take(owner.id)
    services.tables_by_address.take(_address(request))
    return _info(await services.seating.create(owner, data), visitor)


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


@_post("/tables/{table_id:str}/start", status_code=200, summary="Start the match")
async def post_start(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    return _info(await services.seating.start(known(visitor), table_id), visitor)


@_post("/tables/{table_id:str}/rematch", status_code=200, summary="The same people at a new table")
async def post_rematch(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None], table_id: FromPath[str]
) -> TableInfo:
    asking = known(visitor)
    services.tables_by_visitor.take(asking.id)
    return _info(await services.seating.rematch(asking, table_id), visitor)


@_get("/tables/{table_id:str}/record", media_type="application/jsonl", summary="The record, once the match is over")
async def get_record(services: NamedDependency[Services], table_id: FromPath[str]) -> Response[bytes]:
    table = await services.hub.find(table_id)
    if table.match is None or table.match.ended is None:
        raise YamError(Code.NOT_OVER)
    name = f"{table.row.game}-{table.row.id}.jsonl"
    return Response(
        record_bytes(table.match.entries),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@_get("/tables/{table_id:str}/replay", summary="Every move and where it led, through anybody's eyes, once it is over")
async def get_replay(
    services: NamedDependency[Services], table_id: FromPath[str], eyes: FromQuery[str] = "open"
) -> Response[bytes]:
    table = await services.hub.find(table_id)
    if table.match is None or table.match.ended is None:
        raise YamError(Code.NOT_OVER)
    events = table.events(1, _eyes(eyes, len(table.row.seats)), "all")
    # In a thread: thousands of views take a while, and other requests must not wait.
    return Response(await asyncio.to_thread(lambda: encode(list(events))), media_type=MediaType.JSON)


def _eyes(text: str, seats: int) -> Viewer:
    """A seat number, ``spectator`` or ``open``, as a viewer."""
    if text in tuple(Eye):
        return Eye(text)
    if text.isascii() and text.isdigit() and int(text[:3]) < seats:
        return int(text)
    raise YamError(Code.BAD_MESSAGE, why="eyes")


# --- for operators


@get("/health", include_in_schema=False)
async def get_health(services: NamedDependency[Services]) -> dict[str, str]:
    await services.store.check()
    return {"status": "ok"}


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
        get_games, get_me, post_me, get_tables, post_table, get_table, post_sit, post_stand, post_bot, post_start,
        post_rematch, get_record, get_replay,
    ],
)  # fmt: skip
