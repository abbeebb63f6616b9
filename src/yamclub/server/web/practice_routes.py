"""The HTTP part of the protocol for practice."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from yamclub.kernel.written import Written
from yamclub.server.protocol.analyses import AnalysisWorking
from yamclub.server.protocol.incoming import AnswerQuestion, NextQuestion
from yamclub.server.protocol.practice import PracticeGraded, PracticeInfo, PracticeQuestion
from yamclub.server.services import Services
from yamclub.server.store import Visitor
from yamclub.server.web.errors import REFUSALS
from yamclub.server.web.identity import address_of
from yamclub.server.web.routes import known, over

_get, _post = partial(get, responses=REFUSALS), partial(post, responses=REFUSALS)


@_get("/practice", summary="How far you are in the practice of each game")
async def get_practice(
    services: NamedDependency[Services], visitor: NamedDependency[Visitor | None]
) -> tuple[PracticeInfo, ...]:
    return await services.practice.standing(known(visitor))


@_post("/practice/{game:str}/next", status_code=200, summary="The next question of practice, with how far you are")
async def post_next(
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    game: FromPath[str],
    data: JSONBody[NextQuestion],
) -> PracticeQuestion:
    return await services.practice.next(known(visitor), game, data.skip)


@_post("/practice/{game:str}/answer", status_code=200, summary="Answer a question of practice")
async def post_answer(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    game: FromPath[str],
    data: JSONBody[AnswerQuestion],
) -> PracticeGraded:
    asking = known(visitor)
    services.hints_by_address.take(address_of(request.scope))
    return await services.practice.answer(asking, game, data)


@_post("/tables/{table_id:str}/practice", status_code=200, summary="Practise your mistakes in a match that is over")
async def post_mistakes(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor | None],
    table_id: FromPath[str],
) -> Response[Any]:
    asking = known(visitor)
    services.hints_by_address.take(address_of(request.scope))
    found = await services.practice.learn(asking, await over(services, table_id))
    return Response(found, status_code=202 if isinstance(found, AnalysisWorking) else 200)


_HANDLERS = [get_practice, post_next, post_answer, post_mistakes]
PRACTICE = Router("/api", route_handlers=_HANDLERS, type_encoders={Written: str})
