"""``yam games``: what can be played, by how many, with which options and bots."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, get_args, get_type_hints

from rich.console import Console
from rich.text import Text

from yamclub.bots import bot_names
from yamclub.cli.output import print_json
from yamclub.game import Game
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.words import Words


def run(asked: Namespace, words: Words) -> int:
    games = [find_game(game_id) for game_id in GAMES]
    if asked.json:
        print_json([describe(game, words.language) for game in games])
        return 0
    console = Console(highlight=False)
    for game in games:
        console.print(_page(game, Words(words.language, game.id)))
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
            {"name": name, "about": words(f"{game.id}-option-{name}"), "choices": choices, "default": default}
            for name, choices, default in options_of(game)
        ],
        "bots": bot_names(game),
    }


def options_of(game: Game) -> list[tuple[str, tuple[Any, ...], Any]]:
    """Each option with its choices (none: free) and its default."""
    defaults = game.options()
    hints = get_type_hints(game.options)
    return [(name, get_args(hints[name]), getattr(defaults, name)) for name in game.options.__struct_fields__]


def _page(game: Game, words: Words) -> Text:
    fewest, most = game.seats
    page = Text()
    page.append(game.id, style="bold").append(f"  {game.name} · ")
    page.append(words("games-seats", fewest=fewest, most=most, span=most - fewest) + "\n")
    page.append(f"  {words(f'{game.id}-about')}\n")
    page.append(f"  {words('games-bots', bots=', '.join(bot_names(game)))}\n", style="dim")
    for name, choices, default in options_of(game):
        values = words("games-default", choices="|".join(map(str, choices)), default=default)
        page.append(f"  --set {name}=", style="cyan").append(f"{values}\n")
        page.append(f"      {words(f'{game.id}-option-{name}')}\n", style="dim")
    return page
