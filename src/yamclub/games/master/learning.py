"""How the expert of Yam Master learns: fitted value iteration on positions of its own matches.

The target of a position is what the opponent's turn, solved exactly over the learned value, leaves: so
knowledge wanders back from the end of matches turn by turn. In early generations a part of it is how the
match went on, which is quicker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from yamclub.games.master.batch import tables
from yamclub.games.master.features import ROWS
from yamclub.games.master.fitting import fit
from yamclub.games.master.moves import MasterOptions
from yamclub.games.master.self_play import Settings, play_matches
from yamclub.games.master.turn_kernel import known, room_for
from yamclub.games.master.values import LAYOUT, Net, net_of
from yamclub.mechanics.learning import Arrays, Learning

_PARTS = Net._fields
_AT_MOST_TURNS = 130
"""On average, by matches: room for the positions of a chunk."""


@dataclass(frozen=True)
class MasterLearning(Learning):
    generations: int = 120
    chunks: int = 4
    matches: int = 800
    """In a chunk; half of them under each option."""
    width: int = 64
    """Of the first layer."""
    units: int = 32
    """Of the hidden layer."""
    rate: float = 1e-3
    """Of learning; it falls to nothing by the last generation."""
    size: int = 1024
    """Positions behind one step of learning."""
    passes: int = 2
    """Over the positions of a generation."""
    strays: int = 20
    """One turn in so many ends anywhere, whatever the dice."""
    most_opening: int = 8
    """Half of the matches begin with up to so many pawns put anywhere."""
    trust: float = 0.7
    """In how the match went on, rather than in the solved turn; it falls to nothing by half of the generations."""
    layout: str = LAYOUT

    def first(self, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        shapes = (ROWS, self.width), (self.width, self.units), (self.units,), (self.units,), (1,)
        scales = 0.05, np.sqrt(2 / self.width), 0.0, np.sqrt(1 / self.units), 0.0
        drawn = [rng.normal(0, scale, shape) for shape, scale in zip(shapes, scales, strict=True)]
        net = Net(*(part.astype(np.float32) for part in drawn))
        still = Net(*(np.zeros_like(part) for part in net))
        return {**_named("", net), **_named("mean_", still), **_named("square_", still), "steps": np.zeros(1, np.int64)}

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        trust = self.trust * max(0.0, 1 - 2 * generation / self.generations)
        settings = Settings(self.matches, self.strays, self.most_opening, trust)
        most = self.matches * _AT_MOST_TURNS
        positions, targets = np.zeros((most, 3), np.int64), np.zeros(most)
        rng = np.random.SeedSequence(seed).generate_state(1, np.uint64)
        options = tables(2, MasterOptions()), tables(2, MasterOptions(defi="forced"))
        net = net_of(learned)
        count = play_matches(rng, settings, net, known(), *options, room_for(net), positions, targets)
        return {"positions": positions[:count].astype(np.int32), "targets": targets[:count].astype(np.float32)}

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        positions = np.concatenate([part["positions"] for part in played])
        targets = np.concatenate([part["targets"] for part in played])
        changed = {name: array.copy() for name, array in learned.items()}
        net, means = net_of(changed), (net_of(changed, "mean_"), net_of(changed, "square_"))
        rng, step, error = np.random.default_rng(seed), int(changed["steps"][0]), 0.0
        for turn in range(self.passes):
            rate = self.rate * (1 - (generation + turn / self.passes) / self.generations)
            order = rng.permutation(len(targets))
            step, error = fit(net, means, step, positions, targets, order, min(self.size, len(order)), rate)
        changed["steps"][0] = step
        turns = len(targets) / (self.matches * self.chunks)
        return changed, {"error": float(np.sqrt(error)), "spread": float(targets.std()), "turns": turns}

    def weights(self, learned: Arrays) -> Arrays:
        """In half precision, which halves the file and changes a chance to win by less than a thousandth."""
        return {name: learned[name].astype(np.float16) for name in _PARTS}


def _named(prefix: str, net: Net) -> dict[str, np.ndarray]:
    return {prefix + name: part.copy() for name, part in zip(_PARTS, net, strict=True)}


LEARNING = MasterLearning()
