"""Yam Master against itself, compiled: matches by the learned value, for positions and targets to learn from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from yamclub.games.master.batch import Tables
from yamclub.games.master.features import BOARD
from yamclub.games.master.rules import MOST_TURNS, PAWNS
from yamclub.games.master.turn_kernel import (
    LINES,
    THROWN_ONCE,
    Known,
    Lattice,
    Room,
    count_of,
    scored,
    solve,
    value_ends,
    write_active,
)
from yamclub.games.master.values import Net
from yamclub.mechanics.batch import Array, draw, int64
from yamclub.solve.compiled import kernel

_TINY = np.float64(1e-9)


class Settings(NamedTuple):
    """How positions are met."""

    matches: int
    strays: int
    """One turn in so many ends anywhere, whatever the dice."""
    most_opening: int
    """Half of the matches begin with up to so many such turns."""
    trust: float
    """How much of a target is what came of the position, rather than what its turn was worth by the learned value."""


STOPPED = 2 * BOARD
"""How a turn ended: a square placed on, ``BOARD`` more for one freed, or nothing placed."""


@kernel
def _best_end(room: Room, column: int, throw: int, tables: Tables, free: int) -> int:
    best, end, squares = room.stop[0], STOPPED, tables.opened[throw, column] & free
    for square in range(BOARD):
        if squares >> square & 1 and room.place[square] > best:
            best, end = room.place[square], square
        if tables.yam[throw] and room.remove[square] > best:
            best, end = room.remove[square], BOARD + square
    return end


@kernel
def _best_keep(kept: Array, throw: int, dice: Lattice) -> int:
    found = int64(dice.inside[dice.first_inside[throw]])
    for place in range(dice.first_inside[throw], dice.first_inside[throw + 1]):
        if kept[dice.inside[place]] > kept[found]:
            found = int64(dice.inside[place])
    return found


@kernel
def _play_turn(free: int, room: Room, tables: Tables, dice: Lattice, rng: Array) -> int:
    """Throw and choose by what was solved; how the turn ends."""
    thrown = tables.dice.lands[tables.dice.start[0] + draw(rng, 0, tables.dice.ways[0])]
    best = room.thrown[0, 2, thrown]
    if room.lying[2, thrown] >= best - _TINY:
        return _best_end(room, THROWN_ONCE, thrown, tables, free)
    declared = 1 if tables.defi[0] & free and room.thrown[1, 2, thrown] >= best - _TINY else 0
    for to_come in range(2, 0, -1):
        keep = _best_keep(room.kept[declared, to_come], thrown, dice)
        thrown = tables.dice.lands[tables.dice.start[keep] + draw(rng, 0, tables.dice.ways[keep])]
        if to_come == 1 or room.lying[declared, thrown] >= room.thrown[declared, 1, thrown] - _TINY:
            break
    return _best_end(room, declared, thrown, tables, free)


@kernel
def _any_end(mine: int, theirs: int, rng: Array) -> int:
    """A square that is not the player's own, whatever the dice: so that odd positions are learned too."""
    square = draw(rng, 0, BOARD)
    if mine >> square & 1:
        return STOPPED
    if theirs >> square & 1:
        return BOARD + square if draw(rng, 0, 4) == 0 else STOPPED
    return square


@kernel
def play_match(
    rng: Array, forced: int, settings: Settings, opening: int, net: Net, known: Known, tables: Tables, room: Room,
    seen: Array, solved: Array,
) -> int:  # fmt: skip
    """One match: how many turns it took.

    The first ``opening`` turns end anywhere. ``seen`` gets the pawns of the player who moved before each turn, those
    of the other, and whether this turn then ended anywhere; ``solved`` what the turn was worth to its player and, in
    the end, the result to the last of them.
    """
    mine, theirs, full = 0, 0, (1 << BOARD) - 1
    for turns in range(MOST_TURNS):
        free = full & ~(mine | theirs)
        value_ends(mine, theirs, turns, forced, net, known.lines, room)
        seen[turns, 0], seen[turns, 1] = theirs, mine
        solved[turns] = solve(free, room, tables, known.dice)
        seen[turns, 2] = turns < opening or draw(rng, 0, settings.strays) == 0
        end = _any_end(mine, theirs, rng) if seen[turns, 2] else _play_turn(free, room, tables, known.dice, rng)
        if end < BOARD:
            mine |= 1 << end
        elif end < STOPPED:
            theirs &= ~(1 << (end - BOARD))
        lead, five = write_active(mine, theirs, forced, known.lines, room.active), False
        for line in range(LINES):
            five |= room.active[line] == known.lines.full[line]
        if five or (end < BOARD and count_of(mine) == PAWNS) or turns + 1 == MOST_TURNS:
            solved[turns + 1] = 1.0 if five else scored(lead)
            return turns + 1
        mine, theirs = theirs, mine
    return 0


@kernel
def play_matches(
    rng: Array, settings: Settings, net: Net, known: Known, choice: Tables, forced: Tables, room: Room,
    positions: Array, targets: Array,
) -> int:  # fmt: skip
    """Matches by turns under each option; the positions met, from the side of who has just moved, and their targets."""
    count, seen, solved = 0, np.zeros((MOST_TURNS, 3), np.int64), np.zeros(MOST_TURNS + 1)
    for match in range(settings.matches):
        tables, option = (forced, 1) if match % 2 else (choice, 0)
        opening = draw(rng, 0, settings.most_opening + 1) if match % 4 < 2 else 0
        turns = play_match(rng, option, settings, opening, net, known, tables, room, seen, solved)
        came = solved[turns]
        for turn in range(turns - 1, -1, -1):
            target = solved[turn] if seen[turn, 2] else solved[turn] + settings.trust * (came - solved[turn])
            came = 1.0 - target
            if count < len(targets):
                positions[count, 0], positions[count, 1], positions[count, 2] = seen[turn, 0], seen[turn, 1], option
                targets[count] = came
                count += 1
    return count
