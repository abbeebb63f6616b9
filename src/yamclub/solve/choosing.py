"""The best choices themselves, and what follows from them: for exact distributions of how games end.

Choosing runs like solving, eight states at once, and notes which row was best. Following runs for
one state, with its choices fixed: the eight lanes are then eight things that may come of the turn.
"""

from __future__ import annotations

from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES, add, larger, load, spread, store, times, where_larger
from yamclub.solve.numbering import SIDES, Floats, Ints
from yamclub.solve.steps import LockedSteps, Steps, climb

STOP = -1.0
"""Chosen in place of the row of a keep."""
_MOST_DOWN = 5


@kernel
def choose(buffer: Floats, picks: Floats, stop: Floats, steps: Steps, chosen: Floats, place: int) -> None:
    """As ``steps.descend``; ``chosen`` gets the row of each throw's best keep, from ``place`` on."""
    down, first_throw = steps.down, len(steps.up) // SIDES
    for keep in range(first_throw):
        store(picks, keep * LANES, spread(float(keep * LANES)))
    for keep in range(1, first_throw):
        best, pick = load(buffer, keep * LANES), load(picks, keep * LANES)
        for below in range(keep * _MOST_DOWN, (keep + 1) * _MOST_DOWN):
            other = load(buffer, down[below])
            pick = where_larger(other, best, load(picks, down[below]), pick)
            best = larger(best, other)
        store(buffer, keep * LANES, best)
        store(picks, keep * LANES, pick)
    for throw in range(len(steps.chance)):
        best, pick = load(stop, throw * LANES), spread(STOP)
        for below in range((first_throw + throw) * _MOST_DOWN, (first_throw + throw + 1) * _MOST_DOWN):
            other = load(buffer, down[below])
            pick = where_larger(other, best, load(picks, down[below]), pick)
            best = larger(best, other)
        store(buffer, (first_throw + throw) * LANES, best)
        store(chosen, place + throw * LANES, pick)


@kernel
def choose_locks(
    buffer: Floats, beside: Floats, picks: Floats, down: Ints, locked: LockedSteps, chosen: Floats
) -> None:
    """As ``steps.lock``; ``chosen`` gets the best row for each keep locked before and each throw beside it, in turn."""
    written = 0
    for keep in range(len(locked.sets)):
        first, whole = locked.first[keep], locked.first_whole[keep]
        total = spread(0.0)
        for other in range(locked.sets[keep]):
            row = locked.joined[first + other]
            best, pick = load(buffer, row), spread(float(row))
            if other:
                for below in range(other * _MOST_DOWN, (other + 1) * _MOST_DOWN):
                    less = load(beside, down[below])
                    pick = where_larger(less, best, load(picks, down[below]), pick)
                    best = larger(best, less)
            store(beside, other * LANES, best)
            store(picks, other * LANES, pick)
            if other >= whole:
                total = add(total, times(best, locked.chance[other]))
                store(chosen, written * LANES, pick)
                written += 1
        store(buffer, keep * LANES, total)


@kernel
def follow(buffer: Floats, stop: Floats, chosen: Floats, place: int, lane: int, steps: Steps) -> None:
    """Give each throw the row that one state chose for it."""
    first_throw = len(steps.up) // SIDES
    for throw in range(len(steps.chance)):
        pick = int(chosen[place + throw * LANES + lane])
        row = load(stop, throw * LANES) if pick < 0 else load(buffer, pick)
        store(buffer, (first_throw + throw) * LANES, row)


@kernel
def follow_locks(buffer: Floats, chosen: Floats, lane: int, locked: LockedSteps) -> None:
    """Give each keep what one state's choices bring when the dice beside it are thrown once more."""
    written = 0
    for keep in range(len(locked.sets)):
        total = spread(0.0)
        for other in range(locked.first_whole[keep], locked.sets[keep]):
            pick = int(chosen[written * LANES + lane])
            total = add(total, times(load(buffer, pick), locked.chance[other]))
            written += 1
        store(buffer, keep * LANES, total)


@kernel
def choose_free_turn(buffer: Floats, picks: Floats, stop: Floats, throws: int, steps: Steps, chosen: Floats) -> None:
    """The choices of a whole turn with free keeps: those with one throw to come first."""
    for to_come in range(1, throws):
        climb(buffer, steps.up)
        choose(buffer, picks, stop, steps, chosen, (to_come - 1) * len(steps.chance) * LANES)


@kernel
def follow_free_turn(buffer: Floats, stop: Floats, throws: int, steps: Steps, chosen: Floats, lane: int) -> None:
    """What comes of such a turn, to each throw as the first."""
    for to_come in range(1, throws):
        climb(buffer, steps.up)
        follow(buffer, stop, chosen, (to_come - 1) * len(steps.chance) * LANES, lane, steps)
