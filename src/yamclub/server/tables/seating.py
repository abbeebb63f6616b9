"""Tables made, seats taken and left, bots seated, matches started, rematches."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from secrets import token_bytes

from msgspec.structs import replace

from yamclub.bots import make_bot
from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.match.fairness import SECRET_BYTES
from yamclub.match.match import read_options
from yamclub.server.protocol.incoming import NewTable, PutBot, SeatWish, Sit
from yamclub.server.store import SeatRow, Stale, TableRow, Visitor
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable, first_entries, now_ms
from yamclub.server.tables.playing import Playing, started
from yamclub.server.tables.tokens import new_table_id

_MOST_RENAMED = 1000


class Seating:
    def __init__(self, hub: Hub, playing: Playing) -> None:
        self._hub, self._playing = hub, playing

    # --- before the match

    async def create(self, visitor: Visitor, wanted: NewTable) -> LiveTable:
        """Make a table. Its secret is drawn now, before anybody else can sit down."""
        game = find_game(wanted.game)
        options = read_options(game, wanted.options)
        game.start(len(wanted.seats), options)  # raises if it could never start
        if sum(wish.kind == "me" for wish in wanted.seats) > 1:
            raise YamError(Code.ALREADY_SEATED)
        row = TableRow(
            id=new_table_id(),
            game=game.id,
            options=to_builtins(options),
            seats=tuple(_seat(wish, visitor, game.id) for wish in wanted.seats),
            clock=wanted.clock,
            public=wanted.public,
            owner=visitor.id,
            created=now_ms(),
            secret=token_bytes(SECRET_BYTES).hex(),
        )
        await self._hub.store.add_table(row)
        return self._hub.added(row)

    async def sit(self, visitor: Visitor, table_id: str, asked: Sit) -> LiveTable:
        table = await self._hub.find(table_id)
        _check_seat(table.row, asked.seat)
        if table.row.seat_of(visitor.id) == asked.seat:
            await self._sit_again(table, asked)
            return table

        def take(row: TableRow) -> TableRow:
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            if row.seat_of(visitor.id) is not None:
                raise YamError(Code.ALREADY_SEATED)
            if not row.seats[asked.seat].open:
                raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
            return _with_seat(row, asked.seat, SeatRow(visitor.id, visitor.name, entropy=asked.entropy))

        async with table.lock:
            await self._hub.change(table, take)
        return table

    async def _sit_again(self, table: LiveTable, asked: Sit) -> None:
        """Sit down at a seat you have: to add entropy before the start, or to take the seat back from a bot."""

        def add(row: TableRow) -> TableRow:
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            return _with_seat(row, asked.seat, replace(row.seats[asked.seat], entropy=asked.entropy))

        if asked.entropy is None:
            await self._come_back(table, asked.seat)
        else:
            async with table.lock:
                await self._hub.change(table, add)

    async def _come_back(self, table: LiveTable, seat: int) -> None:
        if table.row.seats[seat].left:
            async with table.lock:
                await self._hub.change(table, lambda row: _with_seat(row, seat, replace(row.seats[seat], left=False)))
        await self._playing.hand_back(table, seat, asked=True)

    async def stand(self, visitor: Visitor, table_id: str) -> LiveTable:
        """Leave a seat. Before the start it opens again; during the match it waits for its visitor or a bot."""
        table = await self._hub.find(table_id)

        def leave(row: TableRow) -> TableRow:
            seat = row.seat_of(visitor.id)
            if seat is None:
                raise YamError(Code.NOT_SEATED)
            if row.status == "over":
                raise YamError(Code.MATCH_OVER)
            waiting = row.status == "waiting"
            return _with_seat(row, seat, SeatRow() if waiting else replace(row.seats[seat], left=True))

        async with table.lock:
            await self._hub.change(table, leave)
        return table

    async def put_bot(self, visitor: Visitor, table_id: str, asked: PutBot) -> LiveTable:
        table = await self._hub.find(table_id)
        _check_seat(table.row, asked.seat)
        _check_bot(table.row.game, asked.bot)

        def give(row: TableRow) -> TableRow:
            _check_member(row, visitor)
            if not row.seats[asked.seat].open:
                raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
            return _with_seat(row, asked.seat, SeatRow(name=asked.bot, bot=asked.bot))

        async with table.lock:
            await self._hub.catch_up(table)
            if table.row.status == "waiting":
                await self._hub.change(table, give)
            else:
                await self._stand_in(table, visitor, asked)
        return table

    async def _stand_in(self, table: LiveTable, visitor: Visitor, asked: PutBot) -> None:
        """Put a bot in for a visitor who left or is away. The caller holds the lock."""
        _check_member(table.row, visitor)
        if table.present(asked.seat) and not table.row.seats[asked.seat].left:
            raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
        try:
            await self._hub.append(table, [started(table).propose_seated(asked.seat, asked.bot)])
        except Stale:
            raise YamError(Code.OVERTAKEN) from None

    async def rename(self, visitor: Visitor) -> None:
        """Change the name at tables that wait. A match keeps the names it started with."""
        for row in await self._hub.store.tables_of(visitor.id, _MOST_RENAMED):
            if row.status == "waiting":
                await self._rename_at(await self._hub.find(row.id), visitor)

    async def _rename_at(self, table: LiveTable, visitor: Visitor) -> None:
        def name(row: TableRow) -> TableRow:
            seat = row.seat_of(visitor.id)
            if seat is None or row.status != "waiting":
                return row
            return _with_seat(row, seat, replace(row.seats[seat], name=visitor.name))

        async with table.lock:
            await self._hub.catch_up(table)
            if name(table.row) != table.row:
                await self._hub.change(table, name)

    async def start(self, visitor: Visitor, table_id: str) -> LiveTable:
        table = await self._hub.find(table_id)
        async with table.lock:
            await self._hub.catch_up(table)
            row = table.row
            if row.owner != visitor.id:
                raise YamError(Code.NOT_OWNER)
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            if any(seat.open for seat in row.seats):
                raise YamError(Code.SEATS_OPEN)
            moment = datetime.now(UTC)
            entries = first_entries(row, moment.isoformat(timespec="seconds"))
            await self._hub.start(table, entries, round(moment.timestamp() * 1000))
        return table

    # --- after the match

    async def rematch(self, visitor: Visitor, table_id: str) -> LiveTable:
        """A new table with the same people, bots and options. The first to ask owns it."""
        table = await self._hub.find(table_id)

        def again(row: TableRow) -> TableRow:
            return replace(
                row,
                id=new_table_id(),
                seats=tuple(replace(seat, entropy=None, left=False) for seat in row.seats),
                owner=visitor.id,
                created=now_ms(),
                secret=token_bytes(SECRET_BYTES).hex(),
                status="waiting",
                started=None,
                next=None,
                rev=0,
            )

        async with table.lock:
            await self._hub.catch_up(table)
            _check_member(table.row, visitor)
            if table.row.status != "over":
                raise YamError(Code.NOT_OVER)
            new_id = await self._hub.add_next(table, again)
        return await self._hub.find(new_id)


def _seat(wish: SeatWish, visitor: Visitor, game_id: str) -> SeatRow:
    match wish.kind:
        case "me":
            return SeatRow(visitor.id, visitor.name)
        case "bot":
            _check_bot(game_id, wish.bot or "")
            return SeatRow(name=wish.bot, bot=wish.bot)
    return SeatRow()


def _with_seat(row: TableRow, seat: int, who: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], who, *row.seats[seat + 1 :]))


def _check_seat(row: TableRow, seat: int) -> None:
    if seat >= len(row.seats):
        raise YamError(Code.SEAT_TAKEN, seat=seat)


def _check_bot(game_id: str, bot: str) -> None:
    make_bot(find_game(game_id), bot, Random(0))  # noqa: S311 - raises if there is no such bot


def _check_member(row: TableRow, visitor: Visitor) -> None:
    """Only the owner and those with a seat may change the other seats."""
    if row.owner != visitor.id and row.seat_of(visitor.id) is None:
        raise YamError(Code.NOT_SEATED)
