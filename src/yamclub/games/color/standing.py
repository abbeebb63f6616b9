"""What cards are worth as the match stands: the chance to win it, which decides how much risk is right.

How many cards each seat will end with is taken as a bell around what it holds now and its share of what is still to be
won. Far behind near the end, a card more is worth much and a card less costs little; ahead it is the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from yamclub.games.color.view import ColorView

SWING = 1.5
"""Cards change hands by fines and stakes too, so that standings change this much more than by the cards turned up."""
PLEASURE = 0.01
"""Of a card, in chances to win: when a match is as good as decided, it is still played for cards."""
_LOGISTIC = 1.7
"""A logistic curve this many times as steep is nearly the bell's."""
FEW_ROUNDS = 6
"""A seat's share of the rounds won so far counts as if it had won its fair share of so many before."""


def winning(cards: Sequence[float], seat: int, to_come: int) -> float:
    """About how likely this seat is to end with the most cards, with so many rounds to come.

    >>> winning((5, 5), 0, 3), winning((3, 0), 0, 1) > 0.9
    (0.5, True)
    """
    seats = len(cards)
    spread = sqrt(2 * (0.1 + SWING * to_come * (seats - 1) / seats**2))  # of the difference between two seats
    most = max(cards)
    weights = [exp(_LOGISTIC * (one - most) / spread) for one in cards]
    return weights[seat] / sum(weights)


class Standing:
    """How a seat stands, and what it does to its chances if cards change hands in this round."""

    def __init__(self, view: ColorView, seat: int) -> None:
        self.cards = tuple(len(player.cards) + len(player.stake) for player in view.players)
        self._seat, self._to_come = seat, view.pile
        self._loose = len(view.players[seat].cards)
        self._staked = len(view.players[seat].stake)
        self.chance = winning(self.cards, seat, view.pile + 1)
        self.of_a_card = (self.after(1) - self.after(-1)) / 2
        """What one card is worth to it now: never nothing."""

    def after(self, change: float, winner: int | None = None) -> float:
        """Its chances after the round, if so many cards come or go, and if ``winner`` wins the round."""
        cards: list[float] = list(self.cards)
        cards[self._seat] += change
        if winner is not None:
            cards[winner] += 1
        return winning(cards, self._seat, self._to_come) + PLEASURE * change

    def won(self, view: ColorView) -> float:
        """After it won the round, with what it staked for it."""
        prize = {"off": 0, "pile": min(self._staked, view.pile)}.get(view.options.stakes)
        others = sum(len(player.stake) for player in view.players) - self._staked + len(view.pot)
        return self.after(1 + (others if prize is None else prize))

    def lost(self, view: ColorView, winner: int | None, fine: int = 0) -> float:
        """After another seat won it, or nobody, and after a fine if it has a card to pay it with."""
        return self.after(-self._staked - min(fine, self._loose), winner)

    def strongest(self) -> int:
        """The seat to beat."""
        others = [seat for seat in range(len(self.cards)) if seat != self._seat]
        return max(others, key=lambda seat: self.cards[seat])

    def likely(self) -> float:
        """How likely it is to win the next round, from those it has won so far."""
        fair = 1 / len(self.cards)
        return (self.cards[self._seat] + FEW_ROUNDS * fair) / (sum(self.cards) + FEW_ROUNDS)

    def staking(self, view: ColorView, most: int) -> list[float]:
        """What staking 0, 1, … cards is worth, in cards. In a pot nobody wins more by what they staked themselves."""
        likely, against = self.likely(), self.strongest()
        pot = view.options.stakes == "pot"

        def worth(staked: int) -> float:
            prize = 0 if pot else min(staked, view.pile - 1)
            return likely * self.after(1 + prize) + (1 - likely) * self.after(-staked, against)

        none = worth(0)
        return [(worth(staked) - none) / self.of_a_card for staked in range(most + 1)]
