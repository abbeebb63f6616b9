from __future__ import annotations

from tests.conformance.golden import golden_file, playthrough
from yamclub.games import GAMES, game

for game_id in GAMES:
    golden_file(game(game_id)).write_bytes(playthrough(game(game_id)))
