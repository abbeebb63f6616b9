"""Where worths and moves lie in a chart that is a hundred wide and a hundred high."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import ceil, floor, log10

from yamclub.coach.report import Unit

Point = tuple[int, tuple[float, ...]]

_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
_MOST_TICKS = 5


class Scale:
    def __init__(self, curve: Sequence[Point], unit: Unit) -> None:
        self._curve = curve
        self._last = max(1, curve[-1][0])
        self.ticks = _SHARES if unit == "win" else round_numbers([worths[0] for _, worths in curve])

    def x(self, number: int) -> float:
        return round(100 * number / self._last, 2)

    def y(self, worth: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return round(100 - 100 * min(1.0, max(0.0, (worth - low) / (high - low))), 2)

    def at(self, number: int) -> tuple[float, ...]:
        """After this move."""
        return self._curve[bisect_right(self._curve, number, key=lambda one: one[0]) - 1][1]

    def line(self, seat: int) -> str:
        points = [(self.x(number), self.y(worths[seat])) for number, worths in self._curve]
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def round_numbers(worths: Sequence[float]) -> tuple[float, ...]:
    """Round numbers around all of these.

    >>> round_numbers([604.0, 911.0])
    (600.0, 700.0, 800.0, 900.0, 1000.0)
    """
    low, high = min(worths), max(worths)
    rough = max(high - low, 1) / (_MOST_TICKS - 1)
    power = 10.0 ** floor(log10(rough))
    step = next((one * power for one in (1, 2, 5, 10) if one * power >= rough), rough)
    first = floor(low / step)
    count = max(1, ceil(high / step) - first)
    return tuple((first + place) * step for place in range(count + 1))
