"""One turn of Yam Master, compiled: solved exactly over the learned value of what follows, for self-play.

A turn has few ends: a pawn on one of the free squares, one of the opponent's removed, nothing placed. Each is
valued once; the first layer of the network is then changed by the lines through that square only.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from yamclub.games.master.batch import Tables
from yamclub.games.master.features import (
    ACTIVE,
    BOARD,
    DIGITS,
    FIRST_LEAD,
    FIRST_LINE,
    FIRST_MINE,
    FIRST_THEIRS,
    FULL_LINE,
    LINE_POINTS,
    MOST_LEAD,
    OPTION,
)
from yamclub.games.master.rules import MOST_TURNS, PAWNS
from yamclub.games.master.values import Net
from yamclub.kernel.dice import sub_keeps
from yamclub.mechanics.batch import Array
from yamclub.mechanics.throwing import DICE
from yamclub.solve.compiled import kernel
from yamclub.solve.numbering import EVERY_THROW, FIRST_THROW, KEEPS, SIDES, THROWS, lattice, number_of, throw_list

LINES = len(FULL_LINE)
THROWN_ONCE, DECLARED = 2, 1
"""Columns of the batch rules' table of opened squares; 0 is neither."""


class Lines(NamedTuple):
    """Which lines each square lies on, and what a pawn there adds to their numbers."""

    first: Array
    of_square: Array
    """By square, four lines; -1 fills up."""
    digit: Array
    points: Array
    full: Array


class Lattice(NamedTuple):
    """Keeps and throws: see ``solve.numbering``."""

    up: Array
    down: Array
    first_down: Array
    chance: Array
    inside: Array
    """By throw, from ``first_inside``: the keeps within it, all dice kept left out."""
    first_inside: Array


class Known(NamedTuple):
    lines: Lines
    dice: Lattice


class Room(NamedTuple):
    """Room for what everything in one turn is worth to its player, and to work in."""

    place: Array
    remove: Array
    stop: Array
    """One number."""
    lying: Array
    """(3, throws): of dice that lie there at the end: after a later throw, with a défi declared, after the first."""
    kept: Array
    """(défi declared or not, throws to come, keeps)."""
    thrown: Array
    """(défi declared or not, throws to come, throws)."""
    never: Array
    """Minus one for every throw, where nothing may be ended."""
    best: Array
    """By keep, the best keep within it."""
    active: Array
    """The rows that a position switches on."""
    sums: Array
    """(2, width): what they add up to, before the turn and after one of its ends."""
    layer: Array
    """The hidden layer."""


def room_for(net: Net) -> Room:
    return Room(
        place=np.zeros(BOARD),
        remove=np.zeros(BOARD),
        stop=np.zeros(1),
        lying=np.zeros((3, THROWS)),
        kept=np.zeros((2, 3, KEEPS)),
        thrown=np.zeros((2, 3, THROWS)),
        never=np.full(THROWS, -1.0),
        best=np.zeros(KEEPS),
        active=np.zeros(ACTIVE, np.int64),
        sums=np.zeros((2, net.rows.shape[1]), np.float32),
        layer=np.zeros(len(net.out), np.float32),
    )


@cache
def known() -> Known:
    return Known(lines(), keep_lattice())


@cache
def lines() -> Lines:
    of_square, digit = np.full((BOARD, 4), -1), np.zeros((BOARD, 4), np.int64)
    for square in range(BOARD):
        through = np.flatnonzero(DIGITS[square])
        of_square[square, : len(through)] = through
        digit[square, : len(through)] = DIGITS[square, through]
    return Lines(FIRST_LINE, of_square, digit, LINE_POINTS, FULL_LINE)


@cache
def keep_lattice() -> Lattice:
    known, number = lattice(), number_of()
    inside = [[number[keep] for keep in sub_keeps(throw) if len(keep) < DICE] for throw in throw_list()]
    first_inside = np.cumsum([0, *map(len, inside)])
    flat = np.array([keep for keeps in inside for keep in keeps])
    return Lattice(known.up, known.down, known.first_down, known.weight / EVERY_THROW, flat, first_inside)


# --- the network


@kernel
def _value(sums: Array, layer: Array, net: Net) -> float:
    """The chance to win, draws counting half, of the player who has just moved; ``layer`` is room to work in."""
    layer[:] = net.hidden_bias
    for unit in range(len(sums)):
        signal = sums[unit]
        if signal > 0:
            for other in range(len(layer)):
                layer[other] += signal * net.hidden[unit, other]
    total = net.out_bias[0]
    for other in range(len(layer)):
        if layer[other] > 0:
            total += layer[other] * net.out[other]
    return float(1.0 / (1.0 + np.exp(-np.float64(total))))


@kernel
def count_of(pawns: int) -> int:
    count = 0
    while pawns:
        pawns &= pawns - 1
        count += 1
    return count


@kernel
def write_active(mine: int, theirs: int, forced: int, lines: Lines, active: Array) -> int:
    """The rows of a position, as in ``features.active_rows``; the lead in points."""
    for line in range(LINES):
        active[line] = lines.first[line]
    for square in range(BOARD):
        what = (mine >> square & 1) + 2 * (theirs >> square & 1)
        if what:
            for place in range(4):
                line = lines.of_square[square, place]
                if line >= 0:
                    active[line] += what * lines.digit[square, place]
    lead = 0
    for line in range(LINES):
        lead += lines.points[active[line]]
    active[LINES] = FIRST_MINE + count_of(mine)
    active[LINES + 1] = FIRST_THEIRS + count_of(theirs)
    active[LINES + 2] = FIRST_LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))
    active[LINES + 3] = OPTION + forced
    return lead


@kernel
def _shift(sums: Array, net: Net, off: int, on: int) -> None:
    for unit in range(len(sums)):
        sums[unit] += net.rows[on, unit] - net.rows[off, unit]


@kernel
def scored(lead: int) -> float:
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


@kernel
def value_ends(mine: int, theirs: int, turns: int, forced: int, net: Net, lines: Lines, room: Room) -> None:
    """Value every end of the turn; -1 where there is none."""
    base, sums, layer, active = room.sums[0], room.sums[1], room.layer, room.active
    lead, last = write_active(mine, theirs, forced, lines, active), turns + 1 == MOST_TURNS
    base[:] = 0
    for place in range(ACTIVE):
        for unit in range(len(base)):
            base[unit] += net.rows[active[place], unit]
    room.stop[0] = scored(lead) if last else _value(base, layer, net)
    pawns = count_of(mine)
    for square in range(BOARD):
        own, other = mine >> square & 1, theirs >> square & 1
        room.place[square] = room.remove[square] = -1.0
        if own:
            continue
        sums[:] = base
        change, after, five = -2 if other else 1, lead, False
        for place in range(4):
            line = lines.of_square[square, place]
            if line >= 0:
                now = active[line]
                then = now + change * lines.digit[square, place]
                after += lines.points[then] - lines.points[now]
                five |= then == lines.full[line]
                _shift(sums, net, now, then)
        if after != lead:
            shown = FIRST_LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, after))
            if shown != active[LINES + 2]:
                _shift(sums, net, active[LINES + 2], shown)
        if other:
            _shift(sums, net, active[LINES + 1], active[LINES + 1] - 1)
            room.remove[square] = scored(after) if last else _value(sums, layer, net)
        elif five:
            room.place[square] = 1.0
        elif last or pawns + 1 == PAWNS:
            room.place[square] = scored(after)
        else:
            _shift(sums, net, active[LINES], active[LINES] + 1)
            room.place[square] = _value(sums, layer, net)


# --- the turn


@kernel
def _lie(room: Room, column: int, throw: int, tables: Tables, free: int) -> float:
    """What dice are worth that lie there at the end of a turn."""
    best, squares = float(room.stop[0]), tables.opened[throw, column] & free
    while squares:
        square = count_of((squares & -squares) - 1)
        best = max(best, room.place[square])
        squares &= squares - 1
    if tables.yam[throw]:
        for square in range(BOARD):
            best = max(best, room.remove[square])
    return best


@kernel
def _climb(kept: Array, up: Array) -> None:
    for keep in range(FIRST_THROW - 1, -1, -1):
        total = 0.0
        for face in range(SIDES):
            total += kept[up[keep, face]]
        kept[keep] = total / SIDES


@kernel
def _descend(kept: Array, stop: Array, best: Array, dice: Lattice, thrown: Array) -> None:
    """By throw: the best of what stopping is worth and of the keeps that throw at least one die."""
    best[0] = kept[0]
    for keep in range(1, KEEPS):
        found = kept[keep] if keep < FIRST_THROW else stop[keep - FIRST_THROW]
        for place in range(dice.first_down[keep], dice.first_down[keep + 1]):
            found = max(found, best[dice.down[place]])
        best[keep] = found
    thrown[:] = best[FIRST_THROW:]


@kernel
def _mean(thrown: Array, chance: Array) -> float:
    total = 0.0
    for throw in range(THROWS):
        total += thrown[throw] * chance[throw]
    return total


@kernel
def solve(free: int, room: Room, tables: Tables, dice: Lattice) -> float:
    """From what the ends are worth: everything in the turn, and the turn itself before its first throw."""
    dare = tables.defi[0] & free
    for throw in range(THROWS):
        room.lying[0, throw] = _lie(room, 0, throw, tables, free)
        room.lying[1, throw] = _lie(room, DECLARED, throw, tables, free) if dare else -1.0
        room.lying[2, throw] = _lie(room, THROWN_ONCE, throw, tables, free)
    for declared in range(2 if dare else 1):
        kept, thrown, lying = room.kept[declared], room.thrown[declared], room.lying[declared]
        kept[1, FIRST_THROW:] = lying
        _climb(kept[1], dice.up)
        _descend(kept[1], lying, room.best, dice, thrown[1])
        kept[2, FIRST_THROW:] = thrown[1]
        _climb(kept[2], dice.up)
        _descend(kept[2], room.never if declared else room.lying[2], room.best, dice, thrown[2])
    if dare:
        for throw in range(THROWS):
            room.thrown[0, 2, throw] = max(room.thrown[0, 2, throw], room.thrown[1, 2, throw])
    return _mean(room.thrown[0, 2], dice.chance)
