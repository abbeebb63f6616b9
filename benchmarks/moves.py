"""Moves a second of random play through the public API, beside a naive twin of the dice.

The twin is the same game with what the kernel saves taken out: ordered throws of single dice
instead of weighted counts, and keeps listed by trying every subset of places.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from time import perf_counter

from yamclub.game import Mover, State
from yamclub.games import GAMES, game
from yamclub.kernel.dice import Dice, sub_keeps, throws

SECONDS = 3.0


def random_moves(game_id: str, seconds: float) -> float:
    """Moves a second: chance, legal list and apply included."""
    rng, rules = Random(1), game(game_id)
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        state: State = rules.start(max(2, rules.seats[0]))
        now = 0
        while not (turn := state.turn()).over:
            if turn.chance:
                chance = state.chance()
                state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), now)
            elif turn.seats and (not turn.clock or rng.random() < 0.9):
                seat = rng.choice(turn.seats)
                state = state.apply(seat, rng.choice(state.legal(seat)), now)
            else:
                now = state.deadline() or now
                state = state.apply(Mover.CLOCK, state.legal(Mover.CLOCK)[0], now)
            moves += 1
    return moves / (perf_counter() - start)


def rate(work: Callable[[], object], seconds: float = 1.0) -> float:
    done, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        work()
        done += 1
    return done / (perf_counter() - start)


def naive_throws() -> dict[Dice, int]:
    counted: dict[Dice, int] = {}
    for faces in product(range(1, 7), repeat=5):
        thrown = Dice(faces)
        counted[thrown] = counted.get(thrown, 0) + 1
    return counted


def naive_keeps(thrown: Dice) -> set[Dice]:
    places = range(len(thrown))
    return {Dice(thrown.faces[i] for i in chosen) for n in range(6) for chosen in combinations(places, n)}


def main() -> None:
    print("random play, moves a second on one core")
    for game_id in GAMES:
        print(f"  {game_id:8} {random_moves(game_id, SECONDS):>10,.0f}")
    print("counted dice against ordered dice, times faster")
    print(f"  the 252 throws     {rate(lambda: throws.__wrapped__(5)) / rate(naive_throws):>8.1f}")
    thrown = Dice((1, 2, 4, 4, 6))
    print(f"  keeps of a throw   {rate(lambda: sub_keeps(thrown)) / rate(lambda: naive_keeps(thrown)):>8.1f}")


if __name__ == "__main__":
    main()
