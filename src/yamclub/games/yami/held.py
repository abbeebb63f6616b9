"""What a seat can count at a YAMI table: the boxes its cards give, and how many unseen cards give more."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from yamclub.games.yami.boxes import BOXES, VALUES, Box, all_cards, shows
from yamclub.games.yami.odds import completing
from yamclub.games.yami.view import YamiView
from yamclub.kernel.cards import Card, Cards

_TARGETS = {
    Box.PAIR: "pair",
    Box.TWO_PAIRS: "two-pairs",
    Box.BRELAN: "brelan",
    Box.FULL: "full",
    Box.CARRE: "carre",
    Box.FLUSH: "couleur",
    Box.STRAIGHT: "quinte",
    Box.STRAIGHT_FLUSH: "quinte-floche",
}


class Chance(NamedTuple):
    """So many of the unseen cards give a box for these points."""

    box: int
    points: int
    cards: int
    than: int
    """So many with the other choice."""


class Held:
    """Counted for one seat, from its own view."""

    def __init__(self, view: YamiView, seat: int) -> None:
        hand = view.players[seat].hand
        if hand is None:
            raise ValueError("a seat is asked with its own view")
        self.hand, self.sheet = hand, view.players[seat].sheet
        self._view, self._seat, self._table = view, seat, view.options.values

    @cached_property
    def unseen(self) -> Cards:
        """In the stock, or held by the others: as far as this seat can tell, each is as likely to be drawn next."""
        view = self._view
        left = all_cards(len(view.players)) - self.hand - Cards(view.pile)
        for other, player in enumerate(view.players):
            left = left if other == self._seat else left - player.known
        return left

    def lays(self, hand: Cards) -> dict[int, int]:
        """By free box, the points for which it could be laid down."""
        found = shows(hand.places, self._table)
        return {box: found.points[box] for box in found.lay_downs if self.sheet[box] is None}

    def marks(self, hand: Cards) -> int:
        """The most points that a free box could take, if somebody else laid down."""
        found = shows(hand.places, self._table)
        return max((found.points[box] for box in found.marks if self.sheet[box] is None), default=0)

    def after_each(self, hand: Cards) -> list[tuple[Card, int]]:
        """Each unseen card beside this hand, with how many there are of it."""
        return [(card, self.unseen.count(card)) for card in sorted(set(self.unseen))]

    def giving(self, hand: Cards, box: int, points: int) -> int:
        """How many unseen cards give this box, for so many points or more."""
        return sum(many for card, many in self.after_each(hand) if self.lays(hand.plus(card)).get(box, 0) >= points)

    def above(self, hand: Cards, points: int) -> int:
        """How many unseen cards let more than these points be laid down."""
        each = ((max(self.lays(hand.plus(card)).values(), default=0), many) for card, many in self.after_each(hand))
        return sum(many for most, many in each if most > points)

    def chances(self, hand: Cards) -> dict[tuple[int, int], int]:
        """By box and points that the hand does not give yet: how many unseen cards give it."""
        now, found = self.lays(hand), dict[tuple[int, int], int]()
        for card, many in self.after_each(hand):
            for box, points in self.lays(hand.plus(card)).items():
                if points > now.get(box, 0):
                    found[box, points] = found.get((box, points), 0) + many
        return found

    def likelier(self, hand: Cards, than: Cards) -> Chance | None:
        """What the next card gives this hand more often than the other, weighed by the points."""
        every = [
            Chance(box, points, cards, self.giving(than, box, points))
            for (box, points), cards in self.chances(hand).items()
        ]
        best = max(every, key=lambda one: (one.cards - one.than) * one.points, default=None)
        return None if best is None or best.cards <= best.than else best

    def two_draws(self, hand: Cards, box: int) -> float:
        """The chance to hold a box after two cards from the stock."""
        if len(self.unseen) < 2:
            return 0.0
        target = f"value:{BOXES[box]}:3" if box < VALUES else _TARGETS[BOXES[box]]
        return float(completing(target).chance(hand, self.unseen, 2))

    def free(self) -> list[int]:
        return [box for box, stands in enumerate(self.sheet) if stands is None]
