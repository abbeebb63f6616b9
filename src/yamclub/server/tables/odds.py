"""The odds of the dice as they lie, for those who ask and may see them. They are counted in a thread, one at a time."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from yamclub.errors import Code, YamError
from yamclub.game import Game, View
from yamclub.match.match import Match
from yamclub.odds import odds_in, tells_lying
from yamclub.server.protocol.incoming import AskOdds
from yamclub.server.protocol.outgoing import Odds
from yamclub.server.protocol.refusals import refused
from yamclub.server.protocol.shapes import ChanceInfo
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.playing import started

log = logging.getLogger("yamclub.server")


class TableOdds:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="odds")

    def ask(self, connection: Connection, asked: AskOdds) -> None:
        """Answer later: the first answer of a game may take a while, and a move sent after this must not wait."""
        self._hub.spawn(self._answer(connection, asked))

    async def _answer(self, connection: Connection, asked: AskOdds) -> None:
        try:
            chances = await self._chances(connection, asked)
        except Exception as bad:
            if not isinstance(bad, YamError):
                log.exception("odds could not be counted")
            why = bad if isinstance(bad, YamError) else YamError(Code.OUR_FAULT)
            self._hub.metrics.refusals[str(why.code)] += 1
            connection.say(refused(why, asked.table, asked.command))
        else:
            connection.say(Odds(asked.table, asked.command, asked.event, chances))

    async def _chances(self, connection: Connection, asked: AskOdds) -> tuple[ChanceInfo, ...]:
        table = await self._hub.find(asked.table)
        if asked.event > table.event:  # they have seen more at another process than is known here
            async with table.lock:
                await self._hub.catch_up(table)
        match = started(table)
        _check(table, match, asked)
        view = table.messages.view(table.viewer(connection))  # what the position told them, and nothing else
        return await asyncio.get_running_loop().run_in_executor(self._thread, _lying, match.game, view)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _check(table: LiveTable, match: Match, asked: AskOdds) -> None:
    if not table.row.odds:
        raise YamError(Code.ODDS_FORBIDDEN)
    if match.ended is not None:
        raise YamError(Code.MATCH_OVER)
    if asked.event != table.event:
        raise YamError(Code.OVERTAKEN)


def _lying(game: Game, view: View) -> tuple[ChanceInfo, ...]:
    """In the thread. The first time it imports what counts, too."""
    odds = odds_in(game)
    if odds is None or not tells_lying(game):
        raise YamError(Code.NO_ODDS)
    return tuple(
        ChanceInfo(one.target, one.probability, one.fraction, None if one.keep is None else str(one.keep))
        for one in odds.lying(view)
    )
