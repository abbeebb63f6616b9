"""Bots play a match to its end: the one loop behind every table, benchmark, lab and environment.

Where the rules set no time, seats are asked in turn. Where the clock runs, they race it, in virtual
time: each says how long it takes, the earliest acts, and nobody waits. Match time runs only in such
turns and stands still in all others. People can join in real time through a ``Listener``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from yamclub.bots.contract import Bot, is_timed
from yamclub.game import Action, By, Mover, State, Step

SHORTEST, LONGEST = 500, 4000
"""Milliseconds that a bot takes if it doesn't say how long."""
_CHANCE, _CLOCK = Mover.CHANCE, Mover.CLOCK


class Heard(NamedTuple):
    """What a person did, and when in match time."""

    seat: int
    action: Action
    at: int


class Listener(Protocol):
    """Listens to the people at a table."""

    def begin(self, now: int) -> None:
        """The clock starts to run, at this moment of match time."""
        ...

    def hear(self, until: int) -> Heard | None:
        """What a person does before this moment and the rules let through; None: nobody did."""
        ...


class Runner:
    """Finds out who acts next and what they do. It doesn't move chance: ask it only when it is not chance's turn."""

    def __init__(
        self,
        seats: Sequence[Bot],
        delay: Callable[[int], int],
        *,
        now: int = 0,
        listener: Listener | None = None,
        people: Collection[int] = (),
    ) -> None:
        self._seats, self._delay, self._listener, self._people = seats, delay, listener, people
        self._plans: dict[int, int | None] = {}
        """When each bot that may act plans to; None: not at all."""
        self._begun = False
        self.now = now
        """Match time, in milliseconds."""

    def act(self, state: State) -> tuple[By, Action]:
        """Who acts in this state, and what they do; ``now`` moves on to that moment."""
        turn = state.turn()
        if turn.clock:
            deadline = state.deadline()
            if deadline is not None:
                return self._first(state, max(deadline, self.now))
        if not turn.seats:
            return _CLOCK, state.legal(_CLOCK)[0]
        seat = turn.seats[0]
        return seat, self._asked(state, seat)

    def saw(self, by: By, state: State) -> None:
        """After an action its seat plans again; after one of the clock's all seats do."""
        if by is _CLOCK:
            self._plans.clear()
        elif by is not _CHANCE:
            self._plans.pop(by, None)  # type: ignore[arg-type]
        if self._begun and state.deadline() is None:
            self._begun = False

    def turned_back(self, state: State) -> None:
        """Moves were taken back: all seats plan again."""
        self.saw(Mover.CLOCK, state)

    def _asked(self, state: State, seat: int) -> Action:
        return self._seats[seat].choose(state.view(seat), state.legal(seat))

    # --- races

    def _first(self, state: State, closing: int) -> tuple[By, Action]:
        if not self._begun and self._listener is not None:
            self._listener.begin(self.now)
        self._begun = True
        while True:
            moment, by = self._earliest(state, closing)
            heard = None if self._listener is None else self._listener.hear(moment)
            if heard is not None:
                self.now = heard.at
                return heard.seat, heard.action
            self.now = moment
            if isinstance(by, Mover):
                return by, state.legal(by)[0]
            if self._wants(state, by):
                return by, self._asked(state, by)
            self._plans[by] = None

    def _wants(self, state: State, seat: int) -> bool:
        bot = self._seats[seat]
        return not is_timed(bot) or bot.wants(state.view(seat), state.legal(seat))

    def _earliest(self, state: State, closing: int) -> tuple[int, int | Mover]:
        """The next bot to act, or the clock. An action at the deadline itself is still in time."""
        earliest: tuple[int, int | Mover] = closing, _CLOCK
        for seat in state.turn().seats:
            if self._listener is not None and seat in self._people:
                continue
            moment = self._plans[seat] if seat in self._plans else self._plan(state, seat)
            if moment is not None and (moment < earliest[0] or (moment == closing and earliest[1] is _CLOCK)):
                earliest = moment, seat
        return earliest

    def _plan(self, state: State, seat: int) -> int | None:
        bot = self._seats[seat]
        delay = bot.delay(state.view(seat), state.legal(seat)) if is_timed(bot) else self._delay(seat)
        self._plans[seat] = None if delay is None else self.now + delay
        return self._plans[seat]


def races(state: State) -> bool:
    """Whether the rules set a deadline, so that seats race the clock."""
    return state.turn().clock and state.deadline() is not None


def play(state: State, seats: Sequence[Bot], rng: Random) -> Iterator[Step]:
    """Every step from this state to the end, chance drawn from ``rng``. Keeps no log.

    >>> from yamclub.bots import RandomBot
    >>> from yamclub.games import game
    >>> rng = Random(7)
    >>> *_, last = play(game("slam").start(seats=2), [RandomBot(rng), RandomBot(rng)], rng)
    >>> last.after.result().reason
    'chips_gone'
    """
    runner = Runner(seats, lambda _: rng.randrange(SHORTEST, LONGEST))
    while not (turn := state.turn()).over:
        if turn.chance:
            chance = state.chance()
            step = state.advance(_CHANCE, chance.pick(rng.randrange(chance.total)), runner.now)
        else:
            by, action = runner.act(state)
            step = state.step(by, action, runner.now)
        state = step.after
        runner.saw(step.by, state)
        yield step
