"""The turn solver once more, slow and plain: fractions, every throw and every keep, and nothing shared with kernels."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from yamclub.kernel.dice import Dice, sub_keeps, throws

NO_DICE = Dice()


class SlowTurn:
    """What every position of a turn is worth; ``stop`` gives None where a turn may not be ended."""

    def __init__(
        self,
        final: Callable[[Dice], Fraction],
        stop: Callable[[Dice], Fraction | None] | None = None,
        *,
        locks: bool = False,
    ) -> None:
        self._final, self._stop, self._locks = final, stop or final, locks
        self.lying = cache(self._lying)
        self.kept = cache(self._kept)

    def _lying(self, locked: Dice, thrown: Dice, to_come: int) -> Fraction:
        """With these dice just thrown beside those locked before, and so many throws to come."""
        if to_come == 0:
            return self._final(locked + thrown)
        options = [self.kept(locked + keep, to_come) for keep in sub_keeps(thrown) if len(keep) < len(thrown)]
        stopped = self._stop(locked + thrown)
        return max(options if stopped is None else [stopped, *options])

    def _kept(self, kept: Dice, to_come: int) -> Fraction:
        """With these put aside, and the others to be thrown as one of so many throws to come."""
        chance = throws(5 - len(kept))
        total = Fraction(0)
        for thrown, weight in chance:
            place = (kept, thrown) if self._locks else (NO_DICE, kept + thrown)
            total += weight * self.lying(*place, to_come - 1)
        return total / chance.total
