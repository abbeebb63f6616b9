"""Tables of mixed company, for learning: some seats play as people do, the others as the expert does against them.

Among players who challenge a lot, matches are shorter and a caught bluff is worth more than in the solution alone. So
what sheets are worth is learned from both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.games.menteur.bluffing import NEVER, STAGES, Solved, Stakes, best_truths, searched, spoken
from yamclub.games.menteur.cup_tables import SAYINGS, Array, is_false
from yamclub.games.menteur.players import SLIP, SUSPICION, honest_reach

SHARP = 0.7
"""The slip of the expert."""
_WORST = -1000.0


class Company(NamedTuple):
    """Who sits around some turns."""

    thrower: Array
    """(turns,): whether the thrower is one of the people."""
    others: Array
    """(turns, others): the same."""
    suspicion: Array
    """(turns, others): how much more each of them suspects than usual."""
    open_boxes: Array
    """(turns,): of the thrower."""


class Played(NamedTuple):
    """How such turns are played; see ``bluffing.Solved``."""

    challenges: Array
    mix: Array
    choice: Array
    said: Array
    """(turns, stages, hands): the best that can be said truly."""
    kept: Array
    """(turns, 2, locks): what locks are worth."""


def _soft(worths: Array, slip: Array) -> Array:
    raised = np.exp((worths - worths.max(axis=-1, keepdims=True)) / slip)
    found: Array = raised / raised.sum(axis=-1, keepdims=True)
    return found


def _share(logit: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-np.clip(logit, -30, 30)))
    return found


def suspected(stakes: Stakes, company: Company) -> Array:
    """(turns, others, stages, announcements): how likely people challenge."""
    left = np.arange(STAGES)[::-1, None]
    looks = (1 - honest_reach()) ** (1 + company.open_boxes[:, None, None] / 6 + 6 * left)
    looks = np.clip(looks, 0.01, 0.99)[:, None]
    wish = looks * (stakes.catch + stakes.relief / 2)[:, :, None] + (1 - looks) * stakes.wrong[:, :, None]
    more = company.suspicion[:, :, None, None]
    return _share(np.log(looks / (1 - looks)) + wish / (2 * SLIP) + SUSPICION + more)


def played(stakes: Stakes, solved: Solved, company: Company) -> Played:
    people = company.others[:, :, None, None]
    challenges = np.where(people, suspected(stakes, company), solved.challenges)
    may = stakes.gain[:, None] > NEVER / 2
    slip = np.where(company.thrower, SLIP, SHARP)[:, None, None]
    stop, bluffs, truths = spoken(stakes, challenges)
    turns = searched(stop, stakes.instead, 1 - solved.choice[:, :2, :, 2])
    mix = _soft(np.where(may, bluffs, NEVER), slip)
    bluff = (mix * np.where(may, bluffs, 0.0)).sum(axis=2, keepdims=True)
    said, told = best_truths(truths)
    worths = np.stack([told, np.broadcast_to(bluff, told.shape), turns.on], axis=3)
    choice = _soft(np.maximum(worths, _WORST), slip[..., None])
    lies, honest = _masses(mix, choice, said, turns.reach)
    belief = lies / np.maximum(lies + honest, 1e-12)
    alone = np.prod(1 - challenges, axis=1, keepdims=True) / np.maximum(1 - challenges, 0.01)
    catch = stakes.catch[:, :, None] + stakes.relief[:, :, None] * alone
    value = belief[:, None] * catch + (1 - belief[:, None]) * stakes.wrong[:, :, None]
    against = np.where(company.thrower[:, None, None, None], _share(value / SHARP), solved.challenges)
    return Played(np.where(people, challenges, against), mix, choice, said, turns.kept)


def _masses(mix: Array, choice: Array, said: Array, reach: Array) -> tuple[Array, Array]:
    """How likely things are said and false, said and true."""
    count, mass = len(mix), reach[..., None] * choice
    lies = mix * (mass[..., 1] @ is_false(False))
    flat = said + (SAYINGS + 1) * np.arange(count * STAGES).reshape(count, STAGES, 1)
    size = count * STAGES * (SAYINGS + 1)
    honest = np.bincount(flat.ravel(), mass[..., 0].ravel(), size).reshape(count, STAGES, SAYINGS + 1)
    return lies, honest[..., :SAYINGS] + mix * mass[..., 1].sum(axis=2, keepdims=True) - lies
