"""The blind variant's cover over dice and card (K16).

Nobody has looked under it, so no item has a colour yet: the first finger on an item draws its
colour from those that are left, and from then on the item has that colour for every finger.
"""

from __future__ import annotations

from msgspec import Struct

from yamclub.games.color.colours import COLOURS, SPOTS, Colour, Colours
from yamclub.games.color.moves import ITEMS, Felt, felt_chance
from yamclub.kernel.weighted import Weighted


class Cover(Struct, frozen=True):
    touches: tuple[int, ...] = ()
    """By seat, the item its finger is on; 0: none. Empty where nothing is covered."""
    found: tuple[Colour | None, ...] = (None,) * ITEMS
    """The colours found so far, by item."""
    feeling: int | None = None
    """The seat whose finger is on its way to a colour."""

    def touched(self, seat: int, item: int) -> Cover:
        touches = (*self.touches[:seat], item, *self.touches[seat + 1 :])
        return Cover(touches, self.found, seat)

    def _place(self) -> int:
        assert self.feeling is not None  # noqa: S101 - asked only while a finger is on its way
        return self.touches[self.feeling] - 1

    def felt(self, dice: Colours, card: Colours) -> Weighted[Felt]:
        """What the finger may find. Always drawn, so that no delay shows whether another finger was there before."""
        place = self._place()
        known = self.found[place]
        if known is not None:
            return felt_chance(tuple(int(colour == known) for colour in COLOURS))
        lying, felt = (dice, self.found[:SPOTS]) if place < SPOTS else (card, self.found[SPOTS:])
        return felt_chance(
            tuple(count - felt.count(colour) for count, colour in zip(lying.counts, COLOURS, strict=True))
        )

    def settled(self, colour: Colour) -> Cover:
        place = self._place()
        return Cover(self.touches, (*self.found[:place], colour, *self.found[place + 1 :]))

    def under_finger(self, seat: int) -> tuple[int, Colour] | None:
        """The item this seat touches and its colour, once drawn: earlier would show that another finger was there."""
        item = self.touches[seat] if self.touches and seat != self.feeling else 0
        colour = self.found[item - 1] if item else None
        return None if colour is None else (item, colour)


NO_COVER = Cover()
