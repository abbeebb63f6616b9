"""YAMI on one row of small numbers: the rules a second time, compiled, for many matches at once.

``rules`` is the reference: what is done here must be what it does, and the tests walk both side by side.
The numbers C1 to C20 name the params, as there. A card is its place in the pack: four suits of each rank.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from yamclub.games.yami.boxes import BONUS, COMBINATION_POINTS, RUNS
from yamclub.mechanics.batch import Array, Chance, below, int64, note
from yamclub.solve.compiled import row_kernel

CHOOSING, DISCARDING, FOLLOWING, DRAWING, OVER = 0, 1, 2, 3, 4
"""Phases. ``DRAWING`` is only in rows that ``encode`` made, until ``resume_row``."""

# The row: what its places hold.
PHASE, SEAT, MOVER, DEALER, DEAL, STOCK, REMADE, TAKES = 0, 1, 2, 3, 4, 5, 6, 7
SOURCE, TAKEN, LAID_BY, PILE_SIZE = 8, 9, 10, 11
KNOWN_SIZE, CHOICE, CHOICE_POINTS = 12, 16, 20  # four places each, by seat; a choice is a box
SHEETS = 24  # by seat, sixteen boxes
HANDS, KNOWN = 88, 112  # by seat, six places each
PILE_COUNTS = 136  # by card
PILE = 168  # the discard pile, its top card last
BAG = 296  # the stock, in an order that means nothing; beyond it, all cards drawn since it was whole
WIDTH = 424
BOXES, VALUES, HAND, CARDS = 16, 8, 5, 32
FREE = -1
FROM_STOCK, FROM_DISCARD = 1, 2
DEALS, REMAKES, TAKES_IN_A_ROW = 16, 2, 10

SEATS, PACKS, TABLE, CANCEL_FREE, BONUS_FROM = 0, 1, 2, 3, 4
"""Params."""

# The actions, as the contract lists them.
TAKE_STOCK, TAKE_DISCARD, DISCARDS, LAY_DOWNS, MARKS, CANCELS = 0, 1, 2, 34, 50, 66

# What is seen.
SEEN_TOP = 10  # the discard pile's top cards
TOPS = 6
SEEN_PILE = SEEN_TOP + TOPS
SEEN_PLAYERS = SEEN_PILE + CARDS
A_PLAYER = CARDS + BOXES


class Tables(NamedTuple):
    shapes: Array
    """By eight bits, one a rank: 1 if five are in sequence (C15), plus 2 if there are five or more."""
    points: Array
    """C13: by table of points, those of the combinations."""


@cache
def tables() -> Tables:
    shapes = [any(bits & run == run for run in RUNS) + 2 * (bits.bit_count() >= 5) for bits in range(256)]
    return Tables(np.array(shapes, np.int64), np.array([COMBINATION_POINTS["list"], COMBINATION_POINTS["board"]]))


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    """Free boards, and the highest card deals first (C3); those tied for it draw again, from whole packs."""
    players = params[SEATS]
    _whole_packs(rows, i, params)
    for place in range(SHEETS, HANDS):
        rows[i, place] = FREE
    rows[i, DEAL] = rows[i, REMADE] = 0
    contenders = (1 << players) - 1
    while contenders & (contenders - 1):
        best, those, left = -1, 0, CARDS * params[PACKS]
        for seat in range(players):
            if contenders >> seat & 1:
                rank = _drawn(rows, i, left, chance) >> 2
                left -= 1
                if rank > best:
                    best, those = rank, 1 << seat
                elif rank == best:
                    those |= 1 << seat
        contenders = those
    dealer = 0
    while contenders >> dealer != 1:
        dealer += 1
    _new_deal(rows, i, dealer, chance, params)


@row_kernel
def _whole_packs(rows: Array, i: int, params: Array) -> None:
    for place in range(CARDS * params[PACKS]):
        rows[i, BAG + place] = place & 31


@row_kernel
def _drawn(rows: Array, i: int, left: int, chance: Chance) -> int:
    """A card out of the first ``left`` of the bag; it goes behind them."""
    place = BAG + below(chance, i, left)
    card = int64(rows[i, place])
    rows[i, place] = rows[i, BAG + left - 1]
    rows[i, BAG + left - 1] = card
    if chance.record.shape[1]:
        note(chance, i, card)
    return card


@row_kernel
def _new_deal(rows: Array, i: int, dealer: int, chance: Chance, params: Array) -> None:
    """C4: all cards again, five to each, and one turned up; the dealer's left-hand neighbour plays first."""
    players = params[SEATS]
    if rows[i, REMADE]:  # else the bag still holds all cards
        _whole_packs(rows, i, params)
    rows[i, DEALER] = dealer
    rows[i, DEAL] += 1
    rows[i, REMADE] = rows[i, TAKES] = rows[i, SOURCE] = 0
    rows[i, TAKEN] = rows[i, LAID_BY] = -1
    for place in range(KNOWN_SIZE, KNOWN_SIZE + 4):
        rows[i, place] = 0
    for place in range(CHOICE, CHOICE + 4):
        rows[i, place] = -1
    for card in range(CARDS):
        rows[i, PILE_COUNTS + card] = 0
    left = CARDS * params[PACKS]
    seat = dealer
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        for place in range(HAND):
            rows[i, HANDS + 6 * seat + place] = _drawn(rows, i, left, chance)
            left -= 1
    card = _drawn(rows, i, left, chance)
    rows[i, STOCK] = left - 1
    rows[i, PILE], rows[i, PILE_SIZE], rows[i, PILE_COUNTS + card] = card, 1, 1
    rows[i, PHASE] = CHOOSING
    rows[i, SEAT] = rows[i, MOVER] = dealer + 1 if dealer + 1 < players else 0


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    if rows[i, PHASE] == DRAWING:
        _take(rows, i, TAKE_STOCK, chance)


# --- what follows


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if action < DISCARDS:
        _take(rows, i, action, chance)
    elif action < LAY_DOWNS:
        _discard(rows, i, action - DISCARDS, params)
    elif action < MARKS:
        _lay_down(rows, i, action - LAY_DOWNS, params, tables)
    else:
        return _follow(rows, i, action, chance, params, tables)
    return False


@row_kernel
def _take(rows: Array, i: int, action: int, chance: Chance) -> None:
    """C5: a card of the stock, or the top card of the discard pile, which all saw (C7)."""
    seat = int64(rows[i, SEAT])
    if action == TAKE_STOCK:
        card = _drawn(rows, i, rows[i, STOCK], chance)
        rows[i, STOCK] -= 1
        rows[i, TAKES], rows[i, SOURCE] = 0, FROM_STOCK
    else:
        rows[i, PILE_SIZE] -= 1
        card = int64(rows[i, PILE + rows[i, PILE_SIZE]])
        rows[i, PILE_COUNTS + card] -= 1
        rows[i, KNOWN + 6 * seat + rows[i, KNOWN_SIZE + seat]] = card
        rows[i, KNOWN_SIZE + seat] += 1
        rows[i, TAKES] += 1
        rows[i, SOURCE] = FROM_DISCARD
    rows[i, HANDS + 6 * seat + HAND] = card
    rows[i, TAKEN] = card
    rows[i, PHASE] = DISCARDING


@row_kernel
def _discard(rows: Array, i: int, card: int, params: Array) -> None:
    seat = int64(rows[i, SEAT])
    hand, known, many = HANDS + 6 * seat, KNOWN + 6 * seat, rows[i, KNOWN_SIZE + seat]
    for place in range(HAND):
        if rows[i, hand + place] == card:
            rows[i, hand + place] = rows[i, hand + HAND]
            break
    for place in range(many):  # nobody can tell two identical cards apart: at most one fewer is known
        if rows[i, known + place] == card:
            rows[i, known + place] = rows[i, known + many - 1]
            rows[i, KNOWN_SIZE + seat] -= 1
            break
    rows[i, PILE + rows[i, PILE_SIZE]] = card
    rows[i, PILE_SIZE] += 1
    rows[i, PILE_COUNTS + card] += 1
    rows[i, SOURCE], rows[i, TAKEN] = 0, -1
    rows[i, PHASE] = CHOOSING
    rows[i, SEAT] = rows[i, MOVER] = seat + 1 if seat + 1 < params[SEATS] else 0
    if rows[i, STOCK] == 0:
        _stock_ran_out(rows, i)


@row_kernel
def _stock_ran_out(rows: Array, i: int) -> None:
    """C20: the pile below its top card is the new stock; the third time, the deal is over."""
    if rows[i, REMADE] == REMAKES:
        rows[i, PHASE], rows[i, MOVER] = FOLLOWING, 0
        return
    rest = rows[i, PILE_SIZE] - 1
    for place in range(rest):
        rows[i, BAG + place] = rows[i, PILE + place]
    for card in range(CARDS):
        rows[i, PILE_COUNTS + card] = 0
    top = rows[i, PILE + rest]
    rows[i, PILE], rows[i, PILE_SIZE], rows[i, PILE_COUNTS + top] = top, 1, 1
    rows[i, STOCK] = rest
    rows[i, REMADE] += 1


@row_kernel
def _different(rows: Array, i: int, seat: int) -> int:
    """C16: the different cards of a hand of five, as eight bits for each suit."""
    bits = 0
    for place in range(HANDS + 6 * seat, HANDS + 6 * seat + HAND):
        card = int64(rows[i, place])
        bits |= 1 << ((card & 3) * 8 + (card >> 2))
    return bits


@row_kernel
def _alike(bits: int, many: int) -> int:
    """The values of which there are so many cards, or more, as bits."""
    a, b, c, d = bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24 & 255
    if many == 1:
        return a | b | c | d
    if many == 2:
        return (a & b) | (c & d) | ((a | b) & (c | d))
    if many == 3:
        return (a & b & (c | d)) | (c & d & (a | b))
    return a & b & c & d


@row_kernel
def _combinations(bits: int, tables: Tables) -> int:
    """C14: which combinations the cards form, as bits in the order of a board."""
    twos, threes = _alike(bits, 2), _alike(bits, 3)
    two_pairs = (twos & (twos - 1)) != 0
    formed = (twos != 0) | two_pairs << 1 | (threes != 0) << 2
    formed |= ((threes != 0) & two_pairs) << 3 | (_alike(bits, 4) != 0) << 4
    shapes = tables.shapes[_alike(bits, 1)] & 1  # bit 0: five in sequence (C15); bit 1: five of a suit, or more
    suits = 0
    for suit in range(0, 32, 8):
        shape = tables.shapes[bits >> suit & 255]
        suits |= shape
    every: int = formed | (suits >> 1 & 1) << 5 | shapes << 6 | (suits & 1) << 7
    return every


@row_kernel
def _points(rows: Array, i: int, seat: int, box: int, params: Array, tables: Tables) -> int:
    """C12, C13: what a hand that shows something for this box is worth there."""
    if box >= VALUES:
        points: int = tables.points[params[TABLE], box - VALUES]
        return points
    bits = _different(rows, i, seat) >> box
    return 5 * ((bits & 1) + (bits >> 8 & 1) + (bits >> 16 & 1) + (bits >> 24 & 1))


@row_kernel
def _lay_down(rows: Array, i: int, box: int, params: Array, tables: Tables) -> None:
    """C8: the box is marked at once, and the others must follow (C9)."""
    seat = int64(rows[i, SEAT])
    points = _points(rows, i, seat, box, params, tables)
    rows[i, SHEETS + BOXES * seat + box] = points
    rows[i, PHASE], rows[i, LAID_BY] = FOLLOWING, seat
    rows[i, MOVER] = 1 if seat == 0 else 0
    rows[i, CHOICE + seat], rows[i, CHOICE_POINTS + seat] = box, points


@row_kernel
def _follow(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    """C9, C10: one is asked after the other, and none sees what those before chose."""
    players, seat = params[SEATS], int64(rows[i, MOVER])
    marks = action < CANCELS
    box = action - MARKS if marks else action - CANCELS
    rows[i, CHOICE + seat] = box
    rows[i, CHOICE_POINTS + seat] = _points(rows, i, seat, box, params, tables) if marks else 0
    for other in range(seat + 1, players):
        if rows[i, CHOICE + other] < 0:
            rows[i, MOVER] = other
            return False
    for other in range(players):  # C11
        rows[i, SHEETS + BOXES * other + rows[i, CHOICE + other]] = rows[i, CHOICE_POINTS + other]
    if rows[i, DEAL] == DEALS:
        rows[i, PHASE] = OVER
        return True
    dealer = rows[i, DEALER] + 1
    _new_deal(rows, i, dealer if dealer < players else 0, chance, params)
    return False


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    """C18, C19."""
    players = params[SEATS]
    for seat in range(players):
        sheet = SHEETS + BOXES * seat
        above, below = 0, 0
        for box in range(VALUES):
            above += rows[i, sheet + box]
        for box in range(VALUES, BOXES):
            below += rows[i, sheet + box]
        scores[i, seat] = above + below + (BONUS if above >= params[BONUS_FROM] else 0)
    for seat in range(players):
        places[i, seat] = 1
        for other in range(players):
            places[i, seat] += scores[i, other] > scores[i, seat]


# --- what is known


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    """C7: the mover sees its hand, what of the others' is known or shown, the discard pile and all boards."""
    players, mover, phase = params[SEATS], int64(rows[i, MOVER]), int64(rows[i, PHASE])
    observation[i, 0], observation[i, 1] = phase, rows[i, DEAL]
    observation[i, 2] = _turned(int64(rows[i, DEALER]), mover, players)
    observation[i, 3] = -1 if rows[i, LAID_BY] < 0 else _turned(int64(rows[i, LAID_BY]), mover, players)
    observation[i, 4], observation[i, 5], observation[i, 6] = rows[i, STOCK], rows[i, REMADE], rows[i, TAKES]
    observation[i, 7], observation[i, 8] = rows[i, SOURCE], rows[i, TAKEN]
    size = int64(rows[i, PILE_SIZE])
    observation[i, 9] = size
    for place in range(TOPS):
        observation[i, SEEN_TOP + place] = rows[i, PILE + size - 1 - place] if place < size else -1
    for card in range(CARDS):
        observation[i, SEEN_PILE + card] = rows[i, PILE_COUNTS + card]
    for turned in range(players):
        seat = mover + turned if mover + turned < players else mover + turned - players
        player = SEEN_PLAYERS + A_PLAYER * turned
        for card in range(CARDS):
            observation[i, player + card] = 0
        if turned == 0 or phase == FOLLOWING:  # C9: then all hands are shown
            held, many = HANDS + 6 * seat, HAND + (phase == DISCARDING)
        else:
            held, many = KNOWN + 6 * seat, int64(rows[i, KNOWN_SIZE + seat])
        for place in range(many):
            observation[i, player + rows[i, held + place]] += 1
        for box in range(BOXES):
            observation[i, player + CARDS + box] = rows[i, SHEETS + BOXES * seat + box]
    return mover


@row_kernel
def _turned(seat: int, mover: int, players: int) -> int:
    """How many seats to the left of the mover."""
    return seat - mover if seat >= mover else seat - mover + players


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    for word in range(words.shape[1]):
        words[i, word] = 0
    phase, seat = rows[i, PHASE], int64(rows[i, MOVER])
    if phase == DISCARDING:
        for place in range(HAND + 1):
            mask[i, DISCARDS + rows[i, HANDS + 6 * seat + place]] = 1
        return
    bits, free = _different(rows, i, seat), 0
    for box in range(BOXES):
        free |= (rows[i, SHEETS + BOXES * seat + box] == FREE) << box
    formed = _combinations(bits, tables) << VALUES
    if phase == CHOOSING:
        mask[i, TAKE_STOCK] = 1
        mask[i, TAKE_DISCARD] = rows[i, TAKES] < TAKES_IN_A_ROW * params[SEATS]  # C20
        _write_boxes((formed | _alike(bits, 3)) & free, mask, i, LAY_DOWNS)  # C8
        return
    shown = (formed | _alike(bits, 1)) & free
    _write_boxes(shown, mask, i, MARKS)
    if shown == 0 or params[CANCEL_FREE]:  # C10
        _write_boxes(free, mask, i, CANCELS)


@row_kernel
def _write_boxes(boxes: int, mask: Array, i: int, first: int) -> None:
    for box in range(BOXES):
        mask[i, first + box] = boxes >> box & 1
