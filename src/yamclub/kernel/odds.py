"""A chance, as people are told it: of what, how likely, and which dice to keep for it."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from yamclub.kernel.dice import Dice


class Odds(Struct, frozen=True):
    """The exact chance of one target, with best play for that target alone."""

    target: str
    """What is hoped for, by its name on the command line: `full`, `fours:3`."""
    probability: float
    """From 0 to 1."""
    fraction: str
    """The same exactly, in lowest terms: `5/72`."""
    keep: Dice | None = None
    """What to leave on the table, dice locked earlier included: all of them means to stop. None: no dice lie, or it is
    out of reach."""

    @property
    def exact(self) -> Fraction:
        return Fraction(self.fraction)


def odds_of(target: str, chance: Fraction, keep: Dice | None = None) -> Odds:
    """
    >>> odds_of("yam", Fraction(6, 7776)).fraction
    '1/1296'
    """
    return Odds(target, float(chance), f"{chance.numerator}/{chance.denominator}", keep if chance else None)
