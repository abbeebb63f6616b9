"""What is told of a step of Yam's."""

from __future__ import annotations

from yamclub.game import SeenStep
from yamclub.games.yams.moves import ExtraYam, UpperBonus, Write, YamsNews
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.telling import Said, name, say, tell_opening, tell_throwing


def tell(step: SeenStep) -> list[Said]:
    told = tell_throwing(step)
    if isinstance(step.move, Write):
        box, points = step.move.box, step.before.worth[INDEX[step.move.box]]
        told.append(say("yams-told-write", name=name(step.before.seat), box=say(f"box-{box}"), points=points))
    return told + [said for news in step.news for said in _tell_news(news)]


def _tell_news(news: YamsNews) -> list[Said]:
    match news:
        case UpperBonus(seat, points):
            return [say("yams-told-bonus", name=name(seat), points=points)]
        case ExtraYam(seat, points):
            return [say("yams-told-extra-yam", name=name(seat), points=points)]
    return tell_opening(news)
