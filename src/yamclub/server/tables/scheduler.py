"""What happens at a table without anybody asking: bots move, clocks run out, held claims are confirmed.

After every change the next such moment is computed and one timer is set for it. It is computed from the log
alone, so a restarted server goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from secrets import randbits, token_bytes
from typing import Any

from yamclub.bots import Bot, Timed, bot_names, make_bot
from yamclub.errors import Code, YamError
from yamclub.game import Action, Mover
from yamclub.match.arbiter import Arrival, closes_at
from yamclub.match.match import Match, Proposed
from yamclub.server.store import Stale
from yamclub.server.tables.held import HeldClaim, ReadyClaim, is_race
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable, now_ms

log = logging.getLogger("yamclub.server")

_RETRY = 5.0
_SLOWEST_BOT = 4000
_QUICKEST_BOT = 500


class Scheduler:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._stopped = False
        hub.moved = self.look

    def stop(self) -> None:
        self._stopped = True

    # --- when

    def look(self, table: LiveTable, retry: float = 0.0) -> None:
        """Set the table's timer to the next moment at which something happens."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.working is not None or self._stopped:
            return  # the running task calls this again when it is done
        seconds = self._seconds(table)
        if seconds is not None:
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(max(seconds, retry), self._begin, table)

    def _seconds(self, table: LiveTable) -> float | None:
        match = table.match
        if match is None or match.ended is not None:
            return None
        # The process that moved last goes on. This one takes over only if that one does not.
        patience = 0.0 if table.ours else self._hub.settings.take_over_seconds * (1 + randbits(8) / 256)
        turn = match.turn()
        if turn.chance or turn.over:
            return patience + table.pause_left() / 1000 * self._hub.settings.pause
        if is_race(match):
            return patience + max(0, self._race_moment(table, match) - table.now()) / 1000
        if any(match.holders[seat] is not None for seat in turn.seats):
            return patience + self._hub.settings.bot_pace
        left = table.time_left()
        if left is None:
            return None
        grace = table.loaded / 1000 + self._hub.settings.back_seconds - now_ms() / 1000
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
                delay = _delay(self._bot(table, match, seat), match, seat)
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
        if match is None or match.ended is not None:
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

    async def _bot_moves(self, table: LiveTable, match: Match, seat: int) -> None:
        """The bot chooses without the lock; its move is checked like any other."""
        state = match.state
        action = await self._choice(self._bot(table, match, seat), state, seat)
        async with table.lock:
            if match.state is not state and (seat not in match.turn().seats or match.holders[seat] is None):
                return
            now = table.now()
            try:
                acted = match.propose_action(seat, action, now)
            except YamError:
                if match.state is not state:
                    return
                log.exception("a bot of %s broke the rules; another move is made for it", match.game.id)
                acted = match.propose_action(seat, match.state.legal(seat)[0], now)
            await self._hub.append(table, match.propose_all(acted, at=now))

    async def _choice(self, bot: Bot, state: Any, seat: int) -> Action:
        """Ask the bot in a thread, so that nobody waits for it. If it fails, it makes the first legal move."""
        legal = state.legal(seat)
        try:
            chosen: Action = await asyncio.to_thread(bot.choose, state.view(seat), legal)
        except Exception:
            log.exception("a bot failed; another move is made for it")
            chosen = legal[0]
        return chosen

    def _bot(self, table: LiveTable, match: Match, seat: int) -> Bot:
        name = match.holders[seat] or bot_names(match.game)[0]
        kept = table.bots.get(seat)
        if kept is None or kept[0] != name:
            kept = table.bots[seat] = (name, make_bot(match.game, name, Random(token_bytes())))  # noqa: S311
        return kept[1]

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
                stand_in = bot_names(match.game)[0]
                late = [seat for seat in match.turn().seats if match.holders[seat] is None]
                await self._hub.append(table, [match.propose_seated(seat, stand_in) for seat in late])

    # --- races

    async def _race(self, table: LiveTable, match: Match) -> None:
        for seat, planned in list(table.held.plans.items()):
            if planned is not None and planned <= table.now():
                await self._bot_arrives(table, match, seat, planned)
        async with table.lock:
            shown, now = table.turn_since, table.now()
            for ready in table.held.ready(now, shown):
                if table.turn_since == shown:
                    await self._confirm(table, match, ready)
                else:  # an earlier claim ended the round that this one was for
                    ready.answer(YamError(Code.OVERTAKEN))
            deadline = match.state.deadline() if is_race(match) else None
            # Compare the moment at which the claims were taken, not the later one at which they were stored.
            if table.turn_since == shown and deadline is not None and now >= closes_at(deadline):
                acted = match.propose_action(Mover.CLOCK, match.state.legal(Mover.CLOCK)[0], deadline)
                await self._hub.append(table, match.propose_all(acted, at=table.now()))
            if table.turn_since != shown or not is_race(match):
                for held in table.held.clear():
                    held.answer(YamError(Code.OVERTAKEN))

    async def _bot_arrives(self, table: LiveTable, match: Match, seat: int, planned: int) -> None:
        table.held.plans[seat] = None
        state, bot = match.state, self._bot(table, match, seat)
        if seat in match.turn().seats and _wants(bot, match, seat):
            action = await self._choice(bot, state, seat)
            table.held.arrive(HeldClaim(Arrival(seat, action, planned, 0), None, _nobody_waits))

    async def _confirm(self, table: LiveTable, match: Match, ready: ReadyClaim) -> None:
        table.held.plans.pop(ready.seat, None)
        try:
            acted = match.propose_action(ready.seat, ready.action, ready.at)
            back: list[Proposed] = []
            if ready.command is not None and match.holders[ready.seat] is not None:
                back.append(match.propose_seated(ready.seat, None))
            entries = match.propose_all(*back, acted, at=table.now())
            await self._hub.append(table, entries, ready.command, ready.answer)
        except YamError as refusal:
            ready.answer(refusal)
        except Stale:
            ready.answer(YamError(Code.OVERTAKEN))
            raise


def _nobody_waits(done: object) -> None:
    """A bot needs no answer: it sees the table."""


def _delay(bot: Bot, match: Match, seat: int) -> int | None:
    """How long a bot takes in a race: as it says, or a random time."""
    if isinstance(bot, Timed):
        return bot.delay(match.state.view(seat), match.state.legal(seat))
    return _QUICKEST_BOT + randbits(16) % (_SLOWEST_BOT - _QUICKEST_BOT)


def _wants(bot: Bot, match: Match, seat: int) -> bool:
    """Whether the bot still wants to move, now that others may have been faster."""
    return not isinstance(bot, Timed) or bot.wants(match.state.view(seat), match.state.legal(seat))
