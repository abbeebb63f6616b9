"""What is told of a step of Yamslam."""

from __future__ import annotations

from typing import assert_never

from yamclub.game import SeenStep
from yamclub.games.slam.chips import INDEX, POINTS, Series
from yamclub.games.slam.moves import Failed, GameEnded, PlaysAgain, Removed, SlamNews, Take, TakesAnother
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.telling import Said, name, say, tell_opening, tell_throwing


def tell(step: SeenStep) -> list[Said]:
    """A stop is not told: the news says what followed from it."""
    told = tell_throwing(step)
    if isinstance(step.move, Take):
        message = "slam-told-take-removed" if step.move.removed else "slam-told-take"
        series = step.move.series
        told.append(say(message, name=name(step.before.seat), chip=_chip(series), points=POINTS[INDEX[series]]))
    return told + [said for news in step.news for said in _tell_news(news)]


def _tell_news(news: SlamNews) -> list[Said]:
    match news:
        case Tied() | Starts():
            return tell_opening(news)
        case Failed(seat, dice):
            return [say("slam-told-failed", name=name(seat), dice=dice)]
        case Removed(series):
            return [say("slam-told-removed", chip=_chip(series))]
        case PlaysAgain(seat):
            return [say("slam-told-again", name=name(seat))]
        case TakesAnother(seat):
            return [say("slam-told-another", name=name(seat))]
        case GameEnded(scores):
            return [say("slam-told-game-ended", scores=" – ".join(map(str, scores)))]
        case _:
            assert_never(news)


def _chip(series: Series) -> Said:
    return say(f"slam-series-{series}")
