"""Intervals for a mean of independent values: for a number of them fixed beforehand, or for all times at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, inf, log, log1p, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

_STEPS = 40
"""Of halving an interval: more digits than anybody prints."""
_MOST_BET = 0.75
"""Of what could be lost at once."""
_MOST_GAIN = 10.0
"""By how much duplicate chance may count for more matches than were played, before we stop believing it."""


FEWEST_LASTING = 30
_TUNED_FOR = 100
"""Values at which the interval that holds at all times is narrowest, compared to one for that number."""


class Interval(NamedTuple):
    low: float
    high: float

    def within(self, low: float, high: float) -> Interval:
        return Interval(min(max(self.low, low), high), max(min(self.high, high), low))


def student(share: float, freedom: float) -> float:
    """How many standard errors to either side leave out this share of Student's distribution (Hill 1970).

    >>> round(student(0.05, 2), 2), round(student(0.05, 10), 3), round(student(0.05, 1000), 3)
    (4.3, 2.228, 1.962)
    """
    if freedom < 1:
        return inf
    if freedom == 1:
        return cos(share * pi / 2) / sin(share * pi / 2)
    if freedom == 2:
        return sqrt(2 / (share * (2 - share)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / a**2
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * freedom
    x = d * share
    y = x ** (2 / freedom)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(share / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (freedom - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = a * y * y
        y = exp(y) - 1 if y > 0.002 else 0.5 * y * y + y
    else:
        y = (
            (1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) * y
            - 1
        ) * (freedom + 1) / (freedom + 2) + 1 / y
    return sqrt(freedom * y)


def mean_interval(mean: float, error: float, freedom: float, miss: float) -> Interval:
    """Of a mean with this standard error, as Student has it; ``miss`` is how often it may be wrong."""
    wide = student(miss, freedom) * error if freedom >= 1 else inf
    return Interval(mean - wide, mean + wide)


def share_interval(share: float, error: float, freedom: float, matches: float, miss: float) -> Interval:
    """Of a share of the win, with the standard error that its blocks show.

    It is Wilson's interval for as many independent matches as would show that error. So it stays within 0 and 1, and
    is honest where all blocks were won: they show no error at all, and count as one match each.
    """
    if freedom < 1:
        return Interval(0.0, 1.0)
    spread = share * (1 - share)
    counted = min(spread / error**2, _MOST_GAIN * matches) if error > 0 and spread > 0 else freedom + 1
    z = student(miss, freedom)
    middle = (share + z * z / (2 * counted)) / (1 + z * z / counted)
    wide = z * sqrt(spread / counted + z * z / (4 * counted**2)) / (1 + z * z / counted)
    return Interval(min(share, middle - wide), max(share, middle + wide)).within(0, 1)


class Bets:
    """Values between 0 and 1, looked at as often as one likes: an interval that holds at all times at once.

    For every mean that could be, two players bet against it, one on more and one on less, at odds fair if it is the
    true one. Then neither is ever likely to multiply what they have by 2 / miss (Ville), so means at which one does
    are left out. How much they bet depends only on what came before. (Waudby-Smith and Ramdas 2024, hedged capital.)
    """

    def __init__(self, miss: float, lines: Sequence[float] = ()) -> None:
        """``lines`` are means that are asked about after every value."""
        self._goal = log(2 / miss)
        self._sum, self._squares = 0.5, 0.25
        self._values: list[float] = []
        self._stakes: list[float] = []
        self._capitals = {line: [0.0, 0.0] for line in lines}
        self.sides = dict.fromkeys(lines, 0)
        """By line, 1 once it is known that the true mean is more, −1 once it is known to be less."""

    def add(self, value: float) -> None:
        count = len(self._values) + 1
        stake = sqrt(2 * self._goal / (self._squares * log(count + 1)))
        self._values.append(value)
        self._stakes.append(stake)
        self._sum += value
        self._squares += (value - self._sum / (count + 1)) ** 2
        for line, capitals in self._capitals.items():
            for place, side in enumerate((1, -1)):
                capitals[place] += _gain(stake, value, line, side)
                if capitals[place] >= self._goal and not self.sides[line]:
                    self.sides[line] = side

    def interval(self, miss: float) -> Interval:
        """Of all means that are not left out. Surer or less sure than the bets were made for, it is valid too."""
        goal = log(2 / miss)
        return Interval(self._edge(1, goal), 1 - self._edge(-1, goal))

    def _edge(self, side: int, goal: float) -> float:
        """How far from its end means are left out on one side."""
        out, kept = 0.0, 1.0
        for _ in range(_STEPS):
            middle = (out + kept) / 2
            mean = middle if side > 0 else 1 - middle
            bets = zip(self._stakes, self._values, strict=True)
            if sum(_gain(stake, value, mean, side) for stake, value in bets) >= goal:
                out = middle
            else:
                kept = middle
        return out


def _gain(stake: float, value: float, mean: float, side: int) -> float:
    """The logarithm of what a bet multiplies the capital of that side's player by, if the mean is this one."""
    most = _MOST_BET / max(1e-9, mean if side > 0 else 1 - mean)
    return log1p(min(stake, most) * side * (value - mean))


def lasting_interval(mean: float, error: float, count: int, miss: float) -> Interval:
    """For values without bounds, an interval that holds at all times once there are some (Robbins' normal mixture).

    The variance is estimated, so it is valid in the limit only: see Waudby-Smith and others 2024, theorem 2.2.
    """
    if count < FEWEST_LASTING:
        return Interval(-inf, inf)
    tuned = (-2 * log(miss) + log(1 - 2 * log(miss))) / _TUNED_FOR
    spread = count * tuned + 1
    wide = error * sqrt(2 * spread / (count * tuned) * log(sqrt(spread) / miss))
    return Interval(mean - wide, mean + wide)


class Moments(NamedTuple):
    """Of a series of values."""

    mean: float
    error: float
    """The standard error of the mean; infinite for less than two values."""
    values: int
    """How many."""


def moments(values: Sequence[float]) -> Moments:
    count = len(values)
    if not count:
        return Moments(0.0, inf, 0)
    mean = sum(values) / count
    if count == 1:
        return Moments(mean, inf, 1)
    return Moments(mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count), count)
