"""What the coach expects of players of YAM menteur, as counted in matches between bots of all levels.

The expert says how often others should be expected to challenge, what is probably a bluff and who will win; but nobody
plays just so. Here that is set right by a few weights, which ``make coach-habits`` fits to matches and writes to
``habits.json``. Without them good challenges would be called bad, and early leads would count for too much.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from msgspec import Struct

from yamclub.games.menteur.cup_tables import Array
from yamclub.games.menteur.players import logit, share_of
from yamclub.games.menteur.standing import shares
from yamclub.kernel.codec import decode
from yamclub.mechanics.sheet import BOXES

FILE = Path(__file__).with_name("habits.json")
_RAREST = 0.0005
"""What is thrown even more rarely counts as if it were as rare."""
_VERY_RARE = 4.0
"""Once in fifty-five times."""


class Habits(Struct, frozen=True, kw_only=True):
    """Weights of signs: logarithms of odds, but for ``leads``, whose sum is the logarithm of a factor."""

    matches: int
    """So many were counted."""
    challenges: tuple[float, ...]
    bluffs: tuple[float, ...]
    leads: tuple[float, ...]
    next: float
    """What it is worth to be the next to roll."""


@cache
def habits() -> Habits:
    return decode(FILE.read_bytes(), Habits)


def weighed(weights: tuple[float, ...], signs: Array) -> Array:
    """How likely, by the signs (the last axis)."""
    return share_of(signs @ np.array(weights))


def bluff_signs(expected: Array, reach: Array, open_boxes: int) -> Array:
    """(…, signs): what the expert thinks, how many boxes are open, how rarely so much is thrown: the fewer are open the
    more it tells, but for what is hardly ever thrown, which always tells.
    """
    rare, left = -logit(reach, _RAREST), open_boxes / len(BOXES)
    return _signs(logit(expected), left, (1 - left) * rare, np.maximum(rare - _VERY_RARE, 0))


def challenge_signs(expected: Array, looks: Array, pays: Array) -> Array:
    """(…, signs): what the expert thinks, how unlikely it looks, and how much a challenge changes the chance to win."""
    return _signs(logit(expected), logit(looks), pays)


def lead_signs(least: Array, seats: int) -> Array:
    """(…, signs): how many boxes are open on the fullest sheet, and how many play."""
    left, few = np.asarray(least) / len(BOXES), 3 / seats
    return _signs(left, few, left * few)


def _signs(*signs: Array | float) -> Array:
    return np.stack(np.broadcast_arrays(1.0, *signs), axis=-1)


def standings(learned: Array, least: Array, first: Array, known: Habits) -> Array:
    """(…, seats): shares of the win, from the logarithms of the learned ones; ``first`` is 1 for who rolls next."""
    factor = np.exp(lead_signs(least, learned.shape[-1]) @ np.array(known.leads))
    return shares(factor[..., None] * learned + known.next * first, np.ones_like(factor))
