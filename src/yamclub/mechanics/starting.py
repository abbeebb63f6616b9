"""Who will start, while it is still thrown for: the chance of every seat."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from yamclub.kernel.dice import throws
from yamclub.mechanics.opening import Opening


@lru_cache(maxsize=4096)
def start_chances(opening: Opening, players: int, dice: int) -> tuple[float, ...]:
    """By seat. Whoever ties throws again with equal chances, so ties count as shared.

    >>> start_chances(Opening((0, 1), (12,)), 2, 2)[0] > 0.98
    True
    """
    done, best = len(opening.numbers), max(opening.numbers, default=0)
    thrown, waiting = opening.contenders[:done], opening.contenders[done:]
    leaders = [seat for seat, number in zip(thrown, opening.numbers, strict=True) if number == best]
    found = [0.0] * players
    for seat in leaders:
        found[seat] = _stays_first(best, len(leaders), len(waiting), dice)
    left = 1.0 - sum(found)
    for seat in waiting:
        found[seat] = left / len(waiting)
    return tuple(found)


def _stays_first(total: int, leaders: int, waiting: int, dice: int) -> float:
    """One leader's chance, over how many of the others may reach the same total."""
    every = throws(dice)
    less = sum(weight for throw, weight in every if throw.total < total) / every.total
    same = sum(weight for throw, weight in every if throw.total == total) / every.total
    ties = range(waiting + 1)
    return sum(comb(waiting, tied) * same**tied * less ** (waiting - tied) / (leaders + tied) for tied in ties)
