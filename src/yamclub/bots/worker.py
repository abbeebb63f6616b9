"""A process that thinks for bots: ``python -m yamclub.bots.worker``, with one end of a socket as its standard input.

A question is a line of JSON, and so is its answer. All it ever hears of a match is what a seat sees and may do. It
ends as soon as the other end of the socket is closed, also because the process there was killed.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from random import Random
from secrets import token_bytes
from traceback import format_exc

from msgspec import Raw, Struct

from yamclub.bots.contract import Bot, bot_from
from yamclub.bots.rehearsal import rehearse
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode, encode

_NICE = 5
"""Thinking can wait: the server that asks has people to answer."""


class Kind(Struct, frozen=True):
    """A bot of a game, at tables of so many seats."""

    game: str
    rules: int
    """Their version."""
    bot: str
    """Where it is found: ``module:attribute``."""
    seats: int


class Prepare(Struct, frozen=True, tag="prepare"):
    """Load what this bot needs, so that its first move takes no longer than the others."""

    kind: Kind


class Choose(Struct, frozen=True, tag="choose"):
    kind: Kind
    view: Raw
    legal: Raw


class Answer(Struct, frozen=True, omit_defaults=True):
    place: int = -1
    """Of what it chose, among what it may do."""
    failure: str = ""
    """The traceback, if the bot failed."""


Say = Callable[[Struct], None]


def serve(connection: socket.socket, answer: Callable[[bytes, Say], None]) -> None:
    """Answer one question after the other, for as long as the other end is there."""
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(connection, questions), daemon=True).start()

    def say(said: Struct) -> None:
        try:
            connection.sendall(encode(said) + b"\n")
        except OSError:  # the other end was closed meanwhile: nobody waits for this answer
            os._exit(0)

    while True:
        answer(questions.get(), say)


def _listen(connection: socket.socket, questions: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that even a bot that never comes to an end does not outlive the other end."""
    try:
        for line in connection.makefile("rb"):
            questions.put(line)
    except OSError:
        pass
    os._exit(0)


def _answer(question: bytes) -> Answer:
    try:
        asked = decode(question, Prepare | Choose)  # type: ignore[arg-type]
        return _chosen(asked) if isinstance(asked, Choose) else _prepared(asked)
    except Exception:  # noqa: BLE001 - reported to whoever asked
        return Answer(failure=format_exc())


def _chosen(asked: Choose) -> Answer:
    game = find_game(asked.kind.game, asked.kind.rules)
    legal = decode(asked.legal, list[game.actions])  # type: ignore[name-defined]
    chosen = _bot(asked.kind).choose(decode(asked.view, game.view), legal)
    return Answer(legal.index(chosen))


def _prepared(asked: Prepare) -> Answer:
    game = find_game(asked.kind.game, asked.kind.rules)
    rehearse(game, _bot(asked.kind), asked.kind.seats)
    return Answer()


@cache
def _bot(kind: Kind) -> Bot:
    """One for all tables: whatever a bot needs to know about a match, it finds in the view."""
    return bot_from(kind.bot, Random(token_bytes()))  # noqa: S311


def run(answer: Callable[[bytes, Say], None]) -> None:
    """The whole life of such a process: whatever is asked on its standard input, it answers there."""
    # Ctrl-C in a terminal reaches every process there; the server stops its own workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with socket.socket(fileno=sys.stdin.fileno()) as connection:
        serve(connection, answer)


if __name__ == "__main__":
    run(lambda question, say: say(_answer(question)))
