"""What positions of Yamslam are worth: the learned share of the win that each side can expect."""

from __future__ import annotations

import numpy as np

from yamclub.games.slam.chips import CHIPS_A_SERIES, POINTS
from yamclub.games.slam.positions import (
    KINDS,
    After,
    Array,
    Kind,
    Positions,
    end_shares,
    expected_games,
    points_of,
    spread_to_come,
)
from yamclub.mechanics.network import Parameters, forward

LAYOUT = "slam-1"
"""What the features are, and the layers: raised with every change of them."""

HIDDEN = (64, 32)
_POINTS = np.array(POINTS, np.int16)
_LIGHTS = KINDS * CHIPS_A_SERIES
"""By series, whether there is one chip, two, three, four."""
_COUNTS = np.arange(1, CHIPS_A_SERIES + 1)
_FEW = np.array([1, 2, 3, 4, 6, 9])


def features(kind: Kind, positions: Positions) -> Array:
    """(n, columns) of float32: what the network is shown."""
    count = len(positions.failed)
    in_play, left = positions.in_play, positions.in_play.sum(1)
    points_left = in_play @ _POINTS
    games = expected_games(kind, positions) if kind.sides > 1 else np.zeros(count)
    plain = [
        positions.failed / kind.players,
        positions.failed == kind.players - 1,
        positions.again,
        points_left / 200,
        np.sqrt(points_left) / 15,
        np.sqrt(games) / 3,
        games > 0,
        *(left <= few for few in _FEW),
    ]
    if kind.sides > 1:
        spread = np.sqrt(400 + 12 * points_left + spread_to_come(kind, games) ** 2)
        plain += _standing(points_of(positions.held) + positions.earlier, spread)
    shown = np.empty((count, width(kind)), np.float32)
    chips = [in_play, positions.removed, *(positions.held[:, side] for side in range(kind.sides))]
    for place, one in enumerate(chips):
        lights = shown[:, place * _LIGHTS : (place + 1) * _LIGHTS].reshape(count, KINDS, CHIPS_A_SERIES)
        np.greater_equal(one[:, :, None], _COUNTS, out=lights, casting="unsafe")
    for place, column in enumerate(plain, len(chips) * _LIGHTS):
        shown[:, place] = column
    return shown


def _standing(totals: Array, spread: Array) -> list[Array]:
    """How far each side is ahead of the best of the others: in points, and against what can still happen."""
    columns = []
    for side in range(totals.shape[1]):
        ahead = totals[:, side] - np.delete(totals, side, 1).max(1)
        columns += [np.clip(ahead / 200, -3, 3), np.tanh(ahead / 40), np.tanh(ahead / spread), np.tanh(ahead / 10)]
    return columns


def width(kind: Kind) -> int:
    plain = 7 + len(_FEW) + (4 * kind.sides if kind.sides > 1 else 0)
    return _LIGHTS * (2 + kind.sides) + plain


def prefix_of(kind: Kind) -> str:
    """What the names of its parameters begin with."""
    return f"{kind.name}."


def softmax(outputs: Array) -> Array:
    odds = np.exp(outputs - outputs.max(1, keepdims=True))
    shares: Array = odds / odds.sum(1, keepdims=True)
    return shares


class Judge:
    """The network of one kind of table."""

    def __init__(self, kind: Kind, learned: Parameters) -> None:
        self.kind, self._learned = kind, learned

    def shares(self, positions: Positions) -> Array:
        """(n, shares) in the order of the positions: they add up to one."""
        return self.from_features(features(self.kind, positions))

    def from_features(self, shown: Array) -> Array:
        return softmax(forward(self._learned, shown, prefix_of(self.kind)))

    def shares_after(self, after: After) -> Array:
        """The same for every way to end a turn, in the order of the side that moved; 0 where there is no such way."""
        shares = np.zeros((len(after.ended), self.kind.shares))
        going_on = np.flatnonzero(after.possible & ~after.ended)
        ended = np.flatnonzero(after.possible & after.ended)
        shares[going_on] = self.shares(after.positions.rows(going_on))
        if len(ended):
            shares[ended] = end_shares(self.kind, after.positions.rows(ended), after.last[ended], after.passed[ended])
        passed = after.passed
        shares[passed] = np.roll(shares[passed], 1, axis=1)
        return shares
