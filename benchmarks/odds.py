"""How fast the odds are told: by the command, from nothing; then within one process, the first time and again.

``make bench-odds``. The fastest of several runs counts.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

ROUNDS = 7
MOST_SECONDS = 1.0
YAM = str(Path(sys.executable).parent / "yam")
ASKED: dict[str, dict[str, str]] = {
    "slam": {"dice": "12256"},
    "master": {"dice": "12256"},
    "yams": {"dice": "12256"},
    "menteur": {"dice": "12256"},
    "yami": {"hand": "7♠,8♠,9♦,10♣,R♥"},
    "color": {},
}
"""A whole table of each game."""
IN_A_PROCESS = """
from time import perf_counter
from yamclub.odds import odds_table
began = perf_counter()
odds_table({game!r}, **{asked!r})
first = perf_counter() - began
again = float("inf")
for _ in range(20):
    began = perf_counter()
    odds_table({game!r}, **{asked!r})
    again = min(again, perf_counter() - began)
print(first, again)
"""


def main() -> None:
    print(f"{'':8}  {'command':>9}  {'first':>9}  {'again':>9}   (the command in at most {MOST_SECONDS:.0f} s)")
    for game, asked in ASKED.items():
        switches = [word for name, value in asked.items() for word in (f"--{name}", value)]
        command = min(_seconds(YAM, "odds", game, *switches) for _ in range(ROUNDS))
        script = IN_A_PROCESS.format(game=game, asked=asked)
        times = [list(map(float, _printed(sys.executable, "-c", script).split())) for _ in range(ROUNDS)]
        first, again = (1000 * min(column) for column in zip(*times, strict=True))
        print(f"{game:8}  {command:7.3f} s  {first:6.1f} ms  {again:6.2f} ms")


def _seconds(*command: str) -> float:
    began = perf_counter()
    _printed(*command)
    return perf_counter() - began


def _printed(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603


if __name__ == "__main__":
    main()
