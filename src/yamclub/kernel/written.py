"""Small values that are written as one short text, in JSON as at a prompt."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Self


class Written:
    """``parse`` reads what people write, ``str`` gives the one form that records hold."""

    __slots__ = ()
    PATTERN: ClassVar[str]
    """What that form looks like, for schemas."""

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """The value behind a text; ``YamError`` if there is none."""
