"""Yamslam in arrays, for many matches at once: the rules of ``rules``, written a second time."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from yamclub.games.slam.chips import CHIPS_A_SERIES, POINTS, SERIES, formed, is_yamslam
from yamclub.games.slam.moves import TAKES, SlamOptions
from yamclub.games.slam.rules import GOAL, SlamState
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
from yamclub.mechanics.throwing import THROWS
from yamclub.solve.compiled import row_kernel

KINDS = len(SERIES)
STOP = PARTIAL + len(TAKES)
"""The number of the stop; a take of series *s* in play is ``PARTIAL + 2 * s``, and one more of a chip removed."""
OWED, FAILED, LAST, STARTER, TOOK, GAMES, LEFT = range(TURN_COLUMNS, TURN_COLUMNS + 7)
"""Columns, as the state's fields; LAST is -1 for nobody, GAMES counts them, LEFT counts the chips in play."""
IN_PLAY = LEFT + 1
REMOVED = IN_PLAY + KINDS
HELD = REMOVED + KINDS
"""Columns: by series; and by side, followed by the side's total of earlier games."""
BLOCK = KINDS + 1
SEATS, SIDES, MOST_GAMES = 0, 1, 2
"""Params; MOST_GAMES is 0 where a series has a goal instead."""
_OPENING_DICE = SlamState.OPENING_DICE
_LAST_CHIP = 20
_SET = 30
_SEVEN, _SIX = 50, 20


class Tables(NamedTuple):
    dice: DiceTables
    wins: Array
    """By throw and series: whether the dice win a chip of it in play."""
    yamslam: Array
    """By throw: whether all dice are alike."""
    points: Array
    """By series."""
    goal: Array
    """What a series without a number of games is played to."""


@cache
def tables(seats: int, options: SlamOptions) -> Tables:
    four = options.four_as_two_pairs == "yes"
    wins = [[is_yamslam(dice) or series in formed(dice, four) for series in SERIES] for dice in NUMBERED_THROWS]
    return Tables(
        dice_tables(),
        np.array(wins, np.uint8),
        np.array([is_yamslam(dice) for dice in NUMBERED_THROWS], np.uint8),
        np.array(POINTS, np.int16),
        np.array([GOAL], np.int64),
    )


def params(seats: int, options: SlamOptions) -> Array:
    games = {"single": 1, "1000": 0}.get(options.series)
    return np.array([seats, _sides(seats, options), int(options.series) if games is None else games], np.int64)


def _sides(seats: int, options: SlamOptions) -> int:
    return 2 if options.teams == "yes" else seats


# --- a match


@row_kernel
def _new_game(rows: Array, i: int, starter: int, chance: Chance, params: Array, tables: Tables) -> None:
    rows[i, OWED] = rows[i, FAILED] = rows[i, TOOK] = 0
    rows[i, LAST], rows[i, STARTER], rows[i, LEFT] = -1, starter, CHIPS_A_SERIES * KINDS
    for series in range(KINDS):
        rows[i, IN_PLAY + series] = CHIPS_A_SERIES
        rows[i, REMOVED + series] = 0
    for side in range(params[SIDES]):
        for series in range(KINDS):
            rows[i, HELD + side * BLOCK + series] = 0
    first_throw(rows, i, starter, chance, tables.dice)


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    rows[i, GAMES] = 0
    for side in range(params[SIDES]):
        rows[i, HELD + side * BLOCK + KINDS] = 0
    starter = throw_for_start(chance, i, params[SEATS], _OPENING_DICE, tables.dice)
    _new_game(rows, i, starter, chance, params, tables)


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    resume_turn(rows, i, chance, tables.dice)


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if action < PARTIAL:
        throw_again(rows, i, action, chance, tables.dice)
        return False
    seat = int64(rows[i, SEAT])
    following = seat + 1 if seat + 1 < params[SEATS] else 0
    if action == STOP:
        ended = _failed(rows, i, params)
        rows[i, TOOK] = 0
    else:
        _take(rows, i, action - PARTIAL, params)
        yamslam = tables.yamslam[rows[i, LYING]]
        if yamslam and params[SEATS] == 1 and not rows[i, OWED] and _any_chip(rows, i):
            rows[i, OWED] = 1  # S15: a second chip
            return False
        ended = rows[i, LEFT] == 0
        rows[i, OWED] = 0
        if yamslam:  # S6
            following = seat
        if not ended:
            rows[i, TOOK] = yamslam and params[SEATS] > 1
    if ended:
        return _game_ended(rows, i, chance, params, tables)
    first_throw(rows, i, following, chance, tables.dice)
    return False


@row_kernel
def _take(rows: Array, i: int, take: int, params: Array) -> None:
    series, removed = take >> 1, take & 1
    side = int64(rows[i, SEAT]) % params[SIDES]
    rows[i, HELD + side * BLOCK + series] += 1
    rows[i, FAILED] = 0
    if removed:
        rows[i, REMOVED + series] -= 1
        return
    rows[i, IN_PLAY + series] -= 1
    rows[i, LEFT] -= 1
    if rows[i, LEFT] == 0:
        rows[i, LAST] = side


@row_kernel
def _any_chip(rows: Array, i: int) -> bool:
    chips = 0
    for series in range(KINDS):
        chips += rows[i, IN_PLAY + series] + rows[i, REMOVED + series]
    return chips > 0


@row_kernel
def _failed(rows: Array, i: int, params: Array) -> bool:
    """S4, S5; whether that removed the last chip in play."""
    rows[i, FAILED] += 1 - rows[i, TOOK]
    if rows[i, FAILED] < params[SEATS]:
        return False
    rows[i, FAILED] = 0
    dearest = KINDS - 1
    while rows[i, IN_PLAY + dearest] == 0:
        dearest -= 1
    rows[i, IN_PLAY + dearest] -= 1
    rows[i, REMOVED + dearest] += 1
    rows[i, LEFT] -= 1
    gone: bool = rows[i, LEFT] == 0
    return gone


@row_kernel
def _score(rows: Array, i: int, side: int, tables: Tables) -> int:
    """S10 to S12."""
    at, score, kinds = HELD + side * BLOCK, 0, 0
    for series in range(KINDS):
        chips = int64(rows[i, at + series])
        score += chips * tables.points[series]
        kinds += chips > 0
        score += _SET if chips == CHIPS_A_SERIES else 0
    score += _SEVEN if kinds == KINDS else _SIX if kinds == KINDS - 1 else 0
    return score + (_LAST_CHIP if rows[i, LAST] == side else 0)


@row_kernel
def _game_ended(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> bool:
    """S9, S14; whether the match is over too."""
    best = 0
    for side in range(params[SIDES]):
        at = HELD + side * BLOCK + KINDS
        rows[i, at] += _score(rows, i, side, tables)
        best = max(best, int64(rows[i, at]))
    rows[i, GAMES] += 1
    if best >= tables.goal[0] if params[MOST_GAMES] == 0 else rows[i, GAMES] == params[MOST_GAMES]:
        rows[i, PHASE] = OVER
        return True
    starter = int64(rows[i, STARTER]) + 1
    _new_game(rows, i, starter if starter < params[SEATS] else 0, chance, params, tables)
    return False


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    sides = params[SIDES]
    for side in range(sides):
        scores[i, side] = rows[i, HELD + side * BLOCK + KINDS]
    rank_row(i, sides, scores, places)
    for seat in range(sides, params[SEATS]):  # S16
        scores[i, seat], places[i, seat] = scores[i, seat - sides], places[i, seat - sides]


# --- what is known


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    write_keeps(rows, i, rows[i, OWED] == 0, words, tables.dice)
    lying, takes = int64(rows[i, LYING]), 0
    yamslam = tables.yamslam[lying]
    for series in range(KINDS):
        may = tables.wins[lying, series] & (rows[i, IN_PLAY + series] > 0)
        again = yamslam & (rows[i, REMOVED + series] > 0)
        mask[i, PARTIAL + 2 * series] = may
        mask[i, PARTIAL + 2 * series + 1] = again
        takes += may + again
    mask[i, STOP] = takes == 0 and rows[i, THROWN] == THROWS


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    seat, sides = int64(rows[i, SEAT]), params[SIDES]
    side = seat % sides
    observation[i, 0] = THROWS - rows[i, THROWN]
    for face in range(6):
        observation[i, 1 + face] = tables.dice.counts[rows[i, LYING], face]
    observation[i, 7], observation[i, 8], observation[i, 9] = rows[i, OWED], rows[i, TOOK], rows[i, FAILED]
    observation[i, 10] = rows[i, GAMES]
    observation[i, 11] = (rows[i, STARTER] - seat + params[SEATS]) % params[SEATS]
    observation[i, 12] = -1 if rows[i, LAST] < 0 else (rows[i, LAST] - side + sides) % sides
    for column in range(2 * KINDS):
        observation[i, 13 + column] = rows[i, IN_PLAY + column]
    at, mine = 13 + 2 * KINDS, (sides - side) * BLOCK
    for column in range(mine):
        observation[i, at + column] = rows[i, HELD + side * BLOCK + column]
    for column in range(side * BLOCK):
        observation[i, at + mine + column] = rows[i, HELD + column]
    return seat


def fields(seats: int, options: SlamOptions) -> tuple[Field, ...]:
    blocks = []
    for after in range(_sides(seats, options)):
        whose = "the acting side" if after == 0 else f"the side {after} to its left"
        blocks += [
            Field(f"chips_{after}", KINDS, f"chips of {whose}, by series of rising points"),
            Field(f"earlier_{after}", 1, "its points in earlier games of the series"),
        ]
    return (
        Field("throws_left", 1, "throws still allowed in this turn"),
        Field("dice", 6, "how many dice show 1, 2, … 6"),
        Field("owed", 1, "chips still to be taken for a Yamslam"),
        Field("took_chip", 1, "1 if this turn goes on after a Yamslam"),
        Field("failed", 1, "turns without a chip in a row"),
        Field("games", 1, "games of the series that are over"),
        Field("starter", 1, "who began this game: so many seats to the left"),
        Field("last", 1, "who took the last chip in play: so many sides to the left; -1 for nobody"),
        Field("in_play", KINDS, "chips in play, by series of rising points"),
        Field("removed", KINDS, "chips removed, by series"),
        *blocks,
    )


# --- states


def width(seats: int, options: SlamOptions) -> int:
    return HELD + BLOCK * _sides(seats, options)


def _totals(state: SlamState) -> tuple[int, ...]:
    return tuple(map(sum, zip(*state.games, strict=True))) if state.games else (0,) * len(state.held)


def kept(state: SlamState) -> SlamState:
    """Of earlier games rows keep the totals, as if all had been scored in the first."""
    nothing = (0,) * len(state.held)
    return replace(state, games=(_totals(state), *(nothing for _ in state.games[1:]))[: len(state.games)])


def encode(state: SlamState) -> Array | None:
    turn = encoded_turn(state)
    if turn is None:
        return None
    last = -1 if state.last_taken_by is None else state.last_taken_by
    row = [*turn, state.owed, state.failed_in_a_row, last, state.starter, state.took_chip, len(state.games)]
    row += [sum(state.in_play), *state.in_play, *state.removed]
    for chips, total in zip(state.held, _totals(state), strict=True):
        row += [*chips, total]
    return np.array(row, np.int16)


def decode(row: Array, seats: int, options: SlamOptions) -> SlamState:
    owed, failed, last, starter, took, games = row[OWED:LEFT].tolist()
    sides = _sides(seats, options)
    blocks = row[HELD:].reshape(sides, BLOCK).tolist()
    totals = tuple(block[KINDS] for block in blocks)
    return SlamState(
        **decoded_turn(row),
        players=seats,
        options=options,
        in_play=tuple(row[IN_PLAY:REMOVED].tolist()),
        removed=tuple(row[REMOVED:HELD].tolist()),
        held=tuple(tuple(block[:KINDS]) for block in blocks),
        owed=owed,
        failed_in_a_row=failed,
        last_taken_by=None if last < 0 else last,
        starter=starter,
        games=(totals, *((0,) * sides for _ in range(games - 1)))[:games],
        took_chip=bool(took),
    )


RULES = BatchRules(
    game="slam",
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
    kept=kept,
)
