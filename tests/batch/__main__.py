"""Many matches of each game side by side: ``python -m tests.batch [--matches 1000000] [GAME …]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from time import monotonic

from tests.batch.plan import bouts, played
from yamclub.games import GAMES
from yamclub.solve.threads import CORES

BOUT = 256
"""Matches after which progress is told."""


def run(name: str, matches: int) -> bool:
    """All bouts of a game on all cores; whether arrays and contract agreed in each."""
    every = list(bouts(name, matches, most=BOUT))
    wanted, finished, start = sum(bout.matches for bout in every), 0, monotonic()
    with get_context("spawn").Pool(CORES) as pool:
        for bout, result in pool.imap_unordered(played, every):
            if isinstance(result, str):
                sys.stderr.write(f"\n{bout}\n{result}\n")
                pool.terminate()
                return False
            finished += result.matches
            left = (monotonic() - start) / finished * max(0, wanted - finished)
            sys.stderr.write(f"\r{name}: {finished:,} of {wanted:,} matches, {left / 60:.0f} min left ")
    sys.stderr.write("\r\x1b[K")
    took = monotonic() - start
    sys.stdout.write(f"{name}: {finished:,} matches agree, every option and seat count, in {took:.0f} s\n")
    return True


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.batch", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all if none is given")
    parser.add_argument("--matches", type=int, default=1_000_000, help="of each game")
    asked = parser.parse_args(given)
    return 0 if all(run(name, asked.matches) for name in asked.games or GAMES) else 1


if __name__ == "__main__":
    sys.exit(main())
