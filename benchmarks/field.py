"""Beside the field: our experts against OpenSpiel's MCTS and IS-MCTS, with the same time for each move.

``make bench-field``. First the expert's own time is measured in a match against itself; OpenSpiel's bots then get as
long for each move as 99 of 100 of its moves take, and never less than ``LEAST``: the processor's time on both sides.
Seats are swapped from match to match, and in each round of seats chance begins from the same seed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks import small_menteur
from benchmarks.open_spiel_bots import SearchBot
from benchmarks.open_spiel_bridge import BridgedGame, shares
from yamclub.bots import Bot, make_bot
from yamclub.game import Action, Game, Mover, State
from yamclub.games import game as find_game
from yamclub.lab.intervals import Interval, moments, share_interval

SMALL = "small-menteur"
GAMES = ("slam", "master", "yams", "yami", "menteur", SMALL)
"""YAM color is a race: OpenSpiel has no clock, and how quick a bot may be is a choice there."""
MATCHES = 40
SECONDS = 600.0
"""For each game; no match is begun later."""
LEAST = 50.0
"""Milliseconds for each move of OpenSpiel's bots, if ours takes less."""
GOAL = 0.65
Chooser = Callable[[State, int], Action]


class Timed:
    """How long choices took, in milliseconds of the processor. Where there is no choice, nothing is counted."""

    def __init__(self, choose: Chooser) -> None:
        self._choose = choose
        self.times: list[float] = []

    def __call__(self, state: State, seat: int) -> Action:
        if len(state.legal(seat)) == 1:
            return state.legal(seat)[0]
        began = process_time()
        chosen = self._choose(state, seat)
        self.times.append(1000 * (process_time() - began))
        return chosen

    def slow(self) -> float:
        """What 99 of 100 choices do not exceed."""
        return quantiles(self.times, n=100)[98] if len(self.times) > 1 else sum(self.times)


class Met(NamedTuple):
    """How a contest ended."""

    game: str
    seats: int
    matches: int
    share: float
    interval: Interval
    allowed: float
    ours: Timed
    theirs: Timed
    simulations: float
    """For each move of theirs."""

    @property
    def fair(self) -> float:
        return 1 / self.seats


def ours(bot: Bot) -> Chooser:
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat))


def played(state: State, choosers: Sequence[Chooser], luck: Random) -> State:
    """A match to its end. Seats that decide at the same time are asked one after the other."""
    while not (turn := state.turn()).over:
        if turn.chance:
            chance = state.chance()
            state = state.advance(Mover.CHANCE, chance.pick(luck.randrange(chance.total)), 0).after
        elif turn.seats:
            seat = turn.seats[0]
            state = state.apply(seat, choosers[seat](state, seat), 0)
        else:
            state = state.apply(Mover.CLOCK, state.legal(Mover.CLOCK)[0], state.deadline() or 0)
    return state


def own_time(rules: Game, seats: int, name: str, seed: int) -> float:
    """What 99 of 100 of this bot's choices do not exceed, in milliseconds, in a match against itself."""
    played(rules.start(seats), [ours(make_bot(rules, name, Random(seed)))] * seats, Random(seed))  # loads what it needs
    timed = Timed(ours(make_bot(rules, name, Random(seed))))
    played(rules.start(seats), [timed] * seats, Random(seed + 1))
    return timed.slow()


def contest(
    rules: Game, name: str, matches: int, *, seconds: float = SECONDS, least: float = LEAST, seed: int = 1
) -> Met:
    """One of ours against OpenSpiel's bot, alone at a table where the others are OpenSpiel's."""
    seats = max(2, rules.seats[0])
    allowed = max(least, own_time(rules, seats, name, seed))
    bridged = BridgedGame(rules, seats, seed=seed)
    peer = SearchBot(bridged, allowed, seed)
    mine, theirs = Timed(ours(make_bot(rules, name, Random(seed)))), Timed(peer.choose)
    won: list[float] = []
    began = perf_counter()
    for number in range(matches):
        if number >= 2 * seats and number % seats == 0 and perf_counter() - began > seconds:
            break
        seat = number % seats
        choosers: list[Chooser] = [mine if one == seat else theirs for one in range(seats)]
        end = played(rules.start(seats), choosers, Random(f"{seed} {number // seats}"))
        result = end.result()
        assert result is not None  # noqa: S101 - it is over
        won.append(shares(result)[seat])
        if (number + 1) % 10 == 0:
            print(f"  {rules.id}: {number + 1} matches, {mean(won):.2f}", file=sys.stderr, flush=True)
    counted = moments(won)
    interval = share_interval(counted.mean, counted.error, counted.values - 1, counted.values, 0.05)
    simulations = peer.simulations / max(1, peer.moves)
    return Met(rules.id, seats, len(won), counted.mean, interval, allowed, mine, theirs, simulations)


def verdict(met: Met) -> str:
    if met.seats == 2 and met.interval.low >= GOAL:
        return f"above {GOAL:.0%}"
    if met.interval.low > met.fair:
        return f"above the fair share of {met.fair:.0%}" + (f" ({GOAL:.0%} reached)" if met.share >= GOAL else "")
    return f"not above the fair share of {met.fair:.0%}"


def line(met: Met) -> str:
    low, high = met.interval
    return (
        f"{met.game:8} {met.seats} seats  {met.share:6.1%} [{low:.1%}, {high:.1%}] of {met.matches} matches · "
        f"ours {mean(met.ours.times):.1f} ms a move (99 of 100 within {met.ours.slow():.1f}), "
        f"theirs {mean(met.theirs.times):.1f} of {met.allowed:.0f} ms, {met.simulations:.0f} simulations · "
        f"{verdict(met)}"
    )


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(prog="benchmarks.field", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--milliseconds", type=float, default=LEAST)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    reached = True
    for game_id in asked.games:
        if game_id == SMALL:  # no contest: OpenSpiel's CFR+ solves it, and its best responses judge our solution
            reached = not small_menteur.main([]) and reached
            continue
        rules = find_game(game_id)
        limits = {"seconds": asked.seconds, "least": asked.milliseconds}
        met = contest(rules, asked.bot, asked.matches, **limits, seed=asked.seed)
        print(line(met), flush=True)
        reached = reached and met.interval.low > met.fair
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
