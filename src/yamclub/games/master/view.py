"""What is seen of a Yam Master table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from yamclub.game import View
from yamclub.games.master.board import NEEDS, Alignment, Combination, Square
from yamclub.games.master.moves import MasterNews, MasterOptions
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Opening

Phase = Literal["opening", "throwing", "choosing", "over"]


class Spot(Struct, frozen=True):
    """One square of the board."""

    square: Square
    needs: Combination
    pawn: int | None
    """The seat whose pawn stands there."""
    open: bool
    """Whether the dice, as they lie, let a pawn be placed there now."""


@cache
def spot(square: Square, pawn: int | None, may_place: bool) -> Spot:
    """One of the hundred there can be. A view is asked for often, and these are most of it."""
    return Spot(square, NEEDS[square], pawn, may_place)


class Side(Struct, frozen=True):
    """What a player has on the board and beside it."""

    pawns_left: int
    points: int
    alignments: tuple[Alignment, ...]
    """What those points are for."""


class MasterView(View, frozen=True, kw_only=True):
    options: MasterOptions
    phase: Phase
    seat: int
    """Who is throwing or choosing."""
    dice: Dice
    """The dice that lie on the tray; while a throw is awaited, those put aside."""
    to_throw: int
    """How many dice chance is to throw now."""
    throws_left: int
    """After the one that is awaited, if one is."""
    declared: bool
    """Whether a défi was taken up in this turn."""
    yam: bool
    """Whether the dice, as they lie, may remove an opposing pawn."""
    board: tuple[Spot, ...]
    """Row by row."""
    sides: tuple[Side, ...]
    """By seat."""
    last: Square | None
    """Where the last pawn was placed, as long as it stands."""
    turns_left: int
    """Until the match is scored as it stands, the one being played included."""
    opening: Opening | None
    """While it is decided who starts: the seats that throw for it, and their totals so far."""
    news: tuple[MasterNews, ...] = ()
