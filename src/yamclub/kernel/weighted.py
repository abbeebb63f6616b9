"""Outcomes with exact integer weights: what chance can do, and how likely each is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Weighted(Generic[T]):
    """A finite distribution. Outcomes keep their order, so number ``n`` always picks the same one.

    >>> coin = Weighted([("heads", 1), ("tails", 2)])
    >>> coin.total, [coin.pick(n) for n in range(3)]
    (3, ['heads', 'tails', 'tails'])
    """

    __slots__ = ("_cumulative", "_outcomes", "_weight_of", "_weights", "total")

    def __init__(self, pairs: Iterable[tuple[T, int]]) -> None:
        pairs = tuple(pairs)
        self._outcomes: tuple[T, ...] = tuple(outcome for outcome, _ in pairs)
        self._weights: tuple[int, ...] = tuple(weight for _, weight in pairs)
        if not pairs or min(self._weights) < 1:
            raise ValueError("a distribution needs outcomes, each of weight one or more")
        self._cumulative = list(accumulate(self._weights))
        self.total = self._cumulative[-1]
        self._weight_of: dict[T, int] | None = None  # built when first asked for

    @property
    def outcomes(self) -> tuple[T, ...]:
        return self._outcomes

    @property
    def weights(self) -> tuple[int, ...]:
        return self._weights

    def __iter__(self) -> Iterator[tuple[T, int]]:
        return iter(zip(self.outcomes, self.weights, strict=True))

    def __len__(self) -> int:
        return len(self.outcomes)

    def pick(self, number: int) -> T:
        """The outcome that holds ``number``, for ``0 <= number < total``."""
        if not 0 <= number < self.total:
            raise ValueError(f"{number} is not in 0..{self.total - 1}")
        return self._outcomes[bisect_right(self._cumulative, number)]

    def weight(self, outcome: T) -> int:
        """How many of the ``total`` equal chances are this outcome; 0 if it cannot happen."""
        if self._weight_of is None:
            self._weight_of = dict(self)
        return self._weight_of.get(outcome, 0)

    def map(self, change: Callable[[T], U]) -> Weighted[U]:
        """The same weights over changed outcomes."""
        return Weighted((change(outcome), weight) for outcome, weight in self)
