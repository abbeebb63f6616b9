"""Makes a table in a process of its own: ``python -m yamclub.bots.solving TARGET OPTIONS OBJECTIVE``."""

from __future__ import annotations

import sys

from yamclub.games import target
from yamclub.kernel.codec import decode
from yamclub.solve.tables import Watcher, solved


def main(name: str, options: str, objective: str) -> None:
    solved(target(name).question(decode(options, dict[str, str]), objective), Watcher())


if __name__ == "__main__":
    main(*sys.argv[1:])
