"""The throwing turn: dice thrown up to three times, some put aside before each throw, and who throws first.

A game subclasses ``ThrowingState`` and fills in its choices: what else the dice on the table let a
player do (``choices``, ``refuse_choice``), and what comes of it (``chosen``). Keeps are free, so that
a die put aside may be thrown again later, or locked for the turn (``LOCKED_KEEPS``).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Literal, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    ONE_SEAT,
    Action,
    By,
    IllegalAction,
    Move,
    News,
    Outcome,
    State,
    Turn,
    View,
    Viewer,
)
from yamclub.kernel.dice import Dice, keeps, sub_keeps, throws
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.opening import Opening, Starts

NO_DICE = Dice()
DICE = 5
THROWS = 3

Phase = Literal["opening", "throwing", "choosing", "over"]


class Keep(Action, frozen=True):
    """Put these dice aside and throw the others again."""

    dice: Dice


class Throw(Outcome, frozen=True):
    """The dice that were thrown, without those put aside."""

    dice: Dice


@cache
def throw_chance(count: int) -> Weighted[Throw]:
    return throws(count).map(Throw)


@cache
def keep_actions(dice: Dice) -> tuple[Keep, ...]:
    """Every different way to throw at least one of these dice again.

    >>> [str(keep.dice) for keep in keep_actions(Dice((4, 4)))]
    ['', '4']
    """
    return tuple(Keep(keep) for keep in sub_keeps(dice) if len(keep) < len(dice))


@cache
def _kept_from(dice: Dice) -> frozenset[Keep]:
    """The same to look one up, at every keep that is made."""
    return frozenset(keep_actions(dice))


@cache
def every_keep(count: int = DICE) -> tuple[Keep, ...]:
    """Every possible keep with this many dice. Keeping all of them is not one: nothing would be thrown.

    >>> len(every_keep())
    210
    """
    return tuple(Keep(keep) for keep in keeps(count) if len(keep) < count)


def may_keep(legal: Iterable[Action]) -> bool:
    """Whether dice may be put aside and thrown again."""
    return any(isinstance(action, Keep) for action in legal)


class ThrowingState(State, frozen=True, kw_only=True, eq=False):
    LOCKED_KEEPS: ClassVar[bool] = False
    OPENING_DICE: ClassVar[int] = DICE
    CHOOSING: ClassVar[str] = "choosing"
    """What the game calls the phase in which the player chooses."""

    players: int
    seat: int = 0
    """Who is throwing or choosing."""
    phase: str = "opening"
    dice: Dice = NO_DICE
    """The dice a player can choose from; while a throw is awaited and keeps are free, those put aside."""
    locked: Dice = NO_DICE
    """Put aside for the whole turn, where keeps are locked."""
    throws: int = 0
    """Made in this turn."""
    opening: Opening | None = None
    """While it is decided who starts."""

    # --- what a game fills in

    @abstractmethod
    def choices(self, keeps: tuple[Keep, ...]) -> tuple[Any, ...]:
        """What the player may do with the dice on the table, besides these keeps; in the game's own order."""

    @abstractmethod
    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        """Why the player may not do this, for every action but a keep."""

    @abstractmethod
    def chosen(self, by: By, action: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        """What follows from an action that is not a keep."""

    def refuse_throw(self) -> StrEnum | None:
        """Why no dice may be thrown now, or None."""
        return Code.NO_THROW_LEFT if self.throws == THROWS else None

    def news_of_dice(self, dice: Dice) -> tuple[News, ...]:
        """What is worth telling of the dice on the table, after a throw."""
        return ()

    def begin(self, starter: int) -> tuple[Self, tuple[News, ...]]:
        """The match begins, now that it is known who starts."""
        return self.begin_turn(starter), (Starts(starter),)

    # --- the start and the turn

    def throw_for_start(self) -> Self:
        """Everybody is to throw for the start; a player alone just begins."""
        if self.players == 1:
            return self.begin_turn(0)
        return replace(self, opening=Opening(tuple(range(self.players))))

    def begin_turn(self, seat: int, **changes: Any) -> Self:
        """The first throw of this seat's turn is awaited."""
        begun = replace(self, phase="throwing", seat=seat, dice=NO_DICE, locked=NO_DICE, throws=0, opening=None)
        return replace(begun, **changes) if changes else begun

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def turn(self) -> Turn:
        phase = self.phase
        if phase == self.CHOOSING:
            return ONE_SEAT[self.seat]
        return NOBODYS_TURN if phase == "over" else CHANCE_TURN

    def to_throw(self) -> int:
        """How many dice the next throw has."""
        if self.opening is not None:
            return self.OPENING_DICE
        return DICE - len(self.dice.faces) - len(self.locked.faces)

    def chance(self) -> Weighted[Throw]:
        return throw_chance(self.to_throw())

    def legal(self, by: By) -> tuple[Any, ...]:
        if self.phase != self.CHOOSING or by != self.seat:
            return ()
        return self.choices(keep_actions(self.dice) if self.refuse_throw() is None else ())

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        if type(action) is Keep and self.phase == self.CHOOSING:
            code = self.refuse_throw()
            if code is not None:
                return IllegalAction(code)
            return None if action in _kept_from(self.dice) else self._refuse_keep(action.dice)
        return self.refuse_choice(by, action, at)

    def _refuse_keep(self, keep: Dice) -> IllegalAction:
        if keep is self.dice:
            return IllegalAction(Code.NOTHING_TO_THROW)
        locked = keep.within(self.dice + self.locked)  # locked dice stay without being kept again
        return IllegalAction(Code.DICE_LOCKED if locked else Code.DICE_NOT_THERE, keep=str(keep), dice=str(self.dice))

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        kind = type(move)  # compared, because matching classes takes as long as all the rest
        if kind is Throw:
            if self.opening is not None:
                return self._thrown_for_start(self.opening.after(move.dice.total))
            lying = self.dice + move.dice
            return replace(self, phase=self.CHOOSING, dice=lying, throws=self.throws + 1), self.news_of_dice(lying)
        if kind is Keep:
            if self.LOCKED_KEEPS:
                return replace(self, phase="throwing", locked=self.locked + move.dice, dice=NO_DICE), ()
            return replace(self, phase="throwing", dice=move.dice), ()
        return self.chosen(by, move, at)

    def _thrown_for_start(self, opening: Opening) -> tuple[Self, tuple[News, ...]]:
        """The best total starts; those tied for it throw again."""
        if opening.starter is not None:
            return self.begin(opening.starter)
        return replace(self, opening=opening, seat=opening.seat), opening.news

    # --- what is known, where nothing is hidden

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return move

    def throwing_view(self) -> dict[str, Any]:
        """The fields of a ``ThrowingView``, for a game that hides nothing."""
        turn = self.turn()
        return {
            "turn": turn,
            "result": self.result(),
            "phase": self.phase,
            "seat": self.seat,
            "dice": self.dice,
            "to_throw": self.to_throw() if turn.chance else 0,
            "throws_left": THROWS - self.throws - turn.chance,
            "opening": self.opening,
        }


class ThrowingView(View, frozen=True, kw_only=True):
    """What is seen of a throwing turn in a game that hides nothing. A game's view adds its own fields."""

    phase: Phase
    """What is awaited: a throw, or a choice; or the start is decided, or all is over."""
    seat: int
    """Who is throwing or choosing."""
    dice: Dice
    """The dice on the table; while a throw is awaited, those put aside."""
    to_throw: int
    """How many dice chance is to throw now."""
    throws_left: int
    """Not counting the one that is awaited, if one is."""
    opening: Opening | None
    """While it is decided who starts: the seats that throw for it, and their totals so far."""


def turn_in(view: ThrowingView) -> dict[str, Any]:
    """The fields of a ``ThrowingState`` that such a view shows, for ``imagine``."""
    return {
        "phase": view.phase,
        "seat": view.seat,
        "dice": view.dice,
        "throws": THROWS - view.throws_left - view.turn.chance,
        "opening": view.opening,
    }
