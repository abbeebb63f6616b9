"""What is agreed, done, thrown and told at a YAM menteur table, and what others see of it."""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from typing import Literal

from yamclub.game import Action, News, Options, Outcome
from yamclub.games.menteur.sheet import POSSIBLE
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.sheet import BOXES, Box
from yamclub.mechanics.throwing import Keep, Throw, every_keep


class MenteurOptions(Options, frozen=True):
    reroll_counts: Literal["hidden", "shown"] = "hidden"
    """Whether the others see how many dice are thrown again (M7)."""
    truth: Literal["at_least", "exact"] = "at_least"
    """Whether an announcement below what the dice are worth is true (M12)."""
    chance: Literal["any_time", "last"] = "any_time"
    """Whether chance waits until every other box of the player is closed (M13)."""
    scratch: Literal["no", "yes"] = "no"
    """Whether a player may give up an open box instead of announcing one (M13b)."""


class Announce(Action, frozen=True):
    box: Box
    """The box that the dice are said to fill."""
    points: int
    """What they are said to be worth there."""


class Scratch(Action, frozen=True):
    """M13b: announce nothing, and give up an open box: it is struck out."""

    box: Box


class Accept(Action, frozen=True):
    """Believe the announcement."""


class Challenge(Action, frozen=True):
    """Call the announcement a bluff."""


class Silence(Action, frozen=True):
    """The clock's move: players who have not decided accept."""


class HiddenThrow(Outcome, frozen=True):
    """What the others see of a throw under the cup."""


class HiddenKeep(Action, frozen=True):
    """What the others see of a keep: that the player throws again, and how many dice if the table shows that."""

    thrown: int | None = None


class HiddenDecision(Action, frozen=True):
    """What the others see of a decision. Once all are in, the news tell what they were."""


class Refusal(StrEnum):
    BOX_CLOSED = "menteur_box_closed"
    POINTS_IMPOSSIBLE = "menteur_points_impossible"
    CHANCE_LAST = "menteur_chance_last"
    NO_SCRATCH = "menteur_no_scratch"


class Believed(News, frozen=True):
    """Nobody challenged."""

    lays_open = (Accept, Challenge)

    seat: int


class Shown(News, frozen=True):
    """The cups were lifted."""

    lays_open = (Throw, Keep, Accept, Challenge)

    seat: int
    """Who announced."""
    challengers: tuple[int, ...]
    dice: Dice
    true: bool
    """Whether the announcement was."""


class Wrote(News, frozen=True):
    seats: tuple[int, ...]
    """Who wrote these points in this box."""
    box: Box
    points: int


class Crossed(News, frozen=True):
    """These seats got a cross that changed their sheet."""

    seats: tuple[int, ...]
    box: Box


class Barred(News, frozen=True):
    """These seats got their second cross: the box is struck out."""

    seats: tuple[int, ...]
    box: Box


class LastRound(News, frozen=True):
    finished: tuple[int, ...]
    """The seats whose sheets are full."""


class Skipped(News, frozen=True):
    """No box was left open for this seat's last turn."""

    seat: int


MenteurAction = Keep | Announce | Scratch | Accept | Challenge | Silence
"""Here a keep leaves dice just thrown under a cup, locked for the turn (M6)."""
MenteurSeen = MenteurAction | HiddenKeep | HiddenDecision | Throw | HiddenThrow
MenteurNews = Tied | Starts | Believed | Shown | Wrote | Crossed | Barred | LastRound | Skipped

HIDDEN_THROW, HIDDEN_DECISION = HiddenThrow(), HiddenDecision()
DECISIONS = (Accept(), Challenge())
SILENCES = (Silence(),)
ANNOUNCEMENTS = tuple(
    tuple(Announce(box, points) for points in possible) for box, possible in zip(BOXES, POSSIBLE, strict=True)
)
"""By box, everything that can be announced there."""


SCRATCHES = tuple(map(Scratch, BOXES))


def every_action(players: int, options: MenteurOptions) -> tuple[MenteurAction, ...]:
    """Keeps, fewest dice first; announcements, box by box by rising points; boxes to give up, where the table
    plays that; accept, challenge; the clock's silence.
    """
    scratches = SCRATCHES if options.scratch == "yes" else ()
    return (*every_keep(), *chain.from_iterable(ANNOUNCEMENTS), *scratches, *DECISIONS, *SILENCES)
