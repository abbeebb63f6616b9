"""How many matches of each way to set up a game are played side by side: all ways, short ones more often."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.batch.lockstep import Disagreement, Played, lockstep
from tests.conformance.walks import setups
from yamclub.game import Options
from yamclub.games import game

MATCHES = int(os.environ.get("YAMCLUB_LOCKSTEP", "10000"))
"""Of each game; ``make lockstep`` plays a million."""
_GAMES = {"single": 1, "5": 5, "10": 10, "1000": 7}


class Bout(NamedTuple):
    """Some matches of one game with the same seats and options."""

    game: str
    seats: int
    options: Options
    matches: int
    seed: int
    auto_reset: bool


def _length(seats: int, options: Any) -> int:
    """Roughly how long a match is, beside others of the same game."""
    return seats * _GAMES.get(getattr(options, "series", "single"), 1)


def bouts(game_id: str, matches: int = MATCHES, most: int = 1 << 30) -> Iterator[Bout]:
    """So many matches, none with more than ``most`` in one bout; the table goes on by itself in every other."""
    every = list(setups(game(game_id)))
    shares = [1 / _length(seats, options) for seats, options in every]
    for number, ((seats, options), share) in enumerate(zip(every, shares, strict=True)):
        left = 1 + round(matches * share / sum(shares))
        for part in range(-(-left // most)):
            size = min(most, left - part * most)
            yield Bout(game_id, seats, options, size, 1_000_003 * number + part, (number + part) % 2 == 0)


def played(bout: Bout) -> tuple[Bout, Played | str]:
    """A bout and how it went, or what the arrays and the contract disagree about."""
    try:
        return bout, lockstep(
            game(bout.game), bout.seats, bout.options, bout.matches, bout.seed, auto_reset=bout.auto_reset
        )
    except Disagreement as found:
        return bout, str(found)
