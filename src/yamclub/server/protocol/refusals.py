"""Refusals on the wire: the HTTP status of each code, the message on the socket, and which field was wrong."""

from __future__ import annotations

from yamclub.errors import Code, YamError
from yamclub.server.protocol.outgoing import Refused

STATUS = {
    Code.NO_NAME_YET: 401,
    Code.BAD_TOKEN: 401,
    Code.NOT_OWNER: 403,
    Code.NOT_SEATED: 403,
    Code.REMOVED: 403,
    Code.BAD_ORIGIN: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_PAGE: 404,
    Code.NO_SUCH_QUESTION: 404,
    Code.HINTS_FORBIDDEN: 403,
    Code.ANALYSES_OFF: 403,
    Code.ALREADY_STARTED: 409,
    Code.ALREADY_SEATED: 409,
    Code.NOT_STARTED: 409,
    Code.NOT_OVER: 409,
    Code.MATCH_OVER: 409,
    Code.SEATS_OPEN: 409,
    Code.STARTING: 409,
    Code.NOT_STARTING: 409,
    Code.NOT_COMMITTED: 409,
    Code.TOO_MANY_STARTS: 409,
    Code.SEAT_TAKEN: 409,
    Code.OVERTAKEN: 409,
    Code.STILL_HERE: 409,
    Code.TOO_EARLY: 409,
    Code.NOT_THE_STAND_IN: 409,
    Code.MATCH_UNREADABLE: 409,
    Code.ALREADY_ANSWERED: 409,
    Code.BAD_PROGRESS: 409,
    Code.TOO_FAST: 429,
    Code.NOT_KNOWN_YET: 503,
    Code.COACH_FAILED: 503,
}


def refused(why: YamError, table: str | None = None, command: str | None = None) -> Refused:
    return Refused(code=str(why.code), params=plain_params(why), table=table, command=command)


def plain_params(why: YamError) -> dict[str, object]:
    return {name: value if isinstance(value, int) else str(value) for name, value in why.params.items()}


def fault(why: str) -> str:
    """Which field is wrong, never the value it had."""
    what, _, where = why.partition(" - at ")
    said = "not one of those known" if what.startswith(("Invalid value", "Invalid enum value")) else what
    return (f"{said} - at {where}" if where else said)[:120]
