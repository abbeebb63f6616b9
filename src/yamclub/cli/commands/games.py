"""``yam games``: what can be played, by how many players, with which options and bots."""

from __future__ import annotations

import sys
from argparse import Namespace
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

from yamclub.bots import bot_line, bot_names, bot_title, usual_bot
from yamclub.cli.output import print_json, styled
from yamclub.game import Choices, Game, choices_of
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.words import Words


def run(asked: Namespace, words: Words) -> int:
    games = [find_game(game_id) for game_id in GAMES]
    if asked.json:
        print_json([describe(game, words.language) for game in games])
        return 0
    width = get_terminal_size().columns
    for game in games:
        sys.stdout.write(_page(game, Words(words.language, game.id), width) + "\n")
    return 0


def describe(game: Game, language: str) -> dict[str, Any]:
    """A game as data: everything needed to set up a table of it."""
    words = Words(language, game.id)
    return {
        "id": game.id,
        "name": game.name,
        "about": words(f"{game.id}-about"),
        "rules": game.version,
        "seats": {"fewest": game.seats[0], "most": game.seats[1]},
        "options": [
            {
                "name": name,
                "about": words(f"{game.id}-option-{name}"),
                "choices": choices.listed,
                "free": choices.free and _free_kind(choices.free),
                "default": getattr(game.options(), name),
            }
            for name, choices in choices_of(game.options).items()
        ],
        "bots": bot_names(game),
        "solo_bots": tuple(game.solo_bots),
        "usual_bot": usual_bot(game),
        "bot_info": {
            bot: {"name": bot_title(bot, words), "about": bot_line(game.id, bot, words)} for bot in bot_names(game, 1)
        },
    }


def _free_kind(free: type) -> str:
    """What may be given if the values are not listed: a number, a text, or a file for more than one word."""
    return "number" if free is int else "text" if free is str else "file"


def _page(game: Game, words: Words, width: int) -> str:
    fewest, most = game.seats
    seats = words("games-seats", fewest=fewest, most=most, span=most - fewest)
    page = f"{styled(game.id, 'bold')}  {game.name} · {seats}\n"
    page += _indented(words(f"{game.id}-about"), 2, width)
    page += "\n" + "".join(_bot(game, bot, words, width) for bot in bot_names(game, 1)) + "\n"
    for name, choices in choices_of(game.options).items():
        default = str(getattr(game.options(), name))  # as text: a number would be given separators
        values = words("games-default", choices=_values(choices, words), default=default)
        page += f"{styled(f'  --set {name}=', 'cyan')}{values}\n"
        page += styled(_indented(words(f"{game.id}-option-{name}"), 6, width), "dim")
    return page


def _bot(game: Game, bot: str, words: Words, width: int) -> str:
    """How to ask for it, what it is called, and below that how it plays."""
    notes = [words("games-usual")] if bot == usual_bot(game) else []
    notes += [words("games-solo")] if bot in game.solo_bots else []
    called = " · ".join([bot_title(bot, words), *notes])
    line = bot_line(game.id, bot, words)
    return f"{styled(f'  bot:{bot}', 'cyan')}  {called}\n" + (styled(_indented(line, 6, width), "dim") if line else "")


def _indented(sentence: str, columns: int, width: int) -> str:
    """The sentence, wrapped, with every line indented to this column."""
    margin = " " * columns
    return fill(sentence, width, initial_indent=margin, subsequent_indent=margin) + "\n"


def _values(choices: Choices, words: Words) -> str:
    return "|".join([*map(str, choices.listed), *_free_value(choices.free, words)])


def _free_value(free: type | None, words: Words) -> list[str]:
    if free is None:
        return []
    kind = _free_kind(free)
    return [("@" if kind == "file" else "") + words(f"meta-{kind}")]
