"""Arena matches over the web protocol: bots written for a web table meet those that the table seats.

For each match a table is opened at a server of the arena's own, and each such bot is run with ``URL TABLE SEAT``: it
sits down and plays as it would anywhere. The dice are the server's: not the same for everybody, and not repeatable.
"""

from __future__ import annotations

import json
import shlex
from contextlib import ExitStack
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

from yamclub.game import Game, Mover
from yamclub.games import game as find_game
from yamclub.lab.guarded import BotFailed
from yamclub.lab.lineups import Table
from yamclub.lab.luck import Luck
from yamclub.lab.outside import START_SECONDS, WEB
from yamclub.lab.playing import Batch, Block, Played, Setup, played, worths_of
from yamclub.lab.program import Program
from yamclub.lab.version import check_version

_LOOK_EVERY = 0.1
_BOTS_SECONDS = 60.0
"""How long nothing may happen while it is not an outside bot's turn."""


def introduced(url: str) -> str:
    """The token of whoever opens the tables."""
    token: str = _post(url, "/api/me", {"name": "Arena", "token": True})["token"]
    return token


def play_web_batch(url: str, token: str, batch: Batch) -> list[Block]:
    check_version(batch.version)
    setup = batch.setup
    blocks = []
    for number in range(batch.first, batch.first + batch.count):
        tables = batch.pairing.tables(setup.seats, setup.seed, number)
        matches = tuple(_WebMatch(url, token, setup, table).play() for table in tables)
        blocks.append(Block(batch.number, number, matches))
    return blocks


class _WebMatch:
    def __init__(self, url: str, token: str, setup: Setup, table: Table) -> None:
        self._url, self._token, self._setup, self._table = url, token, setup, table
        self._game: Game = find_game(setup.game)
        self._programs: dict[int, Program] = {}
        names = [setup.bots[bot] for bot in table]
        seats = [{"kind": "open"} if one.startswith(WEB) else {"kind": "bot", "bot": one} for one in names]
        body = {"game": setup.game, "seats": seats, "options": setup.options, "odds": False}
        self._id: str = _post(url, "/api/tables", body, token)["id"]
        self._commands = {
            seat: [*shlex.split(one.removeprefix(WEB)), url, self._id, str(seat)]
            for seat, one in enumerate(names)
            if one.startswith(WEB)
        }

    def play(self) -> Played:
        with ExitStack() as ending:
            try:
                for seat, command in self._commands.items():
                    self._programs[seat] = Program(command)
                    ending.callback(self._programs[seat].end)
                self._wait_for_seats()
                _post(self._url, f"/api/tables/{self._id}/start", {}, self._token)
                self._watch()
            except BotFailed as failed:
                return played(self._table, None, None, failed.failure)
            return self._replayed()

    def _wait_for_seats(self) -> None:
        until = monotonic() + START_SECONDS + self._setup.move_seconds
        while True:
            info = _get(self._url, f"/api/tables/{self._id}", self._token)
            waiting = [seat for seat, one in enumerate(info["seats"]) if one["kind"] == "open"]
            if not waiting:
                return
            for seat in waiting:
                if not self._programs[seat].runs:
                    raise BotFailed(seat, "crashed", self._programs[seat].last_words())
            if monotonic() > until:
                raise BotFailed(waiting[0], "late", "sit")
            sleep(_LOOK_EVERY)

    def _watch(self) -> None:
        """Until it is over, or a bot has ended or takes too long."""
        from websockets.sync.client import connect

        until, slow = monotonic() + START_SECONDS, next(iter(self._programs))
        with connect(self._url.replace("http", "ws", 1) + "/api/socket", max_size=2**24) as socket:
            socket.send(json.dumps({"say": "hello", "token": self._token}))
            socket.send(json.dumps({"say": "watch", "table": self._id}))
            while True:
                try:
                    heard = json.loads(socket.recv(timeout=_LOOK_EVERY))
                except TimeoutError:
                    self._check(until, slow)
                    continue
                if heard["say"] == "ping":
                    socket.send(json.dumps({"say": "pong", "n": heard["n"]}))
                elif heard["say"] == "position":
                    if heard["view"]["result"] is not None:
                        return
                    asked = [seat for seat in heard["view"]["turn"]["seats"] if seat in self._programs]
                    racing = self._game.real_time or not asked
                    until = monotonic() + (_BOTS_SECONDS if racing else self._setup.move_seconds)
                    slow = asked[0] if asked else slow

    def _check(self, until: float, slow: int) -> None:
        for seat, program in self._programs.items():
            if not program.runs:
                raise BotFailed(seat, "crashed", program.last_words())
        if monotonic() > until:
            raise BotFailed(slow, "late", f"{self._setup.move_seconds:g} s")

    def _replayed(self) -> Played:
        """From the record: the luck is measured there as in any match."""
        from yamclub.match.record import read_record
        from yamclub.match.verify import replay

        luck = Luck(worths_of(self._game) if self._setup.luck else None, self._setup.seats)
        result = None
        for done in replay(read_record(_get_bytes(self._url, f"/api/tables/{self._id}/record", self._token))):
            if done.step is not None and done.step.by is Mover.CHANCE:
                luck.saw(done.step.before, done.step.move)
            result = done.after.result()
        return played(self._table, result, luck.by_seat, None)


def _post(url: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    return json.loads(_asked(url, path, token, json.dumps(body).encode()))


def _get(url: str, path: str, token: str) -> Any:
    return json.loads(_get_bytes(url, path, token))


def _get_bytes(url: str, path: str, token: str) -> bytes:
    return _asked(url, path, token, None)


def _asked(url: str, path: str, token: str, body: bytes | None) -> bytes:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url + path, body, headers), timeout=_BOTS_SECONDS) as answer:  # noqa: S310 - it is ours
        found: bytes = answer.read()
        return found
