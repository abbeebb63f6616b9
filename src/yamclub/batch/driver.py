"""The loops over matches that every game shares, compiled once for each game.

They are written once, as ``begin`` and ``drive`` below, in terms of a game's row functions. numba
compiles what a function's globals name, and keeps on disk only what has no closure; so each game's loops
are the same code with the game's row functions as globals.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from yamclub.mechanics.batch import Array, BatchRules, Chance, draw, int64
from yamclub.solve.compiled import row_kernel

reset_row: Any = None
resume_row: Any = None
step_row: Any = None
result_row: Any = None
mask_row: Any = None
observe_row: Any = None

_ONES = np.uint64(0x0101010101010101)
_EVEN = np.uint64(0x00FF00FF00FF00FF)
_FOUR = np.uint64(0x0001000100010001)
_S8, _S48, _S56, _ZERO = np.uint64(8), np.uint64(48), np.uint64(56), np.uint64(0)
_BYTE = np.uint64(0xFF)


class Arrays(NamedTuple):
    """What the loops read and write: an element, or a row, per match."""

    rows: Array
    actions: Array
    mask: Array
    words: Array
    """The same memory as ``mask``, eight actions a word."""
    observation: Array
    mover: Array
    done: Array
    reward: Array
    scores: Array
    places: Array
    luck: Array
    """The randomness of random play, apart from that of the dice."""


@row_kernel
def first_illegal(first: int, last: int, actions: Array, mask: Array, width: int, done: Array, ends: bool) -> int:
    """The first match whose action is not legal, or -1. What is given for a match that is over is ignored."""
    for i in range(first, last):
        action = actions[i]
        if (action < 0 or action >= width or not mask[i, action]) and not (ends and done[i]):
            return i
    return -1


@row_kernel
def random_action(words: Array, i: int, luck: Array) -> int:
    """One of the legal actions, each as likely. Masks have a byte per action, so a word's bytes are added up."""
    lanes = _ZERO
    for word in range(words.shape[1]):
        lanes += words[i, word]
    pairs = (lanes & _EVEN) + ((lanes >> _S8) & _EVEN)
    left = draw(luck, i, int64((pairs * _FOUR) >> _S48))
    word, held = 0, int64((words[i, 0] * _ONES) >> _S56)
    while left >= held:
        left -= held
        word += 1
        held = int64((words[i, word] * _ONES) >> _S56)
    rest, place = words[i, word], word * 8
    while True:
        left -= int64(rest & _BYTE)
        if left < 0:
            return place
        rest >>= _S8
        place += 1


@row_kernel
def random_actions(first: int, last: int, arrays: Arrays, ends: bool) -> None:
    for i in range(first, last):
        arrays.actions[i] = 0 if ends and arrays.done[i] else random_action(arrays.words, i, arrays.luck)


@row_kernel
def finish(i: int, arrays: Arrays) -> None:
    """The reward: the win, shared by those in the first place; alone, the score."""
    seats = arrays.places.shape[1]
    if seats == 1:
        arrays.reward[i, 0] = arrays.scores[i, 0]
    else:
        winners = 0
        for seat in range(seats):
            winners += arrays.places[i, seat] == 1
        for seat in range(seats):
            arrays.reward[i, seat] = np.float32(1) / winners if arrays.places[i, seat] == 1 else 0
    arrays.done[i] = True


@row_kernel
def close(i: int, arrays: Arrays) -> None:
    """A match that is over: nothing is legal, nobody moves."""
    for word in range(arrays.words.shape[1]):
        arrays.words[i, word] = 0
    arrays.mover[i] = -1


def begin(first: int, last: int, fresh: bool, arrays: Arrays, chance: Chance, params: Array, tables: Any) -> None:
    """New matches, or (``fresh`` is false) rows made from states: draw what they await, then observe."""
    for i in range(first, last):
        chance.noted[i] = 0
        arrays.done[i] = False
        for seat in range(arrays.reward.shape[1]):
            arrays.reward[i, seat] = 0
        if fresh:
            reset_row(arrays.rows, i, chance, params, tables)
        else:
            resume_row(arrays.rows, i, chance, params, tables)
        mask_row(arrays.rows, i, params, tables, arrays.mask, arrays.words)
        arrays.mover[i] = observe_row(arrays.rows, i, params, tables, arrays.observation)


def drive(
    first: int,
    last: int,
    steps: int,
    given: bool,
    ends: bool,
    seen: bool,
    arrays: Arrays,
    chance: Chance,
    params: Array,
    tables: Any,
) -> int:
    """So many steps of each match, with the actions ``given`` or random ones; the number of steps made.

    Unless the table ``ends``, a match that is over is followed by a new one at once. Unless it is ``seen``,
    nothing is observed: for random play to the end.
    """
    made = 0
    for i in range(first, last):
        for _ in range(steps):
            if arrays.done[i]:
                if ends:
                    break
                arrays.done[i] = False
                for seat in range(arrays.reward.shape[1]):
                    arrays.reward[i, seat] = 0
            chance.noted[i] = 0
            made += 1
            action = arrays.actions[i] if given else random_action(arrays.words, i, arrays.luck)
            if step_row(arrays.rows, i, action, chance, params, tables):
                result_row(arrays.rows, i, params, tables, arrays.scores, arrays.places)
                finish(i, arrays)
                if ends:
                    close(i, arrays)
                    break
                reset_row(arrays.rows, i, chance, params, tables)
            mask_row(arrays.rows, i, params, tables, arrays.mask, arrays.words)
            if seen:
                arrays.mover[i] = observe_row(arrays.rows, i, params, tables, arrays.observation)
    return made


class Driver(NamedTuple):
    begin: Callable[..., None]
    drive: Callable[..., int]


_ROW_FUNCTIONS = ("reset_row", "resume_row", "step_row", "result_row", "mask_row", "observe_row")


@cache
def driver_of(rules: BatchRules) -> Driver:
    """The loops of this game."""
    own = {name: getattr(rules, name) for name in _ROW_FUNCTIONS}

    def of_game(loop: Any) -> Any:
        made = FunctionType(loop.__code__, {**globals(), **own}, loop.__name__)
        made.__qualname__ = f"{rules.game}_{loop.__name__}"  # names the file that numba keeps it in
        made.__module__ = __name__
        return row_kernel(made)

    return Driver(of_game(begin), of_game(drive))
