"""Positions of YAM menteur, written shortly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.steps import made
from tests.games.tried import Tried, throw_refusals
from yamclub.errors import Code
from yamclub.game import IllegalAction, Mover
from yamclub.games.menteur.moves import Accept, Announce, Challenge, MenteurOptions, Refusal, Scratch
from yamclub.games.menteur.rules import MenteurState, first_state
from yamclub.games.menteur.sheet import EMPTY_SHEET, Sheet
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import BOXES, INDEX, Box
from yamclub.mechanics.throwing import Keep, Throw

CHANCE = Mover.CHANCE
ACCEPT, CHALLENGE = Accept(), Challenge()


def sheet(crosses: str = "", /, **points: int) -> Sheet:
    """Points by box, and a cross for each box that is named: ``sheet("yam yam full", fours=12)``."""
    made = EMPTY_SHEET
    for box, written in points.items():
        made = made.written(INDEX[Box(box)], written)
    for box in crosses.split():
        made = made.crossed(INDEX[Box(box)])
    return made


def full_but(*boxes: Box) -> Sheet:
    """Every other box is written, with the least it can have."""
    least = {box: 1 + index if index < 6 else 5 for index, box in enumerate(BOXES) if box not in boxes}
    return sheet(**{str(box): points for box, points in least.items()})


def playing(players: int = 3, options: MenteurOptions | None = None, **changes: Any) -> MenteurState:
    """A game under way, seat 0 about to throw; sheets as given, the others empty."""
    sheets = changes.pop("sheets", ())
    state = first_state(players, options or MenteurOptions())
    filled = (*sheets, *state.sheets[len(sheets) :])
    return replace(state, phase="throwing", opening=None, sheets=filled, **changes)


def thrown(faces: str, players: int = 3, options: MenteurOptions | None = None, **changes: Any) -> MenteurState:
    """The same, after a first throw."""
    return playing(players, options, **changes).apply(CHANCE, Throw(dice(faces)))


def announced(faces: str, box: Box, points: int, *more: Any, **changes: Any) -> MenteurState:
    state = thrown(faces, *more, **changes)
    return state.apply(state.seat, Announce(box, points))


def decided(state: MenteurState, *challengers: int) -> tuple[MenteurState, tuple[Any, ...]]:
    """Everybody decides: these challenge, the others accept. With the news of the last decision."""
    news: tuple[Any, ...] = ()
    for seat in state.turn().seats:
        state, news = made(state, seat, CHALLENGE if seat in challengers else ACCEPT)
    return state, news


def decide(state: MenteurState, *challengers: int) -> MenteurState:
    return decided(state, *challengers)[0]


def written(state: MenteurState, seat: int, box: Box) -> int | None:
    return state.sheets[seat].points[INDEX[box]]


def crosses(state: MenteurState, seat: int, box: Box) -> int:
    return state.sheets[seat].crosses[INDEX[box]]


def refused(state: MenteurState, action: Any) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.seat, action)
    return str(refusal.value.code)


def refusals() -> Iterator[Tried]:
    open_ = thrown("44425")
    locked = thrown("425", locked=dice("44"), throws=1)
    written = thrown("44425", sheets=(sheet(fours=12),))
    last = thrown("44425", options=MenteurOptions(chance="last"))
    yield from throw_refusals(open_, thrown("44425", throws=2))
    yield Tried(Code.DICE_LOCKED, locked, locked.seat, Keep(dice("44")))
    yield Tried(Refusal.BOX_CLOSED, written, written.seat, Announce(Box.FOURS, 16))
    yield Tried(Refusal.POINTS_IMPOSSIBLE, open_, open_.seat, Announce(Box.FOURS, 0))
    yield Tried(Refusal.CHANCE_LAST, last, last.seat, Announce(Box.CHANCE, 19))
    yield Tried(Refusal.NO_SCRATCH, open_, open_.seat, Scratch(Box.YAM))
