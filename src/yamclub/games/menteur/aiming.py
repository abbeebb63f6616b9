"""One turn with locked keeps: what it is worth, and how likely it is to reach given points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import accumulate

from yamclub.kernel.dice import Dice, sub_keeps, throws
from yamclub.kernel.turn import keep_worth
from yamclub.mechanics.sheet import worth
from yamclub.mechanics.throwing import DICE

MOST_POINTS = 50


@cache
def _left_under_cups(locked: Dice, thrown: Dice) -> tuple[Dice, ...]:
    """All the dice that may be locked if some of these are thrown again."""
    return tuple(locked + keep for keep in sub_keeps(thrown) if len(keep) < len(thrown))


class LockedTurn:
    """Exact values of a turn with best play; ``final`` gives the worth of five dice at the end."""

    def __init__(self, final: Callable[[Dice], float]) -> None:
        self._final = {dice: final(dice) for dice in throws(DICE).outcomes}
        self._stages: list[Mapping[Dice, float]] = [keep_worth(self._final, DICE)]
        self._memo: dict[tuple[Dice, int], float] = {}

    def locked_worth(self, locked: Dice, throws_left: int) -> float:
        """What it is worth to have these locked, with one or more throws to come."""
        if throws_left == 1:
            return self._stages[0][locked]
        known = self._memo.get((locked, throws_left))
        if known is None:
            chance = throws(DICE - len(locked))
            known = sum(n * self.best(locked, thrown, throws_left - 1)[0] for thrown, n in chance) / chance.total
            self._memo[locked, throws_left] = known
        return known

    def best(self, locked: Dice, thrown: Dice, throws_left: int) -> tuple[float, Dice | None]:
        """The best that can be done with dice just thrown: its worth, and what is then locked (None: stop)."""
        stop = self._final[locked + thrown]
        if not throws_left:
            return stop, None
        options = _left_under_cups(locked, thrown)
        if throws_left == 1:
            best = max(options, key=self._stages[0].__getitem__)
        else:
            best = max(options, key=lambda dice: self.locked_worth(dice, throws_left))
        value = self.locked_worth(best, throws_left)
        return (stop, None) if stop >= value else (value, best)


@cache
def _aiming_at(index: int) -> LockedTurn:
    return LockedTurn(lambda dice: float(worth(dice)[index]))


@cache
def reach(index: int, throws_made: int) -> tuple[float, ...]:
    """By points: how likely this many throws, aimed at one box alone, score at least that there."""
    turn = _aiming_at(index)
    lying, ended = {Dice(): 1.0}, [0.0] * (MOST_POINTS + 1)
    for left in reversed(range(throws_made)):
        kept: dict[Dice, float] = {}
        for locked, share in lying.items():
            chance = throws(DICE - len(locked))
            for thrown, weight in chance:
                _, then = turn.best(locked, thrown, left)
                if then is None:
                    ended[worth(locked + thrown)[index]] += share * weight / chance.total
                else:
                    kept[then] = kept.get(then, 0.0) + share * weight / chance.total
        lying = kept
    return tuple(min(1.0, share) for share in accumulate(reversed(ended)))[::-1]


@cache
def par(index: int) -> float:
    """What a whole turn aimed at one box alone brings there on average."""
    return _aiming_at(index).locked_worth(Dice(), 3)
