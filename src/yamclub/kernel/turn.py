"""One turn of throw, keep and throw again, solved exactly.

Given what each final throw is worth, backward induction gives the worth of every keep and so the
best one. A keep is worth the mean of the keeps with one more die, over the faces of that die. This
turns the sum over whole throws (4,368 terms for five dice) into one over single dice (1,260).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from yamclub.kernel.dice import Dice, keeps, sub_keeps, throws

Worth = Mapping[Dice, float]


class Choice(NamedTuple):
    """A keep and what the turn is worth on average once it is made."""

    keep: Dice
    worth: float


def keep_worth(final: Worth, count: int, sides: int = 6) -> dict[Dice, float]:
    """What each keep is worth when the others are thrown once; ``final`` gives the worth of the result."""
    worth = dict(final)
    faces = [Dice([face]) for face in range(1, sides + 1)]
    for keep in reversed(keeps(count, sides)):
        if len(keep) < count:
            worth[keep] = sum(worth[keep + face] for face in faces) / sides
    return worth


def solve_turn(
    final: Callable[[Dice], float],
    throws_left: int,
    count: int = 5,
    sides: int = 6,
    stop: Callable[[Dice], float] | None = None,
) -> Sequence[dict[Dice, float]]:
    """What every keep is worth with 1, 2, … ``throws_left`` throws to come, best play assumed.

    Keeping all the dice means stopping: it is worth what they are worth at the end, unless ``stop`` says otherwise.
    """
    lying = {throw: final(throw) for throw in throws(count, sides).outcomes}
    stopped = lying if stop is None else {throw: stop(throw) for throw in lying}
    stages: list[dict[Dice, float]] = []
    for _ in range(throws_left):
        stage = keep_worth(lying, count, sides) | stopped
        stages.append(stage)
        lying = {throw: max(stage[keep] for keep in sub_keeps(throw)) for throw in stopped}
    return stages


def best_keep(stage: Worth, thrown: Dice) -> Choice:
    """The keep that is worth most; of equals, the one with the most dice."""
    worth, _, keep = max((stage[keep], len(keep), keep) for keep in sub_keeps(thrown))
    return Choice(keep, worth)
