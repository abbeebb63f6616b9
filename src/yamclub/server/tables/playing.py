"""What a connection may do at a table: watch it, and move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Literal

from yamclub.errors import Code, YamError
from yamclub.game import Action, IllegalAction
from yamclub.kernel.codec import BadJson, convert
from yamclub.match.arbiter import Arrival, credited_at
from yamclub.match.entries import AnyEntry
from yamclub.match.match import Match
from yamclub.server.protocol.incoming import Act, Watch
from yamclub.server.protocol.outgoing import Ack
from yamclub.server.protocol.refusals import refused
from yamclub.server.store import Stale
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.held import HeldClaim, is_race
from yamclub.server.tables.hub import Hub, say_table
from yamclub.server.tables.live import LiveTable

_TRIES = 5
_SHOWN_AGAIN = 40
"""So many events that were missed come with the views they led to."""


class Playing:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    # --- watching

    async def watch(self, connection: Connection, asked: Watch) -> None:
        table = await self._hub.find(asked.table)
        if asked.since > table.event:  # they have heard more elsewhere than we have
            async with table.lock:
                await self._hub.catch_up(table)
        table, since = await self._tell_long_past(table, connection, asked.since)
        newly = connection not in table.connections
        table.connections.add(connection)
        connection.tables.add(asked.table)
        if newly:
            self._hub.gathered(table)
        say_table(table, connection)
        if table.match is not None:
            viewer = table.viewer(connection)
            # What was missed is shown as it would have been; of what is long past the events are enough.
            views: Literal["passing", "none"] = "passing" if table.event - asked.since <= _SHOWN_AGAIN else "none"
            for event in table.events(min(since, table.event) + 1, viewer, views):
                connection.say(event)
            connection.send(table.position(viewer))
        seat = table.seat_of(connection)
        if seat is not None and newly:
            table.tell_table()
            await self.hand_back(table, seat)

    async def _tell_long_past(self, table: LiveTable, connection: Connection, since: int) -> tuple[LiveTable, int]:
        """More events than a connection can hold at once go as quickly as it takes them; the last of those told."""
        at_once = self._hub.settings.queue_messages // 4
        if table.event - since > at_once:
            self._hub.unwatch(connection, table.row.id)  # what happens meanwhile is told in its turn
            say_table(table, connection)
        while table.event - since > at_once and connection.cut is None:
            for event in table.events(since + 1, table.viewer(connection), most=at_once):
                connection.say(event)
            since += at_once
            await connection.taken()
            table = await self._hub.find(table.row.id)  # it may have been let go of while nobody looked at it
        return table, since

    async def hand_back(self, table: LiveTable, seat: int, *, asked: bool = False) -> None:
        """The person of this seat is here again: no bot plays for them any more, unless they left on purpose."""
        async with table.lock:
            while self._stood_in(table, seat) and (asked or not table.row.seats[seat].left):
                match = started(table)
                try:
                    await self._hub.append(table, [match.propose_seated(seat, None)])
                except Stale:
                    continue

    def _stood_in(self, table: LiveTable, seat: int) -> bool:
        match = table.match
        person = table.row.seats[seat].visitor is not None
        return match is not None and match.ended is None and person and match.holders[seat] is not None

    # --- moving

    async def act(self, connection: Connection, asked: Act) -> None:
        """Every command is answered once it is known what became of it."""
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
        # Before the lock: nobody is late because another's move is being written down, unless that ends the turn.
        turn, arrived = table.turn_since, table.now()
        async with table.lock:
            if table.turn_since != turn:
                arrived = table.now()
            try:
                await self._try(table, connection, asked, arrived, answer)
            except YamError:
                # What we refuse may be right by what another process has done, and we have not been told.
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
        elif is_race(started(table)):
            arrival = Arrival(seat, action, arrived, connection.round_trip)
            self._arrive(table, arrival, connection, command, answer)
        else:
            propose = partial(_proposed, table, seat, action, asked.after)
            await self._append(table, propose, command, answer)

    async def _append(
        self,
        table: LiveTable,
        propose: Callable[[], list[AnyEntry]],
        command: str,
        answer: Callable[[int], None],
    ) -> None:
        """Whoever loses a race to another process looks again: the same command may be there, or still be possible."""
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
        """In a race a move is held until nobody can have been quicker; the table's timer then makes it."""
        at = credited_at(arrival.arrived, arrival.round_trip, table.turn_since)
        refusal = started(table).state.refusal(arrival.seat, arrival.action, at)
        if refusal is not None:
            raise refusal
        if not table.held.holds(command):
            table.held.arrive(HeldClaim(arrival, command, connection.owed(answer)))
            self._hub.moved(table)


def started(table: LiveTable) -> Match:
    if table.match is None:
        raise YamError(Code.NOT_STARTED)
    return table.match


def _read_action(match: Match, asked: Act) -> Action:
    try:
        action: Action = convert(asked.action, match.game.actions)
    except (*BadJson, ValueError):
        raise IllegalAction(Code.NOT_A_MOVE_HERE) from None
    return action


def _proposed(table: LiveTable, seat: int, action: Action, after: int | None) -> list[AnyEntry]:
    """The move with all that follows from it; whoever moves takes their seat back from a bot by that."""
    match, now = started(table), table.now()
    if after is not None and _has_moved(table, seat, after):
        raise YamError(Code.OVERTAKEN)
    acted = match.propose_action(seat, action, now)
    back = [] if match.holders[seat] is None else [match.propose_seated(seat, None)]
    return match.propose_all(*back, acted, at=now)


def _has_moved(table: LiveTable, seat: int, event: int) -> bool:
    """Whether this seat was moved for since that event (by its person elsewhere, a bot, or the clock)."""
    return any(getattr(step.entry, "by", None) in (seat, "clock") for step in table.steps[event:])
