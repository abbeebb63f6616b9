"""Where players of YAM menteur stand: what each sheet will probably be worth in the end, and who will win by that.

What is to come is learned: a small network that sees one sheet, how near the end is and how many play. A player's
share of the win follows from all expected totals; how sharply was learned too, by how near the end is.
Sheets are arrays as in the batch kernels: points by box, -1 while it is open and -2 struck out, and crosses by box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from yamclub.games.menteur.cup_tables import Array
from yamclub.mechanics.network import forward
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER

OPEN, BARRED = -1, -2
USUAL = np.array([3, 6, 9, 12, 15, 18, 20, 13, 17, 15, 18, 10, 22], float)
"""About what a box brings that still gets written: where learning starts from."""
RISK = 0.3
"""About how likely a box with one cross gets another in a whole match: the same."""
SCALE = 30.0
"""Points in one unit of the network."""
SIZES = (2 * len(BOXES) + 19, 32, 1)
LEAST, MOST = 0.02, 0.98
"""Nobody is sure to lose or to win: below and above, shares change nothing of what points are worth."""

Learned = Mapping[str, Array]


class Around(NamedTuple):
    """What a sheet's future depends on beside the sheet itself; arrays that fit those of the sheets, less the boxes."""

    least: Array
    """Open boxes of the player, among the others, who has the fewest."""
    mean: Array
    """Open boxes of the others on average."""
    last: Array
    """Whether the last round has begun."""
    has_turn: Array
    """In the last round, whether a turn is to come."""
    wait: Array
    """How many turns of others come before the next own one."""
    people: Array
    """1 for who plays as people do, 0 for an expert: crosses cost who challenges more often more."""
    suspicion: Array
    """How much more such a player suspects than people usually do."""
    seats: int


def banked(points: Array) -> Array:
    """What is written, bonus included."""
    written = np.maximum(points, 0)
    upper = written[..., :UPPER].sum(axis=-1)
    found: Array = written.sum(axis=-1) + BONUS * (upper >= BONUS_FROM)
    return found


def to_come(points: Array, around: Around) -> Array:
    """About how many turns a player still has."""
    own = (points == OPEN).sum(axis=-1)
    found: Array = np.where(around.last, around.has_turn & (own > 0), np.minimum(own, around.least + 0.5))
    return found


def features(points: Array, crosses: Array, around: Around) -> Array:
    is_open = points == OPEN
    own, written = is_open.sum(axis=-1), points >= 0
    crossed = crosses == 1
    upper = np.maximum(points[..., :UPPER], 0).sum(axis=-1)
    faces = (is_open[..., :UPPER] * np.arange(1, UPPER + 1)).sum(axis=-1)
    ahead = (upper + 3 * faces - BONUS_FROM) / 10
    turns = to_come(points, around)
    risk = np.where(written & crossed, points, 0)
    single = np.stack(
        np.broadcast_arrays(
            own / 13,
            around.least / 13,
            around.mean / 13,
            turns / 13,
            turns / np.maximum(own, 1),
            around.last + 0.0,
            around.has_turn & around.last,
            around.wait / 8,
            around.people,
            around.people * around.suspicion,
            around.seats / 8,
            1 / around.seats,
            upper / 63,
            faces / 21,
            np.tanh(ahead),
            (upper >= BONUS_FROM) + 0.0,
            risk.sum(axis=-1) / 50,
            (written & crossed).sum(axis=-1) / 5,
            (written & (crosses == 0)).sum(axis=-1) / 5,
        ),
        axis=-1,
    )
    return np.concatenate([is_open, is_open & crossed, single], axis=-1).astype(np.float32)


def usual(points: Array, crosses: Array, around: Around) -> Array:
    """What is to come by rule of thumb."""
    is_open = points == OPEN
    own, turns = np.maximum(is_open.sum(axis=-1), 1), to_come(points, around)
    risks = ((crosses == 1) * np.where(is_open, USUAL, np.maximum(points, 0))).sum(axis=-1)
    found: Array = (is_open * USUAL).sum(axis=-1) * np.minimum(1, turns / own) - RISK * risks * turns / 13
    return found


def expected(learned: Learned, points: Array, crosses: Array, around: Around) -> Array:
    """The final score on average."""
    rest = forward(learned, features(points, crosses, around))[..., 0].astype(float) * SCALE
    return banked(points) + usual(points, crosses, around) + rest


def sharpness(learned: Learned, least: Array) -> Array:
    """How much a point counts, when the fewest open boxes of anybody are so many."""
    found: Array = np.asarray(learned["sharpness"], float)[np.clip(least, 0, len(BOXES))]
    return found


def shares(totals: Array, sharp: Array) -> Array:
    """Of the win, from expected totals (…, seats)."""
    raised = np.exp(sharp[..., None] * (totals - totals.max(axis=-1, keepdims=True)))
    found: Array = raised / raised.sum(axis=-1, keepdims=True)
    return found


def felt(change: Array, share: Array, sharp: Array) -> Array:
    """What a change of the own total is worth, in points of now: more to who is behind, less to who is ahead."""
    share = np.clip(share, LEAST, MOST)
    after = share / (share + (1 - share) * np.exp(np.clip(-sharp * change, -30, 30)))
    found: Array = (after - share) / (sharp * share * (1 - share))
    return found
