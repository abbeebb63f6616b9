"""What is seen of a Yamslam table. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from msgspec import Struct

from yamclub.games.slam.chips import Chips, Score, Series
from yamclub.games.slam.moves import SlamOptions
from yamclub.mechanics.throwing import ThrowingView


class Pile(Struct, frozen=True):
    """The chips of one series that nobody holds."""

    series: Series
    points: int
    in_play: int
    removed: int
    formed: bool
    """Whether the dice on the table win a chip of this series."""


class Side(Struct, frozen=True):
    """A player or a team: what it holds, and what that is worth now."""

    seats: tuple[int, ...]
    chips: Chips
    """In the order of the piles, by rising points."""
    score: Score
    total: int
    """This game's score so far."""
    earlier: int
    """The score from earlier games of the series."""


class SlamView(ThrowingView, frozen=True, kw_only=True):
    options: SlamOptions
    yamslam: bool
    owed: int
    """Chips still to be taken for a Yamslam."""
    piles: tuple[Pile, ...]
    sides: tuple[Side, ...]
    failed_in_a_row: int
    starter: int
    games: tuple[tuple[int, ...], ...]
    """The scores by side of each earlier game of the series."""
