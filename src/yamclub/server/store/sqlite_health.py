"""What can be wrong with an SQLite file under a server that runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

from yamclub.server.store.contract import Failing, Problem

LEAST_FREE = 2**20
"""Bytes free below which the disk counts as full: what is written next may just fit, and then no more."""
_SCAN_SECONDS = 0.25
_STEPS = 1000
"""How many steps of SQLite's machine pass between two looks at the time."""
_PROBLEMS: dict[int, Problem] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_BUSY: "busy",
}


def problem_of(bad: BaseException) -> Problem:
    code = getattr(bad, "sqlite_errorcode", None)
    return "error" if code is None else _PROBLEMS.get(code & 0xFF, "error")


def is_damaged(path: Path) -> bool:
    """Read the file as it is on the disk, on a connection without a cache; of a large one, as much as time allows."""
    give_up = monotonic() + _SCAN_SECONDS
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=1)) as db:
            db.set_progress_handler(lambda: monotonic() > give_up, _STEPS)
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as bad:
        if bad.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:  # the time was up
            return False
        if problem_of(bad) == "damaged":
            return True
        raise Failing(problem_of(bad)) from bad
    return bool(found != "ok")
