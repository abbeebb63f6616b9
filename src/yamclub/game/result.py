"""How a match ended, and what every view of one shows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from yamclub.game.turn import Turn


class Result(Struct, frozen=True):
    """How a match ended: each seat's score and place, and the reason.

    Equal scores share a place, unless the match was won by something other than the score.
    """

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, from 1."""
    reason: str
    """A word of the game's own for how it ended."""


def ranked(scores: Sequence[int], reason: str) -> Result:
    """The result in which more is better.

    >>> ranked((30, 50, 30), "played").places
    (2, 1, 2)
    """
    return Result(tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores), reason)


class View(Struct, frozen=True, kw_only=True):
    """What one viewer may know of a position. Each game's view adds its own fields to these."""

    turn: Turn
    """Who may move."""
    result: Result | None = None
    """None until the match is over."""
