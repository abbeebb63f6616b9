from __future__ import annotations

from tests.conformance.versions import keep
from yamclub.games import GAMES, game

for game_id in GAMES:
    keep(game(game_id))
