"""The generated questions that come with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from yamclub.coach.practice_question import Question
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode

FOLDER = files("yamclub.coach") / "positions"


@cache
def shipped(game_id: str) -> tuple[Question, ...]:
    """The generated set of this game that comes with the package. Of other rules than today's: none."""
    file = FOLDER / f"{game_id}.json"
    if not file.is_file():
        return ()
    return tuple(one for one in decode(file.read_bytes(), list[Question]) if one.rules == find_game(game_id).version)
