"""Moves as short text, both ways: the kind, then the fields (``keep 444``, ``take full removed``).

Derived from the types, so that no game has to write its own: a flag is its name when set, an empty
value is a dash, and fields at the end that have their default value are left out.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec.inspect import type_info
from msgspec.structs import FieldInfo
from msgspec.structs import fields as read_fields

from yamclub.errors import Code, YamError
from yamclub.game import Move
from yamclub.kernel.codec import BadJson, convert, to_builtins

_NOTHING = "-"
fields = cache(read_fields)  # uncached, it reads the annotations at every call


@cache
def kinds(moves: Any) -> dict[str, type[Move]]:
    """The members of a union of moves, by kind."""
    return {str(type_info(kind).tag): kind for kind in get_args(moves) or (moves,)}  # type: ignore[attr-defined]


def move_text(move: Move) -> str:
    """The short text of a move."""
    values: dict[str, Any] = to_builtins(move)
    words = [values.pop("kind")]
    for field in _listed(type(move), values):
        value = values[field.encode_name]
        if isinstance(value, bool):
            words += [field.encode_name] if value else []
        else:
            words.append(str(value).replace(" ", ",") or _NOTHING)
    return " ".join(words)


def _listed(kind: type[Move], values: dict[str, Any]) -> list[FieldInfo]:
    listed = list(fields(kind))
    while listed and listed[-1].default is not NODEFAULT and values[listed[-1].encode_name] == listed[-1].default:
        listed.pop()
    return listed


def read_move(text: str, moves: Any) -> Any:
    """The move a short text stands for, out of a union of moves."""
    word, *rest = text.split() or [""]
    kind = kinds(moves).get(word)
    if kind is None:
        raise YamError(Code.BAD_ACTION, text=text[:60], kinds=", ".join(kinds(moves)))
    values: dict[str, Any] = {"kind": word}
    for field in fields(kind):
        if field.type is bool:
            values[field.encode_name] = field.encode_name in rest
            rest = [left for left in rest if left != field.encode_name]
        elif rest:
            value = rest.pop(0)
            values[field.encode_name] = "" if value == _NOTHING else value.replace(",", " ")
    try:
        if rest:
            raise ValueError("too many words")
        return convert(values, kind, from_text=True)
    except (*BadJson, ValueError):
        raise YamError(Code.BAD_ACTION, text=text[:60], kinds=", ".join(kinds(moves))) from None
