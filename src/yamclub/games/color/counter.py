"""A bot that counts, takes its time over it, and now and then miscounts.

It announces the highest free number that it thinks is not too high, or nothing if there is none.
Announcing less than the true number costs nothing, and wins when all higher announcements are too
high. How quick and how sure it is are numbers at the top; its only randomness is what it was given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.color.colours import COLOURS, SPOTS, Colour
from yamclub.games.color.moves import ITEMS, Claim, Feel, Lay
from yamclub.games.color.view import ColorView
from yamclub.mechanics.rating import RatingBot

if TYPE_CHECKING:
    from random import Random

QUICKEST, USUAL, SPREAD = 2600, 5500, 1300
"""Milliseconds to see and count eight pairs, as people take them: the least, the average, and how much it varies."""
USUAL_ROUND, MOST_RELAXED = 12_000, 5
"""Milliseconds of a usual round. Where people gave themselves more, the bot takes more too, up to so many times."""
IN_TIME = 0.6
"""In a short round it hurries, and is done within this part of it."""
FEELING = 350
"""Milliseconds to find the next item under the cover."""
_FEELING_ORDER = [place + first for place in range(1, SPOTS + 1) for first in (0, SPOTS)]
"""A die, a spot, a die, a spot, so that what was felt can be paired whenever time runs out."""
MISCOUNTS = 0.12
"""How often it is one off."""


class Counter(RatingBot):
    """Rates in cards, roughly: what an action wins or costs in this round."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._round = 0
        self._felt: dict[int, Colour] = {}
        """What its finger found in this round: the cover lets nobody see two items at once."""
        self._spent = 0
        """Milliseconds of this round."""
        self._number: int | None = None

    def delay(self, view: ColorView, legal: Sequence[Action]) -> int:
        self._remember(view)
        if view.covered:
            taken = FEELING + self._rng.randrange(FEELING)
        else:
            pace = min(MOST_RELAXED, max(1.0, _whole(view) / USUAL_ROUND))
            wanted = round(pace * max(QUICKEST, self._rng.gauss(USUAL, SPREAD)))
            taken = min(wanted, round(IN_TIME * self._rng.uniform(0.7, 1) * _whole(view)))
        self._spent += taken
        return taken

    def wants(self, view: ColorView, legal: Sequence[Action]) -> bool:
        """Announcing nothing costs nothing, so it acts only if an action is worth more."""
        return max(self.rate(view, legal)) > 0

    def rate(self, view: ColorView, legal: Sequence[Action]) -> list[float]:
        self._remember(view)
        staking = isinstance(legal[0], Lay)
        feels = None if staking or not (view.covered and self._has_time(view)) else self._next_item()
        number = 0 if staking or feels is not None else self._count(view)
        lead = self._lead(view) if staking else 0.0
        pot = view.options.stakes == "pot"

        def worth(action: Action) -> float:
            match action:
                case Lay(cards) if pot:  # the winner takes all that is laid, whatever they laid themselves
                    return -float(cards)
                case Lay(cards):  # a stake is doubled or lost
                    return lead * cards if cards <= 1 else -float(cards)
                case Feel(item):
                    return 1.0 if item == feels else 0.0
                case Claim(claimed) if feels is None:  # too high costs a card; the lower, the likelier it is beaten
                    return -1.0 if claimed > number else 1 / (1 + number - claimed)
            return 0.0

        return [worth(action) for action in legal]

    def _lead(self, view: ColorView) -> float:
        """Its share of all cards won so far, scaled to run from -1 (none) over 0 (half) to 1 (all)."""
        held = [len(player.cards) + len(player.stake) for player in view.players]
        return 2 * held[view.turn.seats[0]] / max(1, sum(held)) - 1

    def _next_item(self) -> int:
        return next(item for item in _FEELING_ORDER if item not in self._felt)

    def _remember(self, view: ColorView) -> None:
        if view.round != self._round:
            self._round, self._felt, self._spent, self._number = view.round, {}, 0, None
        self._felt |= {touch.item: touch.colour for touch in view.touches}

    def _has_time(self, view: ColorView) -> bool:
        return len(self._felt) < ITEMS and _whole(view) - self._spent > 2 * 2 * FEELING

    def _count(self, view: ColorView) -> int:
        """The number it believes to be true. It counts once per round, right or wrong."""
        if self._number is None:
            number = sum(map(min, *self._seen(view)))
            if self._rng.random() < MISCOUNTS:
                number += self._rng.choice((-1, 1))
            self._number = min(max(number, 0), SPOTS)
        return self._number

    def _seen(self, view: ColorView) -> tuple[Sequence[int], Sequence[int]]:
        """How many of each colour the dice show, and how many the card shows."""
        if view.dice is not None and view.card is not None:
            return view.dice.counts, view.card.counts
        under = [self._felt.get(item) for item in range(1, ITEMS + 1)]
        dice, card = under[:SPOTS], under[SPOTS:]
        return [dice.count(colour) for colour in COLOURS], [card.count(colour) for colour in COLOURS]


def _whole(view: ColorView) -> int:
    """Milliseconds that the round lasts, as far as is known now."""
    return (view.deadline or 0) - view.turned_at
