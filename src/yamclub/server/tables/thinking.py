"""What bots choose, and who thinks for them.

Other processes do, so that nobody's move waits for a bot. Asking one costs this process a tenth of a millisecond,
while even the simplest bots that come with a game think for half of one. Only these think here, in a thread:
bots that play any game, because they choose at once; those of games in real time, which say every time how long
they take; those that play solo, which may wait for a table of solutions to be made.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from secrets import token_bytes

from yamclub.bots import Bot, check_bot, make_bot, usual_bot
from yamclub.bots.contract import GENERIC
from yamclub.bots.worker import Kind
from yamclub.errors import YamError
from yamclub.game import Action, Game
from yamclub.games import game as find_game
from yamclub.match.match import Match
from yamclub.server.protocol.catalogue import bots_here
from yamclub.server.settings import Settings
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.turns import Turns
from yamclub.server.tables.workers import Workers, usual_count

log = logging.getLogger("yamclub.server")

_REST = 0.5
"""After a bot has thought in this process, people have half as long to themselves."""


class Thinking:
    def __init__(self, settings: Settings) -> None:
        most = usual_count() if settings.bot_workers is None else settings.bot_workers
        self._workers = Workers(most, settings.bot_seconds) if most else None
        self._here, self._solo = Turns(rest=_REST), Turns(rest=_REST)

    def expect(self, table: LiveTable) -> None:
        """Have everything ready for the bots at this table."""
        if self._workers is not None:
            for kind in self._kinds(table):
                self._workers.expect(kind)

    def _kinds(self, table: LiveTable) -> Iterator[Kind]:
        names = table.holders() or [seat.bot for seat in table.row.seats]
        with suppress(YamError):  # a game that is not known here
            game = find_game(table.row.game) if table.match is None else table.match.game
            for name in {name for name in names if name is not None}:
                kind = self._kind(game, name, len(names))
                if kind is not None:
                    yield kind

    def _kind(self, game: Game, name: str, seats: int) -> Kind | None:
        """The bot as another process knows it; None if it thinks here."""
        found = _known(game, name, seats)
        if self._workers is None or game.real_time or found in GENERIC or found in game.solo_bots:
            return None
        return Kind(game.id, game.version, check_bot(game, found), seats)

    def bot(self, table: LiveTable, match: Match, seat: int) -> Bot:
        """The bot at this seat, as far as it thinks here."""
        name = match.holders[seat] or usual_bot(match.game)
        kept = table.bots.get(seat)
        if kept is None or kept[0] != name:
            found = _known(match.game, name, len(match.holders))
            kept = table.bots[seat] = name, make_bot(match.game, found, Random(token_bytes()))  # noqa: S311
        return kept[1]

    async def choose(self, table: LiveTable, match: Match, seat: int) -> Action:
        """What the bot at this seat does, once it is its turn to think. If it fails, it is the first legal move."""
        view, legal = match.state.view(seat), match.state.legal(seat)
        name, source = match.holders[seat] or usual_bot(match.game), table.row.source
        if table.plays_alone:
            source += " alone"  # so that bots among themselves keep nobody of the same address waiting for long
        try:
            kind = self._kind(match.game, name, len(match.holders))
            if kind is not None and self._workers is not None:
                return await self._workers.choose(kind, source, view, legal)
            turns = self._solo if name in match.game.solo_bots else self._here
            async with turns.turn(source):
                return await asyncio.to_thread(self.bot(table, match, seat).choose, view, legal)
        except Exception as failure:  # noqa: BLE001 - a match goes on whatever its bots do
            return _first(legal, match.game, name, failure)

    async def choose_at_once(self, table: LiveTable, match: Match, seat: int) -> Action:
        """The same in a race, where nobody waits for a turn."""
        view, legal = match.state.view(seat), match.state.legal(seat)
        try:
            return await asyncio.to_thread(self.bot(table, match, seat).choose, view, legal)
        except Exception as failure:  # noqa: BLE001
            return _first(legal, match.game, match.holders[seat] or "", failure)

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()


def _known(game: Game, name: str, seats: int) -> str:
    """The bot's name. If the game no longer has it, or not on this server, the match goes on with the usual one."""
    return name if name in bots_here(game, seats) else usual_bot(game)


def _first(legal: Sequence[Action], game: Game, name: str, failure: Exception) -> Action:
    log.error("the bot %s of %s failed; another move is made for it", name, game.id, exc_info=failure)
    return legal[0]
