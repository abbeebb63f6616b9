"""The games as data: everything that a page needs to set up a table."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any, Literal

from msgspec import Struct

from yamclub.bots import bot_names
from yamclub.game import Game, choices_of
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.odds import tells_lying
from yamclub.words import Words

Language = Literal["en", "fr"]
Free = Literal["number", "text", "list"]


class OptionInfo(Struct, frozen=True):
    name: str
    about: str
    choices: tuple[Any, ...]
    """The listed values."""
    free: Free | None
    """The type of other values, if it takes any."""
    default: Any


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    about: str
    rules: int
    """The version of its rules."""
    fewest: int
    most: int
    """Seats."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    solo_bots: tuple[str, ...]
    """Those that play only at a table of one seat."""
    real_time: bool
    """Whether everybody plays at the same time, against the clock of the rules: no table has a clock of more than
    ``SLOWEST_IN_REAL_TIME`` seconds."""
    odds: bool
    """Whether a table may show the odds of the dice."""
    presets: dict[str, dict[str, Any]] = {}
    """By name, options that go well together."""


@cache
def catalogue(language: Language) -> tuple[GameInfo, ...]:
    """Every game, in the language of the reader."""
    return tuple(_game_info(find_game(game_id), language) for game_id in GAMES)


def _game_info(game: Game, language: str) -> GameInfo:
    words = Words(language, game.id)
    return GameInfo(
        id=game.id,
        name=game.name,
        about=words(f"{game.id}-about"),
        rules=game.version,
        fewest=game.seats[0],
        most=game.seats[1],
        options=tuple(
            OptionInfo(
                name,
                words(f"{game.id}-option-{name}"),
                choices.listed,
                None if choices.free is None else _free(choices.free),
                to_builtins(getattr(game.options(), name)),
            )
            for name, choices in choices_of(game.options).items()
        ),
        bots=bot_names(game),
        solo_bots=tuple(bot for bot in bots_here(game, 1) if bot in game.solo_bots),
        real_time=game.real_time,
        odds=tells_lying(game),
        presets={name: dict(options) for name, options in game.presets.items()},
    )


def bots_here(game: Game, seats: int) -> tuple[str, ...]:
    """The bots for a table of so many seats, as far as what they need is installed on this server."""
    solves = find_spec("numba") is not None
    return tuple(bot for bot in bot_names(game, seats) if solves or bot not in game.solo_bots)


def _free(free: type) -> Free:
    return "number" if free is int else "text" if free is str else "list"
