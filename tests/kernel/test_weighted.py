from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamclub.kernel.weighted import Weighted


@given(st.lists(st.integers(1, 5), min_size=1, max_size=8))
def test_every_number_picks_and_each_outcome_as_often_as_it_weighs(weights: list[int]) -> None:
    spread = Weighted(enumerate(weights))
    picked = [spread.pick(number) for number in range(spread.total)]
    assert [picked.count(outcome) for outcome in range(len(weights))] == weights
    assert picked == sorted(picked)


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_outside_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="not in"):
        Weighted([("a", 1), ("b", 2)]).pick(number)


@pytest.mark.parametrize("pairs", [[], [("a", 0)], [("a", 2), ("b", -1)]])
def test_no_distribution_without_outcomes_of_positive_weight(pairs: list[tuple[str, int]]) -> None:
    with pytest.raises(ValueError, match="needs outcomes"):
        Weighted(pairs)


def test_what_cannot_happen_weighs_nothing() -> None:
    certain: Weighted[str] = Weighted([("a", 3)])
    assert certain.weight("b") == 0
