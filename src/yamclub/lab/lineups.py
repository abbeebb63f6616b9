"""Who sits where: the pairings of an arena, and the tables of one block.

A block is the least that is fair: every bot of the pairing holds every seat equally often, with the same chance. So
blocks are what intervals count, and a match is only a part of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Literal

from msgspec import Struct

Kind = Literal["duel", "alone", "mixed", "solo"]
Table = tuple[int, ...]
"""By seat, the number of the bot that holds it."""


class Pairing(Struct, frozen=True):
    """Bots that meet, and how.

    ``duel``: two at a table of two. ``alone``: two at a larger table, one of either among the other's. ``mixed``: as
    many as there are seats. ``solo``: tables of one seat, all with the same chance.
    """

    kind: Kind
    bots: tuple[int, ...]

    def tables(self, seats: int, seed: str, block: int) -> list[Table]:
        """The matches of a block.

        >>> Pairing("alone", (0, 1)).tables(3, "any", 0)
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
        """
        if self.kind == "solo":
            return [(bot,) for bot in self.bots]
        if self.kind == "mixed":
            order = list(self.bots)
            Random(f"{seed}/{block}/order").shuffle(order)  # noqa: S311 - or the same bots would always be neighbours
            return [tuple(order[shift:] + order[:shift]) for shift in range(seats)]
        one, other = self.bots
        tables = [_alone(one, other, seat, seats) for seat in range(seats)]
        return tables if self.kind == "duel" else tables + [_alone(other, one, seat, seats) for seat in range(seats)]

    def matches(self, seats: int) -> int:
        """In a block."""
        return {"duel": 2, "alone": 2 * seats, "mixed": seats, "solo": len(self.bots)}[self.kind]


def _alone(one: int, others: int, seat: int, seats: int) -> Table:
    return tuple(one if place == seat else others for place in range(seats))


def pairings(bots: Sequence[str], seats: int, *, mixed: bool = False) -> list[Pairing]:
    """Every pair of bots; or every choice of as many as there are seats."""
    everybody = tuple(range(len(bots)))
    if seats == 1:
        return [Pairing("solo", everybody)]
    if mixed:
        return [Pairing("mixed", chosen) for chosen in combinations(everybody, seats)]
    return [Pairing("duel" if seats == 2 else "alone", pair) for pair in combinations(everybody, 2)]
