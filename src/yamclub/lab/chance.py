"""Duplicate chance: in all matches of a block a seat gets the same dice and cards, whoever sits there.

A draw is a hash of the block and of where in the match it is made: whose turn, which of their turns, which throw of it.
So a bot that stops early takes no throw from anybody else. Where a place comes up twice, the second is another draw.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any

from yamclub.game import Outcome, State

_BYTES = 16


class DuplicateChance:
    """The chance of one match."""

    def __init__(self, seed: str) -> None:
        """Matches with the same seed have the same chance."""
        self._seed = seed
        self._turns: Counter[int | None] = Counter()
        self._drawn: Counter[tuple[Any, ...]] = Counter()

    def outcome(self, state: State) -> Outcome:
        """What chance brings in this state."""
        chance = state.chance()
        place = self._place(state)
        self._drawn[place] += 1
        drawn = blake2b(f"{self._seed}/{place}/{self._drawn[place]}".encode(), digest_size=_BYTES).digest()
        found: Outcome = chance.pick(int.from_bytes(drawn) * chance.total >> 8 * _BYTES)
        return found

    def _place(self, state: Any) -> tuple[Any, ...]:
        """From the fields that states share: those that throw count their throws, others their deals or rounds."""
        seat = getattr(state, "seat", None)
        if getattr(state, "opening", None) is not None:
            return seat, "opening"
        throws = getattr(state, "throws", None)
        if throws is None:
            return seat, getattr(state, "deal", None), getattr(state, "rounds", None)
        if throws == 0:
            self._turns[seat] += 1
        return seat, self._turns[seat], throws
