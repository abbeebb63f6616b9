"""One announcement as a game of its own, solved by regret matching: who bluffs with what, and who challenges it.

What is hidden in YAM menteur is hidden for one turn only, so a turn is a whole game: chance throws, the thrower stops
after one, two or three throws and says something, each of the others accepts or challenges. What the ways it can end
are worth to everybody is given (``Stakes``). Thrower and challengers learn against each other by regret matching
(regrets below zero are cut off, later rounds count more), and the mean of how they played is the solution: with one
challenger it tends to an equilibrium of the game. In between the throwing itself is searched exactly, because what is
said in the end decides what is worth keeping.

A bluff is worth the same whatever the dice are, so all hands share one choice of bluffs; each hand chooses between its
best truth, a bluff and throwing on. Everything is for many turns at once: the first axis is the turn.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from yamclub.games.menteur.cup_tables import HANDS, SAYINGS, Array, best_keeps, cups, is_false, kept_values, summed

STAGES = 3
"""Throws after which something can be said."""
NEVER = -1e9
_TINY, _SOME = 1e-12, 1e-9


class Stakes(NamedTuple):
    """What a turn can bring, in points to whoever it concerns; others' gains count against it as they threaten."""

    gain: Array
    """(turns, announcements): to the thrower, if it is written. ``NEVER`` where it can't be said."""
    caught: Array
    """The same, if it is caught."""
    catch: Array
    """(turns, others, announcements): to each of the others, for catching it."""
    wrong: Array
    """The same, for challenging what is true: zero or less."""
    relief: Array
    """The same: that the thrower is caught and writes nothing."""
    threat: Array
    """(turns, others): how much of what each of them wins the thrower loses."""
    instead: Array
    """(turns,): to the thrower, for saying nothing and giving up a box; ``NEVER`` where that can't be done."""


class Solved(NamedTuple):
    """How such turns are played. Stages are the throws made before something is said."""

    challenges: Array
    """(turns, others, stages, announcements): how likely each of the others challenges."""
    lies: Array
    """(turns, stages, announcements): how likely it is said and false."""
    truths: Array
    """The same: said and true."""
    mix: Array
    """The same: what is said by who bluffs."""
    choice: Array
    """(turns, stages, hands, 3): how likely a hand tells its best truth, bluffs, or throws on."""


class Turns(NamedTuple):
    """What throwing is worth."""

    kept: Array
    """(turns, 2, locks): what locks are worth with one throw to come, and with two."""
    reach: Array
    """(turns, stages, hands): how likely a hand is thrown there."""
    on: Array
    """The same: what it is worth to throw on from there, or to give up a box."""


def of_bluffs(stakes: Stakes, challenges: Array) -> Array:
    """What it is worth to say something false, by stage."""
    unseen = np.prod(1 - challenges, axis=1)
    given = np.einsum("bj,bjsa,bja->bsa", stakes.threat, challenges, stakes.catch)
    found: Array = unseen * stakes.gain[:, None] + (1 - unseen) * stakes.caught[:, None] - given
    return found


def of_truths(stakes: Stakes, challenges: Array) -> Array:
    """What it is worth to say something true, by stage: who doubts it pays."""
    found: Array = stakes.gain[:, None] - np.einsum("bj,bjsa,bja->bsa", stakes.threat, challenges, stakes.wrong)
    return found


def best_truths(truths: Array) -> tuple[Array, Array]:
    """(turns, stages, hands): the best that can be said truly, ``SAYINGS`` if nothing, and what it is worth."""
    padded = np.concatenate([truths, np.full((*truths.shape[:2], 1), NEVER)], axis=2)
    options = padded[:, :, cups().best_truth]
    chosen = options.argmax(axis=3)
    worth = np.take_along_axis(options, chosen[..., None], 3)[..., 0]
    return np.where(worth > NEVER / 2, cups().best_truth[np.arange(HANDS), chosen], SAYINGS), worth


def searched(stop: Array, instead: Array, stays: Array) -> Turns:
    """The throwing searched exactly: ``stop`` is what each hand is worth at each stage once something is said.

    ``stays`` is how likely something is said at once, for the first two stages.
    """
    known, count = cups(), len(stop)
    floor = instead[:, None]
    last = kept_values(np.maximum(stop[:, 2], floor))
    from_second, lock_second = best_keeps(last)
    second = np.maximum(np.maximum(from_second, stop[:, 1][:, known.hand]), floor)
    before = np.add.reduceat(second * known.share, known.first, axis=-1)
    from_first, lock_first = best_keeps(before)
    from_first, lock_first = from_first[:, :HANDS], lock_first[:, :HANDS]  # nothing is locked yet
    reach, on = np.zeros((count, STAGES, HANDS)), np.full((count, STAGES, HANDS), NEVER)
    reach[:, 0], on[:, 0] = known.chance, np.maximum(from_first, floor)
    locked = summed(lock_first, reach[:, 0] * (1 - stays[:, 0]), len(known.first))
    spots = locked[:, known.locked] * known.share
    reach[:, 1] = summed(known.hand, spots, HANDS)
    on[:, 1] = np.maximum(summed(known.hand, spots * from_second, HANDS) / np.maximum(reach[:, 1], _TINY), floor)
    on[:, 1] = np.where(reach[:, 1] > _TINY, on[:, 1], 0.0)
    locked = summed(lock_second, spots * (1 - stays[:, 1])[:, known.hand], len(known.first))
    reach[:, 2] = summed(known.hand, locked[:, known.locked] * known.share, HANDS)
    on[:, 2] = np.maximum(on[:, 2], floor)
    return Turns(np.stack([last, before], axis=1), reach, on)


def _matched(regrets: Array) -> Array:
    """Play in proportion to regret; where there is none, all alike."""
    total = regrets.sum(axis=-1, keepdims=True)
    found: Array = np.where(total > _TINY, regrets / np.maximum(total, _TINY), 1 / regrets.shape[-1])
    return found


class Learner:
    """Regrets of everybody in some turns, and the means of what they did."""

    def __init__(self, stakes: Stakes, exact: bool) -> None:
        count, others, _ = stakes.catch.shape
        self.stakes, self.false = stakes, is_false(exact)
        self.may = stakes.gain > NEVER / 2
        self.challenge = np.zeros((count, others, STAGES, SAYINGS))
        self.accept = np.zeros_like(self.challenge)
        self.bluff = np.zeros((count, STAGES, SAYINGS))
        self.choice = np.zeros((count, STAGES, HANDS, 3))
        self.rounds = 0
        self.begin_means()

    def begin_means(self) -> None:
        """Forget what was done while the rest was still being found out."""
        self.weight = 0.0
        self.sum_challenges = np.zeros_like(self.challenge)
        self.sum_lies = np.zeros_like(self.bluff)
        self.sum_truths = np.zeros_like(self.bluff)
        self.sum_mix = np.zeros_like(self.bluff)
        self.sum_choice = np.zeros_like(self.choice)

    def challenges(self) -> Array:
        total = self.challenge + self.accept
        return np.where(total > _TINY, self.challenge / np.maximum(total, _TINY), 0.5)

    def learn(self, turns: Turns, rounds: int) -> None:
        """So many rounds of everybody against everybody."""
        stakes, count = self.stakes, len(self.bluff)
        said, _ = best_truths(of_truths(stakes, self.challenges()))
        can_tell = said < SAYINGS
        said = np.where(can_tell, said, 0)
        flat = said + SAYINGS * np.arange(count * STAGES).reshape(count, STAGES, 1)
        wrong, catch = stakes.wrong[:, :, None], stakes.catch[:, :, None]
        relief = stakes.relief[:, :, None]
        for _ in range(rounds):
            self.rounds += 1
            challenges = self.challenges()
            accepts = 1 - challenges
            bluffs = np.where(self.may[:, None], of_bluffs(stakes, challenges), NEVER)
            truths = of_truths(stakes, challenges)
            mix = _matched(np.where(self.may[:, None], self.bluff, 0.0) + _SOME * self.may[:, None])
            bluff_worth = (mix * np.where(self.may[:, None], bluffs, 0.0)).sum(axis=2, keepdims=True)
            told = np.where(can_tell, np.take_along_axis(truths, said, 2), NEVER)
            worths = np.stack([told, np.broadcast_to(bluff_worth, told.shape), turns.on], axis=3)
            choice = _matched(self.choice)
            worths = np.maximum(worths, -200.0)  # what can't be done is only bad, so that regrets stay small
            mean = (choice * worths).sum(axis=3, keepdims=True)
            self.choice = np.maximum(self.choice + worths - mean, 0)
            step = np.where(self.may[:, None], bluffs - bluff_worth, 0.0)
            self.bluff = np.maximum(self.bluff + step, 0)
            mass = turns.reach[..., None] * choice
            truth = np.bincount(flat.ravel(), mass[..., 0].ravel(), count * STAGES * SAYINGS).reshape(mix.shape)
            false = mix * (mass[..., 1] @ self.false)
            truth += mix * mass[..., 1].sum(axis=2, keepdims=True) - false
            alone = np.prod(accepts, axis=1, keepdims=True) / np.maximum(accepts, 0.01)
            doubt = false[:, None] * (catch + relief * alone) + truth[:, None] * wrong
            self.challenge = np.maximum(self.challenge + accepts * doubt, 0)
            self.accept = np.maximum(self.accept - challenges * doubt, 0)
            self.weight += self.rounds
            self.sum_challenges += self.rounds * challenges
            self.sum_lies += self.rounds * false
            self.sum_truths += self.rounds * truth
            self.sum_mix += self.rounds * mix * mass[..., 1].sum(axis=2, keepdims=True)
            self.sum_choice += self.rounds * choice

    def learn_compiled(self, turns: Turns, rounds: int) -> None:
        """The same, for learning from many matches."""
        from yamclub.games.menteur.bluffing_rounds import play_rounds

        stakes, first = self.stakes, self.rounds + 1
        said, _ = best_truths(of_truths(stakes, self.challenges()))
        sums = self.sum_challenges, self.sum_lies, self.sum_truths, self.sum_mix, self.sum_choice
        for turn in range(len(self.bluff)):
            regrets = self.challenge[turn], self.accept[turn], self.bluff[turn], self.choice[turn]
            here: list[Any] = [part[turn] for part in (*stakes[:6], turns.reach, turns.on, said)]
            here += [self.false, *regrets, tuple(one[turn] for one in sums)]
            play_rounds(first, first + rounds, *here)
        self.rounds += rounds
        self.weight += sum(range(first, first + rounds))

    def stays(self) -> Array:
        """(turns, 2, hands): how likely each hand says something at once, at the first two stages."""
        mean = self.sum_choice if self.weight else self.choice
        return 1 - _matched(mean)[:, :2, :, 2]

    def solved(self) -> Solved:
        weight = self.weight
        mix = _matched(self.sum_mix + _SOME * self.may[:, None])
        means = self.sum_challenges / weight, self.sum_lies / weight, self.sum_truths / weight
        return Solved(*means, mix, self.sum_choice / weight)


def spoken(stakes: Stakes, challenges: Array) -> tuple[Array, Array, Array]:
    """What each hand is worth at each stage once something is said at its best; and bluffs and truths."""
    may = stakes.gain[:, None] > NEVER / 2
    bluffs = np.where(may, of_bluffs(stakes, challenges), NEVER)
    truths = of_truths(stakes, challenges)
    _, told = best_truths(truths)
    return np.maximum(told, bluffs.max(axis=2, keepdims=True)), bluffs, truths


def solve(stakes: Stakes, exact: bool, rounds: tuple[int, ...] = (25, 25, 50), compiled: bool = False) -> Solved:
    """The solution after so many rounds, with the throwing searched again before each part of them."""
    learner = Learner(stakes, exact)
    challenges = np.full(learner.challenge.shape, 0.3 / stakes.catch.shape[1])
    for part, number in enumerate(rounds):
        stop, _, _ = spoken(stakes, challenges)
        first = part == 0
        stays = (stop[:, :2] >= 0).astype(float) * 0 if first else learner.stays()
        turns = searched(stop, stakes.instead, stays)
        if first:
            turns = searched(stop, stakes.instead, (stop[:, :2] > turns.on[:, :2]).astype(float))
        learner.begin_means()
        (learner.learn_compiled if compiled else learner.learn)(turns, number)
        challenges = learner.sum_challenges / learner.weight
    return learner.solved()
