"""What ``hand_values`` and ``judge`` tell of hands, a second time, compiled: for one hand at a time, in self-play.

Bots work without a compiler and learning needs speed. The tests hold the two side by side.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami.board_values import BOARD_INPUTS, EARNED, PACES
from yamclub.games.yami.boxes import BONUS, RUNS
from yamclub.games.yami.hand_values import FLOORS, HAND_INPUTS, LEAST, NOTHING
from yamclub.games.yami.judge import CONTEXT_INPUTS, DISCARD_INPUTS, PLAYER_INPUTS
from yamclub.solve.compiled import kernel

Array = Any
CARDS, HAND, BOXES, VALUES = 32, 5, 16, 8
_RUNS = np.array(RUNS)
_FLOOR_0, _FLOOR_1, _FLOOR_2 = FLOORS
_LEAST, _NOTHING = float(LEAST), float(NOTHING)
PAIR, TWO_PAIRS, BRELAN, FULL, CARRE, FLUSH, STRAIGHT, STRAIGHT_FLUSH = range(8)


class Net(NamedTuple):
    """Two layers: inputs to hidden, hidden to outputs."""

    w0: Array
    b0: Array
    w1: Array
    b1: Array


class Line(NamedTuple):
    """One layer, with one output."""

    w0: Array
    b0: Array


@kernel
def popcount(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@kernel
def best_run(ranks: int) -> int:
    """The most of five ranks in sequence."""
    best = 0
    for run in _RUNS:
        best = max(best, popcount(ranks & run))
    return best


@kernel
def completing(ranks: int) -> int:
    """The ranks that complete five in sequence, where one is missing."""
    found = 0
    for run in _RUNS:
        lacks = run & ~ranks
        if lacks and lacks & (lacks - 1) == 0:
            found |= lacks
    return found


@kernel
def run_tables() -> tuple[Array, Array, Array]:
    """By eight bits: how many there are, the best run, what completes one."""
    sizes, runs, completes = np.zeros(256, np.int64), np.zeros(256, np.int64), np.zeros(256, np.int64)
    for byte in range(256):
        sizes[byte], runs[byte], completes[byte] = popcount(byte), best_run(byte), completing(byte)
    return sizes, runs, completes


@kernel
def board_input(board: Array, bonus_from: int, out: Array) -> None:
    values, above, free = 0, 0, 0
    for box in range(BOXES):
        free += board[box] < 0
        if box < VALUES:
            values += board[box] < 0
            above += max(board[box], 0)
    for box in range(BOXES):
        out[box] = 1 if board[box] < 0 else 0
        out[BOXES + box] = out[box] * free / BOXES
    out[2 * BOXES], out[2 * BOXES + 1] = values / 8, free / 16
    out[EARNED] = above >= bonus_from
    for place in range(len(PACES)):
        lead = (above + PACES[place] * values - bonus_from + 2.5) / (3 * np.sqrt(values) + 0.1)
        out[EARNED + 1 + place] = 1 / (1 + np.exp(-min(max(lead, -20), 20)))


@kernel
def one_output(net: Line, inputs: Array) -> float:
    found: float = net.b0[0]
    for place in range(inputs.shape[0]):
        found += inputs[place] * net.w0[place, 0]
    return found


@kernel
def board_value(net: Line, board: Array, bonus_from: int, inputs: Array) -> float:
    board_input(board, bonus_from, inputs)
    earned: float = inputs[EARNED] * BONUS
    if inputs[2 * BOXES + 1] == 0:
        return earned
    return one_output(net, inputs) * 10 + earned


@kernel
def fill_gains(
    net: Line, board: Array, points: Array, bonus_from: int, inputs: Array, values: Array, rest: Array
) -> None:
    """What closing each box gains: ``values`` is 8 × 5; ``rest`` 8 combinations, then 16 boxes cancelled."""
    now = board_value(net, board, bonus_from, inputs)
    for box in range(BOXES):
        rest[8 + box] = _NOTHING
        if box < VALUES:
            for cards in range(5):
                values[box, cards] = _NOTHING
        else:
            rest[box - VALUES] = _NOTHING
        if board[box] >= 0:
            continue
        board[box] = 0
        rest[8 + box] = board_value(net, board, bonus_from, inputs) - now
        if box < VALUES:
            for cards in range(1, 5):
                board[box] = 5 * cards
                values[box, cards] = board_value(net, board, bonus_from, inputs) + 5 * cards - now
        else:
            board[box] = points[box - VALUES]
            rest[box - VALUES] = board_value(net, board, bonus_from, inputs) + points[box - VALUES] - now
        board[box] = -1


@kernel
def shown(bits: int, values: Array, rest: Array, tables: Any, counts: Array, marks: Array, lays: Array) -> None:
    """The gain of each box with these cards, to mark and to lay down."""
    sizes, runs, _ = tables
    first, second, longest, straight = 0, 0, 0, 0
    ranks = 0
    for suit in range(4):
        byte = bits >> (8 * suit) & 255
        ranks |= byte
        longest, straight = max(longest, sizes[byte]), max(straight, runs[byte])
    for rank in range(8):
        count = (bits >> rank & 1) + (bits >> (8 + rank) & 1) + (bits >> (16 + rank) & 1) + (bits >> (24 + rank) & 1)
        counts[rank] = count
        if count > first:
            first, second = count, first
        elif count > second:
            second = count
        marks[rank] = values[rank, count]
        lays[rank] = values[rank, count] if count >= 3 else _NOTHING
    missing = counts[8:]
    missing[PAIR] = max(2 - first, 0)
    missing[TWO_PAIRS] = max(2 - first, 0) + max(2 - second, 0)
    missing[BRELAN] = max(3 - first, 0)
    missing[FULL] = max(3 - first, 0) + max(2 - second, 0)
    missing[CARRE] = max(4 - first, 0)
    missing[FLUSH] = 5 - min(longest, 5)
    missing[STRAIGHT] = 5 - runs[ranks]
    missing[STRAIGHT_FLUSH] = 5 - straight
    for combination in range(8):
        gain = rest[combination] if missing[combination] == 0 else _NOTHING
        marks[8 + combination] = lays[8 + combination] = gain


@kernel
def fill_hand(
    bits: int,
    values: Array,
    rest: Array,
    chance: Array,
    tables: Any,
    counts: Array,
    marks: Array,
    lays: Array,
    out: Array,
) -> None:
    """The inputs of a hand: see ``hand_values.promises``."""
    _, _, completes = tables
    shown(bits, values, rest, tables, counts, marks, lays)
    lay, mark = _NOTHING, _NOTHING
    for box in range(BOXES):
        lay, mark = max(lay, lays[box]), max(mark, marks[box])
    if mark <= _NOTHING:
        for box in range(BOXES):
            mark = max(mark, rest[8 + box])
    pairs, threes, ranks = 0, 0, 0
    for rank in range(8):
        pairs += counts[rank] >= 2
        threes += counts[rank] >= 3
        ranks |= (counts[rank] > 0) << rank
    straight = completes[ranks]
    above_0, above_1, above_2, follow, seen = 0.0, 0.0, 0.0, 0.0, 0.0
    for rank in range(8):
        count = counts[rank]
        more = values[rank, min(count + 1, 4)]
        gain = max(lay, more if count >= 2 else _NOTHING)
        if count == 1:
            gain = max(gain, rest[PAIR])
            if pairs >= 1:
                gain = max(gain, rest[TWO_PAIRS])
            if threes >= 1:
                gain = max(gain, rest[FULL])
        elif count == 2:
            gain = max(gain, rest[BRELAN])
            if pairs >= 2:
                gain = max(gain, rest[FULL])
        elif count == 3:
            gain = max(gain, rest[CARRE])
        if straight >> rank & 1:
            gain = max(gain, rest[STRAIGHT])
        for suit in range(4):
            odds = chance[4 * rank + suit]
            if odds == 0:
                continue
            seen += odds
            one, best = lay, mark
            if not bits >> (8 * suit + rank) & 1:
                one = gain
                byte = bits >> (8 * suit) & 255
                if tables[0][byte] == 4:
                    one = max(one, rest[FLUSH])
                if completes[byte] >> rank & 1:
                    one = max(one, rest[STRAIGHT_FLUSH])
                best = max(mark, max(one, more))
            above_0 += odds * max(one - _FLOOR_0, 0)
            above_1 += odds * max(one - _FLOOR_1, 0)
            above_2 += odds * max(one - _FLOOR_2, 0)
            follow += odds * max(best, _LEAST)
    for place in range(HAND_INPUTS):
        out[place] = 0
    out[0], out[1], out[2] = max(lay, _LEAST), 10 if lay > _NOTHING else 0, max(mark, _LEAST)
    out[3], out[4], out[5], out[6] = above_0, above_1, above_2, follow
    for combination in range(8):
        lacking = counts[8 + combination]
        if lacking < 3 and rest[combination] > _NOTHING:
            out[7 + 8 * lacking + combination] = rest[combination] + 10
    for rank in range(8):
        three = values[rank, 3]
        if three <= _NOTHING:
            continue
        three += 10
        count = counts[rank]
        out[36] += 1
        if count == 1:
            out[31] += three
        elif count == 2:
            out[32] += three
            out[33] = max(out[33], three)
        elif count == 3:
            out[34] = max(out[34], three)
            out[35] = max(out[35], values[rank, 4] - values[rank, 3])
        out[37] += (count > 0) & (three > 0)
    for place in range(HAND_INPUTS):
        out[place] /= 10


@kernel
def fill_discard(card: int, board: Array, known: Array, pile: Array, out: Array) -> None:
    """What a card may do for the next player: ``board`` and ``known`` are theirs."""
    rank, suit = card >> 2, card & 3
    alike, of_suit, gone = 0, 0, 0
    for place in range(4):
        alike += known[4 * rank + place] > 0
        gone += pile[4 * rank + place]
    for place in range(8):
        of_suit += known[4 * place + suit] > 0
    new = known[card] == 0
    out[0] = board[rank] < 0
    out[1] = alike / 2 * new
    out[2] = alike / 2 * new * (board[rank] < 0)
    out[3] = of_suit / 3 * (board[VALUES + FLUSH] < 0) * new
    out[4] = min(gone, 4) / 4
    out[5] = rank / 7


@kernel
def fill_context(
    boards: Array, known: Array, seat: int, seats: int, stock: int, remade: int, bonus: int, out: Array
) -> None:
    board_input(boards[seat], bonus, out[:BOARD_INPUTS])
    drawn = CARDS * (2 if seats == 2 else 4) - HAND * seats - 1 - stock
    rounds = 12.0 if remade > 0 else drawn / seats
    at = BOARD_INPUTS
    out[at], out[at + 1], out[at + 2], out[at + 3] = min(rounds, 3) / 3, min(rounds, 12) / 12, rounds < 1, remade > 0
    at += 4
    for place in range(at, CONTEXT_INPUTS):
        out[place] = 0
    for after in range(1, seats):
        other = (seat + after) % seats
        part, share = (at, 1.0) if after == 1 else (at + PLAYER_INPUTS, 1 / (seats - 2))
        free, held, most = 0, 0, 0
        for box in range(8):
            out[part + box] += share * (boards[other, VALUES + box] < 0)
            free += boards[other, box] < 0
        for card in range(CARDS):
            held += known[other, card]
        for rank in range(8):
            alike = 0
            for suit in range(4):
                alike += known[other, 4 * rank + suit] > 0
            if boards[other, rank] < 0:
                most = max(most, alike)
        out[part + 8] += share * free / 8
        out[part + 9] += share * held / 5
        out[part + 10] += share * most / 3


@kernel
def hidden_part(net: Net, first: int, inputs: Array, out: Array) -> None:
    """What these inputs, which come after ``first`` others, add to the hidden layer."""
    for place in range(inputs.shape[0]):
        one = inputs[place]
        if one != 0:
            for unit in range(out.shape[0]):
                out[unit] += one * net.w0[first + place, unit]


@kernel
def hand_outputs(net: Net, hidden: Array, hand: Array, discard: Array, work: Array, out: Array) -> None:
    """What the player and the others gain, in points; ``hidden`` is what the context adds to the hidden layer."""
    for unit in range(hidden.shape[0]):
        work[unit] = hidden[unit]
    hidden_part(net, 0, hand, work)
    hidden_part(net, HAND_INPUTS, discard[:DISCARD_INPUTS], work)
    mine, others = net.b1[0], net.b1[1]
    for unit in range(work.shape[0]):
        if work[unit] > 0:
            mine += work[unit] * net.w1[unit, 0]
            others += work[unit] * net.w1[unit, 1]
    out[0] = 10 * (mine + 0.3 * hand[2] + 0.7 * hand[6] - 0.3)
    out[1] = 10 * others
