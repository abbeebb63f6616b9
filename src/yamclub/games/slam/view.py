"""What is seen of a Yamslam table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from yamclub.game import View
from yamclub.games.slam.chips import Chips, Score, Series
from yamclub.games.slam.moves import SlamNews, SlamOptions
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Opening

Phase = Literal["opening", "throwing", "choosing", "over"]


class Pile(Struct, frozen=True):
    """The chips of one series that nobody holds."""

    series: Series
    points: int
    in_play: int
    removed: int
    formed: bool
    """Whether the dice, as they lie, win a chip of this series."""


class Side(Struct, frozen=True):
    """A player, or a team: what it holds and what that is worth as things stand."""

    seats: tuple[int, ...]
    chips: Chips
    """In the order of the piles, which is rising."""
    score: Score
    total: int
    """This game's score so far."""
    earlier: int
    """The score of the games of the series that are over."""


class SlamView(View, frozen=True, kw_only=True):
    options: SlamOptions
    phase: Phase
    seat: int
    """Who is throwing or choosing."""
    dice: Dice
    """The dice that lie on the tray; while a throw is awaited, those put aside."""
    to_throw: int
    """How many dice chance is to throw now."""
    throws_left: int
    """After the one that is awaited, if one is."""
    yamslam: bool
    owed: int
    """Chips still to be taken for a Yamslam."""
    piles: tuple[Pile, ...]
    sides: tuple[Side, ...]
    failed_in_a_row: int
    opening: Opening | None
    """While it is decided who starts: the seats that throw for it, and their totals so far."""
    starter: int
    games: tuple[tuple[int, ...], ...]
    """Scores by side of each game of the series that is over."""
    news: tuple[SlamNews, ...] = ()
