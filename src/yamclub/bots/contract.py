"""The bot contract, and finding a bot by its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeGuard, runtime_checkable

from yamclub.bots.rehearsal import rehearse
from yamclub.errors import Code, YamError
from yamclub.game import Action, Game

LEVELS = ("novice", "club", "expert")
"""The levels that people choose from, each stronger than the one before. Other bots of a game are its baselines."""
GENERIC = {"random": "yamclub.bots.random:RandomBot"}
"""Bots that play any game."""
_ARRAYS = ("numpy", "numba")
_EXTRA = "solve"
"""What some bots need beyond the rules, and the extra that brings it."""


class Bot(Protocol):
    """Anything that can hold a seat. Made with the randomness it may use: ``BotClass(rng)``."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions, from what the seat sees."""
        ...


@runtime_checkable
class Rating(Protocol):
    """A bot that rates every action: all bots that come with a game do (``RatingBot``)."""

    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        """What each of the legal actions is worth, in the ``unit`` of the game; ``choose`` takes the best."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A bot that says how long it takes, for games in which the clock runs. Any other bot is given some delay."""

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        """Milliseconds from when it may act until it does, asked once each time; None: it lets the time run out."""
        ...

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        """Whether it still wants to act when its moment comes: others may have been quicker."""
        ...


def is_timed(bot: Bot) -> TypeGuard[Timed]:
    """Whether a bot is ``Timed``. Asked once per class: it is slow to find out, and races ask all the time."""
    return _timed(type(bot))


@lru_cache(maxsize=256)
def _timed(bot: type) -> bool:
    return issubclass(bot, Timed)


def bot_names(game: Game, seats: int | None = None) -> tuple[str, ...]:
    """The bots that play at any table of this game; and at one of so many seats, those that play only there.

    The levels come first, then the baselines, last the bots that play any game.
    """
    levels = [level for level in LEVELS if level in game.bots]
    baselines = [name for name in game.bots if name not in LEVELS]
    return (*levels, *baselines, *GENERIC, *(game.solo_bots if seats == 1 else ()))


def usual_bot(game: Game) -> str:
    """The bot to seat where nobody named one: the club player, or else the first that is made for the game."""
    return "club" if "club" in game.bots else bot_names(game)[0]


def check_bot(game: Game, name: str, seats: int | None = None) -> str:
    """Where the bot of this name is found (``module:attribute``).

    With the number of seats, it is refused if it doesn't play at such a table.
    """
    where = game.bots.get(name) or GENERIC.get(name) or game.solo_bots.get(name)
    if where is None:
        raise YamError(Code.UNKNOWN_BOT, bot=name[:40], game=game.id, bots=", ".join(bot_names(game, seats)))
    if seats is not None and name not in bot_names(game, seats):
        raise YamError(Code.SOLO_BOT, bot=name, game=game.id, seats=seats, bots=", ".join(bot_names(game)))
    return where


def make_bot(game: Game, name: str, rng: Random, seats: int | None = None) -> Bot:
    """The bot of this name; see ``check_bot``. If what it needs is not installed, that is said now, not at a move."""
    where = check_bot(game, name, seats)
    with _said_what_is_missing():
        bot = bot_from(where, rng)
        if name == LEVELS[-1] and find_spec("numpy") is None:
            rehearse(game, bot_from(where, Random(0)))  # noqa: S311
    return bot


def bot_from(where: str, rng: Random) -> Bot:
    """The bot that is found there."""
    module, _, attribute = where.partition(":")
    bot: Bot = getattr(import_module(module), attribute)(rng)
    return bot


@contextmanager
def _said_what_is_missing() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] not in _ARRAYS:
            raise
        install = f'pip install "yamclub[{_EXTRA}]"'
        raise YamError(Code.MISSING_EXTRA, command="bot", extra=_EXTRA, install=install) from None
