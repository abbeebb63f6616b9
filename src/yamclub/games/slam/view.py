"""What is seen of a Yamslam table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from msgspec import Struct

from yamclub.games.slam.chips import Chips, Score, Series
from yamclub.games.slam.moves import SlamOptions
from yamclub.mechanics.throwing import ThrowingView


class Pile(Struct, frozen=True):
    """The chips of one series that nobody holds."""

    series: Series
    """Which chips these are."""
    points: int
    """What each chip is worth."""
    in_play: int
    """How many can be taken."""
    removed: int
    """How many were removed after failed turns."""
    formed: bool
    """Whether the dice on the table win a chip of this series."""


class Side(Struct, frozen=True):
    """A player or a team: what it holds, and what that is worth now."""

    seats: tuple[int, ...]
    """Who plays for it."""
    chips: Chips
    """In the order of the piles, by rising points."""
    score: Score
    """What its chips are worth, part by part."""
    total: int
    """This game's score so far."""
    earlier: int
    """The score from earlier games of the series."""


class SlamView(ThrowingView, frozen=True, kw_only=True):
    options: SlamOptions
    """What the table agreed on."""
    yamslam: bool
    """Whether the dice on the table are a Yamslam."""
    owed: int
    """Chips still to be taken for a Yamslam."""
    piles: tuple[Pile, ...]
    """By series, by rising points."""
    sides: tuple[Side, ...]
    """The players or teams."""
    failed_in_a_row: int
    """How many turns without a chip there were since the last chip was taken or removed."""
    starter: int
    """Who began this game."""
    games: tuple[tuple[int, ...], ...]
    """The scores by side of each earlier game of the series."""
    took_chip: bool
    """Whether this turn goes on after a Yamslam, so that it can't be a failed one any more."""
    edition: int
    """The version of the rules that this match follows."""
