"""What is agreed, done, thrown and told at a Yam Master table."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Literal

from yamclub.game import Action, News, Options
from yamclub.games.master.board import BIT, SQUARES, Pawns, Square
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, every_keep


class MasterOptions(Options, frozen=True):
    defi: Literal["choice", "forced"] = "choice"
    """Where a pawn may go after a défi is won: any square that the dice allow, or a Défi square only."""


class Declare(Action, frozen=True):
    """Take a défi: one of the next two throws must make a great combination."""


class Place(Action, frozen=True):
    """Put a pawn on a free square of a combination made; ends the turn."""

    square: Square


class Remove(Action, frozen=True):
    """Yam Predator: five of a kind remove an opposing pawn from the board; ends the turn."""

    square: Square


class Stop(Action, frozen=True):
    """End the turn with nothing placed."""


class Refusal(StrEnum):
    MUST_THROW = "master_must_throw"
    TOO_LATE_TO_DECLARE = "master_too_late_to_declare"
    NO_DEFI_FREE = "master_no_defi_free"
    SQUARE_TAKEN = "master_square_taken"
    NOT_FORMED = "master_not_formed"
    SEC_IS_FIRST_THROW = "master_sec_is_first_throw"
    DEFI_NOT_DECLARED = "master_defi_not_declared"
    DEFI_NOT_MADE = "master_defi_not_made"
    DEFI_SQUARE_ONLY = "master_defi_square_only"
    ONLY_YAM = "master_only_yam"
    NO_PAWN_THERE = "master_no_pawn_there"


class DefiMade(News, frozen=True):
    """The dice on the table win the défi that was declared."""

    seat: int


class DefiFailed(News, frozen=True):
    """The turn ended and the défi was not won."""

    seat: int
    dice: Dice


class Passed(News, frozen=True):
    """The turn ended with nothing placed."""

    seat: int
    dice: Dice


class Scored(News, frozen=True):
    """A player's lines are worth more than before the move, or less."""

    seat: int
    points: int
    """What the lines are worth now."""
    gained: int
    """Negative when a pawn was removed from a line."""


class FiveInARow(News, frozen=True):
    """Five pawns in a row win at once, whatever the points."""

    seat: int


MasterAction = Keep | Declare | Place | Remove | Stop
MasterNews = Tied | Starts | DefiMade | DefiFailed | Passed | Scored | FiveInARow

DECLARE = Declare()
STOP = Stop()
_PLACES: dict[Square, Place] = {square: Place(square) for square in SQUARES}
_REMOVES: dict[Square, Remove] = {square: Remove(square) for square in SQUARES}


@lru_cache(maxsize=1 << 12)
def place_actions(squares: Pawns) -> tuple[Place, ...]:
    return tuple(place for square, place in _PLACES.items() if squares & BIT[square])


def remove_actions(squares: Pawns) -> tuple[Remove, ...]:
    return tuple(remove for square, remove in _REMOVES.items() if squares & BIT[square])


def every_action(players: int, options: MasterOptions) -> tuple[MasterAction, ...]:
    """Keeps, fewest dice first; the défi; places, then removals, square by square; the stop."""
    return (*every_keep(), DECLARE, *_PLACES.values(), *_REMOVES.values(), STOP)
