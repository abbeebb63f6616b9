"""Matches to analyse: played by bots, with a log, the same for the same seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random

from yamclub.bots import make_bot
from yamclub.coach.analysis import analyse
from yamclub.coach.line import line_of_entries
from yamclub.coach.report import Analysis
from yamclub.games import game as find_game
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through


def played(
    game_id: str,
    bots: Sequence[str],
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    most: int | None = None,
) -> Match:
    """A match of these bots; with ``most``, only so many entries of it."""
    game, rng = find_game(game_id), Random(seed)
    seats = [Seat(f"{name} {number}", name) for number, name in enumerate(bots, start=1)]
    match = Match.create(game_id, seats, options, secret=sha256(f"{game_id}{seed}".encode()).digest())
    made = [make_bot(game, name, Random(rng.random()), len(bots)) for name in bots]
    for number, _ in enumerate(play_through(match, made), start=1):
        if number == most:
            break
    return match


def analysed(
    game_id: str, bots: Sequence[str], seed: int = 1, options: Mapping[str, object] | None = None, rollouts: int = 0
) -> Analysis:
    return analyse(line_of_entries(played(game_id, bots, seed, options).entries), rollouts=rollouts)
