"""What the fields of our types mean: the text that stands below each of them in the source."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from msgspec import Struct
from msgspec import inspect as types


def meanings(struct: type[Struct]) -> dict[str, str]:
    """By field, what it means, where that is said; also for the fields of base classes."""
    found: dict[str, str] = {}
    for one in reversed(struct.__mro__):
        if issubclass(one, Struct) and one is not Struct:
            found |= _in_module(one.__module__).get(one.__qualname__, {})
    return {name: found[name] for name in struct.__struct_fields__ if name in found}


def structs_in(kind: object) -> dict[str, type[Struct]]:
    """The structs a type is made of, by name."""
    found: dict[str, type[Struct]] = {}
    _collect(types.type_info(kind), found)
    return found


def _collect(said: object, found: dict[str, type[Struct]]) -> None:
    if isinstance(said, types.StructType):
        if said.cls.__name__ in found:
            return
        found[said.cls.__name__] = said.cls
    for inner in _parts(said):
        _collect(inner, found)


def _parts(said: object) -> Iterator[object]:
    match said:
        case types.StructType():
            yield from (field.type for field in said.fields)
        case types.UnionType():
            yield from said.types
        case types.TupleType():
            yield from said.item_types
        case types.DictType():
            yield said.value_type
        case types.CollectionType():
            yield said.item_type
        case types.Metadata():
            yield said.type
        case _:
            pass


@cache
def _in_module(name: str) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(sys.modules[name]))
    return {one.name: dict(_below_fields(one)) for one in tree.body if isinstance(one, ast.ClassDef)}


def _below_fields(kind: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(kind.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                yield name, _as_json(" ".join(text.split()))
            case _:
                pass


def _as_json(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text).replace("``", "`")
