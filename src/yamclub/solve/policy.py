"""The solution that a bot plays by: found once per process, and never made where it would hold others up.

A bot asks for it at its first move, in a thread of a server perhaps. So a table that is not there yet
is made by another process; only where that fails, because nothing can be kept, it is made in this one.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from threading import Lock

from yamclub.errors import YamError
from yamclub.kernel.codec import encode
from yamclub.solve.solution import Question, Solution
from yamclub.solve.tables import Watcher, kept, table_path

MAKER = "yamclub.bots.solving"
"""The module that makes a table when it is run."""
_PATIENCE = 600

log = logging.getLogger("yamclub.solve")
_known: dict[Path, Solution] = {}
_lock = Lock()


class Logged(Watcher):
    def mended(self, refusal: YamError) -> None:
        log.info("%s", refusal)


def policy(question: Question) -> Solution:
    """The solution: remembered, or from its table, or made first."""
    path = table_path(question)
    with _lock:
        found = _known.get(path)
        if found is None:
            found = kept(question, Logged()) or _made_elsewhere(question) or question.solve(Logged().progress)
            _known[path] = found
    return found


def known(question: Question) -> Solution | None:
    """The solution, if it is remembered or in a table: nothing is made."""
    path = table_path(question)
    with _lock:
        found = _known.get(path) or kept(question, Logged())
        if found is not None:
            _known[path] = found
    return found


def remember(question: Question, solution: Solution) -> None:
    """A solution that this process has found already."""
    with _lock:
        _known[table_path(question)] = solution


def _made_elsewhere(question: Question) -> Solution | None:
    options = encode(question.options).decode()
    command = [sys.executable, "-m", MAKER, question.target.id, options, question.objective]
    try:
        subprocess.run(  # noqa: S603 - this very Python, and our own module
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE, check=True
        )
    except (OSError, subprocess.SubprocessError) as failure:
        log.info("no table was made elsewhere: %s", failure)
        return None
    return kept(question, Logged())
