"""What happens at a table without anybody asking: bots move, clocks run out, held claims are confirmed.

After every change the next such moment is computed and one timer is set for it. It is computed from the log
alone, so a restarted server goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import randbits

from msgspec.structs import replace

from yamclub.bots import Bot, Timed
from yamclub.errors import YamError
from yamclub.game import Mover
from yamclub.match.arbiter import BOUND, Arrival, closes_at
from yamclub.match.match import Match, Proposed
from yamclub.server.store import Stale, TableRow
from yamclub.server.tables.held import HeldClaim, is_race
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.starting import Starting
from yamclub.server.tables.thinking import Thinking

log = logging.getLogger("yamclub.server")

_RETRY = 5.0
_SLOWEST_BOT = 8000
_QUICKEST_BOT = 2000
"""Milliseconds that a bot without an opinion of its own takes in a race: people have to look and count, too."""
_OF_THE_RACE = 0.6
"""However short a race is, such a bot moves in this part of it."""


class Scheduler:
    def __init__(self, hub: Hub, starting: Starting) -> None:
        self._hub, self._starting = hub, starting
        self._stopped = False
        self._thinking = Thinking(hub.settings)
        hub.moved = self.look

    def stop(self) -> None:
        self._stopped = True

    async def close(self) -> None:
        """End the thinking, once nobody waits for it any more."""
        await self._thinking.close()

    # --- when

    def look(self, table: LiveTable, retry: float = 0.0) -> None:
        """Set the table's timer to the next moment at which something happens."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.working is not None or self._stopped:
            return  # the running task calls this again when it is done
        self._thinking.expect(table)
        seconds = self._seconds(table)
        if seconds is not None:
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(max(seconds, retry), self._begin, table)

    def _seconds(self, table: LiveTable) -> float | None:
        match = table.match
        if table.row.starting is not None:
            return table.start_left() / 1000
        if match is None:
            return None if table.heir() is None else table.heir_after()
        if match.ended is not None:
            return None
        # The process that moved last goes on. This one takes over only if that one does not.
        patience = 0.0 if table.ours else self._hub.settings.take_over_seconds * (1 + randbits(8) / 256)
        turn = match.turn()
        if turn.chance or turn.over:
            pause = table.pause()
            left = 0 if pause is None else pause.left
            return None if left is None else patience + left / 1000
        if is_race(match):
            return patience + max(0, self._race_moment(table, match) - table.now()) / 1000
        if any(match.holders[seat] is not None for seat in turn.seats):
            return patience + self._hub.settings.bot_pace
        left = table.time_left()
        if left is None:
            return None
        grace = self._hub.settings.back_seconds - table.age() / 1000
        return patience + max(0.0, left / 1000, min(grace, table.row.clock or 0))

    def _race_moment(self, table: LiveTable, match: Match) -> int:
        deadline = match.state.deadline()
        moments = [closes_at(deadline or 0)]
        if (due := table.held.due(table.turn_since)) is not None:
            moments.append(due)
        moments += [planned for planned in self._plans(table, match).values() if planned is not None]
        return min(moments)

    def _plans(self, table: LiveTable, match: Match) -> dict[int, int | None]:
        """When each bot plans to move in a race. A move it has made already is held like any other claim."""
        for seat in match.turn().seats:
            if match.holders[seat] is not None and seat not in table.held.plans and not table.held.waits_for(seat):
                delay = _delay(self._thinking.bot(table, match, seat), match, seat, table.now())
                table.held.plans[seat] = None if delay is None else table.now() + delay
        return table.held.plans

    # --- what

    def _begin(self, table: LiveTable) -> None:
        table.timer = None
        table.working = asyncio.create_task(self._work(table))

    async def _work(self, table: LiveTable) -> None:
        retry = 0.0
        try:
            await self._happen(table)
        except Stale:
            pass  # a peer was first, and what it did has been applied
        except Exception:
            log.exception("a scheduled step failed at a table; trying again")
            retry = _RETRY
        finally:
            table.working = None
            self.look(table, retry)

    async def _happen(self, table: LiveTable) -> None:
        match = table.match
        if table.row.starting is not None:
            await self._starting.expire(table)
            return
        if match is None:
            await self._owner_passes(table)
            return
        if match.ended is not None:
            return
        turn = match.turn()
        if turn.chance or turn.over:
            async with table.lock:
                if match.turn().chance or match.turn().over:
                    await self._hub.append(table, match.propose_all(at=table.now()))
        elif is_race(match):
            await self._race(table, match)
        elif bots := [seat for seat in turn.seats if match.holders[seat] is not None]:
            await self._bot_moves(table, match, bots[0])
        else:
            await self._clock_runs_out(table, match)

    async def _owner_passes(self, table: LiveTable) -> None:
        """The owner has been away from a table that waits for too long: the next person there owns it."""
        async with table.lock:
            await self._hub.catch_up(table)
            before, heir = table.row.owner, table.heir()
            if heir is None or table.heir_after():
                return

            def passed(row: TableRow) -> TableRow:
                next_owner = row.seats[heir].visitor
                return row if row.owner != before or next_owner is None else replace(row, owner=next_owner)

            await self._hub.change(table, passed)

    async def _bot_moves(self, table: LiveTable, match: Match, seat: int) -> None:
        """The bot chooses without the lock; its move is checked like any other."""
        state = match.state
        action = await self._thinking.choose(table, match, seat)
        async with table.lock:
            if match.state is not state or match.holders[seat] is None:
                return  # somebody moved, took a move back or came back: whoever is to move now is asked anew
            now = table.now()
            try:
                acted = match.propose_action(seat, action, now)
            except YamError:
                log.exception("a bot of %s broke the rules; another move is made for it", match.game.id)
                acted = match.propose_action(seat, match.state.legal(seat)[0], now)
            await self._hub.append(table, match.propose_all(acted, at=now))

    async def _clock_runs_out(self, table: LiveTable, match: Match) -> None:
        async with table.lock:
            left, now = table.time_left(), table.now()
            if left is None or left > 0:
                return
            legal = match.state.legal(Mover.CLOCK) if match.turn().clock else ()
            if legal:
                acted = match.propose_action(Mover.CLOCK, legal[0], now)
                await self._hub.append(table, match.propose_all(acted, at=now))
            else:
                stand_in = table.stand_in
                late = [seat for seat in match.turn().seats if match.holders[seat] is None]
                await self._hub.append(table, [match.propose_seated(seat, stand_in) for seat in late])

    # --- races

    async def _race(self, table: LiveTable, match: Match) -> None:
        for seat, planned in list(table.held.plans.items()):
            if planned is not None and planned <= table.now():
                await self._bot_arrives(table, match, seat, planned)
        # Whatever takes time from here on makes nobody late: this is the moment up to which claims are taken.
        turn, now = table.turn_event, table.now()
        await self._hub.settle(table, now - BOUND)
        async with table.lock:
            for claim in table.held.ready(now, table.turn_since):
                if table.turn_event == turn and claim in table.held:
                    await self._confirm(table, match, claim)
            deadline = match.state.deadline() if is_race(match) else None
            if table.turn_event == turn and deadline is not None and now >= closes_at(deadline):
                acted = match.propose_action(Mover.CLOCK, match.state.legal(Mover.CLOCK)[0], deadline)
                await self._hub.append(table, match.propose_all(acted, at=table.now()))

    async def _bot_arrives(self, table: LiveTable, match: Match, seat: int, planned: int) -> None:
        table.held.plans[seat] = None
        if seat in match.turn().seats and _wants(self._thinking.bot(table, match, seat), match, seat):
            action = await self._thinking.choose_at_once(table, match, seat)
            table.held.arrive(HeldClaim(Arrival(seat, action, planned, 0), table.turn_event))

    async def _confirm(self, table: LiveTable, match: Match, claim: HeldClaim) -> None:
        """Make the move. If a peer was first, the claim stays held, unless what the peer did has decided it."""
        seat, action, at = claim.arrival.seat, claim.arrival.action, claim.at(table.turn_since)
        table.held.plans.pop(seat, None)
        try:
            acted = match.propose_action(seat, action, at)
        except YamError as refusal:
            table.held.decide(claim, refusal)
            return
        back: list[Proposed] = []
        if claim.command is not None and match.holders[seat] is not None:
            back.append(match.propose_seated(seat, None))
        await self._hub.append(table, match.propose_all(*back, acted, at=table.now()), claim.command)
        if claim in table.held:  # a bot's, which has no command to be found by
            table.held.decide(claim, None)


def _delay(bot: Bot, match: Match, seat: int, now: int) -> int | None:
    """How long a bot takes in a race: as it says, or a random time."""
    if isinstance(bot, Timed):
        return bot.delay(match.state.view(seat), match.state.legal(seat))
    deadline = match.state.deadline()
    whole = _SLOWEST_BOT if deadline is None else max(1, deadline - now)
    share = min(1.0, _OF_THE_RACE * whole / _SLOWEST_BOT)
    return round((_QUICKEST_BOT + randbits(16) % (_SLOWEST_BOT - _QUICKEST_BOT)) * share)


def _wants(bot: Bot, match: Match, seat: int) -> bool:
    """Whether the bot still wants to move, now that others may have been faster."""
    return not isinstance(bot, Timed) or bot.wants(match.state.view(seat), match.state.legal(seat))
