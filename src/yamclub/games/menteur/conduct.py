"""How players have announced and challenged so far in a match: what everybody at the table saw, counted by seat."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Conduct(Struct, frozen=True):
    """One player's announcements and decisions, of those that are settled."""

    believed: int = 0
    """Announcements that nobody challenged."""
    proved: int = 0
    """Announcements that were challenged, and true."""
    caught: int = 0
    """Bluffs that were challenged."""
    accepted: int = 0
    """Announcements of others that the player accepted."""
    right: int = 0
    """Bluffs of others that the player challenged."""
    wrong: int = 0
    """True announcements of others that the player challenged."""


NOTHING_YET = Conduct()


def settled(
    before: tuple[Conduct, ...], seat: int, challengers: tuple[int, ...], true: bool | None
) -> tuple[Conduct, ...]:
    """After an announcement of this seat; ``true`` is None if nobody saw whether it was."""
    return tuple(
        [
            _announced(one, true) if other == seat else _decided(one, other in challengers, true)
            for other, one in enumerate(before)
        ]
    )


def _announced(one: Conduct, true: bool | None) -> Conduct:
    if true is None:
        return replace(one, believed=one.believed + 1)
    return replace(one, proved=one.proved + 1) if true else replace(one, caught=one.caught + 1)


def _decided(one: Conduct, challenged: bool, true: bool | None) -> Conduct:
    if not challenged:
        return replace(one, accepted=one.accepted + 1)
    return replace(one, wrong=one.wrong + 1) if true else replace(one, right=one.right + 1)
