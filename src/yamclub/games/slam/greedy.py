"""A bot that plays each turn exactly, and looks no further than the turn.

It gives every chip a value to its side now (points, and a share of the bonuses the chip leads
to), solves the turn for the best mean, and keeps the dice that has. What a chip denies to others
and what a failed turn removes are beyond it, except that a failure is worth nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.slam.chips import CHIPS_A_SERIES, SERIES, Series, formed, is_yamslam
from yamclub.games.slam.moves import STOP, Take
from yamclub.games.slam.view import Pile, Side, SlamView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import best_keep, solve_turn
from yamclub.mechanics.throwing import Keep

if TYPE_CHECKING:
    from random import Random

_NEXT_TURN = 15.0
"""About what another turn is worth, early in a game."""


class Greedy:
    def __init__(self, rng: Random) -> None:
        """Needs no chance of its own: equal positions get equal moves."""

    def choose(self, view: SlamView, legal: Sequence[Action]) -> Action:
        values = _chip_values(view)
        takes = [action for action in legal if isinstance(action, Take)]
        # Of two chips alike, the one in play: taking it brings the end nearer while this side is the richer by it.
        best_take = max(takes, key=lambda take: (values[take.series], not take.removed), default=STOP)
        if not any(isinstance(action, Keep) for action in legal):
            return best_take
        keep = best_keep(_worth_of_keeps(view, values), view.dice).keep
        return best_take if len(keep) == len(view.dice) else Keep(keep)


def _worth_of_keeps(view: SlamView, values: dict[Series, float]) -> dict[Dice, float]:
    four = view.options.four_as_two_pairs == "yes"
    winnable = {pile.series: values[pile.series] for pile in view.piles if pile.in_play}
    any_chip = max(values[pile.series] for pile in view.piles if pile.in_play or pile.removed)

    def worth(dice: Dice) -> float:
        if is_yamslam(dice):
            return any_chip + _NEXT_TURN
        return max((winnable[series] for series in formed(dice, four) if series in winnable), default=0.0)

    return solve_turn(worth, view.throws_left)[-1]


def _chip_values(view: SlamView) -> dict[Series, float]:
    side = next(side for side in view.sides if view.seat in side.seats)
    return {pile.series: _chip_value(index, pile, side) for index, pile in enumerate(view.piles)}


def _chip_value(index: int, pile: Pile, side: Side) -> float:
    """Points, and the part of a bonus that this chip is: one seventh of variety, one fourth of a set."""
    held = side.chips[index]
    variety = 50 / len(SERIES) if not held else 0.0
    whole_set_left = held + pile.in_play + pile.removed == CHIPS_A_SERIES
    return pile.points + variety + (30 * (held + 1) / CHIPS_A_SERIES**2 if whole_set_left else 0.0)
