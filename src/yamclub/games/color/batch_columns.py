"""The columns of a row of YAM color, and its tables: see ``batch_rows``."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from yamclub.games.color.colours import SPOTS, Colours, Deck, matching
from yamclub.games.color.moves import THROW_CHANCE
from yamclub.kernel.dice import Dice
from yamclub.mechanics.batch import Array

ANNOUNCING, STAKING, OVER, THROWING, TURNING, FEELING, UNTIMED = 0, 1, 2, 3, 4, 5, 6
"""Phases. Those after ``OVER`` are only in rows that ``encode`` made, until ``resume_row``; ``UNTIMED`` is announcing
before it is drawn when each seat is ready."""

# Columns of a row.
PHASE, SEAT, MOVER, ROUNDS, PLAYOFF, CHAMPION, THROWN, CARD = 0, 1, 2, 3, 4, 5, 6, 7
TURNED_AT, NOW, CLAIMS, WAITING = 8, 9, 10, 11  # the moment of the card; the others count from there
UNSEEN_SIZE, UNDER_SIZE, UNDER_FIRST, GONE_SIZE, POT_SIZE, FINGER = 12, 13, 14, 15, 16, 17
TOP, WON, LAID_SIZE, CONTENDS, READY, AT, ORDER, TOUCH = 18, 26, 34, 42, 50, 58, 66, 74  # by seat; ORDER by claim
TAKEN_BY = 82  # by number, who announced it
FOUND = 91  # by item, the colour found there, from 1
LAID = 107  # by seat, three cards
BELOW = 131  # by card, the one below it among those a seat has won
UNSEEN, UNDER, GONE, POT = 157, 183, 209, 235  # cards; the unseen in an order that means nothing
IS_UNSEEN = 261  # by card
WIDTH = 287
NOBODY = -1
SPOKEN, SILENT = 1 << 30, (1 << 30) + 1  # in place of the moment a seat is ready: later than any

SEATS, TIE_PLAYOFF, STAKES, BLIND, ROUND_TIME, LAST_CALL, FASTEST, SLOWEST = 0, 1, 2, 3, 4, 5, 6, 14
"""Params; the last two are by seat, with the range between two touches after them."""
TOUCH_FASTEST, TOUCH_SLOWEST = 22, 23
PILE, POT_OF_STAKES = 1, 2

LAYS, FEELS, ITEMS, CARDS, MOST_ROUNDS = 9, 13, 16, 26, 260

SEEN_DICE, SEEN_CARD, SEEN_TAKEN, SEEN_UNSEEN, SEEN_SEATS = 11, 15, 19, 28, 54
"""Columns of an observation."""


class Tables(NamedTuple):
    throws: Array
    """By ordered throw of eight dice: its number among different throws."""
    counts: Array
    """By number of a throw: how many dice show each colour."""
    spots: Array
    """By card: how many spots have each colour."""
    matching: Array
    """K5: by number of a throw and card."""


@cache
def tables(deck: Deck) -> Tables:
    outcomes = [throw.dice for throw in THROW_CHANCE.outcomes]
    number = {throw.counts: place for place, throw in enumerate(outcomes)}
    half = [Colours(Dice(faces)).counts for faces in product(range(1, 5), repeat=SPOTS // 2)]
    throws = [number[tuple(map(sum, zip(left, right, strict=True)))] for left in half for right in half]
    return Tables(
        throws=np.array(throws, np.uint8),
        counts=np.array([throw.counts for throw in outcomes], np.int8),
        spots=np.array([card.counts for card in deck], np.int8),
        matching=np.array([[matching(throw, card) for card in deck] for throw in outcomes], np.int8),
    )
