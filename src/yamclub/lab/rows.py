"""Every match of an arena as a row of a CSV file."""

from __future__ import annotations

import csv
from pathlib import Path

from yamclub.errors import Code, YamError
from yamclub.lab.arena import Arena
from yamclub.lab.report import labels

_BY_SEAT = ("bot", "share", "score", "place", "luck")


def write_rows(path: Path, arena: Arena) -> None:
    """Seats are numbered from 1. Luck is empty where it was not measured, and so is what failed where nothing did."""
    seats = range(1, arena.plan.setup.seats + 1)
    names = labels(arena.plan.setup.bots)
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            by_seat = [f"{what}_{seat}" for what in _BY_SEAT for seat in seats]
            rows.writerow(["pairing", "block", "match", *by_seat, "failed", "reason", "why"])
            for block in arena.played:
                for number, match in enumerate(block.matches, start=1):
                    failure = match.failure
                    failed = ("", "", "") if failure is None else (failure.seat + 1, failure.reason, failure.why)
                    luck = match.luck or ("",) * len(match.table)
                    bots = [names[bot] for bot in match.table]
                    values = [*bots, *match.shares, *match.scores, *match.places, *luck]
                    rows.writerow([block.pairing + 1, block.number + 1, number, *values, *failed])
    except OSError as bad:
        raise YamError(Code.CANNOT_WRITE, file=str(path), why=bad.strerror or str(bad)) from None
