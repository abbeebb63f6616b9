"""The one-turn solver against a slow twin, and against published numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from yamclub.kernel.dice import Dice, after, dice, sub_keeps, throws
from yamclub.kernel.turn import best_keep, solve_turn


def _naive(final: dict[Dice, Fraction], thrown: Dice, throws_left: int, count: int, sides: int) -> Fraction:
    """Expectimax over whole throws."""
    best = final[thrown]
    if throws_left:
        for keep in sub_keeps(thrown):
            if len(keep) < count:
                spread = after(keep, count, sides)
                mean = sum((_naive(final, t, throws_left - 1, count, sides) * w for t, w in spread), Fraction(0))
                best = max(best, mean / spread.total)
    return best


@pytest.mark.parametrize(("count", "sides", "left"), [(2, 3, 2), (3, 2, 2), (3, 3, 1)])
def test_agrees_with_expectimax_over_whole_throws(count: int, sides: int, left: int) -> None:
    def worth(thrown: Dice) -> float:
        return float(max(thrown.counts) ** 2 + thrown.total % 5)

    final = {thrown: Fraction(worth(thrown)) for thrown in throws(count, sides).outcomes}
    stage = solve_turn(worth, left, count, sides)[-1]
    for thrown in throws(count, sides).outcomes:
        assert best_keep(stage, thrown).worth == pytest.approx(float(_naive(final, thrown, left, count, sides)))


def test_five_alike_in_three_throws_is_as_likely_as_published() -> None:
    """4.6029 %: the well-known chance of a Yahtzee in one turn."""
    stage = solve_turn(lambda thrown: float(5 in thrown.counts), 2)[-1]
    chance = sum(best_keep(stage, thrown).worth * weight for thrown, weight in throws(5)) / 7776
    assert chance == pytest.approx(0.0460286, abs=1e-6)


def test_keeps_the_pair_over_the_high_die() -> None:
    stage = solve_turn(lambda thrown: float(max(thrown.counts) >= 3), 1)[-1]
    assert best_keep(stage, dice("22356")).keep == dice("22")


def test_stops_when_no_throw_can_better_it() -> None:
    stages = solve_turn(lambda thrown: float(5 in thrown.counts), 2)
    assert all(best_keep(stage, dice("44444")) == (dice("44444"), 1.0) for stage in stages)
