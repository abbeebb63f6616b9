"""How the expert of Yamslam learns: a network for each kind of table, all in the same generations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from yamclub.games.slam.judge import HIDDEN, LAYOUT, Judge, prefix_of, softmax, width
from yamclub.games.slam.positions import KINDS_OF_TABLE, Array, Kind, first_positions
from yamclub.games.slam.self_play import played
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.network import adam, first_moments, first_parameters, gradient

_ROWS = 256
"""Of one step of learning."""
_ROUNDS = 3
"""How often each position is learned from."""
_RATE, _SLOW_RATE = 2e-3, 4e-4
_TRUST, _LESS_TRUST = 0.9, 0.5


class SlamLearning(Learning):
    """First the worth of ends has to spread to the start; then, from a generation on, answers are refined slowly."""

    layout = LAYOUT
    chunks = len(KINDS_OF_TABLE)

    def __init__(self, generations: int = 75, games: int = 1000, refined_from: int = 50) -> None:
        self.generations = generations
        self._games, self._refined_from = games, refined_from
        """Games in a chunk, which is a kind of table."""

    def _games_of(self, kind: Kind, generation: int) -> int:
        """Alone fewer are enough, and with more sides there is more to refine."""
        if kind.sides == 1:
            return self._games // 3
        if generation < self._refined_from:
            return self._games
        return self._games * (3 if kind.sides > 2 else 1) // 2

    def _rate(self, generation: int) -> float:
        if generation < self._refined_from:
            return _RATE * min(1.0, 2.0 * (1.0 - generation / self._refined_from) + 0.05)
        done = (generation - self._refined_from) / max(self.generations - self._refined_from, 1)
        return _SLOW_RATE * max(1.0 - 0.9 * done, 0.1)

    def first(self, seed: int) -> Arrays:
        learned: dict[str, Array] = {}
        for kind in KINDS_OF_TABLE:
            parameters = first_parameters((width(kind), *HIDDEN, kind.shares), seed, prefix_of(kind))
            moments = {f"{kind.name}/{name}": array for name, array in first_moments(parameters).items()}
            learned |= parameters | moments
        return learned

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        kind, rng = KINDS_OF_TABLE[chunk], np.random.default_rng(seed)
        trust = _TRUST if generation < self._refined_from else _LESS_TRUST
        shown, wanted = played(kind, Judge(kind, learned), self._games_of(kind, generation), trust, rng)
        return {"shown": shown, "wanted": wanted}

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        rng, after, measures = np.random.default_rng(seed), dict(learned), {}
        for kind, one in zip(KINDS_OF_TABLE, played, strict=True):
            error = _learn(kind, after, one["shown"], one["wanted"], self._rate(generation), rng)
            measures[f"error-{kind.name}"] = error
            measures[f"start-{kind.name}"] = float(Judge(kind, after).shares(first_positions(kind, 1))[0, 0])
        return after, measures

    def weights(self, learned: Arrays) -> Arrays:
        return {name: array for name, array in learned.items() if "/" not in name}


def _learn(
    kind: Kind, learned: dict[str, Array], shown: Array, wanted: Array, rate: float, rng: np.random.Generator
) -> float:
    """Learn from positions, in place; returns how far off the shares were."""
    prefix, of_kind = prefix_of(kind), f"{kind.name}/"
    parameters = {name: array.copy() for name, array in learned.items() if name.startswith(prefix)}
    moments = {name.removeprefix(of_kind): array.copy() for name, array in learned.items() if name.startswith(of_kind)}
    errors = []
    for _ in range(_ROUNDS):
        order = rng.permutation(len(shown))
        for start in range(0, len(order), _ROWS):
            rows = order[start : start + _ROWS]
            target = wanted[rows]
            slopes, outputs = gradient(parameters, shown[rows], lambda found: softmax(found) - target, prefix)  # noqa: B023 - called at once
            adam(parameters, slopes, moments, rate)
            errors.append(float(np.square(softmax(outputs) - target).mean()))
    learned.update(parameters)
    learned.update({f"{of_kind}{name}": array for name, array in moments.items()})
    return float(np.sqrt(np.mean(errors)))


LEARNING = SlamLearning()
