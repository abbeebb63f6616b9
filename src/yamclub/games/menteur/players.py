"""Who sits there: how people announce and challenge beside the solution, and how the players of this match do.

People challenge what looks unlikely rather than what pays to be challenged, and say what is a little worse than the
best a little less often. So what is expected of them lies between the solution and that. How often each of them
challenged and was caught so far then shifts it: first for the whole table, then for each player, the more the more
was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from yamclub.games.menteur.aiming import reach
from yamclub.games.menteur.bluffing import NEVER, STAGES, Solved, Stakes, searched, spoken
from yamclub.games.menteur.conduct import Conduct
from yamclub.games.menteur.cup_tables import BOX_OF, POINTS_OF, SAYINGS, Array, cups, is_false

PLAIN = 0.75
"""How much of people is in a player; the rest is the solution."""
SLIP = 4.0
"""Points: what is worth so much less is said, or done, about a third as often."""
SUSPICION = 0.8
"""People challenge somewhat more than what looks more unlikely than likely."""
HEED = 0.45
"""How much of what their announcements should tell is really in them (the exponent of the odds)."""
TABLE_PRIOR, PLAYER_PRIOR = 8.0, 8.0
"""Decisions that expectation counts for, beside those seen of a table and of a player."""
TABLE_SHOWN, PLAYER_SHOWN = 6.0, 6.0
"""The same for announcements that were challenged."""
_RARE, _WORST = 0.01, -1000.0


@cache
def honest_reach() -> Array:
    """(stages, announcements): how likely so much is there after so many throws that aim at nothing else."""
    said = list(zip(BOX_OF.tolist(), POINTS_OF.tolist(), strict=True))
    return np.array([[reach(box, throws)[points] for box, points in said] for throws in range(1, STAGES + 1)])


def unlikely(open_boxes: int) -> Array:
    """(stages, announcements): how unlikely it looks.

    The more boxes are open, the likelier one of them worked out, and who stops early has probably got something.
    """
    left = np.arange(STAGES)[::-1, None]
    looks: Array = (1 - honest_reach()) ** (1 + open_boxes / 6 + 6 * left)
    return looks


def logit(share: Array | float, least: float = _RARE) -> Array:
    kept = np.clip(share, least, 1 - least)
    return np.log(kept / (1 - kept))  # type: ignore[no-any-return]


def share_of(logit: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-logit))
    return found


def _soft(worths: Array) -> Array:
    """How likely people choose each, along the last axis."""
    raised = np.exp((worths - worths.max(axis=-1, keepdims=True)) / SLIP)
    return raised / raised.sum(axis=-1, keepdims=True)  # type: ignore[no-any-return]


def challenges_by(players: Sequence[Conduct], stakes: Stakes, solved: Solved, said: Array, looks: Array) -> Array:
    """(others, stages, announcements): how likely each of these players challenges.

    ``looks`` is how unlikely things look, ``said`` how often they are said.
    """
    wish = looks * (stakes.catch[0] + stakes.relief[0] / 2)[:, None] + (1 - looks) * stakes.wrong[0][:, None]
    plain = share_of(logit(looks) + wish / (2 * SLIP) + SUSPICION)
    expected = (1 - PLAIN) * solved.challenges[0] + PLAIN * plain
    usual = (expected * said).sum(axis=(1, 2)) / max(float(said.sum()), 1e-9)
    made = np.array([one.right + one.wrong for one in players], float)
    seen = made + [one.accepted for one in players]
    shift = logit((made.sum() + TABLE_PRIOR * usual.mean()) / (seen.sum() + TABLE_PRIOR)) - logit(usual.mean())
    table = share_of(logit(usual) + shift)
    own = (made + PLAYER_PRIOR * table) / (seen + PLAYER_PRIOR)
    return share_of(logit(expected) + (logit(own) - logit(usual))[:, None, None])


def people_say(stakes: Stakes, challenges: Array, stays: Array, exact: bool) -> tuple[Array, Array]:
    """(stages, announcements): how likely people say it and it is false; say it and it is true."""
    stop, bluffs, truths = spoken(stakes, challenges)
    turns = searched(stop, stakes.instead, stays)
    may = stakes.gain[0] > NEVER / 2
    mix = _soft(np.where(may, bluffs[0], NEVER))
    bluff = (mix * np.where(may, bluffs[0], 0.0)).sum(axis=1)[:, None]
    padded = np.concatenate([np.where(may, truths[0], NEVER), np.full((STAGES, 1), NEVER)], axis=1)
    options = padded[:, cups().best_truth]
    boxes = _soft(options)
    told = np.maximum((boxes * np.maximum(options, _WORST)).sum(axis=2), _WORST)
    told = np.where(options.max(axis=2) > NEVER / 2, told, _WORST)
    kind = _soft(np.stack([told, np.broadcast_to(bluff, told.shape), np.maximum(turns.on[0], _WORST)], axis=2))
    mass, false = turns.reach[0][..., None] * kind, is_false(exact)
    lies, honest = mix * (mass[..., 1] @ false), mix * (mass[..., 1] @ (1 - false))
    places, weights = cups().best_truth.ravel(), mass[..., :1] * boxes
    for stage in range(STAGES):
        honest[stage] += np.bincount(places, weights[stage].ravel(), SAYINGS + 1)[:SAYINGS]
    return lies, honest


def bluffs_of(
    thrower: Conduct, others: Sequence[Conduct], solved: tuple[Array, Array], people: tuple[Array, Array], shown: Array
) -> Array:
    """(stages, announcements): how likely this player bluffs.

    ``solved`` and ``people`` are how likely things are said and false, said and true; ``shown`` how likely somebody
    challenges them.
    """
    should, do = (lies / np.maximum(lies + truths, 1e-12) for lies, truths in (solved, people))
    expected = (1 - PLAIN) * should + PLAIN * share_of(HEED * logit(do) - (1 - HEED) * 0.5)
    weight = (solved[0] + solved[1] + people[0] + people[1]) * shown
    usual = float((expected * weight).sum() / max(float(weight.sum()), 1e-9))
    caught = sum(one.caught for one in others) + thrower.caught
    proved = sum(one.proved for one in others) + thrower.proved
    table = (caught + TABLE_SHOWN * usual) / (caught + proved + TABLE_SHOWN)
    own = (thrower.caught + PLAYER_SHOWN * table) / (thrower.caught + thrower.proved + PLAYER_SHOWN)
    return share_of(logit(expected) + logit(own) - logit(usual))
