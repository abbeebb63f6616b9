"""The games. A new one is a folder beside this file and its name in the tuple."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from yamclub.errors import Code, YamError
from yamclub.game import Game

GAMES = ("menteur", "master", "color", "slam", "yami", "yams")


@cache
def game(game_id: str) -> Game:
    """The game of that name, imported when first asked for."""
    if game_id not in GAMES:
        raise YamError(Code.UNKNOWN_GAME, game=game_id[:40], games=", ".join(GAMES))
    found: Game = import_module(f"yamclub.games.{game_id}").GAME
    return found
