"""How a game is painted in the terminal: the class that the game names, imported only when needed."""

from __future__ import annotations

from importlib import import_module

from yamclub.game import Game
from yamclub.terminal import Face


def load_face(game: Game) -> Face:
    module, _, attribute = game.terminal.partition(":")
    face: Face = getattr(import_module(module), attribute)()
    return face
