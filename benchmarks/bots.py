"""How long bots think: every choice of every bot in whole matches against its own kind, on one core.

``make bench-bots``. With ``--busy`` other processes keep every core busy meanwhile, as other tables would.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing import Process
from os import cpu_count
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple

from yamclub.bots import Bot, bot_names, make_bot, play
from yamclub.game import Action, Game
from yamclub.games import GAMES
from yamclub.games import game as find_game

CHOICES = 1500
"""At least so many of each bot, in whole matches."""
SECONDS = 60.0
"""Nor more matches than are begun within so long."""
LIMITS = {"novice": 20.0, "club": 20.0, "expert": 200.0}
"""Milliseconds that 99 of 100 choices must not take longer than."""


class Timing:
    """A bot whose choices are timed."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot, self._times = bot, times

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        began = perf_counter()
        chosen = self._bot.choose(view, legal)
        self._times.append(1000 * (perf_counter() - began))
        return chosen


class TimingRacer(Timing):
    """The same for a bot that races the clock: when to act is part of the choice."""

    _bot: Any

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        began = perf_counter()
        answer: int | None = self._bot.delay(view, legal)
        self._times.append(1000 * (perf_counter() - began))
        return answer

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        return bool(self._bot.wants(view, legal))


class Times(NamedTuple):
    choices: int
    middle: float
    late: float
    """99 of 100 took no longer."""
    longest: float


def measured(game: Game, name: str, seats: int) -> Times:
    times: list[float] = []
    rng, began = Random(11), perf_counter()
    make_bot(game, name, rng)  # what is loaded once is not a choice
    _one_match(game, name, seats, rng, [])
    while len(times) < CHOICES and perf_counter() - began < SECONDS:
        _one_match(game, name, seats, rng, times)
    cuts = quantiles(times, n=100)
    return Times(len(times), cuts[49], cuts[98], max(times))


def _one_match(game: Game, name: str, seats: int, rng: Random, times: list[float]) -> None:
    bots: list[Bot] = []
    for _ in range(seats):
        bot = make_bot(game, name, Random(rng.getrandbits(64)))
        bots.append((TimingRacer if game.real_time else Timing)(bot, times))
    for _ in play(game.start(seats), bots, rng):
        pass


def _busy() -> None:
    while True:
        sum(range(100_000))


def main(given: Sequence[str]) -> None:
    chosen = [name for name in given if not name.startswith("-")] or list(GAMES)
    others = [Process(target=_busy, daemon=True) for _ in range(cpu_count() or 1)] if "--busy" in given else []
    for one in others:
        one.start()
    print(f"{'':18} {'seats':>5} {'choices':>8} {'middle':>10} {'99 of 100':>10} {'longest':>10}")
    missed = []
    for game in map(find_game, chosen):
        for seats in sorted({max(2, game.seats[0]), game.seats[1]}):
            for name in bot_names(game):
                found = measured(game, name, seats)
                line = f"{game.id + ' ' + name:18} {seats:5} {found.choices:8,}"
                print(line + "".join(f" {number:7.2f} ms" for number in found[1:]), flush=True)
                if found.late > LIMITS.get(name, float("inf")):
                    missed.append(f"{game.id} {name} at {seats} seats")
    for one in others:
        one.terminate()
    limits = ", ".join(f"{name} {limit:.0f} ms" for name, limit in LIMITS.items())
    print(f"\nwanted for 99 of 100: {limits}: {'missed by ' + ', '.join(missed) if missed else 'reached by all'}")


if __name__ == "__main__":
    main(sys.argv[1:])
