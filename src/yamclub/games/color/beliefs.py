"""How likely each number is the true one, for who has felt some of what is under the cover (K16).

What was not felt is open: any colour on a die, any card that nobody has seen yet. Others' calls count as they do for
the expert.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import factorial, perm, prod
from typing import TYPE_CHECKING

import numpy as np

from yamclub.games.color.announcing import said
from yamclub.games.color.colours import COLOURS, SPOTS, Colour, Deck
from yamclub.games.color.imagining import unseen_cards
from yamclub.games.color.moves import THROW_CHANCE
from yamclub.games.color.view import ColorView

if TYPE_CHECKING:
    from numpy.typing import NDArray

Felt = Mapping[int, Colour]
"""By item, 1 to 8 the dice and 9 to 16 the card."""
THROWN = tuple(outcome.dice.counts for outcome in THROW_CHANCE.outcomes)


def believed(view: ColorView, felt: Felt) -> NDArray[np.float64]:
    """By number: from what was felt, and from what others called before."""
    dice = _counts([colour for item, colour in felt.items() if item <= SPOTS])
    spots = _counts([colour for item, colour in felt.items() if item > SPOTS])
    chances = np.array(_felt_chances(dice, spots, tuple(unseen_cards(view))))
    taken: set[int] = set()
    for claim in view.claims:
        chances *= [1.0 if number in taken else said(claim.number - number) for number in range(SPOTS + 1)]
        taken.add(claim.number)
    found: NDArray[np.float64] = chances / chances.sum()
    return found


@lru_cache(maxsize=1024)
def _felt_chances(dice: tuple[int, ...], spots: tuple[int, ...], cards: Deck) -> tuple[float, ...]:
    found = [0.0] * (SPOTS + 1)
    throws = [(throw, weight) for throw in THROWN if (weight := _ways(throw, dice))]
    for card, copies in Counter(cards).items():
        likely = copies
        for there, touched in zip(card.counts, spots, strict=True):
            likely *= perm(there, touched)
        if likely:
            for throw, weight in throws:
                found[sum(map(min, throw, card.counts))] += likely * weight
    return tuple(found)


def _counts(colours: Sequence[Colour]) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in COLOURS)


def _ways(throw: Sequence[int], felt: Sequence[int]) -> int:
    """In how many ways the dice not felt make up the rest of this throw; 0: they can't."""
    rest = [there - known for there, known in zip(throw, felt, strict=True)]
    if min(rest) < 0:
        return 0
    return factorial(sum(rest)) // prod(map(factorial, rest))
