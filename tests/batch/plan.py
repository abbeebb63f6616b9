"""How many matches of each way to set up a game are played side by side: all ways, short ones more often."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any, NamedTuple

from tests.batch.lockstep import Disagreement, Played, lockstep
from tests.conformance.walks import setups
from yamclub.game import Options
from yamclub.games import game

MATCHES = int(os.environ.get("YAMCLUB_LOCKSTEP", "10000"))
"""Of each game; ``make lockstep`` plays a million."""
_LONGER = {("series", "5"): 5, ("series", "10"): 10, ("series", "1000"): 7, ("stakes", "pile"): 5, ("blind", "on"): 3}
"""Options that make a match so many times as long."""


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
    return seats * prod(times for (name, value), times in _LONGER.items() if getattr(options, name, None) == value)


def bouts(game_id: str, matches: int = MATCHES, most: int = 1 << 30) -> Iterator[Bout]:
    """So many matches, at most ``most`` in one bout; half of each kind at tables that go on by themselves."""
    every = list(setups(game(game_id)))
    shares = [1 / _length(seats, options) for seats, options in every]
    for number, ((seats, options), share) in enumerate(zip(every, shares, strict=True)):
        half = 1 + int(matches * share / sum(shares)) // 2
        sizes = [min(most, half - start) for start in range(0, half, most)]
        for part, (size, auto_reset) in enumerate(product(sizes, (True, False))):
            yield Bout(game_id, seats, options, size, 1_000_003 * number + 1009 * part, auto_reset)


def played(bout: Bout) -> tuple[Bout, Played | str]:
    """A bout and how it went, or what the arrays and the contract disagree about."""
    try:
        return bout, lockstep(
            game(bout.game), bout.seats, bout.options, bout.matches, bout.seed, auto_reset=bout.auto_reset
        )
    except Disagreement as found:
        return bout, str(found)
