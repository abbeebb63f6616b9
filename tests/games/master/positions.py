"""Positions of Yam Master, written the short way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from yamclub.game import IllegalAction, Mover
from yamclub.games.master.board import BIT, SQUARES, Pawns
from yamclub.games.master.moves import DECLARE, STOP, MasterOptions, Place
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
