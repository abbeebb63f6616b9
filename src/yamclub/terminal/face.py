"""What a game brings to be played in a terminal: how it looks, what is said, which keys do what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from yamclub.game import Action, Eye, View, Viewer
from yamclub.kernel.dice import Dice
from yamclub.mechanics.telling import Arg, CardsShown, DiceShown, Row, Said, Seats
from yamclub.terminal.cards import card_names
from yamclub.terminal.dice import small_dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from yamclub.words import Words


@dataclass(frozen=True)
class Reader:
    """Who reads the screen: in which language, from which seat, and how the players are called."""

    words: Words
    names: tuple[str, ...]
    viewer: Viewer = Eye.SPECTATOR

    def name(self, seat: int) -> str:
        return self.names[seat]

    def name_list(self, seats: Sequence[int]) -> str:
        """Names in a sentence: "Ann, Bob and Cid"."""
        *others, last = map(self.name, seats)
        return self.words("name-list", others=", ".join(others), last=last) if others else last

    def say(self, said: Said) -> str:
        """A message in the reader's words. ``$you`` says whether it is about them."""
        you = any(one == Seats((self.viewer,)) for one in said.args.values() if isinstance(self.viewer, int))
        return self.words(said.id, **{name: self._written(value) for name, value in said.args.items()}, you=int(you))

    def _written(self, value: Arg) -> int | str:
        match value:
            case Seats(seats):
                return self.name_list(seats)
            case DiceShown(dice):
                return small_dice(dice)
            case CardsShown(cards):
                return card_names(cards, self.words)
            case Row(parts):
                return " ".join(map(self.say, parts))
            case Said():
                return self.say(value)
        return value


@dataclass(frozen=True)
class Choice:
    """A key and what it does: an action, or further choices.

    A key may be several signs typed one after the other ("19"), as long as no other key beside it starts with it.
    """

    key: str
    label: str
    action: Action | None = None
    more: tuple[Choice, ...] = ()
    painted: bool = False
    """The table shows this key already, so it is not listed below it again."""


@dataclass(frozen=True)
class Controls:
    """What a person may do now: put dice aside by their number, and choose by key."""

    choices: tuple[Choice, ...] = ()
    dice: Dice | None = None
    """The dice that may be put aside, so that the others are thrown; none, if none may."""
    hint: str = ""
    """What the keys do that the table shows."""
    closed: tuple[Choice, ...] = ()
    """Keys of what is not allowed now: pressing one says why."""


class Face(Protocol):
    """One game's look and words in a terminal. It is given views, never a state."""

    def paint(self, view: Any, reader: Reader, selected: frozenset[int]) -> RenderableType:
        """The whole table; ``selected`` are the places of the dice about to be put aside."""
        ...

    def controls(self, view: Any, legal: Sequence[Action], reader: Reader) -> Controls:
        """The keys for these legal actions: each of them must be reachable."""
        ...

    def ask_chance(self, view: Any, reader: Reader) -> str:
        """What people are to throw or draw and type in, at a real table."""
        ...


@runtime_checkable
class TimedFace(Face, Protocol):
    """The face of a game in which the clock runs while people act."""

    def ready(self, view: Any, reader: Reader) -> str:
        """What Enter does, where people are to be ready before chance moves; empty: it just moves."""
        ...

    def call(self, view: Any, reader: Reader) -> str:
        """What to do, in a line, while the clock runs."""
        ...


__all__ = ["Choice", "Controls", "Face", "Reader", "TimedFace", "View"]
