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
_RATE = 2e-3


class SlamLearning(Learning):
    layout = LAYOUT
    chunks = len(KINDS_OF_TABLE)

    def __init__(self, generations: int = 50, games: int = 1000) -> None:
        self.generations = generations
        self._games = games
        """In a chunk, which is a kind of table. Alone a third of them is enough."""

    def first(self, seed: int) -> Arrays:
        learned: dict[str, Array] = {}
        for kind in KINDS_OF_TABLE:
            parameters = first_parameters((width(kind), *HIDDEN, kind.shares), seed, prefix_of(kind))
            moments = {f"{kind.name}/{name}": array for name, array in first_moments(parameters).items()}
            learned |= parameters | moments
        return learned

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        kind = KINDS_OF_TABLE[chunk]
        games = self._games if kind.sides > 1 else self._games // 3
        shown, wanted = played(kind, Judge(kind, learned), games, np.random.default_rng(seed))
        return {"shown": shown, "wanted": wanted}

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        rate = _RATE * min(1.0, 2.0 * (1.0 - generation / self.generations) + 0.05)
        rng, after, measures = np.random.default_rng(seed), dict(learned), {}
        for kind, one in zip(KINDS_OF_TABLE, played, strict=True):
            error = _learn(kind, after, one["shown"], one["wanted"], max(rate, 0.05 * _RATE), rng)
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
