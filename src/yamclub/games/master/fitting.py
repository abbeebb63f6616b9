"""The learned value of Yam Master, fitted to targets: the network's gradients and Adam, compiled."""

from __future__ import annotations

import numpy as np

from yamclub.games.master.features import ACTIVE
from yamclub.games.master.turn_kernel import Lines, lines, write_active
from yamclub.games.master.values import Net
from yamclub.mechanics.batch import Array
from yamclub.solve.compiled import kernel

_FIRST_MEAN, _SECOND_MEAN, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)


@kernel
def write_gradient(positions: Array, targets: Array, chosen: Array, net: Net, lines: Lines, gradient: Net) -> float:
    """Add up the gradients of the cross-entropy over the chosen positions; their mean squared error."""
    width, units = net.rows.shape[1], len(net.out)
    active = np.zeros(ACTIVE, np.int64)
    sums, layer = np.zeros(width, np.float32), np.zeros(units, np.float32)
    back, scale, error = np.zeros(width, np.float32), np.float32(1.0 / len(chosen)), 0.0
    for one in chosen:
        write_active(positions[one, 0], positions[one, 1], positions[one, 2], lines, active)
        sums[:] = 0
        for row in active:
            for unit in range(width):
                sums[unit] += net.rows[row, unit]
        layer[:] = net.hidden_bias
        for unit in range(width):
            if sums[unit] > 0:
                for other in range(units):
                    layer[other] += sums[unit] * net.hidden[unit, other]
        total = net.out_bias[0]
        for other in range(units):
            if layer[other] > 0:
                total += layer[other] * net.out[other]
        miss = np.float32(1.0 / (1.0 + np.exp(-total))) - np.float32(targets[one])
        error += float(miss * miss)
        miss *= scale
        gradient.out_bias[0] += miss
        for other in range(units):
            if layer[other] > 0:
                gradient.out[other] += miss * layer[other]
                layer[other] = miss * net.out[other]
                gradient.hidden_bias[other] += layer[other]
            else:
                layer[other] = 0
        for unit in range(width):
            back[unit] = 0
            if sums[unit] > 0:
                signal = np.float32(0.0)
                for other in range(units):
                    signal += net.hidden[unit, other] * layer[other]
                    gradient.hidden[unit, other] += sums[unit] * layer[other]
                back[unit] = signal
        for row in active:
            for unit in range(width):
                gradient.rows[row, unit] += back[unit]
    return error / len(chosen)


@kernel
def adam(weights: Array, gradient: Array, first: Array, second: Array, rate: float, step: int) -> None:
    """One step of Adam on flat arrays; the gradient is set back to zero."""
    reach = np.float32(rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step))
    for place in range(len(weights)):
        slope = gradient[place]
        first[place] = _FIRST_MEAN * first[place] + (1 - _FIRST_MEAN) * slope
        second[place] = _SECOND_MEAN * second[place] + (1 - _SECOND_MEAN) * slope * slope
        weights[place] -= reach * first[place] / (np.sqrt(second[place]) + _TINY)
        gradient[place] = 0


def fit(
    net: Net, means: tuple[Net, Net], step: int, positions: Array, targets: Array, order: Array, size: int, rate: float
) -> tuple[int, float]:
    """Change the network and Adam's means by one pass over the positions in this order, so many at a time.

    The steps made so far, and the mean squared error.
    """
    gradient, errors = Net(*(np.zeros_like(part) for part in net)), []
    for start in range(0, len(order) - size + 1, size):
        step += 1
        errors.append(write_gradient(positions, targets, order[start : start + size], net, lines(), gradient))
        for part, slope, mean, square in zip(net, gradient, *means, strict=True):
            adam(part.reshape(-1), slope.reshape(-1), mean.reshape(-1), square.reshape(-1), rate, step)
    return step, float(np.mean(errors))
