"""What is seen of a Yam Master table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from yamclub.games.master.board import NEEDS, Alignment, Combination, Square
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


@cache
def spot(square: Square, pawn: int | None, may_place: bool) -> Spot:
    """One of the hundred possible spots, cached: views are made often, and spots are most of a view."""
    return Spot(square, NEEDS[square], pawn, may_place)


class Side(Struct, frozen=True):
    """What a player has on the board and beside it."""

    pawns_left: int
    """Beside the board, still to be placed."""
    points: int
    """What the player's lines are worth now."""
    alignments: tuple[Alignment, ...]
    """What those points are for."""


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
