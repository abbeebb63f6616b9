"""A race whose seats are spread over processes: every claim is told to all, and one process confirms them.

That is the process that holds the table (it moved last). Before it confirms anything it asks each peer with visitors
at the table for the claims that count from earlier. A peer answers once its own clock is past that moment, so late
messages change nothing. One that is silent for too long is not waited for until it is heard of again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from yamclub.kernel.codec import BadJson, convert, to_builtins
from yamclub.match.arbiter import BOUND, Arrival
from yamclub.server.protocol.peer_messages import AskTime, Claimed, PeerMessage, Settle, Settled, Time
from yamclub.server.tables.held import HeldClaim, is_race
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable

RaceMessage = Claimed | Settle | Settled | AskTime | Time


class Races:
    def __init__(self, hub: Hub, process: str, say: Callable[[PeerMessage], None]) -> None:
        self._hub, self._process, self._say = hub, process, say
        self._silent: set[str] = set()
        self._answered = asyncio.Event()
        if hub.store.shared:
            hub.claimed, hub.settle, hub.untimed = self._claimed, self._settle, self._untimed

    # --- telling and asking

    def _claimed(self, table: LiveTable, claim: HeldClaim) -> None:
        arrival = claim.arrival
        if claim.command is not None:
            self._say(
                Claimed(
                    self._process,
                    table=table.row.id,
                    turn=claim.turn,
                    seat=arrival.seat,
                    command=claim.command,
                    action=to_builtins(arrival.action),
                    arrived=arrival.arrived if table.timed else None,
                    round_trip=arrival.round_trip,
                )
            )

    def tell_again(self) -> None:
        """Tell of every claim that visitors here wait for: a peer may have missed it."""
        for table in self._hub.tables.values():
            for claim in table.held:
                if claim.answers:
                    self._claimed(table, claim)

    def _untimed(self, table: LiveTable) -> None:
        self._say(AskTime(self._process, table.row.id))

    async def _settle(self, table: LiveTable, upto: int) -> None:
        turn = table.turn_event
        if not self._unsettled(table, turn, upto):
            return
        self._say(Settle(self._process, table.row.id, turn, upto))
        try:
            async with asyncio.timeout(self._hub.settings.peer_seconds):
                while self._unsettled(table, turn, upto):
                    self._answered.clear()
                    await self._answered.wait()
        except TimeoutError:
            self._silent |= self._unsettled(table, turn, upto)

    def _unsettled(self, table: LiveTable, turn: int, upto: int) -> set[str]:
        asked = self._hub.presence.processes(table.row.id) - self._silent
        return {process for process in asked if table.settled.get(process, (0, 0)) < (turn, upto)}

    # --- hearing

    def heard_of(self, process: str) -> None:
        self._silent.discard(process)

    def hear(self, message: RaceMessage) -> None:
        self._hub.spawn(self._take(message))

    async def _take(self, message: RaceMessage) -> None:
        """Messages of one process are taken in their order: each waits for the table's lock before anything else."""
        table = self._hub.tables.get(message.table)
        if table is None:
            if isinstance(message, Settle):
                self._say(Settled(self._process, message.table, message.turn, message.upto))
            return
        async with table.lock:
            if not isinstance(message, AskTime) and message.turn > table.turn_event:
                await self._hub.refresh(table)
            match message:
                case Claimed():
                    self._hold(table, message)
                case Settled(process=process):
                    table.settled[process] = (message.turn, message.upto)
                    self._answered.set()
                case AskTime() if table.ours:
                    self._say(Time(self._process, message.table, table.turn_event, table.now()))
                case Time() if not table.timed and message.turn == table.turn_event:
                    table.set_clock(message.at)
                    table.tell_steps(table.event + 1)
        if isinstance(message, Settle):
            await self._answer(table, message)

    def _hold(self, table: LiveTable, told: Claimed) -> None:
        match = table.match
        known = told.command in table.commands or table.held.of_command(told.command) is not None
        if match is None or not is_race(match) or told.turn != table.turn_event or known:
            return
        try:
            action = convert(told.action, match.game.actions)
        except (*BadJson, ValueError):
            return  # from a peer with other rules, while the server is updated
        arrived = table.now() if told.arrived is None else told.arrived
        table.held.arrive(HeldClaim(Arrival(told.seat, action, arrived, told.round_trip), told.turn, told.command))
        table.note_distance(told.seat, told.round_trip)
        self._hub.moved(table)

    async def _answer(self, table: LiveTable, asked: Settle) -> None:
        while table.turn_event == asked.turn and (left := asked.upto + BOUND - table.now()) > 0:
            await asyncio.sleep(left / 1000)
        async with table.lock:  # claims that wait for it are told of first
            self._say(Settled(self._process, asked.table, asked.turn, asked.upto))
