"""Small games that only tests play: one with secrets (the conformance suite's toy), one in real time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import StrEnum
from random import Random
from types import ModuleType
from typing import Any, Self

import pytest
from msgspec.structs import replace

import yamclub.games
from tests.conformance.toy import ToyState, toy_game
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    Action,
    By,
    Game,
    IllegalAction,
    Move,
    Mover,
    News,
    Options,
    Outcome,
    Result,
    State,
    Turn,
    View,
    Viewer,
    ranked,
)
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.telling import say

ROUNDS = 2
ROUND_MS = 700


class Claim(Action, frozen=True):
    pass


class Close(Action, frozen=True):
    pass


class Go(Outcome, frozen=True):
    pass


class Late(StrEnum):
    LATE = "dash_late"
    EARLY = "dash_early"


class Closed(News, frozen=True):
    first: int | None


class DashView(View, frozen=True, kw_only=True):
    rounds: int
    started: int
    claims: tuple[tuple[int, int], ...]
    points: tuple[int, ...]


class DashState(State, frozen=True):
    """Two seats. Each round starts with chance; who claims first has a point, and the clock ends the round."""

    rounds: int = 0
    running: bool = False
    started: int = 0
    claims: tuple[tuple[int, int], ...] = ()
    points: tuple[int, ...] = (0, 0)

    def turn(self) -> Turn:
        if self.running:
            claimed = [seat for seat, _ in self.claims]
            return Turn(seats=tuple(seat for seat in (0, 1) if seat not in claimed), clock=True)
        return CHANCE_TURN if self.rounds < ROUNDS else NOBODYS_TURN

    def deadline(self) -> int | None:
        return self.started + ROUND_MS if self.running else None

    def legal(self, by: By) -> Sequence[Action]:
        turn = self.turn()
        if by is Mover.CLOCK:
            return (Close(),) if turn.clock else ()
        return (Claim(),) if by in turn.seats else ()

    def chance(self) -> Weighted[Go]:
        return Weighted([(Go(), 1)])

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        deadline = self.started + ROUND_MS
        if by is Mover.CLOCK:
            return None if isinstance(action, Close) and at >= deadline else IllegalAction(Late.EARLY)
        return None if isinstance(action, Claim) and at <= deadline else IllegalAction(Late.LATE)

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        match move:
            case Go():
                return replace(self, running=True, started=at, claims=()), ()
            case Claim():
                return replace(self, claims=(*self.claims, (int(by), at))), ()
        first = self.claims[0][0] if self.claims else None
        points = tuple(score + (seat == first) for seat, score in enumerate(self.points))
        return replace(self, running=False, rounds=self.rounds + 1, points=points), (Closed(first),)

    def view(self, viewer: Viewer) -> DashView:
        return DashView(
            turn=self.turn(),
            result=self.result(),
            rounds=self.rounds,
            started=self.started,
            claims=self.claims,
            points=self.points,
        )

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return move

    def result(self) -> Result | None:
        return ranked(self.points, "rounds") if self.turn().over else None


def imagine(view: DashView, viewer: Viewer, rng: Random) -> DashState:
    return DashState(view.rounds, view.turn.clock, view.started, view.claims, view.points)


class Quick:
    """A bot that says how long it takes."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def delay(self, view: Any, legal: Sequence[Action]) -> int:
        return 100

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        return True

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return legal[0]


DASH = Game(
    id="dash",
    name="Dash",
    version=1,
    seats=(2, 2),
    options=Options,
    actions=Claim | Close,
    outcomes=Go,
    seen=Claim | Close | Go,
    view=DashView,
    state=DashState,
    refusals=Late,
    first=lambda *_: DashState(),
    actions_of=lambda *_: (Claim(), Close()),
    imagine=imagine,
    tell=lambda step: [say("dash-moved", kind=type(step.move).__name__)],
    news=Closed,
    bots={"quick": "tests.server.toys:Quick"},
    terminal="",
)
TOY = toy_game(ToyState)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the server play these too, for one test."""
    for game in (DASH, TOY):
        module = ModuleType(f"yamclub.games.{game.id}")
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(yamclub.games, "GAMES", (*yamclub.games.GAMES, "dash", "toy"))
