"""The best honest play of YAM menteur's sheet, filled alone: every turn writes what the dice are worth in one open box.

At a table of YAM menteur there are others to lie to, so no bot plays like this there. ``Honest`` fills a
sheet by itself, and says what each keep and each box is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from yamclub.games.menteur.aiming import LockedTurn
from yamclub.games.menteur.moves import MenteurOptions
from yamclub.games.menteur.targets import HONEST
from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.values import changed
from yamclub.mechanics.sheet import BONUS_FROM, BOXES, CHANCE, NO_POINTS, UPPER, Points, score, worth
from yamclub.mechanics.throwing import DICE, NO_DICE, THROWS
from yamclub.solve.policy import policy

if TYPE_CHECKING:
    from random import Random


class Choice(NamedTuple):
    """What to do with dice just thrown, and the final score on average once it is done."""

    worth: float
    lock: Dice | None
    """All the dice that are then under cups; None: stop and write."""


class Honest:
    """Plays by the solved table. All worths are final scores on average, bonus included.

    >>> from yamclub.kernel.dice import dice
    >>> honest = Honest()
    >>> honest.choose(NO_POINTS, NO_DICE, dice("44425"), throws_left=2).lock
    Dice('444')
    """

    def __init__(self, options: MenteurOptions | None = None) -> None:
        chosen = options or MenteurOptions()
        self._chance_last = chosen.chance == "last"
        self._values = policy(HONEST.question({"chance": chosen.chance})).values
        self._turn: tuple[Points, LockedTurn] | None = None

    def value(self, sheet: Points = NO_POINTS) -> float:
        """Before a turn."""
        closed = sum(1 << box for box, points in enumerate(sheet) if points is not None)
        upper = min(BONUS_FROM, sum(filter(None, sheet[:UPPER])))
        return sum(filter(None, sheet)) + float(self._values[closed, upper])

    def boxes(self, sheet: Points, dice: Dice) -> dict[int, float]:
        """By open box, what it is worth to write these dice there, be it as zero."""
        worths = worth(dice)
        return {box: self.value(changed(sheet, box, worths[box])) for box in self._open(sheet)}

    def choose(self, sheet: Points, locked: Dice, thrown: Dice, throws_left: int) -> Choice:
        return Choice(*self._solved(sheet).best(locked, thrown, throws_left))

    def fill(self, rng: Random) -> Points:
        """A whole sheet, filled with the dice that ``rng`` throws."""
        sheet = NO_POINTS
        while None in sheet:
            dice = self._thrown(sheet, rng)
            boxes = self.boxes(sheet, dice)
            best = max(boxes, key=boxes.__getitem__)
            sheet = changed(sheet, best, worth(dice)[best])
        return sheet

    def score(self, rng: Random) -> int:
        """What such a sheet is worth."""
        return score(self.fill(rng)).total

    def _thrown(self, sheet: Points, rng: Random) -> Dice:
        locked, throws_left = NO_DICE, THROWS
        while True:
            chance, throws_left = throws(DICE - len(locked)), throws_left - 1
            thrown = chance.pick(rng.randrange(chance.total))
            choice = self.choose(sheet, locked, thrown, throws_left)
            if choice.lock is None:
                return locked + thrown
            locked = choice.lock

    def _open(self, sheet: Points) -> list[int]:
        """M13: at some tables chance waits until every other box is closed."""
        boxes = [box for box in range(len(BOXES)) if sheet[box] is None]
        return [box for box in boxes if box != CHANCE] or boxes if self._chance_last else boxes

    def _solved(self, sheet: Points) -> LockedTurn:
        if self._turn is None or self._turn[0] != sheet:
            self._turn = sheet, LockedTurn(lambda dice: max(self.boxes(sheet, dice).values()))
        return self._turn[1]
