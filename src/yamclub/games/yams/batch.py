"""Yam's in arrays, for many matches at once: the rules of ``rules``, written a second time."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.rules import EXTRA_YAM, YamsState
from yamclub.mechanics.batch import Array, BatchRules, Chance, Field, int64, rank_row
from yamclub.mechanics.batch_dice import (
    LYING,
    NUMBERED_THROWS,
    OVER,
    PARTIAL,
    PHASE,
    SEAT,
    THROWN,
    TURN_COLUMNS,
    DiceTables,
    decoded_turn,
    dice_tables,
    encoded_turn,
    first_throw,
    resume_turn,
    throw_again,
    throw_for_start,
    write_keeps,
)
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER, YAM, YAM_POINTS, worth
from yamclub.mechanics.throwing import DICE, THROWS
from yamclub.solve.compiled import row_kernel

SHEET = len(BOXES)
OPEN = -1
LEFT = TURN_COLUMNS
"""Column: how many boxes of all sheets are open."""
SHEETS = 8
"""Column where the sheets begin, one after the other."""
EXTRA, ABOVE, BELOW, BLOCK = SHEET, SHEET + 1, SHEET + 2, SHEET + 3
"""Columns after a sheet's boxes: points of extra yams, sums of the upper and the lower part; and the next sheet."""
SEATS, EXTRAS = 0, 1
"""Params."""


class Tables(NamedTuple):
    dice: DiceTables
    worth: Array
    """By throw and box: the points. Then the same for five alike that count as any combination."""
    alike: Array
    """By throw: the face that all five dice show, or 0."""
    bonus_from: Array
    """The points in the upper part that earn the bonus."""


@cache
def tables(seats: int, options: YamsOptions) -> Tables:
    points = [[worth(dice, options.straights, every) for dice in NUMBERED_THROWS] for every in (False, True)]
    alike = [dice.faces[0] if dice.faces[0] == dice.faces[-1] else 0 for dice in NUMBERED_THROWS]
    return Tables(dice_tables(), np.array(points, np.int16), np.array(alike, np.int8), np.array([BONUS_FROM], np.int16))


def params(seats: int, options: YamsOptions) -> Array:
    return np.array([seats, options.extra_yams == "yes"], np.int64)


@row_kernel
def _is_spare(rows: Array, i: int, params: Array, tables: Tables) -> bool:
    """Whether these are five alike that the closed yam box can't take, and the table counts them (Y11)."""
    if not params[EXTRAS] or not tables.alike[rows[i, LYING]]:
        return False
    closed: bool = rows[i, SHEETS + rows[i, SEAT] * BLOCK + YAM] != OPEN
    return closed


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    players = params[SEATS]
    for seat in range(players):
        at = SHEETS + seat * BLOCK
        for box in range(SHEET):
            rows[i, at + box] = OPEN
        rows[i, at + EXTRA] = rows[i, at + ABOVE] = rows[i, at + BELOW] = 0
    rows[i, LEFT] = players * SHEET
    starter = throw_for_start(chance, i, players, DICE, tables.dice)
    first_throw(rows, i, starter, chance, tables.dice)


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    resume_turn(rows, i, chance, tables.dice)


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if action < PARTIAL:
        throw_again(rows, i, action, chance, tables.dice)
        return False
    box, seat = action - PARTIAL, int64(rows[i, SEAT])
    at = SHEETS + seat * BLOCK
    spare = _is_spare(rows, i, params, tables)
    points = tables.worth[1 if spare else 0, rows[i, LYING], box]
    if spare and rows[i, at + YAM] == YAM_POINTS:
        rows[i, at + EXTRA] += EXTRA_YAM
    rows[i, at + box] = points
    rows[i, at + (ABOVE if box < UPPER else BELOW)] += points
    rows[i, LEFT] -= 1
    if rows[i, LEFT] == 0:
        rows[i, PHASE] = OVER
        return True
    first_throw(rows, i, seat + 1 if seat + 1 < params[SEATS] else 0, chance, tables.dice)
    return False


@row_kernel
def _total(rows: Array, i: int, seat: int, tables: Tables) -> int:
    at = SHEETS + seat * BLOCK
    bonus = BONUS if rows[i, at + ABOVE] >= tables.bonus_from[0] else 0
    total: int = rows[i, at + ABOVE] + rows[i, at + BELOW] + rows[i, at + EXTRA] + bonus
    return total


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    players = params[SEATS]
    for seat in range(players):
        scores[i, seat] = _total(rows, i, seat, tables)
    rank_row(i, players, scores, places)


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    write_keeps(rows, i, True, words, tables.dice)
    at = SHEETS + int64(rows[i, SEAT]) * BLOCK
    if not _is_spare(rows, i, params, tables):
        for box in range(SHEET):
            mask[i, PARTIAL + box] = rows[i, at + box] == OPEN
        return
    for box in range(SHEET):
        mask[i, PARTIAL + box] = 0
    own = int64(tables.alike[rows[i, LYING]]) - 1
    if rows[i, at + own] == OPEN:
        mask[i, PARTIAL + own] = 1
        return
    lower = 0
    for box in range(UPPER, SHEET):
        mask[i, PARTIAL + box] = rows[i, at + box] == OPEN
        lower += rows[i, at + box] == OPEN
    if not lower:
        for box in range(UPPER):
            mask[i, PARTIAL + box] = rows[i, at + box] == OPEN


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    players, seat = params[SEATS], int64(rows[i, SEAT])
    observation[i, 0] = THROWS - rows[i, THROWN]
    for face in range(6):
        observation[i, 1 + face] = tables.dice.counts[rows[i, LYING], face]
    mine = (players - seat) * BLOCK
    for column in range(mine):
        observation[i, 7 + column] = rows[i, SHEETS + seat * BLOCK + column]
    for column in range(seat * BLOCK):
        observation[i, 7 + mine + column] = rows[i, SHEETS + column]
    return seat


def fields(seats: int, options: YamsOptions) -> tuple[Field, ...]:
    sheets = []
    for after in range(seats):
        whose = "the acting seat" if after == 0 else f"the seat {after} to its left"
        sheets += [
            Field(f"sheet_{after}", SHEET, f"what stands in each box of {whose}; -1 while it is open"),
            Field(f"extra_{after}", 1, "its points of extra yams"),
            Field(f"upper_{after}", 1, "the sum of its upper part, without the bonus"),
            Field(f"lower_{after}", 1, "the sum of its lower part"),
        ]
    return (
        Field("throws_left", 1, "throws still allowed in this turn"),
        Field("dice", 6, "how many dice show 1, 2, … 6"),
        *sheets,
    )


def encode(state: YamsState) -> Array | None:
    turn = encoded_turn(state)
    if turn is None:
        return None
    row = np.zeros(width(state.players, state.options), np.int16)
    row[:TURN_COLUMNS] = turn
    row[LEFT] = sum(points.count(None) for points in state.sheets)
    for seat, (points, extra) in enumerate(zip(state.sheets, state.extra_yams, strict=True)):
        at = SHEETS + seat * BLOCK
        row[at : at + SHEET] = [OPEN if written is None else written for written in points]
        row[at + EXTRA] = extra
        row[at + ABOVE] = sum(filter(None, points[:UPPER]))
        row[at + BELOW] = sum(filter(None, points[UPPER:]))
    return row


def decode(row: Array, seats: int, options: YamsOptions) -> YamsState:
    blocks = row[SHEETS : SHEETS + seats * BLOCK].reshape(seats, BLOCK).tolist()
    return YamsState(
        **decoded_turn(row),
        players=seats,
        options=options,
        sheets=tuple(tuple(None if points == OPEN else points for points in block[:SHEET]) for block in blocks),
        extra_yams=tuple(block[EXTRA] for block in blocks),
    )


def width(seats: int, options: Any) -> int:
    return SHEETS + seats * BLOCK


RULES = BatchRules(
    game="yams",
    reset_row=reset_row,
    resume_row=resume_row,
    step_row=step_row,
    result_row=result_row,
    mask_row=mask_row,
    observe_row=observe_row,
    dtype=np.int16,
    width=width,
    params=params,
    tables=tables,
    fields=fields,
    encode=encode,
    decode=decode,
)
