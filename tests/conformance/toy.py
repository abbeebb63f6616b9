"""A game small enough to read at a glance that has everything worth hiding: a die under a cup, secret guesses.

Two seats. Chance throws a die under each cup, seen by its owner. Then both guess at once, in
secret, whether the other's die is high; the clock may stop them. Then the guesses are told, and the right ones score.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Self

from msgspec.structs import replace

from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    Action,
    By,
    Eye,
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
from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.weighted import Weighted


class Guess(Action, frozen=True):
    high: bool


class Stop(Action, frozen=True):
    """Time is up."""


class Fall(Outcome, frozen=True):
    dice: Dice


class HiddenFall(Outcome, frozen=True):
    pass


class HiddenGuess(Action, frozen=True):
    pass


class Guessed(News, frozen=True):
    lays_open = (Guess,)

    guesses: tuple[bool | None, ...]


class Refusal(StrEnum):
    GUESSED = "toy_guessed"


class ToyView(View, frozen=True, kw_only=True):
    dice: tuple[Dice | None, ...]
    guessed: tuple[bool, ...]
    guesses: tuple[bool | None, ...]
    news: tuple[Guessed, ...] = ()


GUESSES = (Guess(False), Guess(True))


class ToyState(State, frozen=True):
    dice: tuple[Dice, ...] = ()
    guesses: tuple[bool | None, ...] = (None, None)
    stopped: bool = False

    def turn(self) -> Turn:
        if len(self.dice) < 2:
            return CHANCE_TURN
        waiting = tuple(seat for seat, guess in enumerate(self.guesses) if guess is None)
        return Turn(seats=waiting, clock=True) if waiting and not self.stopped else NOBODYS_TURN

    def legal(self, by: By) -> tuple[Action, ...]:
        turn = self.turn()
        if by is Mover.CLOCK:
            return (Stop(),) if turn.clock else ()
        return GUESSES if by in turn.seats else ()

    def chance(self) -> Weighted[Fall]:
        return throws(1).map(Fall)

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        fits = isinstance(action, Stop if by is Mover.CLOCK else Guess)
        return None if fits else IllegalAction(Refusal.GUESSED)

    def after(self, by: By, move: Any, at: int) -> Self:
        match move:
            case Fall(dice):
                return replace(self, dice=(*self.dice, dice))
            case Guess(high):
                guesses = tuple(high if seat == by else guess for seat, guess in enumerate(self.guesses))
                return replace(self, guesses=guesses)
        return replace(self, stopped=True)

    def view(self, viewer: Viewer) -> ToyView:
        everything = viewer is Eye.OPEN
        return ToyView(
            turn=self.turn(),
            news=(Guessed(self.guesses),) if self.turn().over else (),
            result=self.result(),
            dice=tuple(dice if everything or seat == viewer else None for seat, dice in enumerate(self.dice)),
            guessed=tuple(guess is not None for guess in self.guesses),
            guesses=tuple(
                guess if everything or self.turn().over or seat == viewer else None
                for seat, guess in enumerate(self.guesses)
            ),
        )

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        owner = len(self.dice) if by is Mover.CHANCE else by
        if viewer is Eye.OPEN or viewer == owner or isinstance(move, Stop):
            return move
        return HiddenFall() if isinstance(move, Fall) else HiddenGuess()

    def result(self) -> Result | None:
        if not self.turn().over:
            return None
        right = [guess == (self.dice[1 - seat].total > 3) for seat, guess in enumerate(self.guesses)]
        return ranked(list(map(int, right)), "guessed")


def toy_game(state: type[ToyState]) -> Game:
    return Game(
        id="toy",
        name="Toy",
        version=1,
        seats=(2, 2),
        options=Options,
        actions=Guess | Stop,
        outcomes=Fall,
        seen=Guess | Stop | Fall | HiddenFall | HiddenGuess,
        view=ToyView,
        state=state,
        refusals=Refusal,
        secrets=True,
        first=lambda *_: state(),
        bots={},
        terminal="",
    )
