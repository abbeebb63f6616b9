"""Yam Master in arrays, for many matches at once: the rules of ``rules``, written a second time."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

import numpy as np

from yamclub.games.master.board import LINES, POINTS, SIDE, SQUARES, WHERE, Combination, is_yam, opened, points
from yamclub.games.master.moves import MasterOptions
from yamclub.games.master.rules import MOST_TURNS, PAWNS, MasterState, Reason
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
from yamclub.mechanics.throwing import DICE, THROWS
from yamclub.solve.compiled import row_kernel

BOARD = len(SQUARES)
DECLARE = PARTIAL
PLACE = DECLARE + 1
REMOVE = PLACE + BOARD
STOP = REMOVE + BOARD
"""Numbers of actions; those of squares follow each other."""
DECLARED, TURNS, ENDED = TURN_COLUMNS, TURN_COLUMNS + 1, TURN_COLUMNS + 2
MINE, WORTH = ENDED + 1, ENDED + 3
"""Columns; the pawns and the points of their lines are there for both seats, one after the other."""
WIDTH = WORTH + 2
REASONS = (None, "five_in_a_row", "pawns_placed", "turn_limit")
FIVE, PLACED, LIMIT = 1, 2, 3
"""What ENDED may be, besides 0."""
_FULL_LINE = (1 << SIDE) - 1
_SEATS = 2


class Tables(NamedTuple):
    dice: DiceTables
    opened: Array
    """By throw, then by 2 × (first throw) + (défi declared): the squares, a bit each."""
    yam: Array
    """By throw: whether all dice are alike."""
    lines: Array
    """The squares of each line that can score; 25, which is no square, fills up short ones."""
    worth: Array
    """By which squares of a line have pawns, a bit each: its points."""
    defi: Array
    """The Défi squares."""
    most_turns: Array


@cache
def tables(seats: int, options: MasterOptions) -> Tables:
    forced = options.defi == "forced"
    whens = [(first, defi) for first in (False, True) for defi in (False, True)]
    lines = [[*line, *[BOARD] * (SIDE - len(line))] for line in LINES]
    runs = [[len(run) for run in f"{pattern:05b}".split("0")] for pattern in range(1 << SIDE)]
    return Tables(
        dice_tables(),
        np.array([[opened(dice, *when, forced) for when in whens] for dice in NUMBERED_THROWS], np.int32),
        np.array([is_yam(dice) for dice in NUMBERED_THROWS], np.bool_),
        np.array(lines, np.int8),
        np.array([sum(POINTS.get(run, 0) for run in pattern) for pattern in runs], np.int32),
        np.array([WHERE[Combination.DEFI]], np.int32),
        np.array([MOST_TURNS], np.int32),
    )


def params(seats: int, options: MasterOptions) -> Array:
    return np.array([seats], np.int64)


# --- a match


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    for column in range(DECLARED, WIDTH):
        rows[i, column] = 0
    first_throw(rows, i, throw_for_start(chance, i, _SEATS, DICE, tables.dice), chance, tables.dice)


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    resume_turn(rows, i, chance, tables.dice)


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if action < PARTIAL:
        throw_again(rows, i, action, chance, tables.dice)
        return False
    if action == DECLARE:
        rows[i, DECLARED] = 1
        return False
    seat, ended = int64(rows[i, SEAT]), 0
    if action < REMOVE:
        ended = _place(rows, i, seat, action - PLACE, tables)
    elif action < STOP:
        rows[i, MINE + 1 - seat] &= ~(1 << (action - REMOVE))
        _score(rows, i, 1 - seat, tables)
    rows[i, TURNS] += 1
    if not ended and rows[i, TURNS] == tables.most_turns[0]:
        ended = LIMIT
    if ended:
        rows[i, PHASE], rows[i, ENDED] = OVER, ended
        return True
    rows[i, DECLARED] = 0
    first_throw(rows, i, 1 - seat, chance, tables.dice)
    return False


@row_kernel
def _place(rows: Array, i: int, seat: int, square: int, tables: Tables) -> int:
    """B12; why that ends the match (B14, B15), or 0."""
    rows[i, MINE + seat] |= 1 << square
    if _score(rows, i, seat, tables):
        return FIVE
    pawns, count = int64(rows[i, MINE + seat]), 0
    while pawns:
        pawns &= pawns - 1
        count += 1
    return PLACED if count == PAWNS else 0


@row_kernel
def _score(rows: Array, i: int, seat: int, tables: Tables) -> bool:
    """Count the points of a seat's lines again; whether one of them is full."""
    pawns, points, full = int64(rows[i, MINE + seat]), 0, False
    for line in range(tables.lines.shape[0]):
        pattern = 0
        for place in range(SIDE):
            pattern |= (pawns >> tables.lines[line, place] & 1) << place
        points += tables.worth[pattern]
        full |= pattern == _FULL_LINE
    rows[i, WORTH + seat] = points
    return full


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    for seat in range(_SEATS):
        scores[i, seat] = rows[i, WORTH + seat]
    rank_row(i, _SEATS, scores, places)
    if rows[i, ENDED] == FIVE:
        winner = int64(rows[i, SEAT])
        places[i, winner], places[i, 1 - winner] = 1, 2


# --- what is known


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    write_keeps(rows, i, True, words, tables.dice)
    lying, seat = int64(rows[i, LYING]), int64(rows[i, SEAT])
    first, declared = rows[i, THROWN] == 1, int64(rows[i, DECLARED])
    taken = int64(rows[i, MINE] | rows[i, MINE + 1])
    must_throw = first and declared
    open_to = 0 if must_throw else tables.opened[lying, (2 if first else 0) + declared] & ~taken
    theirs = int64(rows[i, MINE + 1 - seat]) if tables.yam[lying] and not must_throw else 0
    mask[i, DECLARE] = first and not declared and (tables.defi[0] & ~taken) != 0
    for square in range(BOARD):
        mask[i, PLACE + square] = open_to >> square & 1
    for square in range(BOARD):
        mask[i, REMOVE + square] = theirs >> square & 1
    mask[i, STOP] = not must_throw


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    seat = int64(rows[i, SEAT])
    mine, theirs = rows[i, MINE + seat], rows[i, MINE + 1 - seat]
    observation[i, 0] = THROWS - rows[i, THROWN]
    for face in range(6):
        observation[i, 1 + face] = tables.dice.counts[rows[i, LYING], face]
    observation[i, 7] = rows[i, DECLARED]
    observation[i, 8] = tables.most_turns[0] - rows[i, TURNS]
    observation[i, 9], observation[i, 10] = rows[i, WORTH + seat], rows[i, WORTH + 1 - seat]
    for square in range(BOARD):
        observation[i, 11 + square] = (mine >> square & 1) - (theirs >> square & 1)
    return seat


def fields(seats: int, options: MasterOptions) -> tuple[Field, ...]:
    return (
        Field("throws_left", 1, "throws still allowed in this turn"),
        Field("dice", 6, "how many dice show 1, 2, … 6"),
        Field("declared", 1, "1 if a défi was declared in this turn"),
        Field("turns_left", 1, "turns until the match is scored as it stands, this one included"),
        Field("points_0", 1, "what the lines of the acting seat are worth now"),
        Field("points_1", 1, "the same, of the other seat"),
        Field("board", BOARD, "row by row: 1 a pawn of the acting seat, -1 of the other, 0 none"),
    )


# --- states


def width(seats: int, options: MasterOptions) -> int:
    return WIDTH


def encode(state: MasterState) -> Array | None:
    turn = encoded_turn(state)
    if turn is None:
        return None
    ended = REASONS.index(state.ended)
    return np.array([*turn, state.declared, state.turns, ended, *state.pawns, *map(points, state.pawns)], np.int32)


def decode(row: Array, seats: int, options: MasterOptions) -> MasterState:
    declared, turns, ended, *pawns = row[DECLARED:WORTH].tolist()
    return MasterState(
        **decoded_turn(row),
        players=seats,
        options=options,
        pawns=tuple(pawns),
        declared=bool(declared),
        turns=turns,
        ended=cast(Reason | None, REASONS[ended]),
    )


RULES = BatchRules(
    game="master",
    reset_row=reset_row,
    resume_row=resume_row,
    step_row=step_row,
    result_row=result_row,
    mask_row=mask_row,
    observe_row=observe_row,
    dtype=np.int32,
    width=width,
    params=params,
    tables=tables,
    fields=fields,
    encode=encode,
    decode=decode,
)
