"""What is told of a step of Yam's."""

from __future__ import annotations

from yamclub.game import SeenStep
from yamclub.games.yams.moves import Bonus, Write
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.telling import Said, name, say, tell_opening, tell_throwing


def tell(step: SeenStep) -> list[Said]:
    told = tell_throwing(step)
    if isinstance(step.move, Write):
        box, points = step.move.box, step.before.worth[INDEX[step.move.box]]
        told.append(say("yams-told-write", name=name(step.before.seat), box=say(f"box-{box}"), points=points))
    for news in step.news:
        if isinstance(news, Bonus):
            told.append(say(f"yams-told-{news.of}", name=name(news.seat), points=news.points))
        told += tell_opening(news)
    return told
