"""One turn of throw, keep and throw again, solved exactly in arrays: one at a time, or many on all cores.

Given what each final throw is worth, and how many throws may follow the first. Keeps are free (a die
put aside may be thrown again) or locked. A game in which not every throw may end the turn early says
what stopping is worth apart: minus infinity where it is not allowed.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.kernel.dice import Dice, sub_keeps
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import DICE, FIRST_THROW, KEEPS, THROWS, Floats, number_of
from yamclub.solve.steps import LockedSteps, Steps, free_keeps, locked_keeps, locked_steps, rows, steps, turn_value
from yamclub.solve.threads import on_all_cores

THROWS_A_TURN = 3


NO_DICE = Dice()


class Best(NamedTuple):
    """The best that can be done with the dice on the table."""

    worth: float
    keep: Dice
    """What to put aside; all of them: stop."""


class Turn:
    """Every position of one turn: made by ``solve_turn``."""

    def __init__(self, kept: Floats, stop: Floats) -> None:
        self.kept, self.stop = kept, stop
        """``kept[n, keep]``: what it is worth to put these aside with *n* throws to come; ``kept[0]`` is the end."""

    def best(self, thrown: Dice, to_come: int, locked: Dice = NO_DICE) -> Best:
        """The best keep of dice just thrown, with so many throws to come, beside those locked before.

        Of equals, the one with the most dice.
        """
        number, lying = number_of(), thrown + locked
        stop = self.kept[0, number[lying]] if to_come == 0 else self.stop[number[lying] - FIRST_THROW]
        options = [(float(stop), DICE, lying)]
        if to_come:
            keeps = (locked + keep for keep in sub_keeps(thrown) if len(keep) < len(thrown))
            options += [(float(self.kept[to_come, number[keep]]), len(keep), keep) for keep in keeps]
        worth, _, keep = max(options)
        return Best(worth, keep)

    @property
    def value(self) -> float:
        """Before the first throw of a turn with as many throws as were solved."""
        return float(self.kept[-1, 0])


def solve_turn(final: Floats, throws: int = THROWS_A_TURN, stop: Floats | None = None, locks: bool = False) -> Turn:
    """Solve the turn whose last throws are worth ``final``: 252 numbers, in the order of the numbering."""
    stops = rows(THROWS)
    stops[:] = np.repeat(final if stop is None else stop, LANES)
    kept = np.empty((throws + 1, KEEPS))
    for to_come in range(throws + 1):
        buffer, beside = rows(KEEPS), rows(KEEPS)
        buffer[FIRST_THROW * LANES :] = np.repeat(final, LANES)
        _keeps(buffer, stops, beside, to_come, locks, steps(), locked_steps())
        kept[to_come] = buffer[::LANES]
    return Turn(kept, stops[::LANES].copy())


@kernel
def _keeps(
    buffer: Floats, stop: Floats, beside: Floats, to_come: int, locks: bool, steps: Steps, locked: LockedSteps
) -> None:
    if to_come and locks:
        locked_keeps(buffer, stop, beside, to_come, steps, locked)
    else:
        free_keeps(buffer, stop, to_come, steps)


def turn_values(final: Floats, throws: int = THROWS_A_TURN, stop: Floats | None = None, locks: bool = False) -> Floats:
    """What many turns are worth before their first throw: ``final``, and ``stop`` where it differs, are (n, 252)."""
    final = np.ascontiguousarray(final)
    stops = final if stop is None else np.ascontiguousarray(stop)
    values = np.empty(-(-len(final) // LANES) * LANES)

    def part(first: int, last: int) -> None:
        buffers = rows(KEEPS), rows(THROWS), rows(KEEPS)
        _values(final, stops, stop is not None, first, last, *buffers, throws, locks, steps(), locked_steps(), values)

    on_all_cores(part, len(final), LANES)
    return values[: len(final)]


@kernel
def _values(
    final: Floats,
    stops: Floats,
    apart: bool,
    first: int,
    last: int,
    buffer: Floats,
    stop: Floats,
    beside: Floats,
    throws: int,
    locks: bool,
    steps: Steps,
    locked: LockedSteps,
    values: Floats,
) -> None:
    for start in range(first, last, LANES):
        for lane in range(LANES):
            turn = min(start + lane, last - 1)  # lanes left over repeat the last turn
            for throw in range(THROWS):
                buffer[(FIRST_THROW + throw) * LANES + lane] = final[turn, throw]
        if apart:
            for lane in range(LANES):
                turn = min(start + lane, last - 1)
                for throw in range(THROWS):
                    stop[throw * LANES + lane] = stops[turn, throw]
        else:
            stop[:] = buffer[FIRST_THROW * LANES :]
        turn_value(buffer, stop, beside, throws, locks, steps, locked, values, start)
