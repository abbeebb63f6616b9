"""A question of practice, and who offers any: apart from what counts, so that a server can keep and send them.

A question holds what one seat saw and could do, and nothing of what it could not know. It carries the worth of every
choice, so that an answer is graded at once, without computing it again.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from yamclub.coach.report import Caution, Unit
from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.mechanics.appraisal import Limits

Source = Literal["mistake", "generated"]


class Question(Struct, frozen=True, kw_only=True):
    """A position with a choice in it, as its player saw it."""

    id: str
    """A hash of what is asked: the same position makes the same question, however it came."""
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int
    view: Any
    legal: tuple[Any, ...]
    worths: tuple[float, ...]
    """Of each legal action, to the player who is asked."""
    limits: Limits
    exact: bool
    source: Source

    @property
    def unit(self) -> Unit:
        return "points" if self.seats == 1 else "win"

    @property
    def kind(self) -> str:
        """Which kind of action is best: questions are balanced over these."""
        return str(self.legal[self.best]["kind"])

    @property
    def best(self) -> int:
        return self.worths.index(max(self.worths))


class Graded(Struct, frozen=True, kw_only=True):
    """An answer: its points out of a hundred, and what the coach says of it."""

    points: int
    caution: Caution


def offers_practice(game: Game) -> bool:
    """Whether there is something to ask. Where seats race the clock a choice can't be shown standing still."""
    return bool(game.coach) and not game.real_time


def check_offered(game: Game) -> None:
    if not offers_practice(game):
        raise YamError(Code.NO_PRACTICE, game=game.name)
