"""One number that an arena is about, block by block: a bot's share against another, or its score."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from msgspec import Struct

from yamclub.lab.intervals import (
    Bets,
    Interval,
    Moments,
    lasting_interval,
    mean_interval,
    moments,
    share_interval,
)

EARLY = 0.2
"""How much of the error allowed is spent on stopping early; the rest is left for when all matches are played."""
MISS = 0.05


class Luckless(Struct, frozen=True):
    """The same with the luck taken out."""

    share: float
    low: float
    high: float
    weight: float
    """How much of the measured luck was taken out: 1 if the worths are exact."""
    fewer: float | None
    """How many times fewer matches it takes than counting the wins of matches each with its own chance."""


class Series:
    """Values with their luck, a list of matches per block; of ``bounded`` ones we know that they are in 0..1."""

    def __init__(self, *, bounded: bool, lines: Sequence[float] = (), sequential: bool = True) -> None:
        self.bounded, self.sequential = bounded, sequential
        self.values: list[float] = []
        self.lucks: list[float] | None = []
        self.matches = 0
        self.complete = False
        """Whether as many matches were played as were asked for, and not fewer because it was decided."""
        self.bets = Bets(EARLY * MISS, lines) if bounded and sequential else None
        self._sum = self._squares = 0.0

    def add(self, values: Sequence[float], lucks: Sequence[float] | None) -> None:
        """The matches of one block."""
        mean = sum(values) / len(values)
        self.values.append(mean)
        self.matches += len(values)
        self._sum += sum(values)
        self._squares += sum(value * value for value in values)
        if lucks is None:
            self.lucks = None
        elif self.lucks is not None:
            self.lucks.append(sum(lucks) / len(lucks))
        if self.bets is not None:
            self.bets.add(mean)

    @property
    def moments(self) -> Moments:
        return moments(self.values)

    def interval(self, miss: float = MISS) -> Interval:
        """That misses the true mean so often at most, even where the arena stops as soon as it is decided."""
        found = self.moments
        fixed = miss * (1 - EARLY) if self.sequential else miss
        if self.sequential and not self.complete:
            return self.lasting(miss * EARLY)
        if self.bounded:
            return share_interval(found.mean, found.error, found.values - 1, self.matches, fixed)
        return mean_interval(found.mean, found.error, found.values - 1, fixed)

    def lasting(self, miss: float = MISS) -> Interval:
        """That misses the true mean at any time at all so often at most."""
        if self.bounded:
            bets = self.bets
            if bets is None:
                bets = Bets(miss)
                for value in self.values:
                    bets.add(value)
            return bets.interval(miss)
        found = self.moments
        return lasting_interval(found.mean, found.error, found.values, miss)

    @property
    def plain_variance(self) -> float:
        """Of the mean, if these were matches with a chance of their own each."""
        if not self.matches:
            return inf
        mean = self._sum / self.matches
        return max(0.0, self._squares / self.matches - mean * mean) / self.matches

    def adjusted(self) -> tuple[list[float], float] | None:
        """The values without their luck, and how much of it was taken out.

        For each block that is found from the other blocks alone. So it does not depend on the block's own luck, and the
        mean is moved to no side.
        """
        lucks, values = self.lucks, self.values
        if lucks is None or len(values) < 3:
            return None
        count, total, luck_total = len(values), sum(values), sum(lucks)
        products = sum(luck * value for luck, value in zip(lucks, values, strict=True))
        squares = sum(luck * luck for luck in lucks)

        def weight(value: float, luck: float, count: int) -> float:
            """From all blocks but this one."""
            spread = squares - luck * luck
            together = products - luck * value - (total - value) / count * (luck_total - luck)
            return together / spread if spread > 0 else 0.0

        adjusted = [value - weight(value, luck, count - 1) * luck for value, luck in zip(values, lucks, strict=True)]
        return adjusted, weight(0.0, 0.0, count)

    def luckless(self, miss: float = MISS) -> Luckless | None:
        found = self.adjusted()
        if found is None:
            return None
        adjusted, weight = found
        mean, error, count = moments(adjusted)
        if self.sequential and not self.complete:
            interval = lasting_interval(mean, error, count, miss * EARLY)
        else:
            interval = mean_interval(mean, error, count - 2, miss * (1 - EARLY) if self.sequential else miss)
        if self.bounded:
            interval = interval.within(0.0, 1.0)
        fewer = self.plain_variance / error**2 if error > 0 else None
        return Luckless(mean, interval.low, interval.high, weight, fewer)


def averaged_luckless(parts: Sequence[Series]) -> Luckless | None:
    """The same with the luck taken out of each."""
    if len(parts) == 1:
        return parts[0].luckless()
    adjusted = [part.adjusted() for part in parts]
    if not parts or any(one is None for one in adjusted):
        return None
    found = [moments(one[0]) for one in adjusted if one is not None]
    mean = sum(one.mean for one in found) / len(parts)
    error = sqrt(sum(one.error**2 for one in found)) / len(parts)
    if any(part.sequential and not part.complete for part in parts):
        each = [part.luckless(MISS / len(parts)) for part in parts]
        low = sum(one.low for one in each if one is not None) / len(parts)
        high = sum(one.high for one in each if one is not None) / len(parts)
    else:
        miss = MISS * (1 - EARLY) if parts[0].sequential else MISS
        low, high = mean_interval(mean, error, min(one.values for one in found) - 2, miss)
    if parts[0].bounded:
        low, high = Interval(low, high).within(0.0, 1.0)
    weight = sum(one[1] for one in adjusted if one is not None) / len(parts)
    plain = sum(part.plain_variance for part in parts) / len(parts) ** 2
    return Luckless(mean, low, high, weight, plain / error**2 if error > 0 else None)


def averaged(parts: Sequence[Series]) -> tuple[float, Interval]:
    """The mean of several series, each counted alike, with its interval."""
    if len(parts) == 1:
        return parts[0].moments.mean, parts[0].interval()
    found = [part.moments for part in parts]
    mean = sum(one.mean for one in found) / len(parts)
    if any(part.sequential and not part.complete for part in parts):
        each = [part.interval(MISS / len(parts)) for part in parts]
        return mean, Interval(sum(one.low for one in each) / len(each), sum(one.high for one in each) / len(each))
    error = sqrt(sum(one.error**2 for one in found)) / len(parts)
    freedom = min(one.values for one in found) - 1
    miss = MISS * (1 - EARLY) if parts[0].sequential else MISS
    if parts[0].bounded:
        return mean, share_interval(mean, error, freedom, sum(part.matches for part in parts), miss)
    return mean, mean_interval(mean, error, freedom, miss)
