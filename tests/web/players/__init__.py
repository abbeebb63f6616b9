"""How each of the games is played by clicks."""

from tests.web.players.color import ColorPlayer
from tests.web.players.master import MasterPlayer
from tests.web.players.menteur import MenteurPlayer
from tests.web.players.player import Player, play, play_to_the_end, play_until
from tests.web.players.slam import SlamPlayer
from tests.web.players.yami import YamiPlayer
from tests.web.players.yams import YamsPlayer

PLAYERS: dict[str, type[Player]] = {
    player.game: player for player in (MenteurPlayer, MasterPlayer, ColorPlayer, SlamPlayer, YamiPlayer, YamsPlayer)
}

__all__ = [
    "PLAYERS",
    "ColorPlayer",
    "MasterPlayer",
    "MenteurPlayer",
    "Player",
    "SlamPlayer",
    "YamiPlayer",
    "YamsPlayer",
    "play",
    "play_to_the_end",
    "play_until",
]
