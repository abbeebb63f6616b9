"""Programs at the other end of a pipe, good and bad: ``python -m tests.lab.outside_bots KIND``."""

from __future__ import annotations

import json
import sys
from time import sleep
from typing import Any


def main(kind: str) -> None:
    matches = 0
    for line in sys.stdin:
        heard = json.loads(line)
        matches += "match" in heard
        if "result" in heard and kind == "once":
            return
        if "your_move" in heard:
            answer(kind, heard, matches)


def answer(kind: str, heard: dict[str, Any], matches: int) -> None:
    match kind:
        case "crashes":
            raise RuntimeError("I give up")
        case "cheats":
            say("keep 99999")
        case "babbles":
            say("what?")
        case "sleeps":
            sleep(60)
        case "fails-first" if matches == 1:
            say("what?")
        case "text":
            say(heard["text"][-1])
        case _:
            say(json.dumps(heard["legal"][-1]))


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
