"""What is told of a step of Yam Master."""

from __future__ import annotations

from typing import Any, assert_never

from yamclub.game import SeenStep
from yamclub.games.master.board import NEEDS, Square
from yamclub.games.master.moves import (
    Declare,
    DefiFailed,
    DefiMade,
    FiveInARow,
    MasterNews,
    Passed,
    Place,
    Remove,
    Scored,
    Stop,
)
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.telling import Said, name, say, tell_opening, tell_throwing


def tell(step: SeenStep) -> list[Said]:
    """A stop is not told: the news says what followed from it."""
    told, seat = tell_throwing(step), name(step.before.seat)
    match step.move:
        case Declare():
            told.append(say("master-told-declare", name=seat))
        case Place(square):
            told.append(say("master-told-place", name=seat, **square_words(square)))
        case Remove(square):
            told.append(say("master-told-remove", name=seat, **square_words(square)))
    return told + [said for news in step.news for said in _tell_news(news)]


def tell_choice(step: SeenStep) -> list[Said]:
    """A stop too."""
    if isinstance(step.move, Stop):
        return [say("master-choice-stop", name=name(step.before.seat))]
    return tell(step)


def square_words(square: Square) -> dict[str, Any]:
    """A square in a sentence: what it asks for, and where it is."""
    return {"square": square, "needs": say(f"master-square-{NEEDS[square]}")}


def _tell_news(news: MasterNews) -> list[Said]:
    match news:
        case Tied() | Starts():
            return tell_opening(news)
        case DefiMade(seat):
            return [say("master-told-defi-made", name=name(seat))]
        case DefiFailed(seat, dice):
            return [say("master-told-defi-failed", name=name(seat), dice=dice)]
        case Passed(seat, dice):
            return [say("master-told-passed", name=name(seat), dice=dice)]
        case Scored(seat, points, gained):
            message = "master-told-gained" if gained > 0 else "master-told-lost"
            return [say(message, name=name(seat), points=points, gained=gained)]
        case FiveInARow(seat):
            return [say("master-told-five", name=name(seat))]
        case _:
            assert_never(news)
