"""A turn of YAM menteur as the expert sees it: from a view to its solved game, found once for all who ask."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from yamclub.games.menteur.bluffing import Solved, Stakes, Turns, searched, solve, spoken
from yamclub.games.menteur.cup_tables import Array, is_false
from yamclub.games.menteur.moves import MenteurOptions
from yamclub.games.menteur.sheet import Sheet
from yamclub.games.menteur.stakes import Rules, Tables, given_up, stakes_of
from yamclub.games.menteur.standing import BARRED, OPEN, SIZES
from yamclub.games.menteur.view import MenteurView
from yamclub.mechanics.weights import load

LAYOUT = f"menteur-standing-1-{SIZES[0]}"
"""What the weights mean: see ``standing``."""
TREMBLE = 0.2
"""How often others say something that the solution does not account for."""


class Turn(NamedTuple):
    """The first seat throws, the others follow in their order."""

    stakes: Stakes
    solved: Solved
    stays: Array
    """(1, 2, hands): how likely each hand says something at once, after the first two throws."""
    lies: Array
    """(stages, announcements): how likely it is said and false, errors of the others included."""
    truths: Array
    """The same: said and true."""
    given_up: Array | None
    """By box, what it is worth to give it up, where the table plays that."""


class Position(NamedTuple):
    """What a turn depends on."""

    sheets: tuple[Sheet, ...]
    """The thrower's first."""
    last_turns: tuple[int, ...] | None
    """Counted from the thrower."""
    viewer: int | None
    """The same: who asks. All the others are taken for people."""
    options: MenteurOptions


def position_of(view: MenteurView) -> Position:
    seats, seat = len(view.sheets), view.seat
    sheets = view.sheets[seat:] + view.sheets[:seat]
    last = view.last_turns
    turns = None if last is None else tuple((one - seat) % seats for one in last)
    return Position(sheets, turns, None if view.you is None else (view.you - seat) % seats, view.options)


def tables_of(position: Position) -> Tables:
    points = [
        [OPEN if one is None and cross < 2 else BARRED if one is None else one for one, cross in _boxes(sheet)]
        for sheet in position.sheets
    ]
    last = position.last_turns
    has_turn = [last is not None and seat in last for seat in range(len(position.sheets))]
    return Tables(
        points=np.array([points]),
        crosses=np.array([[sheet.crosses for sheet in position.sheets]]),
        last=np.array([last is not None]),
        has_turn=np.array([has_turn]),
        people=np.array([[float(seat != position.viewer) for seat in range(len(position.sheets))]]),
        suspicion=np.zeros((1, len(position.sheets))),
    )


def _boxes(sheet: Sheet) -> zip[tuple[int | None, int]]:
    return zip(sheet.points, sheet.crosses, strict=True)


def rules_of(options: MenteurOptions) -> Rules:
    return Rules(options.truth == "exact", options.chance == "last", options.scratch == "yes")


@lru_cache(maxsize=256)
def read(position: Position) -> Turn:
    learned = load("menteur", LAYOUT)
    tables, rules = tables_of(position), rules_of(position.options)
    stakes = stakes_of(learned, tables, rules)
    solved = solve(stakes, rules.exact)
    stop, _, _ = spoken(stakes, solved.challenges)
    stays = 1 - solved.choice[:, :2, :, 2]
    turns = searched(stop, stakes.instead, stays)
    lies, truths = _with_errors(stakes, solved, turns, rules.exact)
    return Turn(stakes, solved, stays, lies, truths, given_up(learned, tables)[0] if rules.scratch else None)


def _with_errors(stakes: Stakes, solved: Solved, turns: Turns, exact: bool) -> tuple[Array, Array]:
    """Others say at times what they should not: as often a truth as it is there, as often any bluff."""
    may = stakes.gain[0] > -1e8
    false = turns.reach[0] @ is_false(exact)
    true = turns.reach[0].sum(axis=1, keepdims=True) - false
    each = TREMBLE / max(1, int(may.sum()))
    return solved.lies[0] + each * false * may, solved.truths[0] + 3 * each * true * may
