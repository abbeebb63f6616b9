"""One game, as a value: its types, its first state and everything else it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from yamclub.errors import Code, YamError, bad_seat_count
from yamclub.game.options import Options
from yamclub.game.result import View
from yamclub.game.state import SeenStep, State
from yamclub.game.turn import Viewer
from yamclub.kernel.codec import BadJson, convert, to_builtins
from yamclub.kernel.moves import Action

if TYPE_CHECKING:
    from random import Random


class Game(Struct, frozen=True, kw_only=True):
    """One game, as a value. Types are named so that schemas, adapters and records can be made from them."""

    id: str
    name: str
    version: int
    """Of the rules: raised whenever an old record would replay differently. Older ones are in ``<game>.older``."""
    seats: tuple[int, int]
    """The fewest and the most."""
    options: type[Options]
    actions: Any
    outcomes: Any
    seen: Any
    """Every kind of move as a viewer may meet it: actions and outcomes, and the redacted forms of secret ones."""
    view: type[View]
    state: type[State]
    refusals: type[StrEnum]
    real_time: bool = False
    """Whether seats race the clock of the rules, so that everybody has to be there at the same time."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    """By name, options that go well together; all others stay as they are by default."""
    secrets: bool = False
    """Whether a seat knows what others don't, so that players who share a screen need a curtain."""
    first: Callable[[int, Any], State]
    """The first state, for a number of seats and options that were checked before."""
    actions_of: Callable[[int, Any], Sequence[Action]]
    """For the same, every possible action, each once, in a stable order: ``every_action`` asks here."""
    imagine: Callable[[Any, Viewer, Random], State]
    """From a view, its viewer and a source of randomness, a whole state that gives this viewer the same view.
    What is hidden is drawn from what it could be; if nothing is hidden, it is the real state."""
    news: Any
    """Every kind of news."""
    tell: Callable[[SeenStep], Sequence[Any]]
    """What happened in a step, as messages for its viewer: see ``mechanics.telling``."""
    tell_choice: Callable[[SeenStep], Sequence[Any]] | None = None
    """A choice by itself, to the player who has it. None: as ``tell`` has it, without the news."""
    unit: Literal["points", "cards"] = "points"
    """What bots rate actions in: points of the score, or cards won."""
    facts: Mapping[str, Any] = {}
    """Numbers and lists that a page needs and that never change: boxes, bonuses."""
    bots: Mapping[str, str]
    """By name, ``module:class`` of each bot this game brings; imported only when seated."""
    learning: str = ""
    """``module:attribute`` of its ``mechanics.learning.Learning``, for ``yam train``; empty: it learns nothing."""
    worths: str = ""
    """``module:attribute`` of its ``mechanics.worths.Worths``; empty: luck can't be told from skill."""
    coach: str = ""
    """``module:class`` of its ``mechanics.appraisal.Appraiser``; empty: its matches can't be analysed."""
    solo_bots: Mapping[str, str] = {}
    """The same for bots that play only at a table of one seat. They may need the ``solve`` extra."""
    terminal: str
    """``module:class`` of what paints this game in a terminal; imported only when played there."""
    odds: str = ""
    """``module:attribute`` of its ``mechanics.odds.GameOdds``, imported only when asked; empty: it tells none."""

    def start(self, seats: int, options: Options | None = None) -> State:
        """The first state, once seats and options were checked."""
        fewest, most = self.seats
        if type(seats) is not int or not fewest <= seats <= most:
            raise bad_seat_count(self.name, seats, fewest, most)
        options = self.options() if options is None else self._typed(options)
        options.check(seats)
        return self.first(seats, options.today())

    def every_action(self, seats: int, options: Options | None = None) -> tuple[Action, ...]:
        """Every action that can ever be legal at such a table, each once: its place in the list is its index.

        Each game sets its order, which changes only with its ``version``: first what seats do, kind by kind
        in the order of ``actions``, within a kind by rising fields; last what the clock does.
        """
        return tuple(self.actions_of(seats, (self.options() if options is None else options).today()))

    def _typed(self, options: Options) -> Options:
        """The options, checked against their types: Python itself would accept any value."""
        values = to_builtins(options)
        for name, value in values.items():
            try:
                convert({name: value}, self.options)
            except BadJson as bad:
                raise YamError(Code.BAD_OPTION_VALUE, option=name, value=str(value)[:40], why=str(bad)) from None
        return convert(values, self.options)
