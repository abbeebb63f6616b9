"""A bot that reads every turn as a small game of its own, solves it, and bends the solution to who sits there.

Both sides of an announcement come from ``bluffing``: how often such a thing is a bluff, who will challenge it. What it
brings or costs comes from ``standing``, learned by self-play. The throwing is searched exactly towards the best that
can be said in the end, true or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np

from yamclub.game import Action
from yamclub.games.menteur.bluffing import searched, spoken
from yamclub.games.menteur.cup_tables import PLACE, Array
from yamclub.games.menteur.moves import Announce, Challenge, Scratch
from yamclub.games.menteur.players import bluffs_of, challenges_by, people_say, unlikely
from yamclub.games.menteur.reading import Turn, position_of, read
from yamclub.games.menteur.sheet import open_boxes
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.solve.numbering import number_of

_SURE = 0.02
"""Nothing is done less often than this by equilibrium alone."""


class Expert(Erring):
    """Rates in points of the final score, as they count for winning."""

    slip = 0.7
    habit = 0.25
    """How much the solution weighs beside what a challenge is worth against these players, in points."""

    def rate(self, view: MenteurView, legal: Sequence[Action]) -> list[float]:
        turn = read(position_of(view))
        if view.announced is not None:
            wish = self._doubt(view, turn, view.announced)
            return [wish if isinstance(action, Challenge) else 0.0 for action in legal]
        if view.cups is None:
            raise ValueError("a bot is asked with its own view")
        return self._speech(view, view.cups, turn, legal)

    def choose(self, view: MenteurView, legal: Sequence[Action]) -> Action:
        """Decisions and announcements are mixed; dice are kept as is best."""
        worth = self.rate(view, legal)
        best = legal[worth.index(max(worth))]
        if isinstance(best, Keep):
            return best
        kinds = (Keep,)
        some = [(action, one) for action, one in zip(legal, worth, strict=True) if not isinstance(action, kinds)]
        top = max(one for _, one in some)
        near = [(action, one) for action, one in some if top - one <= self.BLUNDER * self.slip]
        weights = np.exp([(one - top) / self.slip for _, one in near]).tolist()
        return self._rng.choices([action for action, _ in near], weights)[0]

    def _doubt(self, view: MenteurView, turn: Turn, announced: Announce) -> float:
        """What a challenge is worth, from how likely it is a bluff, and how often it should be challenged."""
        said, stage, seats = PLACE[announced], view.throws - 1, len(view.sheets)
        me = (view.you - view.seat) % seats - 1 if view.you is not None else 0
        often = challenges_at(view, turn)
        bluff = float(bluffs_at(view, turn, often)[stage, said])
        alone = float(np.prod(1 - np.delete(often[0, :, stage, said], me)))
        stakes = turn.stakes
        catch = stakes.catch[0, me, said] + stakes.relief[0, me, said] * alone
        value = bluff * catch + (1 - bluff) * stakes.wrong[0, me, said]
        share = min(max(float(turn.solved.challenges[0, me, stage, said]), _SURE), 1 - _SURE)
        return float(value) + self.habit * log(share / (1 - share))

    def _speech(self, view: MenteurView, cups: Cups, turn: Turn, legal: Sequence[Action]) -> list[float]:
        stage, stakes = view.throws - 1, turn.stakes
        stop, bluffs, truths = spoken(stakes, challenges_at(view, turn))
        kept = searched(stop, stakes.instead, turn.stays).kept[0]
        number = number_of()

        def worth_of(action: Action) -> float:
            match action:
                case Announce(box, points):
                    told = truths if points in cups.honest[INDEX[box]] else bluffs
                    return float(told[0, stage, PLACE[action]])
                case Keep(dice):
                    return float(kept[THROWS - view.throws - 1, number[cups.locked + dice]])
                case Scratch(box) if turn.given_up is not None:
                    return float(turn.given_up[INDEX[box]])
            return 0.0

        return [worth_of(action) for action in legal]


def challenges_at(view: MenteurView, turn: Turn) -> Array:
    """(1, others, stages, announcements): how likely each player after the thrower challenges."""
    seat = view.seat
    others = view.conduct[seat + 1 :] + view.conduct[:seat]
    looks = unlikely(len(open_boxes(view.sheets[seat])))
    return challenges_by(others, turn.stakes, turn.solved, turn.lies + turn.truths, looks)[None]


def bluffs_at(view: MenteurView, turn: Turn, often: Array) -> Array:
    """(stages, announcements): how likely it is a bluff if the thrower says this."""
    others = [one for seat, one in enumerate(view.conduct) if seat not in (view.seat, view.you)]
    people = people_say(turn.stakes, often, turn.stays, view.options.truth == "exact")
    shown = 1 - np.prod(1 - often[0], axis=0)
    return bluffs_of(view.conduct[view.seat], others, (turn.lies, turn.truths), people, shown)
