"""What positions of Yam Master are worth by the learned value, in NumPy: many at once, without compiling anything.

A turn is solved exactly: the learned value is asked only for the few positions in which it can end.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.master.board import WHERE, Combination, is_yam, opened
from yamclub.games.master.board import has_five as wins
from yamclub.games.master.features import BOARD, active_rows, has_five, lead_of, line_rows, pawns_on
from yamclub.games.master.rules import MOST_TURNS, PAWNS
from yamclub.mechanics.weights import folder_of, load
from yamclub.solve.numbering import EVERY_THROW, THROWS, Floats, lattice, throw_list
from yamclub.solve.turn_search import TurnSearch

Array = Any
LAYOUT = "lines-1"
"""Of the weights: rows as in ``features``, then the layers of ``Net``."""

LATER, DARED, FIRST = 0, 1, 2
"""When dice are laid to rest: after a later throw, after one with a défi declared, after the first."""
STOP = 2 * BOARD
"""Ends of a turn by number: a square placed on, ``BOARD`` more for one freed, and nothing placed."""
ENDS = STOP + 1
NEVER = -1.0
"""Less than any chance to win, for what can't be done."""


_DEFIS = WHERE[Combination.DEFI]


class Net(NamedTuple):
    """Rows switched on by a position are added up; then come a hidden layer and the chance to win."""

    rows: Array
    hidden: Array
    hidden_bias: Array
    out: Array
    out_bias: Array

    def values(self, mine: Array, theirs: Array, forced: bool) -> Floats:
        """The chance to win, draws counting half, of those who have just moved: the others are to throw."""
        sums = self.rows[active_rows(mine, theirs, forced)].sum(axis=1)
        layer = np.maximum(sums, 0) @ self.hidden + self.hidden_bias
        total = np.maximum(layer, 0) @ self.out + self.out_bias[0]
        chances: Floats = 1 / (1 + np.exp(-total.astype(np.float64)))
        return chances


def net_of(arrays: Mapping[str, Array], prefix: str = "") -> Net:
    return Net(*(arrays[prefix + name] for name in Net._fields))


@cache
def _net(folder: Path) -> Net:
    return Net(*(part.astype(np.float32) for part in net_of(load("master", LAYOUT))))


def learned() -> Net:
    """What the expert has learned."""
    return _net(folder_of("master"))


# --- the ends of a turn


def ends(mine: Array, theirs: Array, turns: int, forced: bool, net: Net) -> Floats:
    """(n, ENDS): what each end of a turn is worth to those whose turn it is; ``NEVER`` where there is none.

    ``turns`` have been played before.
    """
    squares, shape = 1 << np.arange(BOARD), (len(mine), ENDS)
    after_mine, after_theirs = np.empty(shape, np.int64), np.empty(shape, np.int64)
    after_mine[:], after_theirs[:] = mine[:, None], theirs[:, None]
    after_mine[:, :BOARD] |= squares
    after_theirs[:, BOARD:STOP] &= ~squares
    possible, placed = np.ones(shape, np.bool_), np.zeros(shape, np.bool_)
    possible[:, :BOARD] = ((mine | theirs)[:, None] & squares) == 0
    possible[:, BOARD:STOP] = (theirs[:, None] & squares) != 0
    placed[:, :BOARD] = True
    worth = np.full((len(mine), ENDS), NEVER)
    worth[possible] = _after(after_mine[possible], after_theirs[possible], placed[possible], turns + 1, forced, net)
    return worth


def _after(mine: Array, theirs: Array, placed: Array, turns: int, forced: bool, net: Net) -> Floats:
    """What these positions are worth to those who have just moved, the results of those that end the match included."""
    lines = line_rows(mine, theirs)
    five, lead = has_five(lines) & placed, lead_of(lines)
    over = five | (placed & (pawns_on(mine).sum(-1) == PAWNS)) | (turns == MOST_TURNS)
    worth = np.where(five, 1.0, (np.sign(lead) + 1) / 2)
    going = ~over
    if going.any():
        worth[going] = net.values(mine[going], theirs[going], forced)
    return worth


@cache
def opened_ends(forced: bool) -> Array:
    """(3, throws, ENDS): the ends that dice allow, if the square is free; nothing else is asked here."""
    allowed = np.zeros((3, THROWS, ENDS), np.bool_)
    bits = 1 << np.arange(BOARD)
    for number, dice in enumerate(throw_list()):
        for when, (first, dared) in enumerate(((False, False), (False, True), (True, False))):
            allowed[when, number, :BOARD] = opened(dice, first, dared, forced) & bits != 0
            allowed[when, number, BOARD:STOP] = is_yam(dice)
            allowed[when, number, STOP] = True
    return allowed


@cache
def _kinds(forced: bool) -> tuple[Array, Array]:
    """Throws that allow the same ends, as one kind: (kinds, ENDS) and by when and throw its kind."""
    allowed = opened_ends(forced).reshape(-1, ENDS)
    kinds, kind_of = np.unique(allowed, axis=0, return_inverse=True)
    return kinds, kind_of.reshape(3, THROWS)


def laid(worth: Floats, forced: bool) -> Floats:
    """(n, 3, throws): what dice are worth in the end, by when they are laid to rest."""
    kinds, kind_of = _kinds(forced)
    best = np.stack([worth[:, kind].max(axis=1) for kind in kinds], axis=1)
    found: Floats = best[:, kind_of]
    return found


# --- the turn


class Turns(NamedTuple):
    """Turns solved: what all that can be chosen is worth to those whose turn it is."""

    ends: Floats
    """(n, ENDS)."""
    kept: tuple[Floats, Floats]
    """By throws to come, less one: (n, défi declared, keeps)."""
    thrown: tuple[Floats, Floats, Floats]
    """By throws to come: (n, défi declared, throws), what dice just thrown are worth."""
    value: Floats
    """(n,): before the first throw."""


def solve(mine: Array, theirs: Array, worth: Floats, forced: bool) -> Turns:
    """From what the ends are worth, the whole turn of each of these positions."""
    lying = laid(worth, forced)
    lying[((mine | theirs) & _DEFIS) == _DEFIS, DARED] = NEVER
    last = TurnSearch(lying[:, :FIRST], 1)
    # Once a défi is declared the dice of the first throw can't stay as they are.
    stop = np.stack([lying[:, FIRST], np.full((len(worth), THROWS), NEVER)], axis=1)
    whole = TurnSearch(last.thrown[1], 1, stop)
    first = whole.thrown[1]
    first[:, LATER] = first.max(axis=1)
    value = first[:, LATER] @ lattice().weight / EVERY_THROW
    return Turns(worth, (last.kept[1], whole.kept[1]), (last.thrown[0], last.thrown[1], first), value)


def looked_ahead(mine: int, theirs: int, turns: int, forced: bool, net: Net) -> Floats:
    """(1, ENDS): like ``ends`` of one position, with the opponent's turn after each of them solved in its turn."""
    worth = ends(np.array([mine]), np.array([theirs]), turns, forced, net)
    going = [end for end in range(ENDS) if worth[0, end] > NEVER and not _over(mine, theirs, end, turns + 1)]
    if going:
        after = [_moved(mine, theirs, end) for end in going]
        ours, others = np.array([one for one, _ in after]), np.array([other for _, other in after])
        replies = ends(others, ours, turns + 1, forced, net)
        worth[0, going] = 1 - solve(others, ours, replies, forced).value
    return worth


def _moved(mine: int, theirs: int, end: int) -> tuple[int, int]:
    if end < BOARD:
        return mine | 1 << end, theirs
    return (mine, theirs & ~(1 << (end - BOARD))) if end < STOP else (mine, theirs)


def _over(mine: int, theirs: int, end: int, turns: int) -> bool:
    after = _moved(mine, theirs, end)[0]
    return turns == MOST_TURNS or (end < BOARD and (after.bit_count() == PAWNS or wins(after)))
