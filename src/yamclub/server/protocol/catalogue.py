"""The games as data: everything that a page needs to set up a table."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from random import Random
from typing import Any, Literal

from msgspec import Struct

from yamclub.bots import bot_line, bot_names, bot_title, make_bot, usual_bot
from yamclub.coach.practice_question import offers_practice
from yamclub.errors import YamError
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


class BotInfo(Struct, frozen=True):
    name: str
    about: str
    """One line about how it plays."""


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
    usual_bot: str
    """The one that is seated where nobody chose."""
    bot_info: dict[str, BotInfo]
    """All of these bots by id."""
    real_time: bool
    """Whether everybody plays at the same time, against the clock of the rules: no table has a clock of more than
    ``SLOWEST_IN_REAL_TIME`` seconds."""
    odds: bool
    """Whether a table may show the odds of the dice."""
    coach: bool
    """Whether there are hints at a table, and analyses of its matches."""
    practice: bool
    """Whether there are questions to practise."""
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
        bots=tuple(bot for bot in bots_here(game, 1) if bot not in game.solo_bots),
        solo_bots=tuple(bot for bot in bots_here(game, 1) if bot in game.solo_bots),
        usual_bot=usual_bot(game),
        bot_info={bot: BotInfo(bot_title(bot, words), bot_line(game.id, bot, words)) for bot in bots_here(game, 1)},
        real_time=game.real_time,
        odds=tells_lying(game),
        coach=has_coach(game),
        practice=has_coach(game) and offers_practice(game),
        presets={name: dict(options) for name, options in game.presets.items()},
    )


def has_coach(game: Game) -> bool:
    """Whether the game has a coach, and what it counts with is installed on this server."""
    return bool(game.coach) and find_spec("numpy") is not None


def bots_here(game: Game, seats: int) -> tuple[str, ...]:
    """The bots for a table of so many seats, as far as what they need is installed on this server."""
    solves, counts = find_spec("numba") is not None, find_spec("numpy") is not None
    return tuple(
        bot
        for bot in bot_names(game, seats)
        if (solves if bot in game.solo_bots else counts or _can_be_made(game.id, game.version, bot))
    )


@cache
def _can_be_made(game_id: str, rules: int, bot: str) -> bool:
    try:
        make_bot(find_game(game_id, rules), bot, Random(0))  # noqa: S311
    except YamError:
        return False
    return True


def _free(free: type) -> Free:
    return "number" if free is int else "text" if free is str else "list"
