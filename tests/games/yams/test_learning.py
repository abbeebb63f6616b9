"""Learning what sheets are worth: the same seed learns the same, and what is learned is true."""

from __future__ import annotations

import numpy as np
import pytest

from yamclub.games.yams.learned import ALL_CLOSED, Futures
from yamclub.games.yams.learning import YamsLearning
from yamclub.mechanics.learning import Arrays
from yamclub.mechanics.sheet import INDEX, Box


def run(seed: int, generations: int, states: int = 400) -> Arrays:
    learning = YamsLearning(states, generations)
    learned = learning.first(seed)
    for generation in range(generations):
        played = [learning.play(learned, generation, chunk, seed + chunk) for chunk in range(learning.chunks)]
        learned, _ = learning.learn(learned, played, generation, seed)
    return learning.weights(learned)


def test_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = run(1, 2), run(1, 2), run(2, 2)
    assert all(np.array_equal(first[name], again[name]) for name in first)
    assert not np.array_equal(first["upper"], other["upper"])


def test_learns_the_last_box_at_once() -> None:
    """A yam comes in 4.60 % of the turns: see the tests of the expert."""
    only_yam = np.array([ALL_CLOSED ^ 1 << INDEX[Box.YAM]])
    mean, spread, _ = Futures(run(3, 1), 0).moments(only_yam, np.array([20]))[0]
    assert mean == pytest.approx(50 * 0.046029, abs=0.02)
    assert spread == pytest.approx(50 * np.sqrt(0.046029 * (1 - 0.046029)), abs=0.05)
