"""The slow twin of the exact chances: ordered dice, one by one, in fractions, straight from what a turn is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

Faces = tuple[int, ...]
_MASKS = tuple(product((False, True), repeat=5))


def _thrown(count: int) -> Iterator[Faces]:
    return product(range(1, 7), repeat=count)


def _choices(dice: Faces) -> set[Faces]:
    """Every way to throw at least one of these again: what stays."""
    picked = {tuple(face for face, stays in zip(dice, mask, strict=False) if stays) for mask in _MASKS}
    return {stays for stays in picked if len(stays) < len(dice)}


class SlowTurn:
    """Chances with free or with locked keeps; ``again`` is the chance if at least one die has to be thrown again."""

    def __init__(self, made: Callable[[Faces], bool], *, locked: bool) -> None:
        self._made, self._locks = made, locked
        self.lying, self.kept = cache(self._lying), cache(self._kept)

    def again(self, locked: Faces, thrown: Faces, left: int) -> Fraction:
        return max(self.kept(tuple(sorted(locked + stays)), left) for stays in _choices(thrown))

    def _lying(self, locked: Faces, thrown: Faces, left: int) -> Fraction:
        if self._made(tuple(sorted(locked + thrown))):
            return Fraction(1)
        return self.again(locked, thrown, left) if left else Fraction(0)

    def _kept(self, kept: Faces, left: int) -> Fraction:
        count = 5 - len(kept)
        if self._locks:
            ends = (self.lying(kept, tuple(sorted(thrown)), left - 1) for thrown in _thrown(count))
        else:
            ends = (self.lying((), tuple(sorted(kept + thrown)), left - 1) for thrown in _thrown(count))
        return sum(ends, Fraction(0)) * Fraction(1, 6**count)

    def before(self, left: int) -> Fraction:
        return self.kept((), left)

    def before_another(self, left: int) -> Fraction:
        """The dice of the first throw don't count: at least one is thrown again."""
        ends = (self.again((), tuple(sorted(thrown)), left - 1) for thrown in _thrown(5))
        return sum(ends, Fraction(0)) / 6**5
