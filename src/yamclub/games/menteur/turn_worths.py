"""A turn of YAM menteur as the coach sees it: what can be said and kept, and what it is worth to everybody.

How likely each of the others challenges, and how likely something is a bluff, is what the expert expects from all that
everybody has seen, set right by what was counted in matches (``habits``). With that, ways to end (``turn_ends``) are
mixed exactly, and the throwing is searched exactly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from yamclub.game import NOBODYS_TURN
from yamclub.games.menteur.bluffing import NEVER, STAGES
from yamclub.games.menteur.cup_tables import BOX_OF, HANDS, POINTS_OF, SAYINGS, Array, best_keeps, cups, is_false
from yamclub.games.menteur.expert import bluffs_at, challenges_at
from yamclub.games.menteur.habits import Habits, bluff_signs, challenge_signs, habits, weighed
from yamclub.games.menteur.players import honest_reach, unlikely
from yamclub.games.menteur.reading import position_of, read
from yamclub.games.menteur.sheet import open_boxes
from yamclub.games.menteur.turn_ends import Ends, ends_of
from yamclub.games.menteur.view import MenteurView
from yamclub.mechanics.sheet import BOXES


class Searched(NamedTuple):
    """The throwing with best play. The last axis: shares by seat (the thrower's first), then what the turn ends with:
    by box how often it is announced truly, and the points that are written on average.
    """

    kept: Array
    """(2, locks, …): dice locked, with one throw to come, and with two."""
    thrown: tuple[Array, Array, Array]
    """After each throw: by hand, by spot, by hand."""


class TurnWorths:
    """Shares by seat are in the order of the table, counted from the thrower."""

    def __init__(self, view: MenteurView, known: Habits) -> None:
        position = position_of(view)
        turn = read(position)
        self.seats = len(view.sheets)
        self._open = open_boxes(view.sheets[view.seat])
        often = challenges_at(view, turn)
        self._ends: Ends = ends_of(position, known)
        self.bluff_signs: Array = bluff_signs(bluffs_at(view, turn, often), honest_reach(), len(self._open))
        self.bluffs: Array = weighed(known.bluffs, self.bluff_signs)
        """(stages, announcements): how likely it is a bluff."""
        self.changes: Array = self._changes()
        """(2, others, announcements): what a challenge changes for who makes it, if it is a bluff and if not."""
        caught, wrong = self.changes[:, :, None]
        pays = self.bluffs * caught + (1 - self.bluffs) * wrong
        self.challenge_signs: Array = challenge_signs(often[0], unlikely(len(self._open)), pays)
        self.often: Array = weighed(known.challenges, self.challenge_signs)
        """(others, stages, announcements): how likely each of the others challenges."""
        self._may = turn.stakes.gain[0] > NEVER / 2
        self._exact, self._scratch = view.options.truth == "exact", view.options.scratch == "yes"
        mixed = _mixed(self.often, self._ends.subsets)
        self.of_truths: Array = (mixed @ self._ends.true).transpose(1, 0, 2)
        """(stages, announcements, seats): said and true."""
        self.of_bluffs: Array = (mixed @ self._ends.false).transpose(1, 0, 2)
        self.searched = self._search()

    # --- those who decide

    def _changes(self) -> Array:
        """If nobody else challenges."""
        ends, others = self._ends, np.arange(self.seats - 1)
        alone = (ends.subsets == np.eye(self.seats - 1, dtype=int)[:, None]).all(axis=2).argmax(axis=1)
        return np.stack([(way[:, alone, others + 1] - way[:, 0, others + 1]).T for way in (ends.false, ends.true)])

    def decisions(self, stage: int, said: int, place: int) -> Array:
        """(2, seats): accepting and challenging, to the player so many seats after the thrower."""
        often = np.repeat(self.often[None, :, stage, said], 2, axis=0)
        often[:, place - 1] = 0, 1
        ways = _mixed(often.T[:, :, None], self._ends.subsets)[0]
        bluff = self.bluffs[stage, said]
        found: Array = bluff * (ways @ self._ends.false[said]) + (1 - bluff) * (ways @ self._ends.true[said])
        return found

    def challenged(self, stage: int, said: int) -> float:
        """How likely anybody challenges."""
        return float(1 - np.prod(1 - self.often[:, stage, said]))

    # --- who throws

    @property
    def may(self) -> Array:
        """The announcements that the sheet allows."""
        return np.flatnonzero(self._may)

    @property
    def given_up(self) -> Array:
        """(boxes, seats)."""
        return self._ends.given_up

    def _search(self) -> Searched:
        known, stop = cups(), self._stops()
        last = _averaged(stop[2][known.hand])
        second = _better(_kept_on(last), stop[1][known.hand])
        before = _averaged(second)
        first = _better(_kept_on(before)[:HANDS], stop[0])  # nothing is locked yet
        return Searched(np.stack([last, before]), (first, second, stop[2]))

    def _stops(self) -> Array:
        """(stages, hands, …): the best that can be said, or given up."""
        false = is_false(self._exact).astype(bool)
        mine = np.where(false, self.of_bluffs[:, None, :, 0], self.of_truths[:, None, :, 0])
        chosen = np.where(self._may, mine, -1.0).argmax(axis=2)
        told, bluffed = self._told()
        stages = np.arange(STAGES)[:, None]
        lies = false[np.arange(HANDS), chosen]
        stop = np.where(lies[..., None], bluffed[stages, chosen], told[stages, chosen])
        return _better(stop, self._giving_up()) if self._scratch else stop

    def _told(self) -> tuple[Array, Array]:
        """(stages, announcements, …): truths and bluffs with what the turn ends with."""
        boxes = np.broadcast_to(np.eye(len(BOXES))[BOX_OF], (STAGES, SAYINGS, len(BOXES)))
        points = np.broadcast_to(POINTS_OF[:, None], (STAGES, SAYINGS, 1))
        believed = np.prod(1 - self.often, axis=0)[..., None]
        told = np.concatenate([self.of_truths, boxes, points], axis=2)
        return told, np.concatenate([self.of_bluffs, 0 * boxes, believed * points], axis=2)

    def _giving_up(self) -> Array:
        best = max(self._open, key=lambda box: float(self.given_up[box, 0]))
        return np.concatenate([self.given_up[best], np.zeros(len(BOXES) + 1)])


def _mixed(often: Array, subsets: Array) -> Array:
    """(announcements, stages, ways): how likely the others decide in each way."""
    found = np.ones((*often.shape[:0:-1], len(subsets)))
    for one, challenges in zip(often, subsets.T, strict=True):
        found *= np.where(challenges, one.T[..., None], 1 - one.T[..., None])
    return found


def _averaged(spots: Array) -> Array:
    """(locks, …): over what may be thrown beside them."""
    known = cups()
    found: Array = np.add.reduceat(spots * known.share[:, None], known.first, axis=0)
    return found


def _kept_on(kept: Array) -> Array:
    """(spots, …): the best keep of every spot, to the thrower."""
    _, locks = best_keeps(kept[:, 0])
    found: Array = kept[locks]
    return found


def _better(one: Array, other: Array) -> Array:
    """Of two choices the one that is better for the thrower."""
    found: Array = np.where(one[..., :1] > other[..., :1], one, other)
    return found


@lru_cache(maxsize=16)
def _worths(public: MenteurView) -> TurnWorths:
    return TurnWorths(public, habits())


def turn_worths(view: MenteurView) -> TurnWorths:
    """What everybody sees decides: the same for whoever asks, and at whatever moment of the turn."""
    public = replace(
        view,
        turn=NOBODYS_TURN,
        phase="throwing",
        you=None,
        throws=0,
        thrown_again=(),
        to_throw=None,
        cups=None,
        announceable=(),
        announced=None,
        challengers=(),
    )
    return _worths(public)
