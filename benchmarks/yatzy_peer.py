"""What PyPI's ``yatzy-solver`` takes for the same work: Yahtzee solved exactly, and games played by its table.

It is a Rust library (rayon: it uses every core, unless ``RAYON_NUM_THREADS`` says otherwise) in a wheel.
Its variant ``american`` is Yahtzee with the joker rule and bonuses of 100, worth 254.5896. It keeps no
table between runs, and ``Solver.build`` works in double precision. ``simulate`` plays whole games by the
table it built, in parallel, and looks for the best of all keeps at each decision.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

SIMULATED = 50_000

_BUILD = """
import json, time
from yatzy_solver import Solver, Variant
start = time.perf_counter()
solver = Solver.build(Variant("american"))
seconds = time.perf_counter() - start
value = solver.state_value("upper 0 | filled -")
assert solver.precision == "f64" and abs(value - 254.589609) < 1e-6
"""
_SIMULATE = """
start = time.perf_counter()
played = solver.simulate({games}, seed=1)
seconds = time.perf_counter() - start
assert abs(played["mean"] - value) < 6 * played["std_error"]
"""
_TELL = "print(json.dumps(seconds))"


def peer_table_seconds(threads: int | None = None) -> float:
    """How long it takes to solve the whole of Yahtzee in double precision. Its import is not counted."""
    return _measured(_BUILD + _TELL, threads)


def peer_simulation_rate(games: int = SIMULATED, threads: int | None = None) -> float:
    """Games a second of optimal play. Building the table is not counted."""
    return games / _measured(_BUILD + _SIMULATE.format(games=games) + _TELL, threads)


def _measured(program: str, threads: int | None) -> float:
    """The seconds that a program prints, run in a process of its own: nothing is warm, and no thread is left over."""
    limit = {} if threads is None else {"RAYON_NUM_THREADS": str(threads)}
    run = [sys.executable, "-c", program]
    ended = subprocess.run(run, env=os.environ | limit, capture_output=True, text=True, check=True)  # noqa: S603
    return float(json.loads(ended.stdout))


if __name__ == "__main__":
    print(f"yatzy-solver: table in {peer_table_seconds():.2f} s, {peer_simulation_rate():,.0f} games a second")
