"""Where a match stands, and the steps from one position to the next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from functools import cache, cached_property, partial
from typing import Any, ClassVar, NamedTuple, Self

from msgspec import Struct, msgpack

from yamclub.errors import Code
from yamclub.game.result import Result, View
from yamclub.game.turn import By, Mover, Turn, Viewer
from yamclub.kernel.moves import Action, IllegalAction, Move, News, Outcome, TakeBack
from yamclub.kernel.weighted import Weighted
from yamclub.kernel.written import Written

_CHANCE, _CLOCK = Mover.CHANCE, Mover.CLOCK  # a member is slow to reach through its class, and asked for at every move


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

    def without_news(self) -> SeenStep:
        """The move alone, and nothing of what followed from it."""
        alone = copy(self)
        alone.news = ()
        return alone

    @cached_property
    def before(self) -> Any:
        return self._step.before.view(self.viewer)

    @cached_property
    def after(self) -> Any:
        return self._step.after.view(self.viewer)
