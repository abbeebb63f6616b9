"""Small values that are written as one short text, both in JSON and at a prompt."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Self


class Written:
    """``parse`` reads what people type, ``str`` gives the one form that records hold."""

    __slots__ = ()
    PATTERN: ClassVar[str]
    """What that form looks like, for schemas."""

    def short(self) -> Any:
        """The value in its shortest plain form, for the key of a position."""
        return str(self)

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """The value that a text stands for; ``YamError`` if there is none."""
