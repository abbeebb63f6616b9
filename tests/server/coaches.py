"""A process of the coach that only tests ask: it notes what it is asked, and answers once a gate is open.

``COACH_FOLDER`` has the notes (``asked``, a line a question), and the gate (``open``).
"""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

import pytest

from yamclub.bots.worker import Say, run
from yamclub.coach import worker
from yamclub.coach.questions import Progress
from yamclub.server.tables.coach_worker import CoachWorker


class Gate:
    """The coach of all servers in this process, as a test sees it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.setenv("COACH_FOLDER", str(folder))
        monkeypatch.setattr(CoachWorker, "module", "tests.server.coaches")

    def open(self) -> None:
        (self._folder / "open").touch()

    def close(self) -> None:
        (self._folder / "open").unlink()

    @property
    def asked(self) -> list[bytes]:
        noted = self._folder / "asked"
        return noted.read_bytes().splitlines() if noted.exists() else []


def _answer(question: bytes, say: Say) -> None:
    folder = Path(os.environ["COACH_FOLDER"])
    with (folder / "asked").open("ab") as noted:
        noted.write(question)
    say(Progress(3, 10))
    while not (folder / "open").exists():
        sleep(0.01)
    worker.answer(question, say)


if __name__ == "__main__":
    run(_answer)
