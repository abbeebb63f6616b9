"""Moves and news: what is done at a table, and what followed from it."""

from __future__ import annotations

import re
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import force_setattr

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, convert, to_builtins
from yamclub.kernel.written import Written


class IllegalAction(YamError):
    """A move the rules refuse; the state it was tried on is unchanged."""


def _kind(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Move(Struct, frozen=True, tag=_kind, tag_field="kind", forbid_unknown_fields=True, cache_hash=True):
    """One thing that was done. Its JSON form carries the kind, then the fields.

    A field takes values of its type, or their text form as typed or in JSON; anything else is refused.
    Rules make the moves they list only once, so this check costs nothing during play.
    """

    def __post_init__(self) -> None:
        for field, (hint, exact) in _fields(type(self)).items():
            value = getattr(self, field)
            if type(value) not in exact:
                force_setattr(self, field, self._typed(field, value, hint))

    def _typed(self, field: str, value: object, hint: Any) -> object:
        try:
            if isinstance(value, str) and isinstance(hint, type) and issubclass(hint, Written):
                return hint.parse(value)
            return convert(to_builtins(value), hint)
        except (*BadJson, YamError, ValueError, TypeError, NotImplementedError):
            kind = _kind(type(self).__name__)
            raise IllegalAction(Code.BAD_VALUE, kind=kind, field=field, value=str(value)[:40]) from None


@cache
def _fields(move: type[Move]) -> dict[str, tuple[Any, frozenset[Any]]]:
    """For each field, its type and the classes whose instances all have that type."""
    hints = get_type_hints(move)
    return {
        name: (hints[name], frozenset(kind for kind in members_of(hints[name]) if isinstance(kind, type)))
        for name in move.__struct_fields__
    }


def members_of(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


class Action(Move, frozen=True):
    """What a seat, or the clock, does."""


class TakeBack(Action, frozen=True):
    """A seat takes its last move back, in any game. No game lists it: a match says when it may be done."""


TAKE_BACK = TakeBack()


class Outcome(Move, frozen=True):
    """What chance brings."""


class News(Struct, frozen=True, tag=_kind, tag_field="kind"):
    """Something that followed from a move and that players want to be told. It is public."""

    lays_open: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of secret moves that this reveals. News that reveals none never depends on a secret."""
