"""The chance to win a match of YAM color from its cards: exact, if each card to come goes to any seat alike.

That is the one thing assumed: of the rounds to come each is won by somebody, all equally likely, with no further fines
or stakes. Those who end with equally many share the win.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import factorial
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]


def shares(cards: Sequence[int], to_come: int) -> Worths:
    """By seat, its share of the win with so many cards to come.

    >>> shares((2, 1), 1).tolist(), shares((0, 0, 0), 5).round(3).tolist()
    ([0.75, 0.25], [0.333, 0.333, 0.333])
    """
    least = min(cards)
    held = tuple(min(one - least, max(cards) - least) for one in cards)
    found = dict(_by_cards(tuple(sorted(held)), to_come))
    return np.array([found[one] for one in held])


@lru_cache(maxsize=4096)
def _by_cards(held: tuple[int, ...], to_come: int) -> tuple[tuple[int, float], ...]:
    """By number of cards held, the share of a seat that holds so many."""
    return tuple((one, _share(held, held.index(one), to_come)) for one in dict.fromkeys(held))


def _share(held: tuple[int, ...], seat: int, to_come: int) -> float:
    """Sum over the number of cards it may win: the others then stay below, or as many are level with it."""
    if held[seat] + to_come < held[-1]:
        return 0.0
    ends = np.arange(max(held[-1], held[seat]), held[seat] + to_come + 1)
    ways = _others(held[:seat] + held[seat + 1 :], ends, to_come)
    won = ends - held[seat]
    left = to_come - won
    level = ways[np.arange(len(ends)), :, left] @ (1 / np.arange(1, len(held) + 1))
    whole = factorial(to_come) / len(held) ** to_come
    return float(whole * (level * _inverse_factorials(to_come)[won]).sum())


def _others(others: tuple[int, ...], ends: NDArray[np.int64], to_come: int) -> Worths:
    """By end, how many others are level with it, and how many cards they won: in how many ways, over the factorials."""
    inverse, size = _inverse_factorials(to_come), to_come + 1
    ways = np.zeros((len(ends), len(others) + 1, size))
    ways[:, 0, 0] = 1.0
    apart = np.arange(size)[None, :] - np.arange(size)[:, None]
    for held in others:
        room = ends - held
        below = np.where(np.arange(size) < room[:, None], inverse, 0.0)
        level = np.where(np.arange(size) == room[:, None], inverse, 0.0)
        fewer, same = (np.where(apart >= 0, one[:, np.maximum(apart, 0)], 0.0) for one in (below, level))
        then = ways @ fewer
        then[:, 1:] += (ways @ same)[:, :-1]
        ways = then
    return ways


@lru_cache(maxsize=64)
def _inverse_factorials(most: int) -> Worths:
    return np.array([1 / factorial(one) for one in range(most + 1)])
