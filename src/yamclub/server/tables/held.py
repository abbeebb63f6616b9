"""Claims in real time, held until no earlier one can still arrive. ``match.arbiter`` says when that is.

Every process that has the table holds every claim, its own visitors' and those that peers tell of. So any of them can
confirm the claims, in the same order, if the process that holds the table dies.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping

from yamclub.errors import Code, YamError
from yamclub.match.arbiter import BOUND, Arrival, confirmed, credited_at
from yamclub.match.match import Match

_MOST_REMEMBERED = 64

Answer = Callable[[object], None]
"""Called with the event number, or with the refusal."""


def is_race(match: Match) -> bool:
    """Whether seats race the clock now: the rules themselves say when it moves."""
    return match.turn().clock and match.state.deadline() is not None


class HeldClaim:
    def __init__(self, arrival: Arrival, turn: int, command: str | None = None, *answers: Answer) -> None:
        self.arrival, self.turn, self.command = arrival, turn, command
        """The turn is the number of the event that began it. A bot's claim has no command."""
        self.answers = list(answers)
        """One for each connection that sent this command and waits."""

    def at(self, shown: int) -> int:
        """The moment it is credited with."""
        return credited_at(self.arrival.arrived, self.arrival.round_trip, shown)


class HeldClaims:
    """The claims at one table that do not count yet, and when each bot there plans to move."""

    def __init__(self) -> None:
        self._held: list[HeldClaim] = []
        self._refused: OrderedDict[str, YamError] = OrderedDict()
        self.plans: dict[int, int | None] = {}
        self._turn = 0

    def __contains__(self, claim: HeldClaim) -> bool:
        return claim in self._held

    def __iter__(self) -> Iterator[HeldClaim]:
        return iter(list(self._held))

    def arrive(self, claim: HeldClaim) -> None:
        self._held.append(claim)

    def of_command(self, command: str) -> HeldClaim | None:
        return next((claim for claim in self._held if claim.command == command), None)

    def refusal_of(self, command: str) -> YamError | None:
        """Why a claim that was held was refused, for those who send it again."""
        return self._refused.get(command)

    def waits_for(self, seat: int) -> bool:
        return any(claim.arrival.seat == seat for claim in self._held)

    def due(self, shown: int) -> int | None:
        """The moment at which the first of them can be confirmed."""
        moments = [claim.at(shown) for claim in self._held]
        return None if not moments else max(min(moments), shown) + BOUND

    def ready(self, now: int, shown: int) -> list[HeldClaim]:
        """The claims that can be confirmed by now, in the order in which they count. They stay held until decided."""
        waiting = list(self._held)
        done = []
        for one in confirmed([claim.arrival for claim in waiting], now, shown)[0]:
            claim = next(
                claim for claim in waiting if (claim.arrival.seat, claim.arrival.action) == (one.seat, one.action)
            )
            waiting.remove(claim)
            done.append(claim)
        return done

    def decide(self, claim: HeldClaim, done: int | YamError | None) -> None:
        """Take a claim out, and answer with its event or its refusal (None: nobody is to be answered)."""
        self._held.remove(claim)
        if isinstance(done, YamError) and claim.command is not None:
            self._refused[claim.command] = done
            if len(self._refused) > _MOST_REMEMBERED:
                self._refused.popitem(last=False)
        for answer in claim.answers:
            answer(done)

    def review(self, match: Match, commands: Mapping[str, int], turn: int, shown: int) -> None:
        """After a change: answer the claims that it decided, wherever it was made."""
        racing = is_race(match)
        for claim in list(self._held):
            if claim.command is not None and claim.command in commands:
                self.decide(claim, commands[claim.command])
            elif not racing or claim.turn != turn:
                self.decide(claim, YamError(Code.OVERTAKEN))  # an earlier claim ended the round that it was for
            elif refusal := match.state.refusal(claim.arrival.seat, claim.arrival.action, claim.at(shown)):
                self.decide(claim, refusal)
        if self._turn != turn or not racing:
            self.plans, self._turn = {}, turn
