"""The contract: what every game answers, and nothing about any one game.

A game is a value that starts a state. A state is frozen: ask it whose move it is, what may be
done and what chance can bring, and make a move to get the next one. A move made is a step: who,
what, when, and the news that followed. Rules never throw, shuffle or read a clock; those are
moves too, made by chance and by the clock. Everything sent out of a process goes through ``view``
and ``seen``, which give what one viewer may know.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Self, get_args, get_origin, get_type_hints

from msgspec import Struct, msgpack

from yamclub.errors import Code, YamError, bad_seat_count
from yamclub.kernel.codec import BadJson, convert, to_builtins
from yamclub.kernel.moves import TAKE_BACK, Action, IllegalAction, Move, News, Outcome, TakeBack, members_of
from yamclub.kernel.weighted import Weighted
from yamclub.kernel.written import Written

if TYPE_CHECKING:
    from random import Random


__all__ = [
    "CHANCE_TURN",
    "NOBODYS_TURN",
    "ONE_SEAT",
    "TAKE_BACK",
    "Action",
    "By",
    "Choices",
    "Eye",
    "Game",
    "IllegalAction",
    "Move",
    "Mover",
    "News",
    "OlderOptions",
    "Options",
    "Outcome",
    "Result",
    "SeenStep",
    "State",
    "Step",
    "TakeBack",
    "Turn",
    "View",
    "Viewer",
    "choices_of",
    "ranked",
    "turn_against_time",
    "turn_of",
]


class Mover(StrEnum):
    """Movers without a seat."""

    CHANCE = "chance"
    CLOCK = "clock"


_CHANCE, _CLOCK = Mover.CHANCE, Mover.CLOCK  # a member is slow to reach through its class, and asked for at every move


class Eye(StrEnum):
    """Viewers without a seat. ``OPEN`` sees everything: for the replay of a match that is over."""

    SPECTATOR = "spectator"
    OPEN = "open"


By = int | Mover
Viewer = int | Eye


class Turn(Struct, frozen=True):
    """Whose move it is. Several seats may act at once, and the clock too. If nobody may, the match is over."""

    seats: tuple[int, ...] = ()
    """Those that may move now."""
    chance: bool = False
    """Whether dice or cards are to come next."""
    clock: bool = False
    """Whether the clock may move: time can run out."""

    @property
    def over(self) -> bool:
        return not (self.chance or self.seats or self.clock)


@cache
def turn_of(seats: tuple[int, ...], clock: bool = False) -> Turn:
    """The turn of these seats. Made only once, because it is asked for all the time."""
    return Turn(seats=seats, clock=clock)


@cache
def turn_against_time(seats: tuple[int, ...]) -> Turn:
    """The turn of these seats, or of the clock if they take too long."""
    return turn_of(seats, clock=True)


CHANCE_TURN = Turn(chance=True)
NOBODYS_TURN = Turn()
ONE_SEAT = tuple(turn_of((seat,)) for seat in range(64))
"""By seat, the turn of that seat alone."""


class Result(Struct, frozen=True):
    """How a match ended: each seat's score and place, and the reason.

    Equal scores share a place, unless the match was won by something other than the score.
    """

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, from 1."""
    reason: str
    """A word of the game's own for how it ended."""


def ranked(scores: Sequence[int], reason: str) -> Result:
    """The result in which more is better.

    >>> ranked((30, 50, 30), "played").places
    (2, 1, 2)
    """
    return Result(tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores), reason)


class View(Struct, frozen=True, kw_only=True):
    """What one viewer may know of a position. Each game's view adds its own fields to these."""

    turn: Turn
    """Who may move."""
    result: Result | None = None
    """None until the match is over."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table agrees on before it starts. Each game's options give their choices and defaults as types."""

    def check(self, seats: int) -> None:
        """Raise if these options cannot be played with this number of seats."""

    def hides(self) -> bool:
        """Whether these options let a seat know what others don't, in a game that otherwise hides nothing."""
        return False

    def today(self) -> Options:
        """The same agreement in the words of the current version. Only options of an older version differ."""
        return self


class OlderOptions(Options, frozen=True, kw_only=True):
    """The options that an older version of a game had. See the game's ``older`` module."""

    @abstractmethod
    def today(self) -> Options:
        """What they mean, as options of the current version."""

    def check(self, seats: int) -> None:
        self.today().check(seats)

    def hides(self) -> bool:
        return self.today().hides()


class Choices(NamedTuple):
    """What an option may be set to: the values it lists, and the type of any others it accepts."""

    listed: tuple[Any, ...]
    free: type | None


def choices_of(options: type[Options]) -> dict[str, Choices]:
    """The choices of each option, read from its type."""
    hints = get_type_hints(options)
    return {name: _choices(hints[name]) for name in options.__struct_fields__}


def _choices(hint: Any) -> Choices:
    members = members_of(hint)
    listed = tuple(value for member in members if get_origin(member) is Literal for value in get_args(member))
    free = [get_origin(member) or member for member in members if get_origin(member) is not Literal]
    return Choices(listed, free[0] if free else None)


class State(Struct, frozen=True, eq=False):
    """Where a match stands. A game fills in the abstract answers; making a move and its check are shared.

    Two states are equal when the positions are the same, however they were reached.
    """

    remembers: ClassVar[tuple[str, ...]] = ()
    """Fields kept only to be shown (what the last round was). They do not affect what can follow, so equality
    and the key ignore them."""
    reversible: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that a seat may take back, until chance, the clock or a seat whose turn they made it has
    moved. Never one that shows its mover what was hidden, or others what they could use. See ``match.taking_back``."""

    @abstractmethod
    def turn(self) -> Turn:
        """Whose move it is."""

    @abstractmethod
    def legal(self, by: By) -> Sequence[Action]:
        """Everything this seat (or the clock) may do now: exactly what ``apply`` accepts from it."""

    @abstractmethod
    def chance(self) -> Weighted[Any]:
        """What chance can bring now, with exact weights; asked only when chance is to move."""

    @abstractmethod
    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        """Why this mover, whose turn it is, may not do this, or None: the one truth about legality."""

    @abstractmethod
    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        """What follows from a move that was not refused: the next state and the news. Called by ``step``."""

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """What this viewer may know."""

    @abstractmethod
    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        """What this viewer may know of a move made in this state."""

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, once it has."""

    def deadline(self) -> int | None:
        """When the rules make the clock move, in milliseconds of match time; None: the table decides."""
        return None

    def pause(self) -> int:
        """In real time, how many milliseconds players get to look at what happened before chance moves on."""
        return 0

    def gives_up(self, by: By, action: Action) -> bool:
        """Whether this legal action throws away what the mover could have had: a turn ended for nothing, a zero."""
        return False

    def asks_first(self, by: By, legal: Sequence[Action]) -> tuple[int, ...]:
        """The places in the legal list of what a face asks about first: what gives something up though it need not."""
        losing = tuple(place for place, action in enumerate(legal) if self.gives_up(by, action))
        return losing if len(losing) < len(legal) else ()

    def refusal(self, by: By, move: Move, at: int = 0) -> IllegalAction | None:
        """Why this move may not be made now, or None. ``apply``, the legal list and a greyed button all ask here."""
        turn = self.turn()
        if by is _CHANCE:
            if not turn.chance:
                return IllegalAction(Code.MATCH_OVER if turn.over else Code.NOT_A_MOVE_HERE)
            possible = isinstance(move, Outcome) and self.chance().weight(move)
            return None if possible else IllegalAction(Code.IMPOSSIBLE_OUTCOME)
        if not (turn.clock if by is _CLOCK else by in turn.seats):
            return IllegalAction(Code.MATCH_OVER if turn.over else Code.NOT_YOUR_TURN)
        if not isinstance(move, Action):
            return IllegalAction(Code.NOT_A_MOVE_HERE)
        return self.refuse(by, move, at)

    def step(self, by: By, move: Move, at: int = 0) -> Step:
        """Make a move, or raise ``IllegalAction``. ``at`` is the moment the move is credited with."""
        refusal = self.refusal(by, move, at)
        if refusal is not None:
            raise refusal
        return self.advance(by, move, at)

    def advance(self, by: By, move: Move, at: int = 0) -> Step:
        """Make a move that is known to be allowed: one out of ``chance()`` or ``legal()``, or checked before."""
        after, news = self.follow(by, move, at)
        return _step((by, move, at, self, after, news))

    def apply(self, by: By, move: Move, at: int = 0) -> Self:
        """The state after this move, or ``IllegalAction``, for callers that don't need the news."""
        refusal = self.refusal(by, move, at)
        if refusal is not None:
            raise refusal
        return self.follow(by, move, at)[0]

    def key(self) -> bytes:
        """A short value, the same for the same position in every process: for tables and caches."""
        return msgpack.encode([_short(getattr(self, field)) for field in _position_fields(type(self))])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in _position_fields(type(self)))

    def __ne__(self, other: object) -> bool:
        return not self == other  # or the struct's own comparison would be used, not ours

    def __hash__(self) -> int:
        return hash(self.key())


@cache
def _position_fields(state: type[State]) -> tuple[str, ...]:
    return tuple(field for field in state.__struct_fields__ if field not in state.remembers)


def _short(value: Any) -> Any:
    """A value without the names of its fields."""
    if isinstance(value, Struct):
        return [_short(getattr(value, field)) for field in value.__struct_fields__]
    if isinstance(value, tuple):
        return [_short(one) for one in value]
    return value.short() if isinstance(value, Written) else value


class Step(NamedTuple):
    """A move that was made: who, what, when, the positions before and after, and the news."""

    by: By
    move: Move
    at: int
    before: State
    after: State
    news: tuple[Any, ...]

    def seen(self, viewer: Viewer) -> SeenStep:
        return SeenStep(self, viewer)


_step = partial(tuple.__new__, Step)  # a step from its parts, in half the time


class SeenStep:
    """A step as one viewer may know it. Views are made when they are asked for."""

    def __init__(self, step: Step, viewer: Viewer, before: View | None = None) -> None:
        self._step, self.viewer = step, viewer
        self.by, self.at, self.news = step.by, step.at, step.news
        taken_back = isinstance(step.move, TakeBack)  # no game's own move, and everybody sees it
        self.move = step.move if taken_back else step.before.seen(step.by, step.move, viewer)
        if before is not None:  # known already from the step before
            self.__dict__["before"] = before

    def then(self, step: Step) -> SeenStep:
        """The step after this one, with the view between them made once."""
        return SeenStep(step, self.viewer, self.__dict__.get("after"))

    @cached_property
    def before(self) -> Any:
        return self._step.before.view(self.viewer)

    @cached_property
    def after(self) -> Any:
        return self._step.after.view(self.viewer)


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
    unit: Literal["points", "cards"] = "points"
    """What bots rate actions in: points of the score, or cards won."""
    facts: Mapping[str, Any] = {}
    """Numbers and lists that a page needs and that never change: boxes, bonuses."""
    bots: Mapping[str, str]
    """By name, ``module:class`` of each bot this game brings; imported only when seated."""
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
