"""The small network: slopes against differences, and learning what can be learned."""

from __future__ import annotations

import numpy as np

from yamclub.mechanics.network import adam, first_moments, first_parameters, forward, gradient, sigmoid


def test_slopes_are_those_of_small_changes() -> None:
    rng = np.random.default_rng(1)
    parameters = {name: array.astype(np.float64) for name, array in first_parameters((5, 7, 3), seed=2).items()}
    inputs, targets = rng.standard_normal((11, 5)), rng.standard_normal((11, 3))

    def loss() -> float:
        return float(((forward(parameters, inputs) - targets) ** 2).sum() / 2 / len(inputs))

    slopes, outputs = gradient(parameters, inputs, lambda found: found - targets)
    assert np.array_equal(outputs, forward(parameters, inputs))
    for name, array in parameters.items():
        for place in np.ndindex(array.shape):
            kept, little = array[place], 1e-5
            array[place] = kept + little
            above = loss()
            array[place] = kept - little
            below = loss()
            array[place] = kept
            assert abs((above - below) / (2 * little) - slopes[name][place]) < 1e-4


def test_it_learns_what_no_straight_line_separates() -> None:
    inputs = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.float32)
    targets = np.array([[0], [1], [1], [0]], np.float32)
    parameters = first_parameters((2, 8, 1), seed=3)
    moments = first_moments(parameters)
    for _ in range(1500):
        slopes, _ = gradient(parameters, inputs, lambda found: sigmoid(found) - targets)
        adam(parameters, slopes, moments, 0.02)
    assert np.abs(sigmoid(forward(parameters, inputs)) - targets).max() < 0.05


def test_the_same_seed_gives_the_same_first_parameters() -> None:
    one, same, other = (first_parameters((4, 3, 1), seed) for seed in (1, 1, 2))
    assert all(np.array_equal(one[name], same[name]) for name in one)
    assert not np.array_equal(one["w0"], other["w0"])
