"""What a table agrees on before it starts."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct

from yamclub.kernel.moves import members_of


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table agrees on before it starts. Each game's options give their choices and defaults as types."""

    def check(self, seats: int) -> None:
        """Raise if these options cannot be played with this number of seats."""

    def hides(self) -> bool:
        """Whether these options let a seat know what others don't, in a game that otherwise hides nothing."""
        return False

    def today(self) -> Options:
        """The same agreement in the words of the current version. Only options of an older version differ."""
        return self


class OlderOptions(Options, frozen=True, kw_only=True):
    """The options that an older version of a game had. See the game's ``older`` module."""

    @abstractmethod
    def today(self) -> Options:
        """What they mean, as options of the current version."""

    def check(self, seats: int) -> None:
        self.today().check(seats)

    def hides(self) -> bool:
        return self.today().hides()


class Choices(NamedTuple):
    """What an option may be set to: the values it lists, and the type of any others it accepts."""

    listed: tuple[Any, ...]
    free: type | None


def choices_of(options: type[Options]) -> dict[str, Choices]:
    """The choices of each option, read from its type."""
    hints = get_type_hints(options)
    return {name: _choices(hints[name]) for name in options.__struct_fields__}


def _choices(hint: Any) -> Choices:
    members = members_of(hint)
    listed = tuple(value for member in members if get_origin(member) is Literal for value in get_args(member))
    free = [get_origin(member) or member for member in members if get_origin(member) is not Literal]
    return Choices(listed, free[0] if free else None)
