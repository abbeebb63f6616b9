"""Positions of Yam Master, written the short way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.tried import Tried, throw_refusals
from yamclub.game import IllegalAction, Mover
from yamclub.games.master.board import BIT, SQUARES, Pawns
from yamclub.games.master.moves import DECLARE, STOP, MasterOptions, Place, Refusal, Remove
from yamclub.games.master.rules import MasterState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep, Throw

FORCED = MasterOptions(defi="forced")


def on(squares: str) -> Pawns:
    """The pawns on these squares: ``on("a1 b1")``."""
    named = squares.split()
    assert set(named) <= set(SQUARES)
    return sum(bit for square, bit in BIT.items() if square in named)


def playing(mine: str = "", theirs: str = "", options: MasterOptions | None = None, **changes: Any) -> MasterState:
    """A game under way, seat 0 about to throw for the first time."""
    state = first_state(2, options or MasterOptions())
    return replace(state, phase="throwing", opening=None, pawns=(on(mine), on(theirs)), **changes)


def thrown(faces: str, mine: str = "", theirs: str = "", **more: Any) -> MasterState:
    """Seat 0 has thrown once."""
    return playing(mine, theirs, **more).apply(Mover.CHANCE, Throw(dice(faces)))


def thrown_last(faces: str, mine: str = "", theirs: str = "", **more: Any) -> MasterState:
    """Seat 0 has thrown three times."""
    return thrown(faces, mine, theirs, throws=2, **more)


def then(state: MasterState, faces: str) -> MasterState:
    """Everything is thrown again and shows these."""
    return state.apply(state.seat, Keep(dice(""))).apply(Mover.CHANCE, Throw(dice(faces)))


def defied(first: str, *later: str, mine: str = "", theirs: str = "", **more: Any) -> MasterState:
    """Seat 0 declared a défi after the first of these throws."""
    state = thrown(first, mine, theirs, **more).apply(0, DECLARE)
    for faces in later:
        state = then(state, faces)
    return state


def places(state: MasterState) -> set[str]:
    return {action.square for action in state.legal(state.seat) if isinstance(action, Place)}


def kinds(state: MasterState) -> set[str]:
    return {type(action).__name__ for action in state.legal(state.seat)}


def refused(state: MasterState, action: Any) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.seat, action)
    return str(refusal.value.code)


def pass_turn(state: MasterState) -> MasterState:
    return state.apply(Mover.CHANCE, Throw(dice("12246"))).apply(state.seat, STOP)


def refusals() -> Iterator[Tried]:
    full = thrown("33355")
    yield from throw_refusals(full, thrown_last("33355"))
    yield Tried(Refusal.MUST_THROW, defied("33355"), 0, STOP)
    yield Tried(Refusal.TOO_LATE_TO_DECLARE, then(full, "12246"), 0, DECLARE)
    yield Tried(Refusal.NO_DEFI_FREE, thrown("33355", "c1", "d3"), 0, DECLARE)
    yield Tried(Refusal.SQUARE_TAKEN, thrown("33355", "d2"), 0, Place("d2"))
    yield Tried(Refusal.NOT_FORMED, full, 0, Place("e3"))
    yield Tried(Refusal.SEC_IS_FIRST_THROW, then(full, "33355"), 0, Place("c2"))
    yield Tried(Refusal.DEFI_NOT_DECLARED, full, 0, Place("c1"))
    yield Tried(Refusal.DEFI_NOT_MADE, defied("33355", "33312"), 0, Place("b1"))
    yield Tried(Refusal.DEFI_SQUARE_ONLY, defied("12246", "33355", options=FORCED), 0, Place("b1"))
    yield Tried(Refusal.ONLY_YAM, thrown("33335", theirs="a1"), 0, Remove("a1"))
    yield Tried(Refusal.NO_PAWN_THERE, thrown("33333", "a1"), 0, Remove("a1"))
