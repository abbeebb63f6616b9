"""What a round of YAM color can end with, and what that is worth to every seat: cards, fines, stakes and the pot."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from yamclub.games.color.announcing import THEY_SAY_IT
from yamclub.games.color.chances import shares
from yamclub.games.color.rules import MOST_ROUNDS
from yamclub.games.color.view import ColorView

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]


class Said(NamedTuple):
    """A call, whenever it was made."""

    seat: int
    number: int


class RoundWorths:
    """Of one round, as the table stands. Equal ends are worked out once."""

    def __init__(self, view: ColorView, laid: Sequence[int] | None = None) -> None:
        self._loose = [len(player.cards) for player in view.players]
        self._laid = [len(player.stake) for player in view.players]
        if laid is not None:
            held = [sum(pair) for pair in zip(self._loose, self._laid, strict=True)]
            self._laid = list(laid)
            self._loose = [all_ - staked for all_, staked in zip(held, laid, strict=True)]
        begun = view.phase in ("announcing", "feeling")
        self._pile = view.pile if begun else view.pile - 1
        self._rounds_left = MOST_ROUNDS - view.round - (not begun)
        self._stakes, self._pot = view.options.stakes, len(view.pot)
        self._playoff, self.contenders = view.playoff, view.contenders
        self._found: dict[tuple[int | None, frozenset[int]], Worths] = {}

    # --- the end of the round

    def after(self, winner: int | None, payers: Collection[int] = ()) -> Worths:
        """By seat, its share of the win once this seat has won the round, and those paid a card who had one."""
        key = winner, frozenset(seat for seat in payers if self._loose[seat] and not self._playoff)
        if key not in self._found:
            self._found[key] = self._of_playoff(winner) if self._playoff else self._ended(*key)
        return self._found[key]

    def _of_playoff(self, winner: int | None) -> Worths:
        """K14: the first card won decides."""
        first = self.contenders if winner is None else (winner,)
        return np.array([(seat in first) / len(first) for seat in range(len(self._loose))])

    def _ended(self, winner: int | None, payers: frozenset[int]) -> Worths:
        cards = [held - (seat in payers) for seat, held in enumerate(self._loose)]
        pile, pot = self._pile + len(payers), self._pot
        if winner is not None:
            cards[winner] += 1
        if self._stakes == "pot":
            pot += sum(self._laid)
            if winner is not None:
                cards[winner], pot = cards[winner] + pot, 0
        elif winner is None:
            pile += sum(self._laid)
        else:
            prize = min(self._laid[winner], pile)
            cards[winner] += prize + self._laid[winner]
            pile += sum(self._laid) - self._laid[winner] - prize
        return with_pot(cards, min(pile, self._rounds_left), pot)

    # --- while it goes on

    def worth(self, claims: Iterable[Said], waiting: Sequence[int], number: int) -> Worths:
        """After these calls, if that is the true number: while it is free, those who may still call find it as often
        as the expert thinks, all equally likely to be the first."""
        low = None
        payers = []
        for claim in claims:
            if claim.number == number:
                low, waiting = claim, ()
            elif claim.number > number:
                payers.append(claim.seat)
            elif low is None or claim.number > low.number:
                low = claim
        missed = self.after(None if low is None else low.seat, payers)
        if not waiting:
            return missed
        silent = (1 - THEY_SAY_IT) ** len(waiting)
        found: Worths = sum((self.after(seat, payers) for seat in waiting), np.zeros(len(missed))) / len(waiting)
        return silent * missed + (1 - silent) * found

    def to_come(self, weights: Sequence[float] | None = None) -> Worths:
        """Before the round: somebody wins it, all equally likely or with these weights by seat."""
        rows = np.array([self.after(seat) for seat in self.contenders])
        return np.asarray(np.average(rows, axis=0, weights=weights))


def with_pot(cards: Sequence[int], to_come: int, pot: int) -> Worths:
    """The next winner takes the pot; if no round is to come, nobody does."""
    if not pot or to_come < 1:
        return shares(cards, to_come)
    rows = [shares([held + (1 + pot) * (seat == one) for seat, held in enumerate(cards)], to_come - 1)
            for one in range(len(cards))]  # fmt: skip
    return np.asarray(np.mean(rows, axis=0))
