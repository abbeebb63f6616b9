"""Dice that are thrown, put aside and thrown again: the moves that the games with such turns share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from yamclub.game import Action, Outcome
from yamclub.kernel.dice import Dice, sub_keeps, throws
from yamclub.kernel.weighted import Weighted

NO_DICE = Dice()


class Keep(Action, frozen=True):
    """Put these dice aside and throw the others again."""

    dice: Dice


class Throw(Outcome, frozen=True):
    """The dice that were thrown, without those put aside."""

    dice: Dice


@cache
def throw_chance(count: int) -> Weighted[Throw]:
    return throws(count).map(Throw)


@cache
def keep_actions(dice: Dice) -> tuple[Keep, ...]:
    """Every different way to throw at least one of these dice again.

    >>> [str(keep.dice) for keep in keep_actions(Dice((4, 4)))]
    ['', '4']
    """
    return tuple(Keep(keep) for keep in sub_keeps(dice) if len(keep) < len(dice))


def may_keep(legal: Iterable[Action]) -> bool:
    """Whether dice may be put aside and thrown again."""
    return any(isinstance(action, Keep) for action in legal)
