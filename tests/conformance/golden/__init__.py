"""One small match a game, kept as a record. ``make golden`` writes them again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from yamclub.bots import make_bot
from yamclub.game import Game
from yamclub.match.entries import Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.record import record_bytes
from yamclub.match.table import play_through


def golden_file(game: Game) -> Path:
    return Path(__file__).parent / f"{game.id}.jsonl"


def playthrough(game: Game) -> bytes:
    """A whole match of random bots, the same every time."""
    seats = [Seat(f"Bot {number}", "random") for number in range(max(2, game.seats[0]))]
    match = Match.create(game.id, seats, secret=secret_from_seed("golden"))
    list(play_through(match, [make_bot(game, "random", Random(number)) for number in range(len(seats))]))
    return record_bytes(match.entries)
