"""A bot that counts, takes its time over it, and now and then miscounts.

It says the highest free number that it thinks is not too high: saying less than the true number
costs nothing and wins when everybody above has overreached. How quick and how sure it is are
numbers at the top; its only chance is the one it was made with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.color.colours import COLOURS, SPOTS, Colour
from yamclub.games.color.moves import ITEMS, Claim, Feel, Lay
from yamclub.games.color.view import ColorView

if TYPE_CHECKING:
    from random import Random

QUICKEST, USUAL, SPREAD = 1200, 3000, 900
"""Milliseconds to count eight pairs: never less, on average, and how much that varies."""
FEELING = 350
"""Milliseconds to find the next item under the cover."""
_FEELING_ORDER = [place + first for place in range(1, SPOTS + 1) for first in (0, SPOTS)]
"""A die, a spot, a die, a spot: whenever time runs out, what was felt can be paired."""
MISCOUNTS = 0.12
"""How often it is one off."""


class Counter:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._round = 0
        self._felt: dict[int, Colour] = {}
        """What its finger found in this round: the cover lets nobody see two items at once."""
        self._spent = 0
        """Milliseconds of this round."""

    def delay(self, view: ColorView, legal: Sequence[Action]) -> int:
        self._remember(view)
        if view.covered:
            taken = FEELING + self._rng.randrange(FEELING)
        else:
            taken = max(QUICKEST, round(self._rng.gauss(USUAL, SPREAD)))
        self._spent += taken
        return taken

    def choose(self, view: ColorView, legal: Sequence[Action]) -> Action:
        if isinstance(legal[0], Lay):
            return legal[min(1, len(legal) - 1)]  # the winner of a round doubles a stake, and one card is bearable
        self._remember(view)
        if view.covered and self._has_time(view):
            return Feel(next(item for item in _FEELING_ORDER if item not in self._felt))
        return self._announce(self._count(view), legal)

    def _remember(self, view: ColorView) -> None:
        if view.round != self._round:
            self._round, self._felt, self._spent = view.round, {}, 0
        self._felt |= {touch.item: touch.colour for touch in view.touches}

    def _has_time(self, view: ColorView) -> bool:
        left = (view.deadline or 0) - view.turned_at - self._spent
        return len(self._felt) < ITEMS and left > 2 * 2 * FEELING

    def _count(self, view: ColorView) -> int:
        if view.dice is not None and view.card is not None:
            dice, card = view.dice.counts, view.card.counts
        else:
            under = [self._felt.get(item) for item in range(1, ITEMS + 1)]
            dice = tuple(under[:SPOTS].count(colour) for colour in COLOURS)
            card = tuple(under[SPOTS:].count(colour) for colour in COLOURS)
        number = sum(map(min, dice, card))
        if self._rng.random() < MISCOUNTS:
            number += self._rng.choice((-1, 1))
        return min(max(number, 0), SPOTS)

    def _announce(self, number: int, legal: Sequence[Action]) -> Action:
        free = [action for action in legal if isinstance(action, Claim)]
        safe = [claim for claim in free if claim.number <= number]
        return safe[-1] if safe else free[0]
