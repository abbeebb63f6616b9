"""Worths of one match: what was expected before a step, and what it led to, as its game's appraiser says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from yamclub.errors import Code, YamError
from yamclub.game import Action, Game, Result, State, Step
from yamclub.mechanics.appraisal import Appraiser

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]


def appraiser_of(game: Game) -> Appraiser:
    """What judges the matches of this game. Raises where nothing does."""
    if not game.coach:
        raise YamError(Code.NO_COACH, game=game.id)
    return _appraiser(game.coach)


@cache
def _appraiser(where: str) -> Appraiser:
    module, _, attribute = where.partition(":")
    found: Appraiser = getattr(import_module(module), attribute)(Random(0))  # noqa: S311 - never for dice
    return found


class Judged(NamedTuple):
    """A choice: what each of the legal actions was worth to everybody, as its player could know."""

    legal: Sequence[Action]
    worths: Any
    """A row per legal action, a column per seat."""
    best: int
    chosen: int

    def cost(self, seat: int) -> float:
        return float(self.worths[self.best, seat] - self.worths[self.chosen, seat])


def judged(appraiser: Appraiser, state: State, seat: int, chosen: Action) -> Judged:
    legal = state.legal(seat)
    rows = np.asarray(appraiser.actions(state.view(seat), seat, legal), dtype=np.float64)
    return judged_of(rows, legal, seat, list(legal).index(chosen))


def judged_of(rows: Worths, legal: Sequence[Action], seat: int, chosen: int) -> Judged:
    """Of equals the chosen one is the best: nobody is told to do otherwise for nothing."""
    best = int(rows[:, seat].argmax())
    if rows[chosen, seat] >= rows[best, seat]:
        best = chosen
    return Judged(legal, rows, best, chosen)


class Drawn(NamedTuple):
    """A draw: what it was worth to everybody before, and once the outcome was there."""

    before: Any
    after: Any


def drawn(appraiser: Appraiser, step: Step) -> Drawn | None:
    """None: the appraiser can't tell, or it made no difference."""
    found = appraiser.outcomes(step.before)
    if found is None:
        return None
    chance, rows = step.before.chance(), np.asarray(found, dtype=np.float64)
    before = np.asarray(chance.weights, dtype=np.float64) @ rows / chance.total
    return Drawn(before, rows[chance.outcomes.index(step.move)])


def worth_of(appraiser: Appraiser, state: State, seats: int) -> Worths:
    """What a position is worth to every seat, if everybody goes on as the appraiser thinks best."""
    result = state.result()
    if result is not None:
        return ended(result)
    turn = state.turn()
    if turn.chance:
        found = appraiser.outcomes(state)
        if found is None:
            return np.full(seats, 1 / seats)
        chance = state.chance()
        return np.asarray(chance.weights, dtype=np.float64) @ np.asarray(found, dtype=np.float64) / chance.total
    seat = turn.seats[0]
    rows = np.asarray(appraiser.actions(state.view(seat), seat, state.legal(seat)), dtype=np.float64)
    found_best: Worths = rows[int(rows[:, seat].argmax())]
    return found_best


def ended(result: Result) -> Worths:
    """Each seat's share of the win; alone, the score."""
    if len(result.scores) == 1:
        return np.array([float(result.scores[0])])
    first = np.array([float(place == 1) for place in result.places])
    shares: Worths = first / first.sum()
    return shares
