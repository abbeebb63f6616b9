"""Why one choice at Yamslam is better than another, in a sentence whose numbers are counted."""

from __future__ import annotations

import numpy as np

from yamclub.game import Action
from yamclub.games.slam.chips import INDEX, POINTS, SERIES, Series, more, score
from yamclub.games.slam.moves import Take
from yamclub.games.slam.odds import ODDS
from yamclub.games.slam.positions import FAILING, KINDS, YAMSLAM, Array
from yamclub.games.slam.turn import ends_of
from yamclub.games.slam.view import SlamView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.odds import plain
from yamclub.mechanics.telling import Said, say
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.mechanics.turn_reasons import Ends, TurnReasons, percent

_FIVE_ALIKE, _NOTHING = KINDS, KINDS + 1
"""Kinds of ends, after the series."""


def why(view: SlamView, ends: Array, best: Action, other: Action | None) -> Said | None:
    """``ends``: what each way to end the turn is worth, as in ``positions``."""
    match best, other:
        case Keep(dice), Take():
            return _why_on(view, ends, dice, _taken(view, ends, other))
        case Keep(dice), _:
            return _why_keep(view, ends, best, other if isinstance(other, Keep) else None)
        case Take(), Keep(dice):
            return _why_take_now(view, ends, dice, _taken(view, ends, best))
        case Take(), _:
            return _why_chip(view, best, other if isinstance(other, Take) else None)
    return None


# --- throwing on


def _turn(view: SlamView, ends: Array) -> TurnReasons:
    final, ways, may_stop = (part[0] for part in ends_of(ends[None], view.options.four_as_two_pairs == "yes"))
    kinds = np.where(ways == FAILING, _NOTHING, np.where(ways >= YAMSLAM, _FIVE_ALIKE, ways))
    stop = Ends(np.where(may_stop, final, -np.inf), kinds)
    return TurnReasons(_NOTHING + 1, Ends(final, kinds), [stop] * (THROWS - 1))


def _taken(view: SlamView, ends: Array, take: Take) -> float:
    return float(ends[INDEX[take.series] + view.yamslam * (YAMSLAM + take.removed * KINDS)])


def _why_keep(view: SlamView, ends: Array, best: Keep, other: Keep | None) -> Said | None:
    turn, to_come = _turn(view, ends), view.throws_left
    found = turn.likelier(to_come, best.dice, other.dice if other else None)
    if found is None:
        empty = turn.emptier(to_come, best.dice, other.dice) if other else None
        return empty and say("slam-why-empty", best=percent(empty[0]), than=percent(empty[1]))
    if other is None:
        return say("slam-why-chance", chip=_kind(found.kind), best=percent(found.best))
    return say("slam-why-likelier", chip=_kind(found.kind), best=percent(found.best), than=percent(found.other))


def _why_on(view: SlamView, ends: Array, keep: Dice, stopped: float) -> Said | None:
    on = _turn(view, ends).onward(view.throws_left, keep, stopped)
    if on.better < on.worse and on.kind is not None:
        return say("slam-why-chance", chip=_kind(on.kind), best=percent(on.chance))
    return say("slam-why-on", better=percent(on.better), worse=percent(on.worse))


def _why_take_now(view: SlamView, ends: Array, keep: Dice, stopped: float) -> Said | None:
    on = _turn(view, ends).onward(view.throws_left, keep, stopped)
    if on.better > on.worse:
        return say("slam-why-lose", worse=percent(on.worse))
    return say("slam-why-take", better=percent(on.better))


def _kind(kind: int) -> Said:
    return say(f"slam-why-a-{'yamslam' if kind == _FIVE_ALIKE else SERIES[kind]}")


# --- which chip


def _why_chip(view: SlamView, best: Take, other: Take | None) -> Said | None:
    brings = _brings(view, best)
    if other is None:
        return say("slam-why-brings", worth=brings)
    if brings > _brings(view, other):
        return say("slam-why-more", best=brings, than=_brings(view, other))
    mine, theirs = (_chance(view, take.series) for take in (best, other))
    if mine < theirs - 0.01:
        chip = say(f"slam-series-{other.series}")
        return say("slam-why-harder", chip=chip, best=percent(mine), than=percent(theirs))
    left = view.piles[INDEX[best.series]].in_play
    if not best.removed and left < view.piles[INDEX[other.series]].in_play:
        return say("slam-why-scarce", left=left)
    return None


def _brings(view: SlamView, take: Take) -> int:
    """The points of the chip, with the bonuses that it completes."""
    held = next(side for side in view.sides if view.seat in side.seats).chips
    place, last = INDEX[take.series], not take.removed and sum(pile.in_play for pile in view.piles) == 1
    gained = score(more(held, place, 1), last).total - score(held, False).total
    return max(gained, POINTS[place])


def _chance(view: SlamView, series: Series) -> float:
    """How likely a turn makes it that goes for nothing else."""
    return float(ODDS.turn(plain(series), view.options).before(THROWS))
