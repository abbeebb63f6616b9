"""What is agreed, done and told at a table of Yam's."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from yamclub.game import Action, News, Options
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.sheet import BOXES, Box, Straights
from yamclub.mechanics.throwing import Keep, every_keep


class YamsOptions(Options, frozen=True):
    straights: Straights = "four"
    """How many dice in a row a small straight takes."""
    extra_yams: Literal["no", "yes"] = "no"
    """Whether five alike still count once the yam box is closed."""


class Write(Action, frozen=True):
    """Close a box of one's own sheet with what the dice are worth there, be it zero; ends the turn."""

    box: Box


class Refusal(StrEnum):
    BOX_CLOSED = "yams_box_closed"
    FIVE_ELSEWHERE = "yams_five_elsewhere"


class Bonus(News, frozen=True):
    """Points beside those of the box: the upper part is worth enough, or it was an extra yam."""

    seat: int
    of: Literal["upper", "extra_yam"]
    """What they are for."""
    points: int


YamsAction = Keep | Write
YamsNews = Tied | Starts | Bonus

WRITES = tuple(map(Write, BOXES))


def every_action(players: int, options: YamsOptions) -> tuple[YamsAction, ...]:
    """Keeps, fewest dice first; then the boxes, in the order of the sheet."""
    return (*every_keep(), *WRITES)
