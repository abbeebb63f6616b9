"""Playing on from a moment of a match that is over: a new table that begins where the old one stood.

The position holds everything that was hidden then. So it is stored apart from the table, where no list and no message
finds it, and goes into the header of the new log, which nobody gets before the end.
"""

from __future__ import annotations

from random import Random
from secrets import token_bytes
from typing import NamedTuple

from yamclub.bots import usual_bot
from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.kernel.codec import encode
from yamclub.match.entries import Acted, Chance, Position, clean_name
from yamclub.match.fairness import SECRET_BYTES
from yamclub.match.match import Match
from yamclub.match.playing_on import Moment
from yamclub.server.protocol.incoming import PlayOn
from yamclub.server.protocol.shapes import PlayedOn
from yamclub.server.store import SeatRow, TableRow, Visitor
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable, now_ms
from yamclub.server.tables.playing import started
from yamclub.server.tables.seating import check_bot_here
from yamclub.server.tables.tokens import new_table_id


class PlayingOn:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def open(self, visitor: Visitor, table: LiveTable, asked: PlayOn, source: str = "") -> LiveTable:
        """A table that waits for its start at this position, with the visitor in one seat and bots in the others."""
        moment = moment_at(table, asked.step)
        seats = _seats(visitor, moment, asked)
        position = moment.position(seats.yours, asked.hidden, Random(token_bytes()))  # noqa: S311
        row = TableRow(
            id=new_table_id(),
            game=moment.game.id,
            options=dict(moment.header.options),
            rules=moment.game.version,
            seats=seats.rows,
            clock=None,
            public=False,
            owner=visitor.id,
            created=now_ms(),
            secret=token_bytes(SECRET_BYTES).hex(),
            source=source,
            played_on=_played_on(table, asked.step, position),
        )
        await self._hub.store.add_table(row, encode(position).decode())
        return self._hub.added(row)


def moment_at(table: LiveTable, step: int) -> Moment:
    """The match at this table after so many entries. Nothing is played again: every state of it is in memory."""
    match = started(table)
    if match.ended is None:
        raise YamError(Code.NOT_OVER)
    if step >= len(match.entries):
        raise YamError(Code.NO_SUCH_MOMENT, step=step, most=len(match.entries) - 1)
    moves = [entry for entry in match.entries[1 : step + 1] if isinstance(entry, Acted | Chance)]
    at = moves[-1].at if moves else match.header.begins_at
    state = table.steps[len(moves) - 1].after if moves else Match(match.header).state
    return Moment(match.header, step, at, state)


class _Seats(NamedTuple):
    yours: int
    rows: tuple[SeatRow, ...]


def _seats(visitor: Visitor, moment: Moment, asked: PlayOn) -> _Seats:
    count, game = len(moment.header.seats), moment.game
    yours = moment.seat if asked.seat is None else asked.seat
    if yours >= count:
        raise YamError(Code.BAD_MESSAGE, why="seat")
    you, bot = SeatRow(visitor.id, clean_name(visitor.name)), _bot(game, asked.bot, count)
    return _Seats(yours, tuple(you if seat == yours else SeatRow(name=bot, bot=bot) for seat in range(count)))


def _bot(game: Game, asked: str | None, seats: int) -> str:
    bot = asked or usual_bot(game)
    check_bot_here(game.id, bot, seats)
    return bot


def _played_on(table: LiveTable, step: int, position: Position) -> PlayedOn:
    """The start of a match that was itself played on is the moment that it was played on from."""
    origin = table.row.played_on
    if step == 0 and origin is not None:
        return PlayedOn(origin.table, origin.step, position.hidden)
    return PlayedOn(table.row.id, step, position.hidden)
