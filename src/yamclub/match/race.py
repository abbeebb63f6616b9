"""Turns in which the clock runs: whoever is first acts, and the clock when its moment has come.

Match time runs only in such turns and stands still in all others. Where only bots sit it is
virtual: each says how long it takes, the earliest acts, and nobody waits. Where people sit, a
listener waits in real time for what they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol

from yamclub.bots import Bot, Timed
from yamclub.game import Action, Mover
from yamclub.match.entries import Acted, AnyEntry, Chance, Undone
from yamclub.match.match import Match

_SHORTEST, _LONGEST = 500, 4000
"""How long a bot takes that doesn't say."""


class Heard(NamedTuple):
    """What a person did, and when in match time."""

    seat: int
    action: Action
    at: int


class Listener(Protocol):
    """The ears of a table at which people sit."""

    def begin(self, now: int) -> None:
        """The clock starts to run, at this moment of match time."""
        ...

    def hear(self, match: Match, until: int) -> Heard | None:
        """What a person does before this moment and the rules let through; None: it has come, and nobody did."""
        ...


class Race:
    def __init__(self, match: Match, seats: Sequence[Bot], listener: Listener | None) -> None:
        self._match, self._seats, self._listener = match, seats, listener
        self._plans: dict[int, int | None] = {}
        """When each bot that may act means to; None: not at all."""
        self._begun = False
        self.now = next((entry.at for entry in reversed(match.entries) if isinstance(entry, Acted | Chance)), 0)
        """Match time, in milliseconds; a match taken up again goes on where it stood."""

    def is_on(self) -> bool:
        """Whether the rules say when the clock moves, so that everybody else has to be quicker."""
        return self._match.turn().clock and self._match.state.deadline() is not None

    def first(self) -> tuple[int | Mover, Action | None]:
        """Who acts now, and what if that is known already; ``now`` has moved on to then."""
        if not self._begun and self._listener is not None:
            self._listener.begin(self.now)
        self._begun = True
        while True:
            moment, by = self._earliest()
            heard = None if self._listener is None else self._listener.hear(self._match, moment)
            if heard is not None:
                self.now = heard.at
                return heard.seat, heard.action
            self.now = moment
            if self._wants(by):
                return by, None
            self._plans[int(by)] = None

    def _wants(self, by: int | Mover) -> bool:
        if isinstance(by, Mover):
            return True
        bot, state = self._seats[by], self._match.state
        return not isinstance(bot, Timed) or bot.wants(state.view(by), state.legal(by))

    def _earliest(self) -> tuple[int, int | Mover]:
        """The next bot to act, or the clock: a claim at the very last moment is in time."""
        deadline = self._match.state.deadline()
        closing = self.now if deadline is None else max(deadline, self.now)
        waiting = [seat for seat in self._match.turn().seats if not self._listens_to(seat)]
        planned = [(moment, seat) for seat in waiting if (moment := self._plan(seat)) is not None and moment <= closing]
        return min(planned, default=(closing, Mover.CLOCK))

    def _listens_to(self, seat: int) -> bool:
        return self._listener is not None and self._match.header.seats[seat].bot is None

    def _plan(self, seat: int) -> int | None:
        if seat not in self._plans:
            delay = self._delay(seat)
            self._plans[seat] = None if delay is None else self.now + delay
        return self._plans[seat]

    def _delay(self, seat: int) -> int | None:
        bot, state = self._seats[seat], self._match.state
        if isinstance(bot, Timed):
            return bot.delay(state.view(seat), state.legal(seat))
        # Any number will do that differs by seat and moment and is the same when the match is repeated.
        mixed = f"{self._match.header.commitment}:{len(self._match.entries)}:{seat}"
        return _SHORTEST + int.from_bytes(sha256(mixed.encode()).digest()) % (_LONGEST - _SHORTEST)

    def saw(self, entry: AnyEntry) -> None:
        """An entry was added: who acted plans anew, and when the clock has acted, or time was turned back, all do."""
        match entry:
            case Acted(by) if by is not Mover.CLOCK:
                self._plans.pop(int(by), None)
            case Acted() | Undone():
                self._plans.clear()
        if self._match.state.deadline() is None:
            self._begun = False
