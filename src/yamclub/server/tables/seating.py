"""Tables made, seats taken and left, bots seated, matches started, rematches."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_bytes

from msgspec.structs import replace

from yamclub.bots import bot_names, check_bot
from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.match.entries import clean_name
from yamclub.match.fairness import SECRET_BYTES
from yamclub.mechanics.options import read_options
from yamclub.server.protocol.catalogue import bots_here
from yamclub.server.protocol.incoming import NewTable, Open, PutBot, Remove, SeatWish, Sit
from yamclub.server.protocol.shapes import SLOWEST_IN_REAL_TIME
from yamclub.server.store import SeatRow, TableRow, Visitor
from yamclub.server.tables.commitments import check_not_starting, committed, uncommitted, undone_start, with_seat
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable, now_ms
from yamclub.server.tables.playing import Playing
from yamclub.server.tables.stand_ins import StandIns
from yamclub.server.tables.starting import Starting
from yamclub.server.tables.tokens import new_table_id

_MOST_RENAMED = 1000
_MOST_REMOVED = 100


class Seating:
    def __init__(self, hub: Hub, playing: Playing) -> None:
        self._hub, self._playing = hub, playing
        self.starting = Starting(hub)
        self.stand_ins = StandIns(hub)

    # --- before the match

    async def create(self, visitor: Visitor, wanted: NewTable, source: str = "") -> LiveTable:
        """Make a table. Its secret is drawn now, before anybody else can sit down. ``source``: see ``lobby``."""
        game = find_game(wanted.game)
        options = read_options(game, wanted.options)
        game.start(len(wanted.seats), options)  # raises if it could never start
        if wanted.stand_in is not None:
            check_bot_here(game.id, wanted.stand_in, len(wanted.seats))
        if game.real_time and wanted.clock is not None and wanted.clock > SLOWEST_IN_REAL_TIME:
            raise YamError(Code.CLOCK_TOO_SLOW, game=game.name, seconds=SLOWEST_IN_REAL_TIME)
        if sum(wish.kind == "me" for wish in wanted.seats) > 1:
            raise YamError(Code.ALREADY_SEATED)
        row = TableRow(
            id=new_table_id(),
            game=game.id,
            options=to_builtins(options),
            rules=game.version,
            seats=tuple(_seat(wish, visitor, game.id, len(wanted.seats)) for wish in wanted.seats),
            clock=wanted.clock,
            public=wanted.public,
            odds=wanted.odds,
            hints=wanted.hints,
            stand_in=wanted.stand_in,
            owner=visitor.id,
            created=now_ms(),
            secret=token_bytes(SECRET_BYTES).hex(),
            source=source,
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
            if visitor.id in row.removed:
                raise YamError(Code.REMOVED)
            if not row.seats[asked.seat].open:
                raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
            check_not_starting(row)
            who = SeatRow(visitor.id, clean_name(visitor.name), commitment=asked.commitment)
            return with_seat(row, asked.seat, who)

        async with table.lock:
            await self._hub.change(table, take)
        return table

    async def _sit_again(self, table: LiveTable, asked: Sit) -> None:
        """Sit down at a seat you have: to commit to entropy before the start, or to take the seat back from a bot."""

        def add(row: TableRow) -> TableRow:
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            return committed(row, asked.seat, promised)

        promised = asked.commitment or ""
        if not promised:
            await self._come_back(table, asked.seat)
        else:
            async with table.lock:
                await self._hub.change(table, add)

    async def _come_back(self, table: LiveTable, seat: int) -> None:
        if table.row.seats[seat].left:
            async with table.lock:
                await self._hub.change(table, lambda row: with_seat(row, seat, replace(row.seats[seat], left=False)))
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
            if row.status == "waiting":
                return with_seat(row if row.starting is None else undone_start(row, "left"), seat, SeatRow())
            return with_seat(row, seat, replace(row.seats[seat], left=True))

        async with table.lock:
            await self._hub.change(table, leave)
            if table.unreadable is not None and table.row.deserted:
                await self._hub.abandon(table)
        return table

    async def remove(self, visitor: Visitor, table_id: str, asked: Remove) -> LiveTable:
        """The owner takes a bot out or removes a guest, who cannot sit down here again."""
        table = await self._hub.find(table_id)
        _check_seat(table.row, asked.seat)

        def free(row: TableRow) -> TableRow:
            who = row.seats[asked.seat]
            if row.owner != visitor.id:
                raise YamError(Code.NOT_OWNER)
            if row.status != "waiting":
                raise YamError(Code.ALREADY_STARTED)
            if who.open or asked.name not in (None, who.name):
                raise YamError(Code.OVERTAKEN)
            settled = row if row.starting is None else undone_start(row, "owner")
            return with_seat(_without(settled, who.visitor), asked.seat, SeatRow())

        async with table.lock:
            await self._hub.change(table, free)
        return table

    async def put_bot(self, visitor: Visitor, table_id: str, asked: PutBot) -> LiveTable:
        table = await self._hub.find(table_id)
        _check_seat(table.row, asked.seat)
        if table.unreadable is not None and table.row.status != "waiting":
            raise YamError(Code.MATCH_UNREADABLE, why=table.unreadable)
        bot = asked.bot or table.stand_in or ""
        check_bot_here(table.row.game, bot, len(table.row.seats))

        def give(row: TableRow) -> TableRow:
            if row.owner != visitor.id:
                raise YamError(Code.NOT_OWNER)
            if row.seats[asked.seat].visitor is not None:
                raise YamError(Code.SEAT_TAKEN, seat=asked.seat)
            check_not_starting(row)
            return with_seat(row, asked.seat, SeatRow(name=bot, bot=bot))

        async with table.lock:
            await self._hub.catch_up(table)
            if table.row.status == "waiting":
                await self._hub.change(table, give)
            else:
                await self.stand_ins.put(table, visitor, asked)
        return table

    async def rename(self, visitor: Visitor) -> None:
        """Change the name at tables that wait. A match keeps the names it started with."""
        for row in await self._hub.store.tables_of(visitor.id, _MOST_RENAMED):
            if row.status == "waiting":
                with suppress(YamError):  # at one table it may fail; the others have the new name all the same
                    await self._rename_at(await self._hub.find(row.id), visitor)

    async def _rename_at(self, table: LiveTable, visitor: Visitor) -> None:
        def name(row: TableRow) -> TableRow:
            seat = row.seat_of(visitor.id)
            if seat is None or row.status != "waiting" or row.starting is not None:
                return row
            return with_seat(row, seat, replace(row.seats[seat], name=visitor.name))

        async with table.lock:
            await self._hub.catch_up(table)
            if name(table.row) != table.row:
                await self._hub.change(table, name)

    async def start(self, visitor: Visitor, table_id: str) -> LiveTable:
        table = await self._hub.find(table_id)
        async with table.lock:
            await self._hub.catch_up(table)
            if table.row.only_bots and table.row.status == "waiting":
                self._hub.check_bot_tables(table.row)
            await self.starting.ask(visitor, table)
        return table

    async def open(self, visitor: Visitor, table_id: str, asked: Open) -> LiveTable:
        table = await self._hub.find(table_id)
        async with table.lock:
            await self.starting.open(visitor, table, asked.entropy)
        return table

    async def undo_start(self, visitor: Visitor, table_id: str) -> LiveTable:
        table = await self._hub.find(table_id)
        async with table.lock:
            await self.starting.undo(visitor, table)
        return table

    # --- after the match

    async def rematch(self, visitor: Visitor, table_id: str, source: str = "") -> LiveTable:
        """A new table with the same people, bots and options. The first to ask owns it."""
        table = await self._hub.find(table_id)

        def again(row: TableRow) -> TableRow:
            return replace(
                uncommitted(row),
                id=new_table_id(),
                seats=tuple(replace(seat, commitment=None, opening=None, left=False) for seat in row.seats),
                owner=visitor.id,
                created=now_ms(),
                undone_starts=(),
                status="waiting",
                started=None,
                next=None,
                votes=(),
                hints_agreed=(),
                source=source,
                rev=0,
            )

        async with table.lock:
            await self._hub.catch_up(table)
            _check_member(table.row, visitor)
            if table.row.status != "over":
                raise YamError(Code.NOT_OVER)
            _check_game(table.row)
            new_id = await self._hub.add_next(table, again)
        return await self._hub.find(new_id)


def _seat(wish: SeatWish, visitor: Visitor, game_id: str, seats: int) -> SeatRow:
    match wish.kind:
        case "me":
            return SeatRow(visitor.id, clean_name(visitor.name))  # taken when more was allowed, it must change now
        case "bot":
            check_bot_here(game_id, wish.bot or "", seats)
            return SeatRow(name=wish.bot, bot=wish.bot)
    return SeatRow()


def _without(row: TableRow, visitor: str | None) -> TableRow:
    if visitor is None or visitor == row.owner:
        return row
    return replace(row, removed=(*row.removed, visitor)[-_MOST_REMOVED:])


def _check_seat(row: TableRow, seat: int) -> None:
    if seat >= len(row.seats):
        raise YamError(Code.SEAT_TAKEN, seat=seat)


def _check_game(row: TableRow) -> None:
    """Raise if a table like this one could not be made today: its game, options or bots may be gone."""
    game = find_game(row.game, row.rules)
    game.start(len(row.seats), read_options(game, row.options))
    for seat in row.seats:
        if seat.bot is not None:
            check_bot_here(row.game, seat.bot, len(row.seats))


def check_bot_here(game_id: str, bot: str, seats: int) -> None:
    """Raise if there is no such bot, or not at a table of so many seats, or not on this server."""
    game = find_game(game_id)
    if bot in bot_names(game, 1) and bot not in bots_here(game, 1):
        raise YamError(Code.UNKNOWN_BOT, bot=bot, game=game.id, bots=", ".join(bots_here(game, seats)))
    check_bot(game, bot, seats)


def _check_member(row: TableRow, visitor: Visitor) -> None:
    """Only the owner and those with a seat may change the other seats."""
    if row.owner != visitor.id and row.seat_of(visitor.id) is None:
        raise YamError(Code.NOT_SEATED)
