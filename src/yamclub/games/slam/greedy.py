"""A bot that plays each turn exactly, and looks no further than the turn.

It gives every chip its present value to its side (points, and a share of the bonuses the chip
leads to), solves the turn for the best mean, and keeps the dice with that mean. It ignores what a
chip denies to others and what a failed turn removes, except that a failure is worth nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from yamclub.game import Action
from yamclub.games.slam.chips import CHIPS_A_SERIES, SERIES, Series, formed, is_yamslam
from yamclub.games.slam.moves import Take
from yamclub.games.slam.view import Pile, Side, SlamView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import solve_turn
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep, may_keep

_NEXT_TURN = 15.0
"""About what another turn is worth, early in a game."""


_NEARER_THE_END = 1e-6
"""Prefer the chip in play to the same one removed: it brings the end nearer, with this side ahead by a chip."""


class Greedy(RatingBot):
    """Rates in points: what the turn brings on average."""

    def rate(self, view: SlamView, legal: Sequence[Action]) -> list[float]:
        values = _chip_values(view)
        keeps = _worth_of_keeps(view, values) if may_keep(legal) else {}
        again = _NEXT_TURN if view.yamslam else 0.0

        def worth(action: Action) -> float:
            match action:
                case Take(series, removed):
                    return values[series] + again + (0.0 if removed else _NEARER_THE_END)
                case Keep(dice):
                    return keeps[dice]
            return 0.0

        return [worth(action) for action in legal]


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
    """Points, and this chip's share of a bonus: one seventh of variety, one fourth of a set."""
    held = side.chips[index]
    variety = 50 / len(SERIES) if not held else 0.0
    whole_set_left = held + pile.in_play + pile.removed == CHIPS_A_SERIES
    return pile.points + variety + (30 * (held + 1) / CHIPS_A_SERIES**2 if whole_set_left else 0.0)
