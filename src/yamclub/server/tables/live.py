"""One table in memory: its row, its match and its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from time import monotonic, time
from typing import Any, cast

from yamclub.bots import Bot, usual_bot
from yamclub.errors import YamError
from yamclub.game import Eye, Step, TakeBack, Viewer
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode
from yamclub.match.entries import Acted, AnyEntry, typed
from yamclub.match.fairness import commitment
from yamclub.match.match import Match, Proposed
from yamclub.mechanics.options import read_options
from yamclub.server.protocol.catalogue import bots_here
from yamclub.server.protocol.outgoing import Table
from yamclub.server.protocol.shapes import SeatInfo, StartInfo, TableInfo, Unreadable
from yamclub.server.store import SeatRow, StoredEntry, TableRow
from yamclub.server.tables import clock
from yamclub.server.tables.absence import Absence, Tally, tally
from yamclub.server.tables.commitments import waited_for
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.held import HeldClaims, is_race
from yamclub.server.tables.messages import Messages, Views
from yamclub.server.tables.pauses import Pause, Ready
from yamclub.server.tables.unreadable import open_match

_SECOND = 1000
_NEAR = 10
"""Milliseconds."""
_PARTS = 1000
"""A long clock is kept every time a thousandth of it has passed: of a day, 86 seconds."""


def now_ms() -> int:
    return round(time() * 1000)


class LiveTable:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.match: Match | None = None
        self._start_seen: tuple[str, int] | None = None
        """The secret of the start that waits, and when this process learned of it."""
        self.unreadable: Unreadable | None = None
        """Why there is no match though it has started."""
        self.hides = True
        """Whether some know what others don't; where nothing is hidden, everybody sees the same."""
        self.steps: list[Step] = []
        """Every move with the states before and after it. Event number n is the n-th."""
        self._views: Views = {}
        self.commands: dict[str, int] = {}
        """The event number of each command of a seat."""
        self.turn_since = 0
        """When the current turn began, in match time."""
        self.turn_event = 0
        """The number of the event with which it began."""
        self._latest = 0
        self._clock = clock.MatchClock()
        self._kept = 0
        self.timed = True
        """Whether match time is right here. It may not be if the table was loaded while seats race at a peer."""
        self.loaded = clock.monotonic_ms()
        self.connections: set[Connection] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The table's visitors who have it open at another process."""
        self.away = Absence()
        self.grace = self.owner_grace = 0.0
        """Seconds that somebody may be away from a match where no clock says it, and an owner before the start."""
        self.ready = Ready()
        self.pause_factor = 1.0
        self.ready_bound = 0
        """Milliseconds that several people wait for each other in a pause."""
        self.lock = asyncio.Lock()
        """Held from the check of a change until it is applied."""
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.held = HeldClaims()
        self.distances: dict[int, int] = {}
        """By seat, the round trip that its last claim was credited with, as everybody was told."""
        self.settled: dict[str, tuple[int, int]] = {}
        """By peer: the turn, and the moment in it up to which that peer has told of every claim."""
        self.timer: asyncio.TimerHandle | None = None
        self.working: asyncio.Task[None] | None = None
        self.ours = True
        """Whether this process moved last here, so that scheduled steps are its job."""

    # --- the match

    @property
    def event(self) -> int:
        return len(self.steps)

    @property
    def next_seq(self) -> int:
        return 0 if self.match is None else len(self.match.entries)

    def now(self) -> int:
        """Match time: milliseconds since the start. It never runs backwards."""
        return max(self._latest, self._clock.now())

    def set_clock(self, at: int) -> None:
        """It is this moment of match time now, as a peer says."""
        self._clock.set(at)
        self.timed = True

    def resume(self, kept: int) -> None:
        """Go on from the match time that was kept. What passed while no process ran is not counted."""
        self._kept = kept
        if kept > self.now():
            self._clock.set(kept)

    def keep(self, least: int | None) -> int | None:
        """Match time that is to be kept now: None if no clock runs, or if little has passed since the last time."""
        match = self.match
        if match is None or match.ended is not None or not self.timed:
            return None
        if self.time_left() is None and not is_race(match):
            return None
        now = self.now()
        if least is not None and now - self._kept < max(least, (self.row.clock or 0) * _SECOND // _PARTS):
            return None
        self._kept = now
        return now

    @property
    def busy(self) -> bool:
        """Whether anybody watches it, or something is to happen at it."""
        return bool(self.connections or self.timer or self.working or self.lock.locked())

    def age(self) -> int:
        """Milliseconds since it was loaded here."""
        return clock.monotonic_ms() - self.loaded

    def read(self, stored: Iterable[StoredEntry]) -> list[Step]:
        """Apply entries of the log that are new here. A turn that they began is shown here from now on."""
        before = self.event
        for _ in self.reading(stored):
            pass
        return self.steps[before:]

    def reading(self, stored: Iterable[StoredEntry]) -> Iterator[None]:
        """As ``read``, with a break after each entry."""
        turn, first = self.turn_event, self.match is None
        for entry in stored:
            if self.match is None:  # the header comes first
                self.match = open_match(entry.body, bytes.fromhex(self.row.secret))
                self._latest = self.turn_since = self.match.header.begins_at
                game, options = self.match.game, self.match.header.options
                self.hides = game.secrets or read_options(game, options).hides()
            else:
                read = cast(AnyEntry, decode(entry.body, cast(Any, AnyEntry)))
                self.commit([self.match.propose_entry(typed(read, self.match.game))], entry.command)
            yield
        if self.match is not None and (first or self.turn_event != turn):
            racing = not first and is_race(self.match)
            self.set_clock(self.turn_since if racing else self._latest)

    def give_up(self, why: Unreadable) -> None:
        """The match cannot be read, or not to its end: show nothing of it."""
        self.unreadable, self.match, self.steps, self.commands = why, None, [], {}

    def commit(self, proposals: Sequence[Proposed], command: str | None = None) -> list[Step]:
        """Apply proposals that are in the store. Returns the moves among them, which are the new events."""
        assert self.match is not None  # noqa: S101
        before = self.event
        for proposed in proposals:
            step = self.match.commit(proposed).step
            if step is not None:
                self.steps.append(step)
                self._latest = max(self._latest, step.at)
                self._follow_turn(step)
            if isinstance(proposed.entry, Acted) and command is not None:
                self.commands[command] = self.event
        return self.steps[before:]

    def time_race(self, before: int) -> None:
        """At every process a race is timed from the moment it is shown there. Storing it took a while here."""
        if self.turn_event > before and self.match is not None and is_race(self.match):
            self.set_clock(self.turn_since)

    def review_claims(self) -> None:
        """Answer the held claims that the last change has decided."""
        if self.match is not None:
            self.held.review(self.match, self.commands, self.turn_event, self.turn_since)

    def _follow_turn(self, step: Step) -> None:
        """Where several seats decide at once, one decision gives the others no more time, nor does one taken back.

        A race is one turn.
        """
        waiting, waited = set(step.after.turn().seats), set(step.before.turn().seats)
        racing = step.before.deadline() is not None and step.after.deadline() is not None
        again = isinstance(step.move, TakeBack) and waited < waiting
        if not (racing or waiting < waited or again):
            self.turn_since, self.turn_event = step.at, self.event

    def time_left(self) -> int | None:
        """Milliseconds until the table's clock runs out on those to move; None if it does not run."""
        match, clock = self.match, self.row.clock
        if match is None or clock is None or not match.turn().seats or match.state.deadline() is not None:
            return None
        return self.turn_since + clock * _SECOND - self.now()

    def pause(self) -> Pause | None:
        """The pause before chance moves on, where the rules give people time to look."""
        pause = None if self.match is None else Pause(self, self.match)
        return pause or None

    def since_move(self, milliseconds: int) -> int:
        """How many of these are left, counted from the last move."""
        return max(0, self._latest + milliseconds - self.now())

    # --- who is here

    def seat_of(self, connection: Connection) -> int | None:
        return self.row.seat_of(None if connection.visitor is None else connection.visitor.id)

    def present(self, seat: int) -> bool:
        visitor = self.row.seats[seat].visitor
        return visitor is not None and self.has_open(visitor)

    def has_open(self, visitor: str) -> bool:
        """Whether this visitor has the table open, at any process and on any device."""
        return visitor in self.elsewhere or any(
            connection.visitor and connection.visitor.id == visitor for connection in self.connections
        )

    def follow_presence(self) -> None:
        """Note who came or went. Called whenever that may have changed."""
        people = {self.row.owner, *(who.visitor for who in self.row.seats if who.visitor is not None)}
        self.away.follow({one: self.has_open(one) for one in people}, monotonic())

    def forget_absence(self) -> None:
        """The match starts: those who are away are away from now on."""
        self.away = Absence()
        self.follow_presence()

    def grace_left(self, seat: int) -> float:
        """Seconds until anybody at the table may seat the stand-in for somebody who is away."""
        who = self.row.seats[seat]
        if who.left or who.visitor is None:
            return 0
        grace = self.grace if self.row.clock is None else self.row.clock
        return max(0, grace - self.away.seconds(who.visitor, monotonic()))

    def heir(self) -> int | None:
        """Who will own a table that waits and whose owner is away: the next person there, by their seat."""
        if self.row.status != "waiting" or self.has_open(self.row.owner):
            return None
        seats, owner = len(self.row.seats), self.row.seat_of(self.row.owner)
        order = range(seats) if owner is None else ((owner + step) % seats for step in range(1, seats))
        return next((seat for seat in order if self.present(seat)), None)

    def heir_after(self) -> float:
        """Seconds until the heir owns the table."""
        return max(0, self.owner_grace - self.away.seconds(self.row.owner, monotonic()))

    def tally(self, seat: int) -> Tally:
        return tally(self.row, seat, [other for other in range(len(self.row.seats)) if self.present(other)])

    @property
    def stand_in(self) -> str | None:
        """The bot that plays for those who are away; None if the game is not known here."""
        try:
            game = find_game(self.row.game) if self.match is None else self.match.game
        except YamError:
            return None
        chosen = self.row.stand_in
        return chosen if chosen in bots_here(game, len(self.row.seats)) else usual_bot(game)

    def visitors_here(self) -> set[str]:
        """The owner and the seated visitors, as far as they have the table open at this process."""
        seated = {self.row.owner, *(who.visitor for who in self.row.seats)}
        return {
            connection.visitor.id
            for connection in self.connections
            if connection.visitor is not None and connection.visitor.id in seated
        }

    def note_distance(self, seat: int, round_trip: int) -> None:
        """Tell everybody how far away this seat is taken to be, if that has changed by more than a little."""
        if abs(round_trip - self.distances.get(seat, -_NEAR)) >= _NEAR:
            self.distances[seat] = round_trip
            self.tell_table()

    def holders(self) -> list[str | None]:
        """By seat, the bot that plays it now; empty before the start."""
        return [] if self.match is None else list(self.match.holders)

    def is_late(self, seat: int) -> bool:
        """Whether the table's clock has run out on this seat, or is just about to."""
        left = self.time_left()
        return self.match is not None and seat in self.match.turn().seats and left is not None and left < _SECOND

    @property
    def plays_alone(self) -> bool:
        """Whether bots hold every seat of a match under way, the seats of people who left included."""
        return self.match is not None and self.match.ended is None and None not in self.match.holders

    def holder(self, seat: int) -> str | None:
        """The bot that plays this seat now, if any."""
        return self.row.seats[seat].bot if self.match is None else self.match.holders[seat]

    def info(self, visitor: str | None) -> TableInfo:
        row, you = self.row, self.row.seat_of(visitor)
        playing, heir = self.match is not None and row.status == "playing", self.heir()
        to_move = self.match.turn().seats if self.match is not None and playing else ()
        return TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=tuple(self._seat_info(seat, who) for seat, who in enumerate(row.seats)),
            clock=row.clock,
            stand_in=self.stand_in,
            public=row.public,
            odds=row.odds,
            hides=self.hides,
            hints=row.hints,
            hints_agreed=tuple(seat for seat, who in enumerate(row.seats) if who.visitor in row.hints_agreed),
            hints_allowed=row.hints_allowed,
            status=row.status,
            commitment=commitment(bytes.fromhex(row.secret)),
            commitments=tuple(seat.commitment for seat in row.seats),
            starting=self._start_info(row),
            undone_starts=row.undone_starts,
            you=you,
            owner=visitor is not None and row.owner == visitor,
            owner_seat=row.seat_of(row.owner),
            heir=heir,
            heir_after=None if heir is None else round(self.heir_after() * 1000),
            your_move=you is not None and you in to_move and self.holder(you) is None,
            next=row.next,
            created=datetime.fromtimestamp(row.created / 1000, UTC).isoformat(timespec="seconds"),
            played_on=row.played_on_as_told(visitor),
            unreadable=self.unreadable,
            removed=visitor is not None and visitor in row.removed,
        )

    def _start_info(self, row: TableRow) -> StartInfo | None:
        return None if row.starting is None else StartInfo(tuple(waited_for(row)), self.start_left())

    def start_left(self) -> int:
        """Milliseconds until a start that waits is undone. Each process counts from when it learned of the start."""
        if self._start_seen is None or self._start_seen[0] != self.row.secret:  # each start has a secret of its own
            self._start_seen = (self.row.secret, clock.monotonic_ms())
        return max(0, self._start_seen[1] + (self.row.starting or 0) - clock.monotonic_ms())

    def _seat_info(self, seat: int, who: SeatRow) -> SeatInfo:
        if who.open:
            return SeatInfo("open")
        here, bot, distance = self.present(seat) and not who.left, self.holder(seat), self.distances.get(seat)
        if who.visitor is None:
            return SeatInfo("bot", who.name, bot, distance=distance)
        missed = self.match is not None and self.match.ended is None and not here and bot is None
        if not missed:
            return SeatInfo("person", who.name, bot, here, who.left, distance)
        votes, needed = self.tally(seat)
        after = round(self.grace_left(seat) * 1000)
        return SeatInfo("person", who.name, bot, here, who.left, distance, after, votes, needed)

    # --- what is sent

    def tell_table(self) -> None:
        for connection in self.connections:
            connection.say(Table(self.info(None if connection.visitor is None else connection.visitor.id)))

    @property
    def messages(self) -> Messages:
        """Made anew each time: a cycle of references would keep a dropped table in memory for long."""
        return Messages(self, self._views)

    def tell_steps(self, first: int) -> None:
        """Send events from number ``first`` on, and the position after them, as each connection may see them."""
        said: dict[Viewer, list[bytes]] = {}
        new = self.messages.new(first)
        for connection in self.connections:
            viewer = self.viewer(connection)
            if viewer not in said:
                said[viewer] = new.to(viewer)
            connection.send_now(*said[viewer])

    def tell_presence(self) -> None:
        """Tell everybody that somebody came or went."""
        self.tell_table()
        self.tell_pause()

    def tell_pause(self) -> None:
        """If there is a pause, send the position again: whom the pause waits for has changed."""
        if self.pause() is not None:
            self.tell_steps(self.event + 1)

    def viewer(self, connection: Connection) -> Viewer:
        seat = self.seat_of(connection)
        return Eye.SPECTATOR if seat is None else seat
