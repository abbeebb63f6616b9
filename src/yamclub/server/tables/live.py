"""One table in memory: its row, its match and its connections. Everything it sends goes through a view."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from time import time
from typing import Any, Literal, cast

from msgspec import Raw

from yamclub.bots import Bot
from yamclub.game import Eye, Mover, SeenStep, Step, Viewer
from yamclub.kernel.codec import convert, decode, encode
from yamclub.match.entries import Acted, AnyEntry, Chance, Header, Seat
from yamclub.match.fairness import commitment
from yamclub.match.match import Match, Proposed, read_options
from yamclub.server.protocol.outgoing import Event, Position, Table
from yamclub.server.protocol.shapes import SeatInfo, TableInfo
from yamclub.server.store import SeatRow, StoredEntry, TableRow
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.held import HeldClaims

_SECOND = 1000
_TOLD_AGAIN = 80
"""How many of the last events come with their news and sentences: as many as the page's log holds."""


def now_ms() -> int:
    return round(time() * 1000)


class LiveTable:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.match: Match | None = None
        self._open = False
        """Whether nothing is hidden at this table, so that everybody sees the same."""
        self.steps: list[Step] = []
        """Every move with the states before and after it. Event number n is the n-th."""
        self.commands: dict[str, int] = {}
        """The event number of each command of a seat."""
        self.turn_since = 0
        """When the current turn began, in match time."""
        self._latest = 0
        self.loaded = now_ms()
        self.connections: set[Connection] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The table's visitors who have it open at another process."""
        self.lock = asyncio.Lock()
        """Held from the check of a change until it is applied."""
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.held = HeldClaims()
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
        return max(self._latest, now_ms() - (self.row.started or 0))

    def read(self, stored: Iterable[StoredEntry]) -> list[Step]:
        """Apply entries of the log that are new here."""
        steps = []
        for entry in stored:
            read = _read_entry(entry.body, self.match)
            if isinstance(read, Header):
                self.match = Match(read, bytes.fromhex(self.row.secret))
                game = self.match.game
                self._open = not (game.secrets or read_options(game, read.options).hides())
            else:
                assert self.match is not None  # noqa: S101 - the header comes first
                steps += self.commit([self.match.propose_entry(read)], entry.command)
        return steps

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

    def _follow_turn(self, step: Step) -> None:
        """Where several seats decide at once, one decision gives the others no more time. A race is one turn."""
        waiting, waited = set(step.after.turn().seats), set(step.before.turn().seats)
        racing = step.before.deadline() is not None and step.after.deadline() is not None
        if not (racing or waiting < waited):
            self.turn_since = step.at

    def time_left(self) -> int | None:
        """Milliseconds until the table's clock runs out on those to move; None if it does not run."""
        match, clock = self.match, self.row.clock
        if match is None or clock is None or not match.turn().seats or match.state.deadline() is not None:
            return None
        return self.turn_since + clock * _SECOND - self.now()

    def pause_left(self) -> int:
        """Milliseconds until the dice go on, where the rules give people time to look."""
        pause = 0 if self.match is None else self.match.state.pause()
        return max(0, self._latest + pause - self.now()) if pause else 0

    # --- who is here

    def seat_of(self, connection: Connection) -> int | None:
        return self.row.seat_of(None if connection.visitor is None else connection.visitor.id)

    def present(self, seat: int) -> bool:
        visitor = self.row.seats[seat].visitor
        if visitor is None:
            return False
        return visitor in self.elsewhere or any(
            connection.visitor and connection.visitor.id == visitor for connection in self.connections
        )

    def visitors_here(self) -> set[str]:
        """The seated visitors who have the table open at this process."""
        seated = {who.visitor for who in self.row.seats}
        return {
            connection.visitor.id
            for connection in self.connections
            if connection.visitor is not None and connection.visitor.id in seated
        }

    def holder(self, seat: int) -> str | None:
        """The bot that plays this seat now, if any."""
        return self.row.seats[seat].bot if self.match is None else self.match.holders[seat]

    def info(self, visitor: str | None) -> TableInfo:
        row, you = self.row, self.row.seat_of(visitor)
        playing = self.match is not None and row.status == "playing"
        waited_for = self.match.turn().seats if self.match is not None and playing else ()
        return TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=tuple(self._seat_info(seat, who) for seat, who in enumerate(row.seats)),
            clock=row.clock,
            public=row.public,
            status=row.status,
            commitment=commitment(bytes.fromhex(row.secret)),
            you=you,
            owner=visitor is not None and row.owner == visitor,
            your_move=you is not None and you in waited_for and self.holder(you) is None,
            next=row.next,
            created=datetime.fromtimestamp(row.created / 1000, UTC).isoformat(timespec="seconds"),
        )

    def _seat_info(self, seat: int, who: SeatRow) -> SeatInfo:
        if who.open:
            return SeatInfo("open")
        here = self.present(seat) and not who.left
        return SeatInfo("bot" if who.visitor is None else "person", who.name, self.holder(seat), here)

    # --- what is sent

    def tell_table(self) -> None:
        for connection in self.connections:
            connection.say(Table(self.info(None if connection.visitor is None else connection.visitor.id)))

    def tell_steps(self, first: int) -> None:
        """Send events from number ``first`` on, and the position after them, as each connection may see them."""
        said: dict[Viewer, list[str]] = {}
        shared = self._shared(first) if self._open else None
        for connection in self.connections:
            viewer = self.viewer(connection)
            if viewer not in said:
                events, view = shared or (self._told(first, viewer), None)
                said[viewer] = [*events, self.position(viewer, view)]
            for text in said[viewer]:
                connection.send(text)

    def _shared(self, first: int) -> tuple[list[str], Raw]:
        """The same events and view for everybody, where nothing is hidden."""
        assert self.match is not None  # noqa: S101
        view = Raw(encode(self.match.state.view(Eye.SPECTATOR)))
        return self._told(first, Eye.SPECTATOR), view

    def _told(self, first: int, viewer: Viewer) -> list[str]:
        """New events as messages; those worth showing come with a view. The view of the last is in the position."""
        return [_text(event) for event in self.events(first, viewer, "passing")]

    def viewer(self, connection: Connection) -> Viewer:
        seat = self.seat_of(connection)
        return Eye.SPECTATOR if seat is None else seat

    def events(
        self, first: int, viewer: Viewer, views: Literal["none", "passing", "all"] = "none", most: int | None = None
    ) -> Iterable[Event]:
        """Events from number ``first`` on: without views, with those of moves that more followed, or with all."""
        assert self.match is not None  # noqa: S101
        last = self.event if most is None else first - 1 + most
        seen: SeenStep | None = None
        for number, step in enumerate(self.steps[first - 1 : last], start=first):
            seen = step.seen(viewer) if seen is None else seen.then(step)
            shown = views == "all" or (views == "passing" and number < self.event and _tells(step))
            recent = views == "all" or number > self.event - _TOLD_AGAIN
            yield Event(
                table=self.row.id,
                event=number,
                by=seen.by,
                what=cast(Any, seen.move),
                at=seen.at,
                news=seen.news if recent else (),
                told=tuple(self.match.game.tell(seen)) if recent else (),
                view=seen.after if shown else None,
            )

    def position(self, viewer: Viewer, view: Raw | None = None) -> str:
        assert self.match is not None  # noqa: S101
        state = self.match.state
        deadline, left = state.deadline(), self.time_left()
        return _text(
            Position(
                table=self.row.id,
                event=self.event,
                view=cast(Any, state.view(viewer) if view is None else view),
                legal=cast(Any, state.legal(viewer) if isinstance(viewer, int) else ()),
                deadline=None if deadline is None else max(0, deadline - self.now()),
                time_left=None if left is None else max(0, left),
            )
        )


def first_entries(row: TableRow, started: str) -> list[AnyEntry]:
    """The first log entries of a match: its seats, the entropy they add, and the first draws of chance."""
    seats = [Seat(who.name or "", who.bot) for who in row.seats]
    match = Match.create(row.game, seats, row.options, secret=bytes.fromhex(row.secret), started=started)
    for seat, who in enumerate(row.seats):
        if who.entropy is not None:
            match.commit(match.propose_entropy(seat, bytes.fromhex(who.entropy)))
    return [*match.entries, *(proposed.entry for proposed in match.propose_all())]


def _text(message: Event | Position) -> str:
    return encode(message).decode()


def _read_entry(body: str, match: Match | None) -> AnyEntry:
    """Read a stored entry, with its move as the type that the game has for it."""
    entry = cast(AnyEntry, decode(body, cast(Any, AnyEntry)))
    match entry:
        case Chance(outcome, total, number, at) if match is not None:
            return Chance(convert(outcome, match.game.outcomes), total, number, at)
        case Acted(by, action, at) if match is not None:
            return Acted(by, convert(action, match.game.actions), at)
    return entry


def _tells(step: Step) -> bool:
    """Whether a step is shown by itself: what somebody did or what has news, but not each card of a deal."""
    return step.by is not Mover.CHANCE or bool(step.news)
