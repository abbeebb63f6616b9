"""How fast the solvers are on all cores, after compilation, beside yatzy-solver and our own slow twins.

The twins are plain Python: one turn at a time over dictionaries, with the same values to look ahead to.
They solve a slice, and the whole is reckoned from it. Everything of ours is measured in several rounds,
and the best one counts: other work on the machine can only slow it. The processor time tells what one
core would take.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

import numpy as np

from benchmarks.peers import installed
from benchmarks.yatzy_peer import peer_simulation_rate, peer_table_seconds
from yamclub.games.slam.chips import INDEX, formed, is_yamslam
from yamclub.games.slam.solver import solve_alone
from yamclub.games.slam.states import STATES
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import solve_turn
from yamclub.mechanics.sheet import BOXES, UPPER, worth
from yamclub.mechanics.sheet_games import play_sheets
from yamclub.mechanics.sheet_solver import solve_sheets
from yamclub.mechanics.sheet_states import ALL_CLOSED, SheetRules, count_states
from yamclub.solve.numbering import Floats, throw_list
from yamclub.solve.threads import CORES
from yamclub.solve.turn import turn_values

ROUNDS = 7
TURNS = 200_000
GAMES = 10_000_000
SLICE = 12
"""States that a twin solves."""
YAHTZEE = SheetRules(extra_yams="free")

_MEMORY = """
import resource
from yamclub.games.slam.solver import solve_alone
solve_alone("score", True, lambda done, of: None)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def unheard(done: int, of: int) -> None:
    """Progress that nobody follows."""


def best_of(work: Callable[[], object], rounds: int = ROUNDS) -> tuple[float, float]:
    """The seconds of the best round, and its seconds of processor time."""
    work()  # compiles, or reads what was compiled
    found = []
    for _ in range(rounds):
        start, processor = perf_counter(), process_time()
        work()
        found.append((perf_counter() - start, process_time() - processor))
    return min(found)


def seconds_a_state(twin: Callable[[Random], object]) -> float:
    rng = Random(1)
    start = perf_counter()
    for _ in range(SLICE):
        twin(rng)
    return (perf_counter() - start) / SLICE


def sheet_twin(values: Floats) -> Callable[[Random], object]:
    """One state of Yahtzee without bonuses, with what follows looked up."""

    def solve(rng: Random) -> object:
        closed = rng.randrange(ALL_CLOSED)
        may = [box for box in range(len(BOXES)) if not closed >> box & 1]

        def final(dice: Dice) -> float:
            points = worth(dice, "four")
            return max(points[box] + float(values[closed | 1 << box, points[box] if box < UPPER else 0]) for box in may)

        return solve_turn(final, 3)[2]

    return solve


def slam_twin(rng: Random) -> object:
    """One state of Yamslam alone, with what follows made up."""
    after = [rng.random() for _ in range(9)]

    def final(dice: Dice) -> float:
        if is_yamslam(dice):
            return after[7]
        return max((after[INDEX[series]] for series in formed(dice, True)), default=after[8])

    return solve_turn(final, 3)[2]


def line(what: str, measured: str, wanted: str = "") -> None:
    print(f"    {what:44} {measured:>26}  {wanted}")


def verdict(met: bool, goal: str) -> str:
    return f"{'met' if met else 'NOT MET'}: {goal}"


def main() -> None:
    print(f"solvers, {CORES} cores, seconds of the best of {ROUNDS} rounds (processor seconds in brackets)")
    sheets()
    slam()
    turns()
    games()


def sheets() -> None:
    print("  the whole of Yahtzee, joker rule and bonuses, double precision")
    seconds, processor = best_of(lambda: solve_sheets(YAHTZEE, unheard))
    line("ours", f"{seconds:.3f} ({processor:.3f})", verdict(seconds <= 2 * 0.17, "within twice 0.17, hand-written C"))
    twin = seconds_a_state(sheet_twin(solve_sheets(SheetRules(), unheard))) * count_states(YAHTZEE)
    line("our slow twin, reckoned from a slice", f"{twin:,.0f}", f"{twin / seconds:,.0f} times ours")
    if number := installed("yatzy-solver"):
        theirs = min(peer_table_seconds() for _ in range(2))
        met = verdict(theirs >= 8 * seconds, f"8 times ours, it is {theirs / seconds:.0f}")
        line(f"yatzy-solver {number} (Rust, all cores)", f"{theirs:.2f}", met)


def slam() -> None:
    print(f"  the whole of Yamslam alone, {STATES:,} states")
    seconds, processor = best_of(lambda: solve_alone("score", True, unheard))
    line("ours", f"{seconds:.3f} ({processor:.3f})", verdict(seconds < 0.5, "below 2.5, as near 0.5 as it goes"))
    told = subprocess.run([sys.executable, "-c", _MEMORY], capture_output=True, text=True, check=True)  # noqa: S603
    memory = int(told.stdout)
    line("peak memory of the whole process, MB", f"{memory:,}", verdict(memory < 1000, "below 1,000"))
    twin = seconds_a_state(slam_twin) * STATES
    line("our slow twin, reckoned from a slice", f"{twin:,.0f}", f"{twin / seconds:,.0f} times ours")


def turns() -> None:
    print("  turns a second, free keeps, every throw of its own worth")
    worths = np.random.default_rng(1).random((TURNS, len(throw_list())))
    seconds, processor = best_of(lambda: turn_values(worths))
    met = verdict(TURNS / seconds >= 1e6, f"a million; {TURNS / processor:,.0f} a core")
    line("ours", f"{TURNS / seconds:,.0f}", met)
    place = {throw: number for number, throw in enumerate(throw_list())}
    twin = 1 / seconds_a_state(lambda rng: solve_turn(lambda dice: float(worths[rng.randrange(9), place[dice]]), 3))
    line("our slow twin", f"{twin:,.0f}", f"1 / {TURNS / seconds / twin:,.0f} of ours")


def games() -> None:
    print("  games a second of Yahtzee, played by the best choices")
    values = solve_sheets(YAHTZEE, unheard)
    seconds, _ = best_of(lambda: play_sheets(YAHTZEE, values, GAMES, 1, unheard), 2)
    met = verdict(GAMES / seconds >= 1e6, "a million")
    line(f"ours, {GAMES:,} games, choices made anew", f"{GAMES / seconds:,.0f}", met)
    if installed("yatzy-solver"):
        theirs = peer_simulation_rate()
        line("yatzy-solver", f"{theirs:,.0f}", f"1 / {GAMES / seconds / theirs:,.0f} of ours")


if __name__ == "__main__":
    main()
