"""Hints and cautions for whoever is to move, where the table allows it: from their view of the position alone.

They are thought about in the process of the coach; a move sent after a question does not wait.
"""

from __future__ import annotations

import logging
from typing import Any, cast

from msgspec import Raw
from msgspec.structs import replace

from yamclub.coach.questions import Ask
from yamclub.errors import Code, YamError
from yamclub.game import Action, IllegalAction
from yamclub.kernel.codec import BadJson, encode
from yamclub.match.entries import read_action
from yamclub.match.match import Match
from yamclub.server.protocol.catalogue import has_coach
from yamclub.server.protocol.incoming import AgreeHints, AskCaution, AskHint
from yamclub.server.protocol.outgoing import Cautioned, Hinted
from yamclub.server.protocol.refusals import refused
from yamclub.server.store import TableRow, Visitor
from yamclub.server.tables.coach import Coach, Kind
from yamclub.server.tables.connections import Connection
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.playing import started

log = logging.getLogger("yamclub.server")

Asked = AskHint | AskCaution


class TableHints:
    def __init__(self, hub: Hub, coach: Coach) -> None:
        self._hub, self._coach = hub, coach

    def ask(self, connection: Connection, asked: Asked) -> None:
        """Answer later: a move sent after this must not wait."""
        self._hub.spawn(self._answer(connection, asked))

    async def _answer(self, connection: Connection, asked: Asked) -> None:
        try:
            found = cast(Any, Raw(await self._found(connection, asked)))
        except Exception as bad:
            if not isinstance(bad, YamError):
                log.exception("the coach could not be asked")
            why = bad if isinstance(bad, YamError) else YamError(Code.OUR_FAULT)
            self._hub.metrics.refusals[str(why.code)] += 1
            connection.say(refused(why, asked.table, asked.command))
        else:
            made = Hinted if isinstance(asked, AskHint) else Cautioned
            connection.say(made(asked.table, asked.command, asked.event, found))

    async def _found(self, connection: Connection, asked: Asked) -> bytes:
        table = await self._hub.find(asked.table)
        if asked.event > table.event or len(table.row.people) > 1:
            async with table.lock:  # a peer may know of more moves, or that somebody agrees no longer
                await self._hub.catch_up(table)
        match, seat = started(table), table.seat_of(connection)
        _check(table, match, seat, asked)
        assert seat is not None  # noqa: S101 - it was checked
        legal = match.state.legal(seat)
        chosen = _place(match, legal, asked.action) if isinstance(asked, AskCaution) else None
        view = Raw(encode(table.messages.view(seat)))  # what the position told them, and nothing else
        question = Ask(match.game.id, match.game.version, seat, view, Raw(encode(legal)), chosen)
        found = await self._coach.ask(question, Kind(match.game.id, match.game.version, len(table.row.seats)))
        _check_allowed(table.row, asked)  # somebody may have taken their word back meanwhile
        return found

    async def agree(self, visitor: Visitor, table_id: str, asked: AgreeHints) -> LiveTable:
        """Somebody at the table agrees that everybody may ask for hints, or does so no longer."""
        table = await self._hub.find(table_id)

        def said(row: TableRow) -> TableRow:
            if row.seat_of(visitor.id) is None:
                raise YamError(Code.NOT_SEATED)
            if row.status == "over":
                raise YamError(Code.MATCH_OVER)
            if asked.agree and row.hints == "never":
                raise YamError(Code.HINTS_FORBIDDEN)
            seated = {seat.visitor for seat in row.seats}
            others = tuple(one for one in row.hints_agreed if one != visitor.id and one in seated)
            return replace(row, hints_agreed=(*others, visitor.id) if asked.agree else others)

        async with table.lock:
            await self._hub.change(table, said)
        return table


def _check(table: LiveTable, match: Match, seat: int | None, asked: Asked) -> None:
    if seat is None:
        raise YamError(Code.NOT_SEATED)
    if match.ended is not None:
        raise YamError(Code.MATCH_OVER)
    if asked.event != table.event:
        raise YamError(Code.OVERTAKEN)
    _check_allowed(table.row, asked)
    if not has_coach(match.game):
        raise YamError(Code.NO_COACH, game=match.game.id)
    if match.game.real_time and match.state.turn().clock:  # whoever is told the answer has won the race
        raise YamError(Code.HINTS_IN_RACE)
    plays = match.holders[seat] is None and not table.row.seats[seat].left
    if not plays or seat not in match.state.turn().seats or not match.state.legal(seat):
        raise YamError(Code.NOT_YOUR_TURN)


def _check_allowed(row: TableRow, asked: Asked) -> None:
    """The tutor is for one person among bots, whatever people agreed."""
    if not row.hints_allowed or (isinstance(asked, AskCaution) and len(row.people) > 1):
        raise YamError(Code.HINTS_FORBIDDEN)


def _place(match: Match, legal: Any, action: dict[str, Any]) -> int:
    """Of the action among the legal ones."""
    try:
        found: Action = read_action(action, match.game)
        return list(legal).index(found)
    except (*BadJson, ValueError):
        raise IllegalAction(Code.NOT_A_MOVE_HERE) from None
