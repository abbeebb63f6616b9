"""How YAM menteur is learned: the compiled rounds, and a small run that can be repeated."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.menteur.positions import sheet, thrown
from yamclub.games.menteur.bluffing import solve
from yamclub.games.menteur.learning import MenteurLearning
from yamclub.games.menteur.reading import position_of, read
from yamclub.mechanics.learning import Arrays

pytestmark = pytest.mark.slow  # it is compiled first


def test_the_compiled_rounds_are_those_in_numpy() -> None:
    state = thrown("12335", 4, sheets=(sheet("yam", fives=15), sheet("full", sixes=18)))
    stakes = read(position_of(state.view(0))).stakes
    one, other = (solve(stakes, exact=False, rounds=(5, 10), compiled=compiled) for compiled in (False, True))
    sayable = stakes.gain[0] > -1e8
    assert np.abs(one.challenges - other.challenges)[..., sayable].max() < 0.02
    assert np.abs(one.lies - other.lies).max() < 0.002
    assert np.abs(one.choice - other.choice).max() < 0.02


def run() -> tuple[Arrays, float]:
    learning = MenteurLearning(generations=1, matches=1, rounds=(4,))
    known = learning.first(7)
    chunks = [learning.play(known, 0, chunk, 70 + chunk) for chunk in (0, 2)]
    known, measures = learning.learn(known, chunks, 0, 9)
    return learning.weights(known), measures["error"]


def test_the_same_seed_gives_the_same_weights() -> None:
    (one, error), (other, again) = run(), run()
    assert error == again
    assert set(one) == set(other)
    assert all(np.array_equal(one[name], other[name]) for name in one)
    assert sum(array.nbytes for array in one.values()) < 1_000_000
