"""Positions of Yam's, written short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tests.games.tried import Tried, throw_refusals
from yamclub.game import Mover
from yamclub.games.yams.moves import Refusal, Write, YamsOptions
from yamclub.games.yams.rules import YamsState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import BOXES, NO_POINTS, Box, Points

CHANCE = Mover.CHANCE
EXTRA = YamsOptions(extra_yams="yes")
FRENCH = YamsOptions(straights="five")


def sheet(**points: int) -> Points:
    return tuple(points.get(box) for box in BOXES)


def all_but(*boxes: Box, **points: int) -> Points:
    """Zero in every box, but for these points and those that are open."""
    return tuple(None if box in boxes else points.get(box, 0) for box in BOXES)


def thrown(faces: str, *sheets: Points, options: YamsOptions | None = None, throws: int = 3, **more: Any) -> YamsState:
    """These dice lie on the table before seat 0. There are two players unless there are more sheets."""
    others = (NO_POINTS,) * (2 - len(sheets))
    state = first_state(max(2, len(sheets)), options or YamsOptions())
    lying = replace(state, opening=None, phase="choosing", dice=dice(faces), throws=throws)
    return replace(lying, sheets=(*sheets, *others), **more)


def open_boxes(state: YamsState) -> dict[Box, int]:
    """What the dice are worth in each box in which they may be written."""
    return {box: points for box, points in zip(BOXES, state.view(0).worth, strict=True) if points is not None}


def refusals() -> Iterator[Tried]:
    yield from throw_refusals(thrown("44425", throws=1), thrown("44425"))
    yield Tried(Refusal.BOX_CLOSED, thrown("44425", sheet(fours=12)), 0, Write(Box.FOURS))
    yield Tried(Refusal.FIVE_ELSEWHERE, thrown("44444", sheet(yam=0), options=EXTRA), 0, Write(Box.CHANCE))
