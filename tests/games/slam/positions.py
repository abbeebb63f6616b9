"""Positions of Yamslam, written short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.steps import all_made
from tests.games.tried import Tried, throw_refusals
from yamclub.game import IllegalAction, Mover
from yamclub.games.slam.chips import SERIES, Chips, Series
from yamclub.games.slam.moves import STOP, Refusal, SlamOptions, Take
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Throw

CHANCE = Mover.CHANCE


def chips(**counts: int) -> Chips:
    return tuple(counts.get(series, 0) for series in SERIES)


def playing(players: int = 2, options: SlamOptions | None = None, **changes: Any) -> SlamState:
    """A game under way, seat 0 about to throw."""
    options = options or SlamOptions()
    options.check(players)
    state = first_state(players, options)
    return replace(state, phase="throwing", opening=None, **changes)


def thrown(faces: str, players: int = 2, options: SlamOptions | None = None, **changes: Any) -> SlamState:
    """Seat 0 has just thrown these for the last time."""
    return playing(players, options, throws=2, **changes).apply(CHANCE, Throw(dice(faces)))


def failed(state: SlamState) -> tuple[SlamState, tuple[Any, ...]]:
    """One whole turn without a chip, and its news."""
    return all_made(replace(state, throws=2), (CHANCE, Throw(dice("12246"))), (state.seat, STOP))


def fail(state: SlamState) -> SlamState:
    return failed(state)[0]


def takes(state: SlamState) -> set[Series]:
    return {action.series for action in state.legal(state.seat) if isinstance(action, Take) and not action.removed}


def refused(state: SlamState, action: Any) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.seat, action)
    return str(refusal.value.code)


def refusals() -> Iterator[Tried]:
    first = replace(thrown("33355"), throws=1)
    no_full = replace(first, in_play=chips(brelan=4))
    yield from throw_refusals(first, thrown("33355"))
    yield Tried(Refusal.NOT_FORMED, first, 0, Take(Series.CARRE))
    yield Tried(Refusal.NONE_IN_PLAY, no_full, 0, Take(Series.FULL))
    yield Tried(Refusal.NONE_REMOVED, thrown("33333"), 0, Take(Series.FULL, removed=True))
    yield Tried(Refusal.ONLY_YAMSLAM, first, 0, Take(Series.FULL, removed=True))
    yield Tried(Refusal.MUST_TAKE, first, 0, STOP)
    yield Tried(Refusal.THROWS_LEFT, replace(thrown("12246"), throws=1), 0, STOP)
