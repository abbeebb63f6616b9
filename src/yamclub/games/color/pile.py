"""The face-down pile: shuffled cards have no order, cards slid under it since have one that everybody saw."""

from __future__ import annotations

from msgspec import Struct

from yamclub.games.color.colours import Colours, Deck
from yamclub.games.color.moves import Prize, Reveal, Top


class Pile(Struct, frozen=True):
    unseen: Deck
    """Sorted, which says nothing about where each card is."""
    under: Deck = ()
    """In the order they will come up, after all the others."""

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)

    def top(self, kind: type[Reveal] | type[Prize]) -> Top:
        return Top(self.unseen or self.under[:1], kind)

    def without_top(self, card: Colours) -> Pile:
        if not self.unseen:
            return Pile((), self.under[1:])
        place = self.unseen.index(card)
        return Pile(self.unseen[:place] + self.unseen[place + 1 :], self.under)

    def slid_under(self, cards: Deck) -> Pile:
        return Pile(self.unseen, self.under + cards)
