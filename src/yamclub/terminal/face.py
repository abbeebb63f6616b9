"""What a game needs to be played in a terminal: how it looks, what it says, which keys do what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable
from unicodedata import bidirectional

from yamclub.game import Action, Eye, View, Viewer
from yamclub.kernel.dice import Dice
from yamclub.mechanics.telling import Arg, CardsShown, DiceShown, Row, Said, Seats
from yamclub.terminal.cards import card_names
from yamclub.terminal.dice import small_dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from yamclub.words import Words


def isolated(name: str) -> str:
    """A name for a sentence. One in a script from right to left is set apart, or it would reorder what follows."""
    if any(bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\u2068{name}\u2069"
    return name


@dataclass(frozen=True)
class Reader:
    """The person at the screen: their language, their seat, and what the players are called."""

    words: Words
    names: tuple[str, ...]
    viewer: Viewer = Eye.SPECTATOR
    you: int | None = None
    """The seat that sentences call "you". None if several people read along, or if nobody plays here."""

    def name(self, seat: int) -> str:
        return isolated(self.names[seat])

    def name_list(self, seats: Sequence[int]) -> str:
        """Names in a sentence: "Ann, Bob and Cid"."""
        *others, last = map(self.name, seats)
        return self.words("name-list", others=", ".join(others), last=last) if others else last

    def say(self, said: Said) -> str:
        """A message in the reader's words. ``$you`` says whether the seats it names first are only the reader's,
        ``$you_too`` the same of those it names next: who shows, and who challenged."""
        named = [value.seats for value in said.args.values() if isinstance(value, Seats)]
        first, second = (*named, (), ())[:2]
        values = {name: self._written(value) for name, value in said.args.items()}
        return self.words(said.id, **values, you=self.about_you(first), you_too=self.about_you(second))

    def naming(self, seat: int) -> dict[str, int | str]:
        """What a message about a seat needs: its name, and whether it is the reader's."""
        return {"name": self.name(seat), "you": self.about_you([seat])}

    def about_you(self, seats: Sequence[int]) -> int:
        """1 if these seats are only the reader's: for ``$you``."""
        return int(tuple(seats) == (self.you,))

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

    A key may be several characters typed in a row ("19"), as long as no other key offered with it starts with it.
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
    """The dice that may be put aside before the others are thrown; None if none may."""
    hint: str = ""
    """What the keys shown on the table do."""
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
        """What players have to throw or draw at a real table, and type in."""
        ...


@runtime_checkable
class TimedFace(Face, Protocol):
    """The face of a game in which the clock runs while players act."""

    def ready(self, view: Any, reader: Reader) -> str:
        """What Enter does, where players must be ready before chance moves; empty: it moves at once."""
        ...

    def call(self, view: Any, reader: Reader) -> str:
        """What to do, in one line, while the clock runs."""
        ...


__all__ = ["Choice", "Controls", "Face", "Reader", "TimedFace", "View"]
