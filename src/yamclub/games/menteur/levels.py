"""Players of YAM menteur who err as people do, in pure Python: ``Novice`` and ``Club``.

Both first settle what kind of thing to do (tell the truth, bluff, throw again, give up a box), then what exactly, and
slip at both, seldom where it costs much.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import ClassVar, TypeVar

from yamclub.game import Action
from yamclub.games.menteur.aiming import LockedTurn, par, reach
from yamclub.games.menteur.moves import Announce, Challenge, Scratch
from yamclub.games.menteur.sheet import Sheet, open_boxes
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.sheet import INDEX, UPPER, YAM, worth
from yamclub.mechanics.throwing import THROWS, Keep

T = TypeVar("T")
_SIGHT = 4
"""How many of the best things of a kind are considered at all."""


class Level(Erring):
    """Rates in points, as this player sees them."""

    detail: ClassVar[float]
    """The slip in what exactly to do."""

    def rate(self, view: MenteurView, legal: Sequence[Action]) -> list[float]:
        if view.announced is not None:
            wish = self.doubt(view, view.announced)
            return [wish if isinstance(action, Challenge) else 0.0 for action in legal]
        if view.cups is None:
            raise ValueError("a bot is asked with its own view")
        cups, kept = view.cups, self._keeps(view, view.cups)

        def worth_of(action: Action) -> float:
            match action:
                case Announce(box, points):
                    index = INDEX[box]
                    honest = points in cups.honest[index]
                    if honest and points < cups.worth[index]:
                        return -100.0  # why say less than is there
                    return self.gain(view, index, points) if honest else self.bluff(view, action)
                case Keep(dice):
                    return kept(dice)
                case Scratch(box):
                    return self.gain(view, INDEX[box], 0)
            return 0.0

        return [worth_of(action) for action in legal]

    def choose(self, view: MenteurView, legal: Sequence[Action]) -> Action:
        rated = list(zip(self.rate(view, legal), legal, strict=True))
        kinds: dict[str, list[tuple[float, Action]]] = {}
        for one, action in rated:
            kinds.setdefault(_kind(view, action), []).append((one, action))
        best = {kind: max(one for one, _ in some) for kind, some in kinds.items()}
        kind = self._drawn([(one, kind) for kind, one in best.items()], self.slip)
        some = sorted(kinds[kind], key=lambda pair: -pair[0])[:_SIGHT]
        return self._drawn(some, self.detail)

    def _drawn(self, rated: Sequence[tuple[float, T]], slip: float) -> T:
        best = max(one for one, _ in rated)
        near = [(one, what) for one, what in rated if best - one <= self.BLUNDER * slip]
        return self._rng.choices([what for _, what in near], [exp((one - best) / slip) for one, _ in near])[0]

    @abstractmethod
    def gain(self, view: MenteurView, index: int, points: int) -> float:
        """What it is worth to write so much in a box."""

    @abstractmethod
    def bluff(self, view: MenteurView, announced: Announce) -> float:
        """What it is worth to say this though it is false."""

    @abstractmethod
    def doubt(self, view: MenteurView, announced: Announce) -> float:
        """What it is worth to challenge this."""

    def _keeps(self, view: MenteurView, cups: Cups) -> Callable[[Dice], float]:
        """What it is worth to lock dice, if the truth is told in the end, or the best bluff of all."""
        boxes = tuple(INDEX[box] for box in view.announceable)
        gains = tuple(tuple(self.gain(view, box, points) for points in range(51)) for box in boxes)
        turn, left = _searched(boxes, gains, self._floor(view)), THROWS - view.throws
        return lambda dice: turn.locked_worth(cups.locked + dice, left)

    def _floor(self, view: MenteurView) -> float:
        """What the turn is worth whatever the dice show."""
        return -10.0


@lru_cache(maxsize=64)
def _searched(boxes: tuple[int, ...], gains: tuple[tuple[float, ...], ...], floor: float) -> LockedTurn:
    def final(dice: Dice) -> float:
        points = worth(dice)
        return max([floor, *(gain[points[box]] for box, gain in zip(boxes, gains, strict=True) if points[box])])

    return LockedTurn(final)


def _kind(view: MenteurView, action: Action) -> str:
    if isinstance(action, Announce) and view.cups is not None:
        return "truth" if action.points in view.cups.honest[INDEX[action.box]] else "bluff"
    return type(action).__name__


def likely(view: MenteurView, announced: Announce, throws: int) -> float:
    """How likely it looks that somebody has this after so many throws."""
    still_open = len(open_boxes(view.sheets[view.seat]))
    missed: float = (1 - reach(INDEX[announced.box], throws)[announced.points]) ** (1 + still_open / 6)
    return 1 - missed


class Novice(Level):
    """Takes the most points there are now, seldom dares to bluff and then too much, and challenges on a hunch."""

    slip = 4.0
    detail = 3.0

    def gain(self, view: MenteurView, index: int, points: int) -> float:
        return float(points)

    def bluff(self, view: MenteurView, announced: Announce) -> float:
        return announced.points * likely(view, announced, THROWS) - 10.0

    def doubt(self, view: MenteurView, announced: Announce) -> float:
        return announced.points * (0.45 - likely(view, announced, view.throws)) / 4


class Club(Level):
    """Knows what a box should bring, bluffs where it may be believed, and challenges what is unlikely."""

    slip = 2.2
    detail = 1.5

    def gain(self, view: MenteurView, index: int, points: int) -> float:
        return (points - par(index)) * (1.25 if index < UPPER else 1.0)

    def bluff(self, view: MenteurView, announced: Announce) -> float:
        index, others = INDEX[announced.box], len(view.sheets) - 1
        believed = likely(view, announced, THROWS) ** ((others + 1) / 2)
        found: float = believed * self.gain(view, index, announced.points) - (1 - believed) * self._loss(
            view, announced
        )
        return found

    def doubt(self, view: MenteurView, announced: Announce) -> float:
        if view.you is None:
            return 0.0
        index, mine = INDEX[announced.box], view.sheets[view.you]
        catch = announced.points / 4
        if mine.is_open(index) and index != YAM:
            catch += self.gain(view, index, announced.points)
        true = likely(view, announced, view.throws)
        return (1 - true) * catch - true * _cross_cost(mine, index)

    def _loss(self, view: MenteurView, announced: Announce) -> float:
        return announced.points / 2 + _cross_cost(view.sheets[view.seat], INDEX[announced.box])

    def _floor(self, view: MenteurView) -> float:
        return -6.0


def _cross_cost(sheet: Sheet, index: int) -> float:
    """What a cross costs, as far as a club player sees it."""
    if sheet.is_barred(index):
        return 0.0
    if not sheet.crosses[index]:
        return 4.0
    written = sheet.points[index]
    return 4.0 + (par(index) if written is None else written)
