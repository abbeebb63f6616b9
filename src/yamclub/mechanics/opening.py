"""Who starts: everybody gets a number in turn, the best one starts, those tied for it try again."""

from __future__ import annotations

from msgspec import Struct

from yamclub.game import News


class Tied(News, frozen=True):
    """These seats tied for the start, and try again."""

    seats: tuple[int, ...]


class Starts(News, frozen=True):
    seat: int
    """Who starts."""


class Opening(Struct, frozen=True):
    """Public, and the same in every game that throws or draws for the start.

    >>> opening = Opening((0, 1, 2)).after(7).after(3).after(7)
    >>> opening.contenders, opening.starter, opening.after(2).after(5).starter
    ((0, 2), None, 2)
    """

    contenders: tuple[int, ...]
    """The seats that may still start."""
    numbers: tuple[int, ...] = ()
    """What they got so far, in the order of ``contenders``."""

    @property
    def seat(self) -> int:
        """Whose turn it is to get a number."""
        return self.contenders[len(self.numbers)]

    @property
    def starter(self) -> int | None:
        """Who starts, once that is decided."""
        return self.contenders[0] if len(self.contenders) == 1 else None

    @property
    def news(self) -> tuple[Tied, ...]:
        """The tie, if everybody has had a number and nobody starts yet."""
        return () if self.numbers else (Tied(self.contenders),)

    def after(self, number: int) -> Opening:
        numbers = (*self.numbers, number)
        if len(numbers) < len(self.contenders):
            return Opening(self.contenders, numbers)
        best = max(numbers)
        return Opening(tuple(seat for seat, got in zip(self.contenders, numbers, strict=True) if got == best))
