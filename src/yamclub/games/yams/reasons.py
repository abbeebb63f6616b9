"""Why one choice at Yam's is better than another, in a sentence whose numbers are counted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.game import Action
from yamclub.games.yams.moves import Write
from yamclub.games.yams.position import Position
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import BOXES, CHANCE, INDEX, UPPER, Box
from yamclub.mechanics.sheet_odds import USUAL_CHANCE, USUAL_COUNT
from yamclub.mechanics.telling import Said, say
from yamclub.mechanics.throwing import Keep
from yamclub.mechanics.turn_reasons import Ends, TurnReasons, percent
from yamclub.solve.numbering import FIRST_THROW, number_of

_NOTHING = len(BOXES)
"""The kind of end after those of the boxes: little or nothing for the box it closes."""
_CLEARLY = 0.5
"""Points that make a difference worth telling."""


def why(view: YamsView, now: Position, best: Action, other: Action | None) -> Said | None:
    match best, other:
        case Keep(dice), Write():
            return _why_on(view, now, dice, other)
        case Keep(), _:
            return _why_keep(view, now, best, other if isinstance(other, Keep) else None)
        case Write(), Keep(dice):
            return _why_write_now(view, now, best, dice)
        case Write(), _:
            return _why_box(view, now, best, other if isinstance(other, Write) else None)
    return None


# --- throwing on


def _turn(view: YamsView, now: Position) -> TurnReasons:
    mine = now.worths[:, view.seat]
    chosen = now.ways.chosen(mine)
    box, gained = now.ways.box[chosen], now.ways.gained[chosen]
    least = np.array([USUAL_COUNT * face for face in range(1, UPPER + 1)] + [1] * (len(BOXES) - UPPER))
    least[CHANCE] = USUAL_CHANCE
    return TurnReasons(_NOTHING + 1, Ends(mine[chosen], np.where(gained >= least[box], box, _NOTHING)))


def _way(view: YamsView, now: Position, write: Write) -> int:
    """The number of the end of the turn that writing the dice there is."""
    return int(now.ways.number[number_of()[view.dice] - FIRST_THROW, INDEX[write.box]])


def _why_keep(view: YamsView, now: Position, best: Keep, other: Keep | None) -> Said | None:
    turn, to_come = _turn(view, now), view.throws_left
    found = turn.likelier(to_come, best.dice, other.dice if other else None)
    if found is None:
        empty = turn.emptier(to_come, best.dice, other.dice) if other else None
        return empty and say("yams-why-empty", best=percent(empty[0]), than=percent(empty[1]))
    if other is None:
        return say("yams-why-chance", what=_kind(found.kind), best=percent(found.best))
    return say("yams-why-likelier", what=_kind(found.kind), best=percent(found.best), than=percent(found.other))


def _why_on(view: YamsView, now: Position, keep: Dice, other: Write) -> Said | None:
    stopped = float(now.worths[_way(view, now, other), view.seat])
    on = _turn(view, now).onward(view.throws_left, keep, stopped)
    if on.better < on.worse and on.kind is not None:
        return say("yams-why-chance", what=_kind(on.kind), best=percent(on.chance))
    return say("yams-why-on", better=percent(on.better), worse=percent(on.worse))


def _why_write_now(view: YamsView, now: Position, best: Write, keep: Dice) -> Said | None:
    stopped = float(now.worths[_way(view, now, best), view.seat])
    on = _turn(view, now).onward(view.throws_left, keep, stopped)
    if on.better > on.worse:
        return say("yams-why-lose", worse=percent(on.worse))
    return say("yams-why-write", better=percent(on.better))


def _kind(kind: int) -> Said:
    return say(f"yams-why-a-{BOXES[kind]}")


# --- which box


class _Used(NamedTuple):
    """A box: what it gets now, and how much more the sheet brings on average with it open than with it closed."""

    box: Box
    now: int
    later: float


def _why_box(view: YamsView, now: Position, best: Write, other: Write | None) -> Said | None:
    if other is None:
        return None
    mine, theirs = _way(view, now, best), _way(view, now, other)
    if now.points[mine] < now.points[theirs] - _CLEARLY:
        behind = round(now.behind)
        return say("yams-why-behind" if behind > 0 else "yams-why-ahead", points=abs(behind)) if behind else None
    used, saved = _used(now, mine, theirs), _used(now, theirs, mine)
    gain, loss = used.now - used.later, saved.later - saved.now
    if max(gain, loss) < _CLEARLY:
        bonus = _bonus(now, mine)
        return say("yams-why-bonus", now=used.now, worth=round(bonus)) if bonus - _bonus(now, theirs) >= 1 else None
    told, message = (saved, "yams-why-save") if loss >= gain else (used, "yams-why-use")
    return say(message, box=say(f"box-{told.box}"), now=told.now, later=round(told.later))


def _used(now: Position, way: int, instead: int) -> _Used:
    """The box that this way closes, and what it still brings if the turn ends in the other way instead."""
    box, closed, upper = int(now.ways.box[way]), int(now.ways.closed[instead]), int(now.ways.upper[instead])
    later = now.to_come(closed, upper) - now.to_come(closed | 1 << box, upper)
    return _Used(BOXES[box], int(now.ways.gained[way]), later)


def _bonus(now: Position, way: int) -> float:
    """What the points of this way bring on average toward the bonus of the upper part."""
    closed, upper = int(now.ways.closed[way]), int(now.ways.upper[way])
    return now.to_come(closed, upper) - now.to_come(closed, now.upper)
