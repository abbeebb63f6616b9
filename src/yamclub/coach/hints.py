"""What a player could do now, from what they see and nothing else: for hints, the tutor and practice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from yamclub.coach.analysis import MOST_OPTIONS, mark_of, option_of
from yamclub.coach.judging import appraiser_of
from yamclub.coach.report import Caution, Hint, Option, Unit
from yamclub.game import Action, Game
from yamclub.mechanics.telling import Said


def hint(game: Game, view: Any, seat: int, legal: Sequence[Action]) -> Hint:
    """The best choice, from the view of the seat that is to act."""
    asked = _Asked(game, view, seat, legal)
    # Rounded, so that choices of the same worth come in the same order on every machine.
    order = sorted(range(len(legal)), key=lambda place: -round(float(asked.mine[place]), 6))[:MOST_OPTIONS]
    options = tuple(asked.option(place) for place in order)
    best = legal[order[0]]
    other = legal[order[1]] if len(order) > 1 else None
    return Hint(best=options[0], options=options, unit=asked.unit, exact=asked.exact, why=asked.why(best, other))


def caution(game: Game, view: Any, seat: int, legal: Sequence[Action], chosen: Action) -> Caution:
    """What this choice would cost, beside the best one."""
    asked = _Asked(game, view, seat, legal)
    place, best = list(legal).index(chosen), int(asked.mine.argmax())
    if asked.mine[place] >= asked.mine[best]:
        best = place
    cost = float(asked.mine[best] - asked.mine[place])
    return Caution(
        chosen=asked.option(place),
        best=asked.option(best),
        cost=cost,
        unit=asked.unit,
        mark=mark_of(cost, asked.limits),
        why=None if best == place else asked.why(legal[best], chosen),
    )


class _Asked:
    def __init__(self, game: Game, view: Any, seat: int, legal: Sequence[Action]) -> None:
        self._game, self._view, self._seat, self._legal = game, view, seat, legal
        self._appraiser = appraiser_of(game)
        self._state = game.imagine(view, seat, Random(0))  # noqa: S311 - only to tell options by
        self._appraiser.prepare(self._state)
        rows = np.asarray(self._appraiser.actions(view, seat, legal), dtype=np.float64)
        self.mine = rows[:, seat]
        self.unit: Unit = "points" if rows.shape[1] == 1 else "win"
        self.exact = self._appraiser.exact(self._state)
        self.limits = self._appraiser.limits(self._state)

    def option(self, place: int) -> Option:
        return option_of(self._game, self._state, self._seat, self._legal[place], float(self.mine[place]))

    def why(self, best: Action, other: Action | None) -> Said | None:
        return self._appraiser.why(self._view, self._seat, best, other)
