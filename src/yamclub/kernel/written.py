"""Small values that are written as one short text, in JSON as at a prompt."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Self


class Written:
    """``parse`` reads what people write, ``str`` gives the one form that records hold."""

    __slots__ = ()
    PATTERN: ClassVar[str]
    """What that form looks like, for schemas."""

    def short(self) -> Any:
        """As few plain values as tell it apart, for the key of a position."""
        return str(self)

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """The value behind a text; ``YamError`` if there is none."""
