"""A game so small that everything about it is known: a die per turn, thrown again once if wanted; the total wins."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from typing import Any, Self

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    ONE_SEAT,
    Action,
    By,
    Game,
    IllegalAction,
    Move,
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
from yamclub.mechanics.rating import RatingBot

TURNS = 3
FACES = range(1, 7)


class Again(Action, frozen=True):
    pass


class Stay(Action, frozen=True):
    pass


class Die(Outcome, frozen=True):
    face: int


class Refusal(StrEnum):
    NO = "small_no"


class SmallView(View, frozen=True, kw_only=True):
    die: int | None
    totals: tuple[int, ...]


class SmallState(State, frozen=True):
    players: int
    seat: int = 0
    totals: tuple[int, ...] = ()
    die: int | None = None
    throws: int = 0
    turns: int = 0

    def turn(self) -> Turn:
        if self.turns == TURNS * self.players:
            return NOBODYS_TURN
        return CHANCE_TURN if self.die is None else ONE_SEAT[self.seat]

    def legal(self, by: By) -> tuple[Action, ...]:
        if self.die is None or by != self.seat:
            return ()
        return (Stay(), Again()) if self.throws == 1 else (Stay(),)

    def chance(self) -> Weighted[Die]:
        return Weighted((Die(face), 1) for face in FACES)

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        return None if action in self.legal(by) else IllegalAction(Refusal.NO)

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        match move:
            case Die(face):
                return replace(self, die=face, throws=self.throws + 1), ()
            case Again():
                return replace(self, die=None), ()
        totals = tuple(had + (self.die or 0) * (seat == self.seat) for seat, had in enumerate(self.totals))
        after = (self.seat + 1) % self.players
        return replace(self, totals=totals, die=None, throws=0, seat=after, turns=self.turns + 1), ()

    def view(self, viewer: Viewer) -> SmallView:
        return SmallView(turn=self.turn(), result=self.result(), die=self.die, totals=self.totals)

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return move

    def result(self) -> Result | None:
        return ranked(self.totals, "played") if self.turn().over else None


class Careful(RatingBot):
    """Throws a 1, 2 or 3 again, as is best for the total."""

    AGAIN = 3

    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        again = view.die <= self.AGAIN
        return [float(isinstance(action, Again) == again) for action in legal]


class Hasty(Careful):
    """Never throws again."""

    AGAIN = 0


class Crashing(Careful):
    """Can't stand a 6 in the first turns."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if view.die == 6 and 0 in view.totals:
            raise RuntimeError("a six")
        return super().choose(view, legal)


class Broken(Careful):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        raise RuntimeError("never works")


class Cheating(Careful):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return Die(6)  # type: ignore[return-value]


class Endless(Careful):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        while True:
            pass


class CrudeWorths:
    """Not right, as nobody's worths are: only the totals count, and the seat to move is thought to be better."""

    def of_outcomes(self, state: SmallState) -> NDArray[np.float64]:
        rows = []
        for face in FACES:
            totals = [had + face * (seat == state.seat) for seat, had in enumerate(state.totals)]
            if state.players == 1:
                rows.append([float(sum(totals))])
                continue
            odds = [exp(total / 3 + 0.4 * (seat == state.seat)) for seat, total in enumerate(totals)]
            rows.append([one / sum(odds) for one in odds])
        return np.array(rows)


WORTHS = CrudeWorths()

BOTS = {name: f"tests.lab.small:{name.capitalize()}" for name in (
    "careful", "hasty", "crashing", "broken", "cheating", "endless",
)}  # fmt: skip

SMALL = Game(
    id="small",
    name="Small",
    version=1,
    seats=(1, 6),
    options=Options,
    actions=Again | Stay,
    outcomes=Die,
    seen=Again | Stay | Die,
    view=SmallView,
    state=SmallState,
    refusals=Refusal,
    first=lambda seats, _: SmallState(seats, totals=(0,) * seats),
    actions_of=lambda *_: (Again(), Stay()),
    imagine=lambda *_: SmallState(1),
    tell=lambda _: [],
    news=None,
    bots=BOTS,
    worths="tests.lab.small:WORTHS",
    terminal="",
)


def totals_of(again: int) -> dict[int, float]:
    """How likely each total is for a bot that throws up to this face again."""
    one = {face: (1 / 6 if face > again else 0) + again / 36 for face in FACES}
    totals = {0: 1.0}
    for _ in range(TURNS):
        after: dict[int, float] = {}
        for total, chance in totals.items():
            for face, likely in one.items():
                after[total + face] = after.get(total + face, 0) + chance * likely
        totals = after
    return totals


def true_share(again: int, others: int) -> float:
    """The share of the win of the one who throws up to that face again, against the other."""
    return sum(
        chance * likely * (1.0 if total > other else 0.5 * (total == other))
        for total, chance in totals_of(again).items()
        for other, likely in totals_of(others).items()
    )
