"""What is seen of a Yam Master table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from yamclub.games.master.board import (
    BIT,
    NEEDS,
    SQUARES,
    Alignment,
    Combination,
    Pawns,
    Square,
    alignments,
    points,
)
from yamclub.games.master.moves import MasterOptions
from yamclub.mechanics.throwing import ThrowingView

Dare = Literal["none", "on", "made", "lost"]


class Spot(Struct, frozen=True):
    """One square of the board."""

    square: Square
    """Column and row; `a1` is at the top left."""
    needs: Combination
    """The combination that the square asks for."""
    pawn: int | None
    """The seat whose pawn stands there."""
    open: bool
    """Whether the dice on the table let a pawn be placed there now."""


_OPEN = tuple(Spot(square, NEEDS[square], None, True) for square in SQUARES)
"""The spots on which a pawn may be placed now; all of them are free."""


def board(pawns: tuple[Pawns, ...], may_place: Pawns) -> tuple[Spot, ...]:
    """Every spot, row by row. Most of it is the same from one view to the next, and so made once."""
    if not may_place:
        return _without_choice(pawns)
    spots = list(_without_choice(pawns))
    for index in _indices(may_place):
        spots[index] = _OPEN[index]
    return tuple(spots)


@lru_cache(maxsize=1 << 12)
def _without_choice(pawns: tuple[Pawns, ...]) -> tuple[Spot, ...]:
    first, second = pawns
    holders = [0 if first & bit else 1 if second & bit else None for bit in BIT.values()]
    return tuple(Spot(square, NEEDS[square], pawn, False) for square, pawn in zip(SQUARES, holders, strict=True))


@lru_cache(maxsize=1 << 12)
def _indices(squares: Pawns) -> tuple[int, ...]:
    return tuple(index for index, bit in enumerate(BIT.values()) if squares & bit)


class Side(Struct, frozen=True):
    """What a player has on the board and beside it."""

    pawns_left: int
    """Beside the board, still to be placed."""
    points: int
    """What the player's lines are worth now."""
    alignments: tuple[Alignment, ...]
    """What those points are for."""


@lru_cache(maxsize=1 << 12)
def side(pawns: Pawns, of: int) -> Side:
    """Cached, like the spots, because a player's pawns stay as they are for many moves."""
    return Side(of - pawns.bit_count(), points(pawns), alignments(pawns))


class MasterView(ThrowingView, frozen=True, kw_only=True):
    options: MasterOptions
    """What the table agreed on."""
    declared: bool
    """Whether a défi was declared in this turn."""
    dare: Dare
    """Where it stands: still to be thrown for, won by the dice on the table, or lost."""
    yam: bool
    """Whether the dice on the table may remove an opposing pawn."""
    board: tuple[Spot, ...]
    """Row by row."""
    sides: tuple[Side, ...]
    """By seat."""
    last: Square | None
    """Where the last pawn was placed, as long as it stands."""
    turns_left: int
    """Until the match is scored as it stands, including the current turn."""
