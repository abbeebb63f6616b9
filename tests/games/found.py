"""What the folder of a game brings to tests that run on every game, found by the names of its modules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from random import Random
from typing import Any

from yamclub.bots import RandomBot, play
from yamclub.games import game


def positions(game_id: str) -> Any:
    return import_module(f"tests.games.{game_id}.positions")


def twins(game_id: str) -> Any | None:
    """The states that a viewer cannot tell apart, in a game that hides something."""
    name = f"tests.games.{game_id}.twins"
    return import_module(name) if find_spec(name) else None


def quick_tables(game_id: str) -> list[dict[str, Any]]:
    """Options with which a match over the web doesn't keep a test waiting."""
    tables: list[dict[str, Any]] = getattr(positions(game_id), "QUICK_TABLES", [{}])
    return tables


def is_timed(game_id: str) -> bool:
    """Whether the rules' own clock runs, so that a match takes as long as it does."""
    seats = max(2, game(game_id).seats[0])
    bots = [RandomBot(Random(seat)) for seat in range(seats)]
    steps = islice(play(game(game_id).start(seats), bots, Random(1)), 20)
    return any(step.after.deadline() is not None for step in steps)
