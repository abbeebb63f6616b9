"""Bots from outside: a command that reads lines of JSON and writes its moves, as a program at ``yam play --json`` does.

Its process is kept from match to match, and started again if it has ended. Between two questions it may say nothing:
what it says unasked is dropped.
"""

from __future__ import annotations

import shlex
import shutil
from collections import defaultdict
from collections.abc import Sequence
from time import monotonic
from typing import Any, NoReturn
from weakref import WeakSet

from yamclub.bots.pipe import question, read_action
from yamclub.errors import Code, YamError
from yamclub.game import Action, Game, Result, State, Step
from yamclub.kernel.codec import encode, to_builtins
from yamclub.lab.guarded import BotFailed, Reason
from yamclub.lab.program import Program, Silent
from yamclub.lab.workers import at_end

PREFIX, WEB = "cmd:", "web:"
"""How the commands of bots begin that speak through a pipe, and of those that come to a web table."""
START_SECONDS = 10.0
"""What a program may take for its first answer, besides the time for a move: it has to start."""
_LATE: set[str] = set()
"""Commands that did not use that time well: they are not given it again in this process."""
_IDLE: defaultdict[str, list[Program]] = defaultdict(list)
"""By command, programs of this process that hold no seat just now."""
_STARTED: WeakSet[Program] = WeakSet()
_PASSES = "-"
"""The answer of a program that does not want to act in a race."""


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def check_outside(name: str) -> None:
    """Raise if there is no such command."""
    command = name.removeprefix(PREFIX).removeprefix(WEB)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise YamError(Code.NO_SUCH_COMMAND, command=command[:80])


class Outside:
    """Holds a seat for a program in a process of its own."""

    def __init__(self, name: str, seat: int, seconds: float, game: Game, header: dict[str, Any]) -> None:
        self._name, self._seat, self._seconds, self._game = name, seat, seconds, game
        self._program: Program | None = None
        self._header = header
        self._moves = 0
        self._told: list[bytes] | None = []
        """What it was told before its first answer in this match."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        line = self._answer(view, legal)
        if line is None:
            _LATE.add(self._name)
            self._fail("late", f"{self._seconds:g} s")
        return self._read(line, legal)

    def saw(self, step: Step) -> None:
        """A move was made."""
        self._moves += 1
        seen = step.seen(self._seat)
        self._tell({"move": self._moves, "by": seen.by, "what": to_builtins(seen.move), "news": seen.news})

    def ended(self, result: Result | None, state: State) -> None:
        """The match is over, or was broken off because a bot failed."""
        if self._program is not None:
            self._tell({"result": result, "view": state.view(self._seat), "record": None})
            _IDLE[self._name].append(self._program)
            self._program = None

    def _tell(self, value: object) -> None:
        self._seated()
        self._say(value)

    def _say(self, value: object) -> None:
        line = encode(value)
        if self._told is not None:
            self._told.append(line)
        if self._program is not None:
            self._program.say(line)

    def _seated(self) -> Program:
        if self._program is None:
            self._program = _started(self._name, self._seat)
            self._say({"match": self._header})
        return self._program

    def _answer(self, view: Any, legal: Sequence[Action]) -> str | None:
        """Its next line; None if it takes too long."""
        program = self._seated()
        program.forget()
        self._tell(question(self._seat, view, legal))
        try:
            line = program.line(self._limit(program))
        except Silent:
            return None
        except EOFError:
            if self._told is None or not program.served:
                self._fail("crashed", program.last_words())
            return self._answer_anew()
        self._told, program.served = None, True
        return line

    def _limit(self, program: Program) -> float:
        """The seconds it has."""
        return self._seconds + (0.0 if program.served or self._name in _LATE else START_SECONDS)

    def _answer_anew(self) -> str | None:
        """From another process: the one before had ended with its last match, and nobody had noticed yet."""
        told, self._told = self._told or [], None
        self._program = _started(self._name, self._seat, new=True)
        for line in told:
            self._program.say(line)
        try:
            return self._program.line(self._limit(self._program))
        except Silent:
            return None
        except EOFError:
            self._fail("crashed", self._program.last_words())

    def _read(self, line: str, legal: Sequence[Action]) -> Action:
        try:
            action = read_action(line, self._game.actions)
        except YamError as refused:
            self._tell({"error": refused.code, "message": str(refused)})
            self._fail("illegal", f"{refused.code}: {line[:80]}", end=False)
        if action not in legal:
            self._tell({"error": Code.NOT_A_MOVE_HERE, "message": line})
            self._fail("illegal", f"{Code.NOT_A_MOVE_HERE}: {line[:80]}", end=False)
        return action

    def _fail(self, reason: Reason, why: str, *, end: bool = True) -> NoReturn:
        """The match is lost. A program that gave no answer is ended: it could give it to the next question."""
        if end and self._program is not None:
            self._program.end()
            self._program = None
        raise BotFailed(self._seat, reason, why)


class OutsideRacer(Outside):
    """The same where seats race the clock: as long as it takes to answer, so late it acts. Silence is no failure."""

    _planned: Action | None = None

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return self._planned if self._planned in legal and self._planned is not None else super().choose(view, legal)

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        begun = monotonic()
        self._plan(view, legal)
        return None if self._planned is None else round((monotonic() - begun) * 1000)

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        """Asked again if others took what it wanted."""
        if self._planned is not None and self._planned not in legal:
            self._plan(view, legal)
        return self._planned is not None

    def _plan(self, view: Any, legal: Sequence[Action]) -> None:
        line = self._answer(view, legal)
        self._planned = None if line is None or line == _PASSES else self._read(line, legal)


def outside_bot(name: str, seat: int, seconds: float, game: Game, options: dict[str, Any], seats: int) -> Outside:
    header = {"game": game.id, "rules": game.version, "options": options, "seats": seats, "you": seat}
    return (OutsideRacer if game.real_time else Outside)(name, seat, seconds, game, header)


def _started(name: str, seat: int, *, new: bool = False) -> Program:
    """One of this command that is idle, or a new one."""
    idle = _IDLE[name]
    while idle and not new:
        program = idle.pop()
        if program.runs:
            return program
        program.end()
    try:
        program = Program(shlex.split(name.removeprefix(PREFIX)))
    except OSError as bad:
        raise BotFailed(seat, "crashed", str(bad)) from None
    _STARTED.add(program)
    return program


def _end_all() -> None:
    for program in _STARTED:
        program.end()


at_end(_end_all)
