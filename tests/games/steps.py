"""A move made in a test: the next state with its own type, and the news beside it."""

from __future__ import annotations

from typing import Any, TypeVar

from yamclub.game import By, Move, State

AnyState = TypeVar("AnyState", bound=State)


def made(state: AnyState, by: By, move: Move, at: int = 0) -> tuple[AnyState, tuple[Any, ...]]:
    """The state after this move, and its news."""
    step = state.step(by, move, at)
    assert isinstance(step.after, type(state))
    return step.after, step.news


def all_made(state: AnyState, *moves: tuple[By, Move]) -> tuple[AnyState, tuple[Any, ...]]:
    """The state after these moves, and the news of the last."""
    news: tuple[Any, ...] = ()
    for by, move in moves:
        state, news = made(state, by, move)
    return state, news
