"""JSON for everything: typed structs by msgspec; dice, cards and similar values as short text."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from yamclub.errors import YamError
from yamclub.kernel.written import Written

T = TypeVar("T")
BadJson = (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError)
"""What ``decode`` and ``convert`` raise when a value does not have the expected form."""


def _to_text(value: Any) -> str:
    if isinstance(value, Written):
        return str(value)
    raise NotImplementedError(f"no JSON form for {type(value).__name__}")


def _from_text(kind: type, text: Any) -> Any:
    if not issubclass(kind, Written):
        raise NotImplementedError(f"no JSON form for {kind.__name__}")
    if not isinstance(text, str):
        raise ValueError("expected text")
    try:
        return kind.parse(text)
    except YamError as refusal:
        raise ValueError(str(refusal)) from None


def _from_strict_text(kind: type, text: Any) -> Any:
    value = _from_text(kind, text)
    if str(value) != text:
        raise ValueError(f"write it {str(value)!r}")  # one JSON form per value, so that records compare byte for byte
    return value


def _schema(kind: type) -> dict[str, Any]:
    if not issubclass(kind, Written):
        raise NotImplementedError(f"no JSON form for {kind.__name__}")
    return {"type": "string", "pattern": kind.PATTERN, "title": kind.__name__}


_encoder = msgspec.json.Encoder(enc_hook=_to_text)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Kept for each type: making one takes longer than reading a message."""
    return msgspec.json.Decoder(kind, dec_hook=_from_strict_text)


def encode(value: object) -> bytes:
    """Compact JSON, the same bytes for equal values."""
    return _encoder.encode(value)


def decode(data: bytes | str | msgspec.Raw, kind: type[T]) -> T:
    found: T = _decoder(cast(Any, kind)).decode(data)
    return found


def to_builtins(value: object) -> Any:
    return msgspec.to_builtins(value, enc_hook=_to_text)


def convert(value: object, kind: type[T], *, from_text: bool = False) -> T:
    """Typed value from plain dicts and lists; ``from_text`` reads strings as people type them."""
    hook = _from_text if from_text else _from_strict_text
    return msgspec.convert(value, type=kind, dec_hook=hook, strict=not from_text)


def schema(kind: object) -> dict[str, Any]:
    """The JSON schema of a typed value."""
    return msgspec.json.schema(cast(Any, kind), schema_hook=_schema)
