"""The columns of a row of YAM menteur, and its tables: see ``batch_rows``."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from yamclub.games.menteur.moves import ANNOUNCEMENTS
from yamclub.kernel.dice import sub_keeps, throws
from yamclub.mechanics.batch import Array
from yamclub.mechanics.batch_dice import KEEP_NUMBER, NUMBERED_KEEPS, DiceTables, dice_tables
from yamclub.mechanics.sheet import INDEX, UPPER
from yamclub.mechanics.throwing import DICE as ALL_DICE

ANNOUNCING, DECIDING, THROWING, OVER = 0, 1, 2, 3
"""Phases. ``THROWING`` is only in rows that ``encode`` made, until ``resume_row``."""

# Columns of a row.
PHASE, SEAT, MOVER, THROWS, LAST_ROUND = 0, 1, 2, 3, 4
BOX, POINTS = 5, 6  # what was announced; -1: nothing
THROW_HIGH, THROW_LOW = 7, 8  # the number of the dice just thrown, in two parts
AGAIN = 9  # two: how many dice at the second and third throw, where the table shows that
THROWN, LOCKED = 11, 17  # six each: dice just thrown and locked, by face
DECIDED, LAST_TURN = 23, 31  # eight each, by seat
OPEN_ABOVE, OPEN_BELOW = 39, 47  # the same: the open boxes of the upper and the lower part, a bit each
SHEETS = 56
A_SHEET = 26  # by box the points, then by box the crosses

BOXES = 13
OPEN, BARRED = -1, -2  # in place of points
UNDECIDED, ACCEPTS, CHALLENGES, SILENT = 0, 1, 2, 3

SEATS, EXACT, COUNTS_SHOWN, CHANCE_LAST, SCRATCH, ACCEPT = 0, 1, 2, 3, 4, 5
"""Params; the last is the index of the action to accept."""

KEEPS, SCRATCHES = 210, 322
"""Actions: first all keeps, then announcements, then the boxes to give up where the table plays that."""
KEEP_WORDS, BOX_WORDS, NO_KEEPS = 26, 15, 462
"""Words of eight actions that hold a mask's first keeps; those with the last keeps and all announcements; and the row
of ``keep_words`` where nothing may be kept."""
ALL_ABOVE, ALL_BELOW, CHANCE_BIT = 0b111111, 0b1111111, 0b1000000

SEEN_DICE, SEEN_LAST_TURN = 8, 20
"""Columns of an observation."""


class Tables(NamedTuple):
    dice: DiceTables
    first: Array
    """By number of dice: the place of its first throw among ``keeps(5)``, which numbers throws and keeps here."""
    counts: Array
    """By number of a throw or keep: how many dice show each face."""
    keep_words: Array
    """By number of a throw: the mask of what may be kept of it."""
    announced: Array
    """By place of an announcement: its box and points."""
    above_words: Array
    """By open boxes of the upper part: the mask of their announcements, from the word with the last keeps on."""
    below_words: Array
    """The same for the lower part."""


@cache
def tables() -> Tables:
    every, number = NUMBERED_KEEPS, KEEP_NUMBER
    masks = np.zeros((NO_KEEPS + 1, (KEEP_WORDS + 1) * 8), np.uint8)
    for place, dice in enumerate(every):
        masks[place, [number[keep] for keep in sub_keeps(dice) if len(keep) < len(dice)]] = 1
    told = [(INDEX[one.box], one.points) for group in ANNOUNCEMENTS for one in group]
    return Tables(
        dice=dice_tables(),
        first=np.array([number[throws(count).outcomes[0]] for count in range(ALL_DICE + 1)], np.int64),
        counts=np.array([dice.counts[1:7] for dice in every], np.int8),
        keep_words=masks.view(np.uint64),
        announced=np.array(told, np.int8),
        above_words=_box_words(0, UPPER),
        below_words=_box_words(UPPER, BOXES),
    )


def _box_words(first: int, last: int) -> Array:
    """By which of these boxes are open, the mask of what may be announced, eight actions a word."""
    starts = [*accumulate(map(len, ANNOUNCEMENTS), initial=KEEPS - KEEP_WORDS * 8)]
    masks = np.zeros((1 << (last - first), BOX_WORDS * 8), np.uint8)
    for bits, mask in enumerate(masks):
        for box in range(first, last):
            if bits >> (box - first) & 1:
                mask[starts[box] : starts[box + 1]] = 1
    return masks.view(np.uint64)
