"""Positions as the learned value sees them: which rows of a table of weights a position switches on.

A position is the pawns of the player who has just moved and those of the opponent, who moves next. Each
line of three squares or more brings one row: every filling of a line has its own, so that the squares'
combinations count too. Then come both counts of pawns, the lead in points, and the option.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from yamclub.games.master.board import LINES, POINTS, SIDE, SQUARES
from yamclub.games.master.rules import PAWNS

Array = NDArray[Any]

BOARD = len(SQUARES)
MOST_LEAD = 12
"""Bigger leads in points count as this one."""
FIRST_LINE = np.cumsum([0, *(3 ** len(line) for line in LINES)])
"""Where the rows of each line begin: 3 to the power of its length, a digit per square (0 free, 1 mine, 2 theirs)."""
FIRST_MINE = int(FIRST_LINE[-1])
FIRST_THEIRS = FIRST_MINE + PAWNS + 1
FIRST_LEAD = FIRST_THEIRS + PAWNS + 1
OPTION = FIRST_LEAD + 2 * MOST_LEAD + 1
"""Two rows: a défi that was won opens any square of the dice, or Défi squares only."""
ROWS = OPTION + 2
ACTIVE = len(LINES) + 4
"""Rows that a position switches on."""


def _digits() -> Array:
    digits = np.zeros((BOARD, len(LINES)), np.int32)
    for number, line in enumerate(LINES):
        for place, square in enumerate(line):
            digits[square, number] = 3**place
    return digits


DIGITS = _digits()
"""By square and line: what a pawn of mine there adds to the line's number; one of theirs adds twice as much."""


def _line_points() -> Array:
    """By row of a line: my points in it less theirs."""
    found = np.zeros(FIRST_MINE, np.int32)
    for number, line in enumerate(LINES):
        for code in range(3 ** len(line)):
            filling = "".join(str(code // 3**place % 3) for place in range(len(line)))
            mine = sum(POINTS.get(len(run), 0) for run in filling.replace("2", "0").split("0"))
            theirs = sum(POINTS.get(len(run), 0) for run in filling.replace("1", "0").split("0"))
            found[FIRST_LINE[number] + code] = mine - theirs
    return found


LINE_POINTS = _line_points()
FULL_LINE = np.array([FIRST_LINE[n] + (3**SIDE - 1) // 2 if len(line) == SIDE else -1 for n, line in enumerate(LINES)])
"""By line: the row that says that all five pawns are mine; -1 where the line is too short to win."""
_SQUARE_BITS = 1 << np.arange(BOARD)


def pawns_on(pawns: Array) -> Array:
    """(n, 25): 1 where a pawn stands."""
    stands: Array = (np.asarray(pawns)[..., None] & _SQUARE_BITS != 0).astype(np.int32)
    return stands


def line_rows(mine: Array, theirs: Array) -> Array:
    """(n, lines): the row of each line."""
    rows: Array = (pawns_on(mine) + 2 * pawns_on(theirs)) @ DIGITS + FIRST_LINE[:-1].astype(np.int32)
    return rows


def lead_of(lines: Array) -> Array:
    """(n,): the points of the player who has just moved less the opponent's."""
    lead: Array = LINE_POINTS[lines].sum(axis=-1)
    return lead


def has_five(lines: Array) -> Array:
    """(n,): whether the player who has just moved has five in a row."""
    five: Array = (lines == FULL_LINE).any(axis=-1)
    return five


def active_rows(mine: Array, theirs: Array, forced: bool) -> Array:
    """(n, ACTIVE): every row that each position switches on."""
    lines = line_rows(mine, theirs)
    lead = lead_of(lines).clip(-MOST_LEAD, MOST_LEAD) + FIRST_LEAD + MOST_LEAD
    counts = FIRST_MINE + pawns_on(mine).sum(-1), FIRST_THEIRS + pawns_on(theirs).sum(-1)
    option = np.full(len(lines), OPTION + forced)
    return np.column_stack([lines, *counts, lead, option]).astype(np.int32)
