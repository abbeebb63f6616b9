"""What is agreed, done, thrown and told at a Yamslam table."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from yamclub.errors import bad_seat_count
from yamclub.game import Action, News, Options
from yamclub.games.slam.chips import Series
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, every_keep


class SlamOptions(Options, frozen=True):
    series: Literal["single", "5", "10", "1000"] = "single"
    """One game; the sum of five or ten; or as many as it takes to reach 1000."""
    teams: Literal["no", "yes"] = "no"
    """Whether four play as two teams, partners opposite."""
    four_as_two_pairs: Literal["yes", "no"] = "yes"
    """Whether four of a kind are two pairs as well (S7)."""

    def check(self, seats: int) -> None:
        if self.teams == "yes" and seats != 4:
            raise bad_seat_count("Yamslam", seats, fewest=4, most=4)


class Take(Action, frozen=True):
    """Stop throwing and take a chip: from those in play, or (a Yamslam only) from those removed."""

    series: Series
    removed: bool = False
    """Whether the chip is one of those removed."""


class Stop(Action, frozen=True):
    """End the turn with no chip; only after the third throw, where the dice win none."""


class Refusal(StrEnum):
    NOT_FORMED = "slam_not_formed"
    NONE_IN_PLAY = "slam_none_in_play"
    NONE_REMOVED = "slam_none_removed"
    ONLY_YAMSLAM = "slam_only_yamslam"
    MUST_TAKE = "slam_must_take"
    THROWS_LEFT = "slam_throws_left"


class Failed(News, frozen=True):
    seat: int
    """Whose last throws won no chip. If a Yamslam in the same turn did, the turn does not count as failed."""
    dice: Dice
    """What they had in the end."""


class Removed(News, frozen=True):
    """Everybody failed in turn, so the most valuable chip was removed."""

    series: Series


class PlaysAgain(News, frozen=True):
    seat: int
    """Who has another turn, after a Yamslam."""


class TakesAnother(News, frozen=True):
    """A solo Yamslam takes two chips."""

    seat: int


class GameEnded(News, frozen=True):
    scores: tuple[int, ...]
    """By side."""
    last_taken_by: int | None
    """The side that took the last chip in play; None if it was removed."""


SlamAction = Keep | Take | Stop
SlamNews = Tied | Starts | Failed | Removed | PlaysAgain | TakesAnother | GameEnded

STOP = Stop()
TAKE = {series: Take(series, False) for series in Series}
"""Of a chip in play."""
TAKES = tuple(Take(series, removed) for series in Series for removed in (False, True))


def every_action(players: int, options: SlamOptions) -> tuple[SlamAction, ...]:
    """Keeps, fewest dice first; takes by series, those in play before those removed; the stop."""
    return (*every_keep(), *TAKES, STOP)
