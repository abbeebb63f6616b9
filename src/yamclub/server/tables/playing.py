"""What a connection may do at a table: watch and move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Literal

from yamclub.errors import Code, YamError
from yamclub.game import Action, IllegalAction, Mover, TakeBack
from yamclub.kernel.codec import BadJson, encode
from yamclub.match.arbiter import Arrival, credited_at
from yamclub.match.entries import action_kinds, read_action
from yamclub.match.match import Match, Proposed
from yamclub.mechanics.notation import read_move
from yamclub.server.limits import EVENTS_KEPT_UP, EVENTS_TOLD_AGAIN
from yamclub.server.protocol.incoming import Act, Ready, Watch
from yamclub.server.protocol.outgoing import Ack, Table
from yamclub.server.protocol.refusals import refused
from yamclub.server.protocol.shapes import TableInfo
from yamclub.server.store import Stale, Unknown
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.held import HeldClaim, is_race
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable

_TRIES = 5
SHOWN_AGAIN = 40
"""How many missed events are sent with a view each: a short gap is shown move by move."""
_AT_ONCE = 10
"""Up to so many are written without a break."""


class Playing:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.returned = self.hand_back

    # --- watching

    async def watch(self, connection: Connection, asked: Watch) -> None:
        table = await self._hub.find(asked.table)
        if asked.since > table.event:  # they have seen more at another process than is known here
            async with table.lock:
                await self._hub.catch_up(table)
        since = min(asked.since, table.event)
        if table.event - since > EVENTS_KEPT_UP:
            since = table.event - EVENTS_TOLD_AGAIN
        views: Literal["passing", "none"] = "passing" if table.event - since <= SHOWN_AGAIN else "none"
        said: TableInfo | None = None
        if table.event - since > _AT_ONCE:
            self._hub.unwatch(connection, asked.table)  # new events are sent in their turn, after the old ones
            said = _say_table(table, connection)
            table, since = await self._tell_past(table, connection, since, views)
        newly = connection not in table.connections
        table.connections.add(connection)
        connection.tables.add(asked.table)
        if newly:
            self._hub.came_or_went(table)
        _say_table(table, connection, said)
        if table.match is not None:
            viewer = table.viewer(connection)
            for event in table.messages.events(min(since, table.event) + 1, viewer, views):
                connection.say(event)
            connection.send(table.messages.position(viewer))
        seat = table.seat_of(connection)
        owner = connection.visitor is not None and connection.visitor.id == table.row.owner
        if newly and (owner or seat is not None):
            table.tell_presence()
        if newly and seat is not None:
            await self.hand_back(table, seat)

    async def _tell_past(
        self, table: LiveTable, connection: Connection, since: int, views: Literal["passing", "none"]
    ) -> tuple[LiveTable, int]:
        """Send what has happened, written in slices and sent in chunks. Returns the last event sent."""
        until, at_once = table.event, max(1, self._hub.settings.queue_messages // 4)
        events = table.messages.events(since + 1, table.viewer(connection), views, most=until - since)
        texts = await self._hub.workbench.run(map(encode, events))
        for first in range(0, len(texts), at_once):
            if connection.closed:
                break
            connection.send(*texts[first : first + at_once])
            await connection.taken()
        return await self._hub.find(table.row.id), until  # it may have been dropped from memory meanwhile

    async def hand_back(self, table: LiveTable, seat: int, *, asked: bool = False) -> None:
        """The visitor of this seat is back: the bot stops, unless they left on purpose and did not ask for the seat."""
        async with table.lock:
            while self._stood_in(table, seat) and (asked or not table.row.seats[seat].left):
                match = started(table)
                try:
                    await self._hub.append(table, [match.propose_seated(seat, None)])
                except Stale:
                    continue
            if asked or not table.row.seats[seat].left:
                await self._hub.end_votes(table, seat)

    def _stood_in(self, table: LiveTable, seat: int) -> bool:
        match = table.match
        person = table.row.seats[seat].visitor is not None
        return match is not None and match.ended is None and person and match.holders[seat] is not None

    # --- between rounds

    async def ready(self, connection: Connection, asked: Ready) -> None:
        table = await self._hub.find(asked.table)
        seat = table.seat_of(connection)
        if seat is None:
            raise YamError(Code.NOT_SEATED)
        if asked.event == table.event:  # of a past pause it says nothing, and nobody has seen one to come
            self._hub.ready(table, asked.event, seat)

    # --- moving

    async def act(self, connection: Connection, asked: Act) -> None:
        """Make a move. The answer is an acknowledgement or a refusal, and may come later."""
        began = monotonic()

        def answer(done: object) -> None:
            if isinstance(done, int):
                self._hub.metrics.acked(monotonic() - began)
                connection.say(Ack(asked.table, asked.command, done))
            elif isinstance(done, YamError):
                self._hub.metrics.refusals[str(done.code)] += 1
                connection.say(refused(done, asked.table, asked.command))

        try:
            await self._act(connection, asked, answer)
        except YamError as refusal:
            answer(refusal)

    async def _act(self, connection: Connection, asked: Act, answer: Callable[[object], None]) -> None:
        if connection.visitor is None:
            raise YamError(Code.NO_NAME_YET)
        table = await self._hub.find(asked.table)
        # Taken before the lock: waiting while another move is stored makes nobody late, unless that move ends the turn.
        turn, arrived = table.turn_since, table.now()
        async with table.lock:
            if table.turn_since != turn:
                arrived = table.now()
            try:
                await self._try(table, connection, asked, arrived, answer)
            except Unknown:
                raise
            except YamError:
                # The move may be legal after something that a peer did and that is not known here yet.
                if not await self._hub.catch_up(table):
                    raise
                await self._try(table, connection, asked, arrived, answer)

    async def _try(
        self, table: LiveTable, connection: Connection, asked: Act, arrived: int, answer: Callable[[object], None]
    ) -> None:
        seat = table.seat_of(connection)
        if seat is None:
            raise YamError(Code.NOT_SEATED)
        command = f"{seat}:{asked.command}"
        action = _read_action(started(table), asked)
        if command in table.commands:
            answer(table.commands[command])
        elif (refusal := table.held.refusal_of(command)) is not None:
            answer(refusal)
        elif (held := table.held.of_command(command)) is not None:
            held.answers.append(connection.owed(answer))
        elif is_race(started(table)) and not isinstance(action, TakeBack):
            if asked.after is not None and asked.after < table.turn_event:
                raise YamError(Code.OVERTAKEN)  # it was meant for a round that is over
            arrival = Arrival(seat, action, arrived, connection.round_trip)
            self._arrive(table, arrival, connection, command, answer)
        else:
            propose = partial(_proposed, table, seat, action, asked.after)
            await self._append(table, propose, command, answer)

    async def _append(
        self,
        table: LiveTable,
        propose: Callable[[], list[Proposed]],
        command: str,
        answer: Callable[[int], None],
    ) -> None:
        """Store a move. If a peer was first, try again: the same command may be there, or still be legal."""
        seen, entries = table.event, propose()
        for _ in range(_TRIES):
            try:
                return await self._hub.append(table, entries, command, answer)
            except Stale:
                if command in table.commands:
                    return answer(table.commands[command])
                seat = int(command.partition(":")[0])
                if _has_moved(table, seat, seen):
                    break
                try:
                    entries = propose()
                except YamError:
                    break
        raise YamError(Code.OVERTAKEN)

    def _arrive(
        self,
        table: LiveTable,
        arrival: Arrival,
        connection: Connection,
        command: str,
        answer: Callable[[object], None],
    ) -> None:
        """In a race a claim is held until no earlier one can arrive; then the scheduler makes the move."""
        at = credited_at(arrival.arrived, arrival.round_trip, table.turn_since)
        refusal = started(table).state.refusal(arrival.seat, arrival.action, at)
        if refusal is not None:
            raise refusal
        held = HeldClaim(arrival, table.turn_event, command, connection.owed(answer))
        table.held.arrive(held)
        self._hub.claimed(table, held)
        table.note_distance(arrival.seat, arrival.round_trip)
        self._hub.moved(table)


def started(table: LiveTable) -> Match:
    if table.unreadable is not None:
        raise YamError(Code.MATCH_UNREADABLE, why=table.unreadable)
    if table.match is None:
        raise YamError(Code.NOT_STARTED)
    return table.match


def _read_action(match: Match, asked: Act) -> Action:
    if isinstance(asked.action, str):
        typed: Action = read_move(asked.action, action_kinds(match.game))
        return typed
    try:
        return read_action(asked.action, match.game)
    except (*BadJson, ValueError):
        raise IllegalAction(Code.NOT_A_MOVE_HERE) from None


def _proposed(table: LiveTable, seat: int, action: Action, after: int | None) -> list[Proposed]:
    """The entries of a move and of what follows from it. Moving takes the seat back from a bot."""
    match, now = started(table), table.now()
    if after is not None and _has_moved(table, seat, after):
        raise YamError(Code.OVERTAKEN)
    acted = match.propose_action(seat, action, now)
    back = [] if match.holders[seat] is None else [match.propose_seated(seat, None)]
    return match.propose_all(*back, acted, at=now)


def _has_moved(table: LiveTable, seat: int, event: int) -> bool:
    """Whether this seat has moved since that event (from another tab, by a bot or by the clock)."""
    return any(step.by in (seat, Mover.CLOCK) for step in table.steps[event:])


def _say_table(table: LiveTable, connection: Connection, said: TableInfo | None = None) -> TableInfo:
    """Send the table as this connection may see it, unless that was ``said`` already."""
    info = table.info(None if connection.visitor is None else connection.visitor.id)
    if info != said:
        connection.say(Table(info))
    return info
