"""What hands promise on a board, for many hands at once: the numbers that the learned values are made of.

A hand is its different cards as 32 bits, eight for each suit: identical cards count once (C16). A *gain* is the
points of a box plus what closing it does to the rest of the board. ``Gains`` holds them for one or more
boards, and ``promises`` tells what hands show for them now, and after one more card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami.boxes import RUNS

Array = Any
VALUES, COMBINATIONS, SUITS, RANKS = 8, 8, 4, 8
NOTHING = np.float32(-99)
"""The gain of what can't be marked."""
PAIR, TWO_PAIRS, BRELAN, FULL, CARRE, FLUSH, STRAIGHT, STRAIGHT_FLUSH = range(8)
LEAST = np.float32(-12)
"""No box is worse than that: the gain of a hand that can't be laid down, as an input."""
FLOORS = (-4.0, 2.0, 8.0)
"""What the next card brings counts above these gains."""
HAND_INPUTS = 7 + 3 * COMBINATIONS + 7

_BYTES = np.arange(256)
_IN_RUN = np.array([[(byte & run).bit_count() for run in RUNS] for byte in range(256)])
_SIZE = np.array([byte.bit_count() for byte in range(256)], np.int8)
_BEST_RUN = _IN_RUN.max(axis=1).astype(np.int8)
_SPREAD = ((_BYTES[:, None] >> np.arange(8)) & 1).astype(np.uint8).view(np.uint64).ravel()
"""By eight bits, the same as eight bytes, to be added up."""


def _completing(ranks: int) -> int:
    lacks = {run & ~ranks for run in RUNS}
    return sum(rank for rank in lacks if rank.bit_count() == 1)


_COMPLETES = np.array([_completing(byte) for byte in range(256)], np.uint8)
"""By ranks held, those that complete five in sequence."""
_PLACE_BITS = np.array([1 << ((place & 3) * 8 + (place >> 2)) for place in range(32)], np.uint32)
"""By place in the pack: the card as a bit."""


class Gains(NamedTuple):
    """What closing boxes brings; the first axis of each array is the board."""

    values: Array
    """boards × 8 × 5: a value box with so many cards; ``NOTHING`` where it is closed, or there are none."""
    combinations: Array
    """boards × 8."""
    cancels: Array
    """boards: the best there is to cancel."""
    freely: bool
    """Whether a follower may cancel although there is something to mark."""
    cancelled: Array
    """boards × 16: each box, cancelled."""


def bits_of(places: Iterable[int]) -> int:
    """The different cards at these places."""
    bits = 0
    for place in places:
        bits |= 1 << ((place & 3) * 8 + (place >> 2))
    return bits


def bits_of_counts(counts: Array) -> Array:
    """The different cards of hands, given how many they hold of each card of a pack."""
    return ((counts > 0) * _PLACE_BITS).sum(axis=-1, dtype=np.uint32)


class Shapes(NamedTuple):
    """What hands are, board or no board."""

    suits: Array
    """hands × 4: ranks held in a suit, as eight bits."""
    counts: Array
    """hands × 8: different cards by rank."""
    ranks: Array
    missing: Array
    """8 × hands: how many cards are missing for each combination."""


def shapes_of(bits: Array) -> Shapes:
    suits = np.ascontiguousarray(bits, np.uint32).view(np.uint8).reshape(-1, 4)
    a, b, c, d = suits.T
    counts = (_SPREAD[a] + _SPREAD[b] + _SPREAD[c] + _SPREAD[d]).view(np.uint8).reshape(-1, 8)
    ranks = a | b | c | d
    ordered = np.sort(counts, axis=1)
    first, second = ordered[:, 7].astype(np.int8), ordered[:, 6].astype(np.int8)
    pair, other = np.maximum(2 - first, 0), np.maximum(2 - second, 0)
    brelan = np.maximum(3 - first, 0)
    carre, flush = np.maximum(4 - first, 0), 5 - np.minimum(_SIZE[suits].max(axis=1), 5)
    straight, straight_flush = 5 - _BEST_RUN[ranks], 5 - _BEST_RUN[suits].max(axis=1)
    alike = [pair, pair + other, brelan, brelan + other, carre]
    missing = np.stack([*alike, flush, straight, straight_flush])
    return Shapes(suits, counts, ranks, missing)


_RANK = np.arange(RANKS)


def follows(shapes: Shapes, gains: Gains, board: Array) -> tuple[Array, Array, Array, Array]:
    """The best gains by laying down and by following, and those of each value box and each combination."""
    values = gains.values[board[:, None], _RANK, shapes.counts]
    combinations = np.where(shapes.missing.T == 0, gains.combinations[board], NOTHING)
    formed = combinations.max(axis=1)
    lays = np.maximum(formed, np.where(shapes.counts >= 3, values, NOTHING).max(axis=1))
    marks = np.maximum(formed, values.max(axis=1))
    best = np.where(marks <= NOTHING, gains.cancels[board], marks)
    if gains.freely:
        best = np.maximum(best, gains.cancels[board])
    return lays, best, values, combinations


def promises(bits: Array, board: Array, gains: Gains, unseen: Array) -> Array:
    """hands × ``HAND_INPUTS``. ``unseen`` (boards × 8 × 4) is the chance of each card to be the next one."""
    shapes = shapes_of(bits)
    lays, best, values, _ = follows(shapes, gains, board)
    counts, missing = shapes.counts, shapes.missing
    more = gains.values[board[:, None], _RANK, np.minimum(counts + 1, 4)]
    of_combination = gains.combinations[board]

    # the best that can be laid down after one more card, by its rank
    by_rank = np.where(counts >= 2, more, NOTHING)
    pairs, threes = (counts >= 2).sum(axis=1), (counts >= 3).sum(axis=1)

    def offer(where: Array, combination: int) -> None:
        np.maximum(by_rank, np.where(where, of_combination[:, combination, None], NOTHING), out=by_rank)

    one, two = counts == 1, counts == 2
    offer(one, PAIR)
    offer(one & (pairs >= 1)[:, None], TWO_PAIRS)
    offer(two, BRELAN)
    offer((two & (pairs >= 2)[:, None]) | (one & (threes >= 1)[:, None]), FULL)
    offer(counts == 3, CARRE)
    offer((_SPREAD[_COMPLETES[shapes.ranks]].view(np.uint8).reshape(-1, 8)) > 0, STRAIGHT)
    np.maximum(by_rank, lays[:, None], out=by_rank)
    by_card = np.repeat(by_rank[:, :, None], SUITS, axis=2)
    near = np.flatnonzero((missing[FLUSH] == 1) | (missing[STRAIGHT_FLUSH] == 1))
    if near.size:
        suits = shapes.suits[near]
        flush = np.where(_SIZE[suits] == 4, of_combination[near, FLUSH, None], NOTHING)
        completes = _SPREAD[_COMPLETES[suits]].view(np.uint8).reshape(-1, 4, 8).transpose(0, 2, 1) > 0
        straight = np.where(completes, of_combination[near, STRAIGHT_FLUSH, None, None], NOTHING)
        by_card[near] = np.maximum(by_card[near], np.maximum(flush[:, None, :], straight))
    held = _SPREAD[shapes.suits].view(np.uint8).reshape(-1, 4, 8).transpose(0, 2, 1) > 0
    by_card = np.where(held, lays[:, None, None], by_card).reshape(-1, 32)
    chance = unseen[board].reshape(-1, 32)
    marks = np.maximum(np.maximum(by_card.reshape(-1, 8, 4), more[:, :, None]).reshape(-1, 32), best[:, None])
    marks = np.where(held.reshape(-1, 32), best[:, None], marks)

    inputs = np.empty((len(bits), HAND_INPUTS), np.float32)
    inputs[:, 0] = np.maximum(lays, LEAST)
    inputs[:, 1] = (lays > NOTHING) * 10
    inputs[:, 2] = np.maximum(best, LEAST)
    for place, floor in enumerate(FLOORS):
        inputs[:, 3 + place] = (np.maximum(by_card - np.float32(floor), 0) * chance).sum(axis=1)
    inputs[:, 6] = (np.maximum(marks, LEAST) * chance).sum(axis=1)
    free = np.where(of_combination > NOTHING, of_combination + 10, 0).T
    for lacking in range(3):
        inputs[:, 7 + 8 * lacking : 15 + 8 * lacking] = np.where(missing == lacking, free, 0).T
    three = gains.values[:, :, 3][board]
    three = np.where(three > NOTHING, three + 10, 0)
    fourth = np.where(values > NOTHING, more - values, 0)
    inputs[:, 31] = np.where(one, three, 0).sum(axis=1)
    inputs[:, 32] = np.where(two, three, 0).sum(axis=1)
    inputs[:, 33] = np.where(two, three, 0).max(axis=1)
    inputs[:, 34] = np.where(counts == 3, three, 0).max(axis=1)
    inputs[:, 35] = np.where(counts == 3, fourth, 0).max(axis=1)
    inputs[:, 36] = (gains.values[:, :, 1][board] > NOTHING).sum(axis=1)
    inputs[:, 37] = np.where((counts > 0) & (three > 0), 1, 0).sum(axis=1)
    return inputs / np.float32(10)
