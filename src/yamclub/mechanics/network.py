"""A small neural network in NumPy: layers of numbers, forwards for bots and backwards for learning."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Parameters = Mapping[str, Array]

_DECAY_1, _DECAY_2, _TINY = 0.9, 0.999, 1e-8


def first_parameters(sizes: tuple[int, ...], seed: int, prefix: str = "") -> dict[str, Array]:
    """Random layers of these sizes, inputs first; the last layer starts near zero."""
    rng = np.random.default_rng(seed)
    found: dict[str, Array] = {}
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        scale = np.sqrt(2 / inputs) * (0.1 if layer == len(sizes) - 2 else 1.0)
        found[f"{prefix}w{layer}"] = (rng.standard_normal((inputs, outputs)) * scale).astype(np.float32)
        found[f"{prefix}b{layer}"] = np.zeros(outputs, np.float32)
    return found


def layers_of(parameters: Parameters, prefix: str = "") -> int:
    return sum(name.startswith(f"{prefix}w") for name in parameters)


def forward(parameters: Parameters, inputs: Array, prefix: str = "") -> Array:
    """The outputs for rows of inputs: hidden layers cut off at zero, the last layer as it is."""
    last = layers_of(parameters, prefix) - 1
    found = inputs
    for layer in range(last + 1):
        found = found @ parameters[f"{prefix}w{layer}"] + parameters[f"{prefix}b{layer}"]
        if layer < last:
            found = np.maximum(found, 0)
    return found


def gradient(parameters: Parameters, inputs: Array, slope: Any, prefix: str = "") -> tuple[dict[str, Array], Array]:
    """How the parameters change the loss, and the outputs. ``slope(outputs)`` is how the outputs change it.

    For squares of errors the slope is ``outputs - targets``; for a probability behind a sigmoid, with the logarithm
    as the loss, ``sigmoid(outputs) - targets``. It is divided by the number of rows here.
    """
    last = layers_of(parameters, prefix) - 1
    seen = [inputs]
    for layer in range(last + 1):
        found = seen[-1] @ parameters[f"{prefix}w{layer}"] + parameters[f"{prefix}b{layer}"]
        seen.append(np.maximum(found, 0) if layer < last else found)
    back: Array = (slope(seen[-1]) / np.float32(len(inputs))).astype(np.float32)
    found_slopes: dict[str, Array] = {}
    for layer in range(last, -1, -1):
        found_slopes[f"{prefix}w{layer}"] = seen[layer].T @ back
        found_slopes[f"{prefix}b{layer}"] = back.sum(axis=0)
        if layer:
            back = (back @ parameters[f"{prefix}w{layer}"].T) * (seen[layer] > 0)
    return found_slopes, seen[-1]


def first_moments(parameters: Parameters) -> dict[str, Array]:
    """What Adam keeps beside the parameters: put it into what is learned, to go on from there."""
    moments = {f"adam-{order}-{name}": np.zeros_like(array) for name, array in parameters.items() for order in (1, 2)}
    return {**moments, "adam-steps": np.zeros(1, np.int64)}


def adam(parameters: dict[str, Array], slopes: Parameters, moments: dict[str, Array], rate: float) -> None:
    """One step of Adam (Kingma and Ba, 2015), in place."""
    moments["adam-steps"][0] += 1
    steps = int(moments["adam-steps"][0])
    for name, slope in slopes.items():
        first, second = moments[f"adam-1-{name}"], moments[f"adam-2-{name}"]
        first += (1 - _DECAY_1) * (slope - first)
        second += (1 - _DECAY_2) * (slope * slope - second)
        size = rate * np.sqrt(1 - _DECAY_2**steps) / (1 - _DECAY_1**steps)
        parameters[name] -= np.float32(size) * first / (np.sqrt(second) + np.float32(_TINY))


def sigmoid(numbers: Array) -> Array:
    return 1 / (1 + np.exp(-numbers))
