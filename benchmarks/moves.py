"""Moves per second of random play through the public API, compared with peers and a naive twin of the dice.

Peers are OpenSpiel and RLCard, measured in the same run by the same loop. A move is anything that
``apply`` takes: a throw or a card, an action, the clock's. Each is checked as any caller's would be.
The twin is the same game without what the kernel saves: it has ordered throws of single dice
instead of weighted counts, and lists keeps by trying every subset of places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, product
from random import Random
from statistics import median
from time import process_time

from benchmarks.peers import OPEN_SPIEL, RLCARD, installed, open_spiel_moves, rlcard_moves
from yamclub.bots import RandomBot, play
from yamclub.game import Mover, State
from yamclub.games import GAMES, game
from yamclub.kernel.dice import Dice, sub_keeps, throws

SECONDS = 0.7
ROUNDS = 3
"""Everything is measured once per round and the best round counts: other work on the machine can only slow it.
For the same reason only the processor's time counts, ours and the peers'."""
ALONE, WITH_VIEWS = "Yamclub", "Yamclub, with what the mover sees at each decision"
WANTED = {ALONE: 150_000, WITH_VIEWS: 80_000}
"""Moves a second of every game."""
IN_CPP = [name for name in OPEN_SPIEL if not name.startswith("python")]


def random_moves(game_id: str, seconds: float) -> float:
    """Moves a second of the rules alone: chance, legal list and apply."""
    rng, rules = Random(1), game(game_id)
    moves, start = 0, process_time()
    while process_time() - start < seconds:
        state: State = rules.start(max(2, rules.seats[0]))
        now = 0
        while not (turn := state.turn()).over:
            if turn.chance:
                chance = state.chance()
                state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), now)
            elif turn.seats and (not turn.clock or rng.random() < 0.9):
                seat = turn.seats[0] if len(turn.seats) == 1 else rng.choice(turn.seats)
                state = state.apply(seat, rng.choice(state.legal(seat)), now)
            else:
                now = state.deadline() or now
                state = state.apply(Mover.CLOCK, state.legal(Mover.CLOCK)[0], now)
            moves += 1
    return moves / (process_time() - start)


def bot_moves(game_id: str, seconds: float) -> float:
    """Moves a second of random bots, each given what it sees: the loop that plays every match."""
    rng, rules = Random(1), game(game_id)
    seats = [RandomBot(rng)] * max(2, rules.seats[0])
    moves, start = 0, process_time()
    while process_time() - start < seconds:
        moves += sum(1 for _ in play(rules.start(len(seats)), seats, rng))
    return moves / (process_time() - start)


def rate(work: Callable[[], object], seconds: float = 1.0) -> float:
    done, start = 0, process_time()
    while process_time() - start < seconds:
        work()
        done += 1
    return done / (process_time() - start)


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
    contenders = _contenders()
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(ROUNDS):
        for contender, moves in contenders.items():
            best[contender] = max(best[contender], moves(SECONDS))
    _print(best)
    print("counted dice against ordered dice, times faster")
    print(f"    {'the 252 throws':22} {rate(lambda: throws.__wrapped__(5)) / rate(naive_throws):>10.1f}")
    thrown = Dice((1, 2, 4, 4, 6))
    print(f"    {'keeps of a throw':22} {rate(lambda: sub_keeps(thrown)) / rate(lambda: naive_keeps(thrown)):>10.1f}")


def _print(best: dict[tuple[str, str], float]) -> None:
    cpp = [moves for (family, name), moves in best.items() if family not in WANTED and name in IN_CPP]
    family = ""
    for contender, moves_a_second in best.items():
        if contender[0] != family:
            family = contender[0]
            print(f"  {family}")
        compared = f"{moves_a_second / median(cpp):>8.1f} x" if cpp and family in WANTED else ""
        print(f"    {contender[1]:22} {moves_a_second:>10,.0f}{compared}")
    if cpp:
        print(f"    x: times the median of OpenSpiel's games in C++ ({', '.join(IN_CPP)})")
    for family, wanted in WANTED.items():
        slow = [name for (of, name), moves in best.items() if of == family and moves < wanted]
        print(f"  {family}: {wanted:,} wanted of every game, {'missed by ' + ', '.join(slow) if slow else 'reached'}")


def _contenders() -> dict[tuple[str, str], Callable[[float], float]]:
    """By family and name, functions that run for some seconds and give the moves per second."""
    found: dict[tuple[str, str], Callable[[float], float]] = {}
    for game_id in GAMES:
        found[ALONE, game_id] = partial(random_moves, game_id)
    for game_id in GAMES:
        found[WITH_VIEWS, game_id] = partial(bot_moves, game_id)
    if number := installed("open-spiel"):
        family = f"OpenSpiel {number}: C++ changing one state in place, unless named python"
        found |= {(family, name): partial(open_spiel_moves, name, clock=process_time) for name in OPEN_SPIEL}
    if number := installed("rlcard"):
        family = f"RLCard {number}: Python, with what the mover sees at each decision"
        found |= {(family, name): partial(rlcard_moves, name, clock=process_time) for name in RLCARD}
    return found


if __name__ == "__main__":
    main()
