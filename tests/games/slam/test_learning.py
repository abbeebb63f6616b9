"""Yamslam learns from itself: the same seeds give the same, and what it plays on is exact."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from yamclub.games.slam.judge import Judge, features, width
from yamclub.games.slam.learning import SlamLearning
from yamclub.games.slam.positions import KINDS_OF_TABLE, Kind, first_positions
from yamclub.games.slam.solver import LEAST
from yamclub.games.slam.turn import SlamTurns
from yamclub.games.slam.turn_ends import turn_ends
from yamclub.mechanics.learning import Arrays
from yamclub.mechanics.weights import LARGEST, packed
from yamclub.solve.numbering import FIRST_THROW
from yamclub.solve.turn import turn_values

pytestmark = pytest.mark.slow  # it is compiled first

SMALL = SlamLearning(generations=2, games=12, refined_from=1)


def run() -> Arrays:
    learned = SMALL.first(1)
    for generation in range(SMALL.generations):
        played = [SMALL.play(learned, generation, chunk, 10 * generation + chunk) for chunk in range(SMALL.chunks)]
        learned, _ = SMALL.learn(learned, played, generation, generation)
    return learned


once = cache(run)


def test_the_same_seeds_give_the_same_weights() -> None:
    one, other = once(), run()
    assert one.keys() == other.keys()
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_weights_are_small_and_every_kind_of_table_has_its_own() -> None:
    weights = SMALL.weights(once())
    assert len(packed(weights)) < LARGEST
    assert {name.partition(".")[0] for name in weights} == {kind.name for kind in KINDS_OF_TABLE}


@pytest.mark.parametrize("kind", KINDS_OF_TABLE)
def test_features_and_shares_have_the_shape_that_is_promised(kind: Kind) -> None:
    start = first_positions(kind, 3)
    assert features(kind, start).shape == (3, width(kind))
    shares = Judge(kind, once()).shares(start)
    assert shares.shape == (3, kind.shares)
    assert np.allclose(shares.sum(1), 1)


def test_turns_end_as_the_best_play_has_it() -> None:
    """The chances of the ends, times what they are worth, are what the turn search finds."""
    kind = KINDS_OF_TABLE[0]
    turn = SlamTurns(Judge(kind, once()), first_positions(kind, 1), four_as_two_pairs=True)
    mine = turn.shares[0, :, 0]
    ends = np.concatenate([mine[:8], [mine[8:15].max()]])[None]
    chances = turn_ends(ends, four_as_two_pairs=True)
    assert chances.sum() == pytest.approx(1)
    assert float((chances * ends).sum()) == pytest.approx(float(turn.search.kept[-1][0, 0]), abs=1e-9)


def test_a_series_without_chips_is_never_an_end() -> None:
    ends = np.array([[LEAST, 0.5, LEAST, LEAST, LEAST, LEAST, 0.7, 0.1, 0.9]])
    chances = turn_ends(ends, four_as_two_pairs=True)[0]
    assert chances[[0, 2, 3, 4, 5]].tolist() == [0.0] * 5
    assert chances[8] > 0.04


def test_the_search_of_bots_and_that_of_training_agree() -> None:
    kind = KINDS_OF_TABLE[1]
    turn = SlamTurns(Judge(kind, once()), first_positions(kind, 1), four_as_two_pairs=False)
    final = turn.search.thrown[0]
    stop = turn.search.kept[1][:, FIRST_THROW:]
    assert turn_values(final, 3, stop)[0] == pytest.approx(float(turn.search.kept[-1][0, 0]), abs=1e-12)
