"""How a game is painted in the terminal: found by what the game names, and imported only then."""

from __future__ import annotations

from importlib import import_module

from yamclub.game import Game
from yamclub.terminal import Face


def load_face(game: Game) -> Face:
    module, _, attribute = game.terminal.partition(":")
    face: Face = getattr(import_module(module), attribute)()
    return face
