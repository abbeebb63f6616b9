"""How fast the command answers, compared with a Python that does nothing.

``make bench-startup``. Each is started in turn, several times, and its fastest start counts.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

ROUNDS = 15
MOST_SECONDS = 0.3
YAM = str(Path(sys.executable).parent / "yam")
NOTHING = (sys.executable, "-c", "pass")
ANSWERS = {
    "yam --help": (YAM, "--help"),
    "yam games": (YAM, "games"),
    "import yamclub": (sys.executable, "-c", "import yamclub"),
}


def seconds(command: tuple[str, ...]) -> float:
    began = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
    return perf_counter() - began


def main() -> None:
    commands = {"python -c pass": NOTHING, **ANSWERS}
    quickest = dict.fromkeys(commands, float("inf"))
    for _ in range(ROUNDS):
        for name, command in commands.items():
            quickest[name] = min(quickest[name], seconds(command))
    bare = quickest.pop("python -c pass")
    print(f"python -c pass: {bare:.3f} s")
    for name, took in quickest.items():
        print(f"{name}: {took / bare:.1f} times that, {took:.3f} s (at most {MOST_SECONDS})")


if __name__ == "__main__":
    main()
