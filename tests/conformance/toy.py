"""A game small enough to read at a glance that has everything worth hiding: a die under a cup, secret guesses.

Two seats. Chance throws a die under each cup, seen by its owner. Then both guess at once, in
secret, whether the other's die is high; the clock may stop them. Then the guesses are told, and the right ones score.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random
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
    SeenStep,
    State,
    Turn,
    View,
    Viewer,
    ranked,
)
from yamclub.kernel.dice import Dice, throws
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.telling import Said, say


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
    stopped: bool


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

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after = self._after(by, move)
        return after, (Guessed(after.guesses),) if after.turn().over else ()

    def _after(self, by: By, move: Any) -> Self:
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
            result=self.result(),
            dice=tuple(dice if everything or seat == viewer else None for seat, dice in enumerate(self.dice)),
            guessed=tuple(guess is not None for guess in self.guesses),
            guesses=tuple(
                guess if everything or self.turn().over or seat == viewer else None
                for seat, guess in enumerate(self.guesses)
            ),
            stopped=self.stopped,
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

    @classmethod
    def imagine(cls, view: ToyView, viewer: Viewer, rng: Random) -> ToyState:
        while True:
            dice = tuple(Dice((rng.randint(1, 6),)) if die is None else die for die in view.dice)
            guesses = tuple(
                rng.random() < 1 / 2 if done and guess is None else guess
                for done, guess in zip(view.guessed, view.guesses, strict=True)
            )
            imagined = cls(dice, guesses, view.stopped)
            if imagined.result() == view.result:  # in the end the scores tell whether a die is high
                return imagined

    @classmethod
    def every_action(cls, seats: int, options: Options) -> tuple[Action, ...]:
        return (*GUESSES, Stop())

    @classmethod
    def tell(cls, step: SeenStep) -> list[Said]:
        return [say("toy-moved", kind=type(step.move).__name__)]


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
        actions_of=state.every_action,
        imagine=state.imagine,
        tell=state.tell,
        news=Guessed,
        bots={},
        terminal="",
    )
