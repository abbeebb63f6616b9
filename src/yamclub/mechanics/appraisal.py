"""What a coach asks a game: what can be chosen and what can come, with their worth to every seat.

Worths are shares of the win (they add up to one; winners who tie share it), alone the final score. A choice is judged
by what its player could know: an appraiser gets the view of that seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from msgspec import Struct

from yamclub.game import Action, Step

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from yamclub.mechanics.telling import Said


class Limits(Struct, frozen=True):
    """From what cost on a choice is marked."""

    inaccuracy: float
    mistake: float
    blunder: float


OF_A_WIN = Limits(0.01, 0.03, 0.08)
"""Where worths are shares of the win."""
WITH_SECRETS = Limits(0.03, 0.06, 0.12)
"""The same where what others hold or believe is only estimated: marked is what clearly costs."""
OF_POINTS = Limits(1.0, 3.0, 8.0)
"""Where they are points: alone."""


class Appraiser(Protocol):
    """What a game knows of the worth of things. A game names its own as ``Game.coach``.

    Made with randomness, as bots are: ``AppraiserClass(rng)``. The same question must get the same answer all the same.
    """

    hides: bool
    """Whether players know different things. If so, what comes out as it becomes known counts as luck."""

    def prepare(self, state: Any) -> None:
        """Have ready what judging such a match needs: a table that takes a while to solve, say."""
        ...

    def exact(self, state: Any) -> bool:
        """Whether worths in this state are exact, and no estimate."""
        ...

    def sees_all(self, state: Any) -> bool:
        """Whether worths in this state rest on everything there is. If not, on what the seat that is to act knows."""
        ...

    def limits(self, state: Any) -> Limits:
        """From what cost on a choice in this state is marked."""
        ...

    def outcomes(self, state: Any) -> NDArray[np.float64] | None:
        """For a state in which chance is to move: a row per outcome of ``state.chance()``, a column per seat.

        The whole state may be used, what is hidden too. None: it makes no difference here.
        """
        ...

    def actions(self, view: Any, seat: int, legal: Sequence[Action]) -> NDArray[np.float64]:
        """For a seat that is to act: a row per legal action, a column per seat, as far as that seat can know."""
        ...

    def why(self, view: Any, seat: int, best: Action, other: Action | None) -> Said | None:
        """In one sentence, why the best choice is better than that other one, or (None) good at all.

        The sentence has no verb of cost: it gives the reason. None: there is nothing short to say.
        """
        ...


# --- games in real time


class Chosen(NamedTuple):
    """A choice made in a race, as far as its player could know: also the one to say nothing."""

    seat: int
    legal: Sequence[Action]
    rows: Any
    """A row per legal action, a column per seat."""
    place: int
    """Of the action that was chosen."""
    before: Any = None
    """What it was worth to everybody that this player could choose at this moment. None: they had all the time."""


class Silence(Action, frozen=True):
    """Saying nothing: no move, but a choice where there was time for one."""


class Reactions(Struct, frozen=True, kw_only=True):
    """How quick and how sure a player was: ``rounds == right + high + low + late + silent``."""

    rounds: int
    """In which the player could call."""
    right: int
    """Called the true number."""
    high: int
    """Called more."""
    low: int
    """Called less, while the true number was free."""
    late: int
    """Had not called yet when somebody else called the true number, and called no more than it."""
    silent: int
    """Called nothing, and nobody called the true number."""
    guessed: int
    """Calls made sooner than anybody has ever counted."""
    median: int | None
    """Of the credited times of the calls, in milliseconds. None where none was measured."""
    pace: float | None
    """How long counting took, beside the published time of an unhurried person: 2 is twice as long. Rounds in which
    somebody else was quicker count as at least so long. None where it can't be told."""
    level: str | None
    """The level of bot whose published pace is nearest."""
    raced: float = 0.0
    """How much of ``others`` is having been quicker, or slower, than they were."""


class Race(Protocol):
    """A match in real time as it is followed, step by step; what each seat has seen so far is remembered."""

    hides: bool
    """Whether players know different things in this match."""

    def worth(self, state: Any) -> NDArray[np.float64]:
        """What a position is worth to every seat: whoever may act at the same time is equally likely to be first."""
        ...

    def follow(self, step: Step) -> Sequence[Chosen]:
        """The choices that were made in this step, and those not to act that end with it."""
        ...

    def told(self, seat: int, action: Action) -> Said | None:
        """A choice that is no move."""
        ...

    def why(self, view: Any, seat: int, best: Action, other: Action | None) -> Said | None:
        """As of an appraiser, with what that seat remembers."""
        ...

    def reactions(self) -> Sequence[Reactions]:
        """By seat, all of it together."""
        ...


@runtime_checkable
class BelievingAppraiser(Appraiser, Protocol):
    """An appraiser of a game in which choices are read: what is hidden is believed by what somebody chose to say."""

    def believes(self, state: Any) -> bool:
        """Whether a choice here rests on such beliefs. Positions that are only imagined would mislead there."""
        ...

    def goes_on(self, state: Any, seat: int, rng: Random) -> Action | None:
        """What this seat is expected to choose, drawn by how likely it is. None: what is best."""
        ...


@runtime_checkable
class RaceAppraiser(Protocol):
    """An appraiser of a game in real time that can follow a match."""

    def race(self, start: Any) -> Race: ...
