"""Why one choice at YAM menteur is better than another, in a sentence whose numbers are counted."""

from __future__ import annotations

import numpy as np

from yamclub.game import Action
from yamclub.games.menteur.aiming import par
from yamclub.games.menteur.cup_tables import PLACE, Array, best_keeps, cups, is_false, kept_values
from yamclub.games.menteur.moves import Announce, Challenge, Scratch
from yamclub.games.menteur.players import honest_reach
from yamclub.games.menteur.turn_worths import TurnWorths
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import BOXES, INDEX, YAM, Box
from yamclub.mechanics.telling import Said, say
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.solve.numbering import number_of

_TELLING = 0.02
"""A difference of chances that is worth telling."""
_SURE = 0.95
_OFTEN = 15
"""Percent: a bluff that is caught less often is no risk to speak of."""


def why(view: MenteurView, seat: int, turn: TurnWorths, best: Action, other: Action | None) -> Said | None:
    if view.announced is not None:
        return _Doubts(view, seat, turn, view.announced).why(isinstance(best, Challenge))
    thrower = _Throws(view, turn)
    match best:
        case Announce():
            return thrower.why_announce(best, other)
        case Keep(dice):
            return thrower.why_keep(dice, other)
        case Scratch(box):
            return thrower.why_give_up(box, other)
    return None


class _Doubts:
    """Of a player who accepts or challenges."""

    def __init__(self, view: MenteurView, seat: int, turn: TurnWorths, announced: Announce) -> None:
        stage, said = view.throws - 1, PLACE[announced]
        self._throws, self._index, self._sheet = view.throws, INDEX[announced.box], view.sheets[seat]
        self._bluff, self._reach = float(turn.bluffs[stage, said]), float(honest_reach()[stage, said])
        self._points, self._may_write = announced.points, self._index != YAM and self._sheet.is_open(self._index)

    def why(self, challenge: bool) -> Said | None:
        return self._why_challenge() if challenge else self._why_accept()

    def _why_challenge(self) -> Said:
        bluff = percent(self._bluff)
        if self._sheet.is_barred(self._index):
            return say("menteur-why-doubt-free", bluff=bluff)
        if self._bluff < 1 / 2 and self._may_write:
            return say("menteur-why-doubt-wins", bluff=bluff, points=self._points)
        if self._bluff >= 1 / 2 and self._reach < 1 / 2:
            return say("menteur-why-doubt-rare", throws=self._throws, reach=percent(self._reach), bluff=bluff)
        return say("menteur-why-doubt", bluff=bluff)

    def _why_accept(self) -> Said | None:
        if self._sheet.is_barred(self._index):
            return None
        bluff, true = percent(self._bluff), percent(1 - self._bluff)
        if self._sheet.crosses[self._index] == 1:
            return say("menteur-why-trust-strikes", true=true)
        if not self._may_write:
            return say("menteur-why-trust-nothing", bluff=bluff)
        return say("menteur-why-trust", true=true)


class _Throws:
    """Of the player who throws and announces."""

    def __init__(self, view: MenteurView, turn: TurnWorths) -> None:
        if view.cups is None:
            raise ValueError("a seat is asked with its own view")
        self._cups, self._turn, self._stage = view.cups, turn, view.throws - 1
        self._exact = view.options.truth == "exact"

    def _honest(self, said: Announce) -> bool:
        return said.points in self._cups.honest[INDEX[said.box]]

    def _caught(self, said: Announce) -> int:
        return percent(self._turn.challenged(self._stage, PLACE[said]))

    # --- announcing

    def why_announce(self, best: Announce, other: Action | None) -> Said | None:
        match other:
            case Announce() if self._honest(best):
                return self._why_truth(best, other)
            case Announce():
                return self._why_bluff(best, other)
            case Keep(dice):
                return self._why_stop(best, dice)
        if self._honest(best):
            return say("menteur-why-true", points=best.points)
        return say("menteur-why-bluff", caught=self._caught(best))

    def _why_truth(self, best: Announce, other: Announce) -> Said | None:
        caught = self._caught(other)
        if not self._honest(other) and (caught >= _OFTEN or not _stands_out(best, other)):
            return say("menteur-why-true-bluff", caught=caught)
        if best.box != other.box:
            return say("menteur-why-true-box", **_beside_average(best, other)) if _stands_out(best, other) else None
        more = best.points > other.points
        return say("menteur-why-true-more", best=best.points, than=other.points) if more else None

    def _why_bluff(self, best: Announce, other: Announce) -> Said | None:
        if self._honest(other):
            return self._why_not_truth(best, other)
        mine, theirs = self._caught(best), self._caught(other)
        if mine < theirs:
            return say("menteur-why-bluff-safer", best=mine, than=theirs)
        if best.points > other.points:
            return say("menteur-why-bluff-more", caught=mine, best=best.points, than=other.points)
        return say("menteur-why-true-box", **_beside_average(best, other)) if _stands_out(best, other) else None

    def _why_not_truth(self, best: Announce, other: Announce) -> Said | None:
        """A bluff instead of a truth: the truth would waste its box, or brings less."""
        caught = self._caught(best)
        if other.points < _average(other.box) and other.box != best.box:
            return say("menteur-why-bluff-waste", caught=caught, **_wasted(other))
        if best.points > other.points:
            return say("menteur-why-bluff-more", caught=caught, best=best.points, than=other.points)
        return say("menteur-why-bluff", caught=caught) if caught < _OFTEN else None

    def _why_stop(self, best: Announce, keep: Dice) -> Said:
        if not self._honest(best):
            return say("menteur-why-bluff-now", caught=self._caught(best), true=percent(self._true(keep)))
        again = self._again(best, keep)
        if again < _SURE:
            return say("menteur-why-stop", again=percent(again))
        return say("menteur-why-true", points=best.points)

    def _again(self, said: Announce, keep: Dice) -> float:
        """How likely it is true again in the end, if the throws to come aim at nothing else."""
        there = 1 - is_false(self._exact)[:, PLACE[said]]
        one, known = kept_values(there), cups()
        if self._stage == THROWS - 2:
            return float(one[self._lock(keep)])
        second = np.maximum(best_keeps(one)[0], there[known.hand]) * known.share
        return float(np.add.reduceat(second, known.first)[self._lock(keep)])

    # --- throwing on

    def _lock(self, keep: Dice) -> int:
        return number_of()[self._cups.locked + keep]

    def _ending(self, keep: Dice) -> Array:
        """By box how often the turn then ends with a truth, and at last the points it brings."""
        found: Array = self._turn.searched.kept[THROWS - self._stage - 2, self._lock(keep), self._turn.seats :]
        return found

    def _true(self, keep: Dice) -> float:
        return float(self._ending(keep)[:-1].sum())

    def why_keep(self, best: Dice, other: Action | None) -> Said | None:
        match other:
            case Keep(dice):
                return self._why_likelier(best, dice)
            case Announce() if not self._honest(other):
                true = percent(self._true(best))
                return say("menteur-why-roll-bluff", caught=self._caught(other), true=true)
            case Announce() if other.points < _average(other.box):
                return say("menteur-why-roll-waste", **_wasted(other))
        box, often = self._usual(best)
        return say("menteur-why-roll", box=_box(box), best=percent(often))

    def _usual(self, keep: Dice) -> tuple[Box, float]:
        """The box that the turn ends with most often, truly."""
        often = self._ending(keep)[:-1]
        return BOXES[int(often.argmax())], float(often.max())

    def _why_likelier(self, best: Dice, other: Dice) -> Said | None:
        mine, theirs = self._ending(best), self._ending(other)
        more = (mine - theirs)[:-1] * [par(index) for index in range(len(BOXES))]
        box = int(more.argmax())
        often, rarely = percent(float(mine[box])), percent(float(theirs[box]))
        if mine[box] - theirs[box] >= _TELLING and often > rarely:
            return say("menteur-why-likelier", box=_box(BOXES[box]), best=often, than=rarely)
        if round(mine[-1]) > round(theirs[-1]):
            return say("menteur-why-points", best=round(mine[-1]), than=round(theirs[-1]))
        often, rarely = percent(self._true(best)), percent(self._true(other))
        return say("menteur-why-truer", best=often, than=rarely) if often > rarely else None

    # --- giving up a box

    def why_give_up(self, box: Box, other: Action | None) -> Said:
        match other:
            case Announce() if not self._honest(other):
                return say("menteur-why-caught", caught=self._caught(other))
            case Announce() if other.points < _average(other.box):
                return say("menteur-why-roll-waste", **_wasted(other))
            case Keep(dice):
                return say("menteur-why-vain", true=percent(self._true(dice)))
            case Scratch(spoiled) if _average(spoiled) > _average(box):
                return say("menteur-why-least", best=_average(box), than=_average(spoiled))
        return say("menteur-why-average", box=_box(box), average=_average(box))


def _average(box: Box) -> int:
    """What a turn aimed at this box alone brings."""
    return round(par(INDEX[box]))


def _stands_out(best: Announce, other: Announce) -> bool:
    """Whether it is more above what an average turn brings in its box."""
    return best.points - _average(best.box) > other.points - _average(other.box)


def _wasted(said: Announce) -> dict[str, int | Said]:
    return {"box": _box(said.box), "little": said.points, "average": _average(said.box)}


def _beside_average(best: Announce, other: Announce) -> dict[str, int | Said]:
    return {
        "box": _box(best.box),
        "here": best.points,
        "average": _average(best.box),
        "other_box": _box(other.box),
        "there": other.points,
        "other_average": _average(other.box),
    }


def _box(box: Box) -> Said:
    return say(f"box-{box}")


def percent(chance: float) -> int:
    """Rounded, but never 0 for what can come nor 100 for what can fail."""
    if chance <= 0 or chance >= 1:
        return 100 * (chance > 0)
    return min(99, max(1, round(100 * chance)))
