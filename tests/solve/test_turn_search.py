"""The turn search without a compiler gives what the exact one gives."""

from __future__ import annotations

import numpy as np
import pytest

from yamclub.kernel.dice import sub_keeps
from yamclub.solve.numbering import FIRST_THROW, number_of, throw_list
from yamclub.solve.turn import solve_turn
from yamclub.solve.turn_search import TurnSearch


@pytest.mark.parametrize("seed", range(5))
def test_it_agrees_with_the_exact_turn(seed: int) -> None:
    rng = np.random.default_rng(seed)
    final, stop = rng.random(252), rng.random(252)
    search, exact = TurnSearch(final, 3, stop), solve_turn(final, 3, stop)
    for to_come in (1, 2, 3):
        assert np.allclose(search.kept[to_come][:FIRST_THROW], exact.kept[to_come][:FIRST_THROW], atol=1e-12)
    assert search.value == pytest.approx(exact.value)


def test_a_throw_is_worth_its_best_keep() -> None:
    rng = np.random.default_rng(7)
    search = TurnSearch(rng.random(252), 2)
    for place, throw in enumerate(throw_list()):
        best = max(search.kept[2][number_of()[keep]] for keep in sub_keeps(throw))
        assert search.thrown[2][place] == best


def test_many_turns_are_searched_at_once() -> None:
    final = np.random.default_rng(3).random((4, 252))
    together = TurnSearch(final, 2)
    for one in range(4):
        alone = TurnSearch(final[one], 2)
        assert np.array_equal(together.kept[2][one], alone.kept[2])
        assert np.array_equal(together.thrown[1][one], alone.thrown[1])
