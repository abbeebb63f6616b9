"""The limits in numbers, for ``docs/protocol-views.md``: each from the constant, setting or type that sets it."""

from __future__ import annotations

from inspect import isclass
from typing import Any

from msgspec import Struct

from yamclub.kernel.codec import schema
from yamclub.match.arbiter import BOUND, UNPROVEN
from yamclub.match.entries import MAX_NAME
from yamclub.match.taking_back import MOST_TAKEN_BACK
from yamclub.server import limits
from yamclub.server.protocol import incoming
from yamclub.server.settings import Settings
from yamclub.server.tables.playing import SHOWN_AGAIN
from yamclub.server.tables.starting import MOST_UNDONE
from yamclub.server.web.errors import MOST_BODY
from yamclub.server.web.routes import MOST_LISTED, YOURS_LISTED
from yamclub.server.web.run import MOST_FRAME
from yamclub.server.web.security import LONGEST_PATH

_BOUNDS = {
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} entries",
    "maxItems": "at most {} entries",
    "maxProperties": "at most {} entries",
    "minimum": "from {}",
    "maximum": "to {}",
    "pattern": "of the form `{}`",
}


def limits_section() -> str:
    return f"""
## Limits

As the server has them if its operator changes nothing. An address is an IPv4 address or an IPv6 /64.

{_table(_numbers(Settings()))}
And of what you send, field by field:

{_table(_fields())}"""


def _table(rows: list[tuple[str, object]]) -> str:
    return "| | |\n|---|---|\n" + "".join(f"| {name} | {_plain(value)} |\n" for name, value in rows)


def _plain(value: object) -> str:
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _numbers(settings: Settings) -> list[tuple[str, object]]:
    return [*_of_sockets(settings), *_of_requests(), *_of_play(settings), *_of_callers(settings)]


def _of_sockets(settings: Settings) -> list[tuple[str, object]]:
    rate, at_once = settings.messages_per_second, settings.messages_at_once
    frames = limits.FRAMES_PER_MESSAGE
    return [
        ("a message on the socket, bytes", MOST_FRAME),
        ("fragments of one message", limits.MOST_FRAGMENTS),
        ("messages of one socket, a second on average", rate),
        ("messages of one socket, at once", at_once),
        ("frames of one socket (messages, fragments, pings, pongs), a second on average", rate * frames),
        ("frames of one socket, at once", at_once * frames),
        ("messages that wait for you before `too_slow`", settings.queue_messages),
        ("bytes that wait for you before `too_slow`", settings.queue_bytes),
        ("bytes that wait for all of one address", settings.queue_bytes_per_address),
        ("seconds that sending to you may take before `too_slow`", settings.send_seconds),
        ("seconds from a `ping` to the next", settings.ping_seconds),
    ]


def _of_requests() -> list[tuple[str, object]]:
    return [
        ("the body of a request, bytes", MOST_BODY),
        ("the path of a request, characters", LONGEST_PATH),
        ("seconds for the head of a request, also of the upgrade to a socket", limits.HEAD_SECONDS),
        ("seconds for its body", limits.BODY_SECONDS),
        ("seconds in which you take nothing of an answer", limits.UNREAD_SECONDS),
        ("public tables listed", MOST_LISTED),
        ("your tables listed", YOURS_LISTED),
    ]


def _of_play(settings: Settings) -> list[tuple[str, object]]:
    return [
        ("a name, characters after trimming and normalising", MAX_NAME),
        ("missed events up to which all are sent on `watch`", limits.EVENTS_KEPT_UP),
        ("events sent if more are missing", limits.EVENTS_TOLD_AGAIN),
        ("missed events up to which they have a `view`", SHOWN_AGAIN),
        ("seconds that a start waits for everybody", settings.start_seconds),
        ("starts of one table that may be undone", MOST_UNDONE),
        ("moves that one seat may take back between two draws", MOST_TAKEN_BACK),
        ("seconds that somebody may be away before anybody at the table may seat the stand-in", settings.grace_seconds),
        ("seconds that the owner of a waiting table may be away before it passes on", settings.owner_seconds),
        ("milliseconds of round trip credited at most, and for which a move in real time is held", BOUND),
        ("milliseconds credited at most where the network's round trip is not known", UNPROVEN),
        ("seconds without a move until a match is ended as abandoned", settings.idle_seconds),
        ("the same, once every person has left", settings.deserted_seconds),
    ]


def _of_callers(settings: Settings) -> list[tuple[str, object]]:
    return [
        ("connections of one address, sockets included", limits.CONNECTIONS_PER_ADDRESS),
        ("sockets of one address, also behind a proxy", settings.sockets_per_address),
        ("requests of one address, a second on average; some count for more", settings.requests_per_second),
        ("requests of one address, at once", settings.requests_at_once),
        ("requests without a body of one address that are handled at a time", limits.REQUESTS_AT_A_TIME),
        ("`watch` messages of one address, a second on average", settings.watches_per_second),
        ("`watch` messages of one address, at once", settings.watches_at_once),
        ("`odds` messages of one address, a second on average", settings.odds_per_second),
        ("`odds` messages of one address, at once", settings.odds_at_once),
        ("hints and cautions of one address, a second on average", settings.hints_per_second),
        ("hints and cautions of one address, at once", settings.hints_at_once),
        ("seconds that the coach may think about a position", settings.hint_seconds),
        ("analyses begun for one address, an hour", settings.analyses_per_hour),
        ("matches that may wait for their analysis", limits.ANALYSES_WAITING),
        ("seconds until a request or a socket over that is refused with 429", limits.REFUSAL_SECONDS),
        ("new visitors of one address, an hour", settings.visitors_per_hour),
        ("tables made by one visitor, an hour", settings.tables_per_hour),
        ("public tables of one visitor that are not over", settings.open_tables_per_visitor),
        ("public tables of one address that are not over", settings.open_tables_per_address),
        ("hours for which a public table counts for that", settings.open_table_hours),
        ("matches of one address under way without any person", settings.bot_tables_per_address),
        ("replays, records and long histories of one address that may wait", limits.JOBS_PER_ADDRESS),
    ]


def _fields() -> list[tuple[str, object]]:
    rows: list[tuple[str, object]] = []
    for name, kind in vars(incoming).items():
        if isclass(kind) and issubclass(kind, Struct) and kind.__module__ == incoming.__name__:
            own = schema(kind)["$defs"].get(name, {})
            said = {field: _bounds(inner) for field, inner in own.get("properties", {}).items()}
            rows += [(f"`{name}.{field}`", bounds) for field, bounds in said.items() if bounds]
    return rows


def _bounds(said: dict[str, Any]) -> str:
    whole = {key: value for part in (*said.get("anyOf", ()), said) for key, value in part.items()}
    return ", ".join(words.format(whole[key]) for key, words in _BOUNDS.items() if key in whole)
