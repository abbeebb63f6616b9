"""Throws of five dice in arrays: numbers for throws and keeps, what a keep can become, and who starts.

A keep is numbered as in ``keeps(5)``, so a partial one has the number of its action in every dice game's
list; a throw as in ``throws(5)``. All five dice kept have the number of their throw, plus ``PARTIAL``.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from yamclub.kernel.dice import Dice, keeps, sub_keeps, throws
from yamclub.mechanics.batch import Array, Chance, below, int64, note
from yamclub.mechanics.throwing import DICE, THROWS, every_keep
from yamclub.solve.compiled import row_kernel

PARTIAL = len(every_keep())
"""Keeps of fewer than all dice: their numbers are 0 to 209."""
WORDS = -(-PARTIAL // 8)
"""Words of eight actions that hold a mask's keeps; the last holds what comes after them too."""
NO_KEEPS = len(throws(DICE))
"""The row of ``keep_words`` in which nothing may be kept."""

KEEP_NUMBER: dict[Dice, int] = {keep: number for number, keep in enumerate(keeps(DICE))}
THROW_NUMBER: dict[Dice, int] = {throw: number for number, throw in enumerate(throws(DICE).outcomes)}
NUMBERED_KEEPS, NUMBERED_THROWS = keeps(DICE), throws(DICE).outcomes


class DiceTables(NamedTuple):
    ways: Array
    """By keep: how many ordered throws the other dice have."""
    start: Array
    """By keep: where its part of ``lands`` begins."""
    lands: Array
    """By keep and ordered throw of the others: the throw that then lies there."""
    loose: Array
    """By number of dice: where its part of ``number`` and ``total`` begins."""
    number: Array
    """By number of dice and ordered throw: the place among ``throws`` of that many dice."""
    total: Array
    """The same: the sum of the dice."""
    size: Array
    """By keep: how many dice it holds."""
    counts: Array
    """By throw: how many dice show each face, 1 to 6."""
    keep_words: Array
    """By throw: the mask of what may be kept, eight actions a word. Row ``NO_KEEPS``: nothing may be."""


def _ordered(count: int) -> list[Dice]:
    return [Dice(faces) for faces in product(range(1, 7), repeat=count)]


@cache
def dice_tables() -> DiceTables:
    every = keeps(DICE)
    ordered = [_ordered(count) for count in range(DICE + 1)]
    ways = [6 ** (DICE - len(keep)) for keep in every]
    lands = [THROW_NUMBER[keep + thrown] for keep in every for thrown in ordered[DICE - len(keep)]]
    numbers = [{throw: place for place, throw in enumerate(throws(count).outcomes)} for count in range(DICE + 1)]
    masks = np.zeros((NO_KEEPS + 1, WORDS * 8), np.uint8)
    for place, throw in enumerate(NUMBERED_THROWS):
        masks[place, [KEEP_NUMBER[keep] for keep in sub_keeps(throw) if len(keep) < DICE]] = 1
    return DiceTables(
        ways=np.array(ways, np.int64),
        start=np.cumsum([0, *ways[:-1]]).astype(np.int64),
        lands=np.array(lands, np.uint8),
        loose=np.cumsum([0, *(6**count for count in range(DICE))]).astype(np.int64),
        number=np.array([numbers[len(throw)][throw] for group in ordered for throw in group], np.int16),
        total=np.array([throw.total for group in ordered for throw in group], np.int16),
        size=np.array([len(keep) for keep in every], np.int8),
        counts=np.array([throw.counts[1:7] for throw in NUMBERED_THROWS], np.int16),
        keep_words=masks.view(np.uint64),
    )


@row_kernel
def throw_others(chance: Chance, i: int, keep: int, dice: DiceTables) -> int:
    """Throw the dice that are not kept: the number of the throw that then lies there."""
    value = below(chance, i, dice.ways[keep])
    if chance.record.shape[1]:
        note(chance, i, dice.number[dice.loose[DICE - dice.size[keep]] + value])
    return int64(dice.lands[dice.start[keep] + value])


@row_kernel
def throw_loose(chance: Chance, i: int, count: int, dice: DiceTables) -> int:
    """Throw so many dice: the place of the throw among ``throws(count)``."""
    at = dice.loose[count]
    value = below(chance, i, dice.loose[count + 1] - at if count < DICE else dice.ways[0])
    number = dice.number[at + value]
    if chance.record.shape[1]:
        note(chance, i, number)
    return int64(number)


@row_kernel
def throw_for_start(chance: Chance, i: int, players: int, count: int, dice: DiceTables) -> int:
    """Who starts: the best total of so many dice, ties throw again. Alone nobody throws for it."""
    contenders = (1 << players) - 1
    while contenders & (contenders - 1):
        best, tied = -1, 0
        for seat in range(players):
            if contenders >> seat & 1:
                at = dice.loose[count]
                value = below(chance, i, 6**count)
                if chance.record.shape[1]:
                    note(chance, i, dice.number[at + value])
                total = int64(dice.total[at + value])
                if total > best:
                    best, tied = total, 0
                if total == best:
                    tied |= 1 << seat
        contenders = tied
    seat = 0
    while contenders >> (seat + 1):
        seat += 1
    return seat


# --- the turn of throws, in the first columns of a row

CHOOSING, THROWING, OVER = 0, 1, 2
"""Phases. ``THROWING`` is only in rows that ``encode`` made, until ``resume_row``."""
PHASE, SEAT, THROWN, LYING = 0, 1, 2, 3
"""Columns: the phase, who plays, how many throws were made, the number of the throw (of the keep, if throwing)."""
TURN_COLUMNS = 4


@row_kernel
def first_throw(rows: Array, i: int, seat: int, chance: Chance, dice: DiceTables) -> None:
    """A turn begins: this seat throws all dice."""
    rows[i, PHASE], rows[i, SEAT], rows[i, THROWN] = CHOOSING, seat, 1
    rows[i, LYING] = throw_others(chance, i, 0, dice)


@row_kernel
def throw_again(rows: Array, i: int, keep: int, chance: Chance, dice: DiceTables) -> None:
    rows[i, PHASE] = CHOOSING
    rows[i, THROWN] += 1
    rows[i, LYING] = throw_others(chance, i, keep, dice)


@row_kernel
def resume_turn(rows: Array, i: int, chance: Chance, dice: DiceTables) -> None:
    """Throw, in a row that ``encode`` made of a state that awaits a throw."""
    if rows[i, PHASE] == THROWING:
        throw_again(rows, i, rows[i, LYING], chance, dice)


@row_kernel
def write_keeps(rows: Array, i: int, may_throw: bool, words: Array, dice: DiceTables) -> None:
    """The keeps of a mask, and zeros in the rest of their last word."""
    lying = int64(rows[i, LYING]) if may_throw and rows[i, THROWN] < THROWS else NO_KEEPS
    for word in range(WORDS):
        words[i, word] = dice.keep_words[lying, word]


def encoded_turn(state: Any) -> list[int] | None:
    """The first columns, for the state of a game with free keeps; None while it is decided who starts."""
    if state.phase == "opening":
        return None
    throwing = state.phase == "throwing"
    phase = THROWING if throwing else OVER if state.phase == "over" else CHOOSING
    lying = KEEP_NUMBER[state.dice] if throwing else THROW_NUMBER[state.dice]
    return [phase, state.seat, state.throws, lying]


def decoded_turn(row: Array) -> dict[str, Any]:
    """The fields of a ``ThrowingState`` that the first columns hold."""
    phase, seat, thrown, lying = row[:TURN_COLUMNS].tolist()
    return {
        "phase": ("choosing", "throwing", "over")[phase],
        "seat": seat,
        "throws": thrown,
        "dice": NUMBERED_KEEPS[lying] if phase == THROWING else NUMBERED_THROWS[lying],
    }
