"""How each game is played by clicks: one module a game, found by its name."""

from importlib import import_module

from tests.web.players.player import Player, play, play_to_the_end, play_until
from yamclub.games import GAMES


def _player(game_id: str) -> type[Player]:
    found = vars(import_module(f"tests.web.players.{game_id}")).values()
    (player,) = (one for one in found if isinstance(one, type) and issubclass(one, Player) and one is not Player)
    return player


PLAYERS: dict[str, type[Player]] = {game_id: _player(game_id) for game_id in GAMES}

__all__ = ["PLAYERS", "Player", "play", "play_to_the_end", "play_until"]
