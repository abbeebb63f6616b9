"""What goes wrong over HTTP, as an answer with a status and a code."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from yamclub.errors import Code, YamError
from yamclub.server.protocol.outgoing import Failure
from yamclub.server.protocol.refusals import STATUS, fault, plain_params

log = logging.getLogger("yamclub.server")

MOST_BODY = 16 * 1024
REFUSALS = {
    status: ResponseSpec(Failure, generate_examples=False, description="Refused, with a code")
    for status in sorted({400, 413, *STATUS.values()})
}
"""The refusals of a route, for the OpenAPI description."""
_GONE = "client disconnected prematurely"
"""What the framework says if the client goes away while it sends a body: no fault of ours."""
_OF_STATUS = {404: Code.NO_SUCH_PAGE, 405: Code.NOT_THIS_WAY, 413: Code.TOO_LARGE}


def _answer(status: int, refusal: YamError) -> Response[Failure]:
    headers = {"retry-after": str(refusal.params["seconds"])} if refusal.code == Code.TOO_FAST else {}
    return Response(
        Failure(str(refusal.code), plain_params(refusal)),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def refused(_: Request[Any, Any, Any], refusal: YamError) -> Response[Failure]:
    status = STATUS.get(refusal.code, 400) if isinstance(refusal.code, Code) else 400
    return _answer(status, refusal)


def misread(_: Request[Any, Any, Any], bad: Exception) -> Response[Failure]:
    """A body or a parameter of the wrong form. The reason names the field, never the value it had."""
    why = bad.extra if isinstance(bad, ValidationException) and bad.extra else []
    first = why[0] if isinstance(why, list) and why and isinstance(why[0], dict) else {}
    said = f"{first.get('key', '')} {fault(first.get('message', ''))}".strip()
    return _answer(400, YamError(Code.BAD_MESSAGE, why=said or type(bad).__name__))


def unhandled(request: Request[Any, Any, Any], bad: Exception) -> Response[Failure]:
    if isinstance(bad, InternalServerException) and bad.detail == _GONE:
        return _answer(400, YamError(Code.BAD_MESSAGE, why="the body is cut short"))
    status = bad.status_code if isinstance(bad, HTTPException) else 500
    if status >= 500:
        log.error("a request to %s failed", request.scope["path"], exc_info=bad)
        table = request.scope.get("path_params", {}).get("table_id")
        return _answer(500, YamError(Code.OUR_FAULT) if table is None else YamError(Code.OUR_FAULT, table=table))
    if status == 413:
        return _answer(413, YamError(Code.TOO_LARGE, most=MOST_BODY))
    code = _OF_STATUS.get(status)
    return misread(request, bad) if code is None else _answer(status, YamError(code))


HANDLERS: ExceptionHandlersMap = {
    YamError: refused,
    ValidationException: misread,
    RecursionError: misread,
    UnicodeError: misread,
    Exception: unhandled,
}
