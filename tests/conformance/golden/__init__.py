"""One small match a game, kept as a record. ``make golden`` writes them again."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

from yamclub.bots import make_bot
from yamclub.game import Game
from yamclub.match.entries import Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.record import record_bytes
from yamclub.match.runner import play_through

MOST_MOVES = 1000
"""Random bots can take thousands; the rules have shown themselves by then."""


def golden_file(game: Game) -> Path:
    return Path(__file__).parent / f"{game.id}.jsonl"


def playthrough(game: Game) -> bytes:
    """A match of random bots, the same every time: whole, or left where it gets long."""
    seats = [Seat(f"Bot {number}", "random") for number in range(max(2, game.seats[0]))]
    match = Match.create(game.id, seats, secret=secret_from_seed("golden"))
    bots = [make_bot(game, "random", Random(number)) for number in range(len(seats))]
    list(islice(play_through(match, bots), MOST_MOVES))
    if match.ended is None:
        match.commit(match.propose_end())
    return record_bytes(match.entries)
