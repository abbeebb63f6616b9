"""What is told of a step of YAM menteur."""

from __future__ import annotations

from typing import assert_never

from yamclub.game import SeenStep
from yamclub.games.menteur.moves import (
    Accept,
    Announce,
    Barred,
    Believed,
    Challenge,
    Crossed,
    HiddenKeep,
    HiddenThrow,
    LastRound,
    MenteurNews,
    Scratch,
    Shown,
    Silence,
    Skipped,
    Wrote,
)
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.sheet import INDEX, UPPER, Box
from yamclub.mechanics.telling import Said, name, names, say, tell_opening, tell_throw_for_start
from yamclub.mechanics.throwing import Keep, Throw


def tell(step: SeenStep) -> list[Said]:
    return _tell_move(step) + [said for news in step.news for said in _tell_news(news)]


def _tell_move(step: SeenStep) -> list[Said]:
    """A secret decision is not told, and the last one is told by what it leads to."""
    seat = name(step.before.seat)
    match step.move:
        case Throw(dice) if step.before.opening is not None:
            return [tell_throw_for_start(step, dice)]
        case Throw(dice):
            return [say("menteur-told-throw", name=seat, dice=dice, throw=step.before.throws + 1)]
        case Keep(dice):
            return [say("menteur-told-keep", name=seat, dice=dice, kept=len(dice))]
        case HiddenThrow() if not step.before.thrown_again:  # else it was told with the number of dice
            return [say("menteur-told-hidden-throw", name=seat, throw=step.before.throws + 1)]
        case HiddenKeep(thrown) if thrown is not None:
            return [say("menteur-told-hidden-keep", name=seat, dice=thrown)]
        case Announce():
            return [say("menteur-told-announce", name=seat, claim=claim(step.move))]
        case Scratch(box):
            return [say("menteur-told-scratch", name=seat, box=_box(box))]
        case Silence():
            return [say("menteur-told-silence")]
        case Accept() | Challenge() if isinstance(step.by, int) and not step.news:
            message = "menteur-told-accept" if isinstance(step.move, Accept) else "menteur-told-challenge"
            return [say(message, name=name(step.by))]
    return []


def _tell_news(news: MenteurNews) -> list[Said]:
    match news:
        case Tied() | Starts():
            return tell_opening(news)
        case Believed(seat):
            return [say("menteur-told-believed", name=name(seat))]
        case Shown(seat, challengers, dice, true):
            by = names(challengers)
            return [say("menteur-told-shown", name=name(seat), dice=dice, true=int(true), names=by)]
        case Wrote(seats, box, points):
            return [say("menteur-told-wrote", names=names(seats), count=len(seats), box=_box(box), points=points)]
        case Crossed(seats, box):
            return [say("menteur-told-crossed", names=names(seats), box=_box(box))]
        case Barred(seats, box):
            return [say("menteur-told-barred", names=names(seats), box=_box(box))]
        case LastRound(finished):
            return [say("menteur-told-last-round", names=names(finished), count=len(finished))]
        case Skipped(seat):
            return [say("menteur-told-skipped", name=name(seat))]
        case _:
            assert_never(news)


def claim(announced: Announce) -> Said:
    """What was announced: "fours, 3 × 4 = 12 points"; "three of a kind, 19 points"."""
    box, points = _box(announced.box), announced.points
    face = INDEX[announced.box] + 1
    if face > UPPER:
        return say("menteur-claim", box=box, points=points)
    return say("menteur-claim-upper", box=box, count=points // face, face=face, points=points)


def _box(box: Box) -> Said:
    return say(f"box-{box}")
