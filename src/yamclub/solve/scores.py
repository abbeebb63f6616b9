"""Reading a distribution of scores: averages, quantiles, and shares of ranges."""

from __future__ import annotations

from itertools import accumulate
from math import fsum
from typing import NamedTuple

from yamclub.solve.solution import Distribution


class Range(NamedTuple):
    """Scores from ``first`` to ``last``, how likely they are, and how likely these or better ones are."""

    first: int
    last: int
    share: float
    above: float


def mean(scores: Distribution) -> float:
    """
    >>> mean({10: 0.5, 30: 0.5})
    20.0
    """
    return fsum(score * share for score, share in scores.items())


def quantile(scores: Distribution, share: float) -> int:
    """The lowest score that at least this share of all games stays at or below.

    >>> quantile({10: 0.25, 20: 0.5, 30: 0.25}, 0.5)
    20
    """
    rising = sorted(scores)
    for score, so_far in zip(rising, accumulate(scores[score] for score in rising), strict=True):
        if so_far >= share - 1e-12:
            return score
    return rising[-1]


def below(scores: Distribution, score: int) -> float:
    """How likely a lower score is than this one."""
    return fsum(share for other, share in scores.items() if other < score)


def at_least(scores: Distribution, score: int) -> float:
    return fsum(share for other, share in scores.items() if other >= score)


def ranges(scores: Distribution, most: int) -> list[Range]:
    """The distribution in at most so many ranges of a round width, without the empty ones at both ends.

    >>> ranges({3: 0.25, 12: 0.5, 19: 0.25}, 3)
    [Range(first=0, last=9, share=0.25, above=1.0), Range(first=10, last=19, share=0.75, above=0.75)]
    """
    seen = [score for score, share in scores.items() if share > 0]
    width = next(width for width in _widths() if max(seen) // width - min(seen) // width < most)
    firsts = range(min(seen) // width * width, max(seen) + 1, width)
    found = []
    for first in firsts:
        share = fsum(share for score, share in scores.items() if first <= score < first + width)
        found.append(Range(first, min(first + width - 1, max(seen)), share, at_least(scores, first)))
    return found


def _widths() -> list[int]:
    return [step * power for power in (1, 10, 100, 1000, 10_000) for step in (1, 2, 5)]
