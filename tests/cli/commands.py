"""Running the real command in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect

YAM = str(Path(sys.executable).parent / "yam")
PATIENCE = 120
"""Seconds after which something hangs: a machine that is busy may take its time."""

_NO_LONG_SEARCH = "attempts:1 timeout:1"
"""Where no network answers, the name of no machine could be asked for longer than anybody waits."""


def yam(
    *arguments: str, typed: str | None = None, lang: str = "en", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command with these arguments; without ``typed`` nobody is there to answer."""
    return subprocess.run(
        [YAM, *arguments],
        input="" if typed is None else typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "LANG": lang, "COLUMNS": "80", "RES_OPTIONS": _NO_LONG_SEARCH, **environment},
    )


def at_a_terminal(*arguments: str, rows: int = 30, columns: int = 100) -> pexpect.spawn[str]:
    """The command with somebody at its keys, in English unless they say otherwise."""
    return pexpect.spawn(
        YAM, list(arguments), encoding="utf-8", dimensions=(rows, columns), timeout=PATIENCE, preexec_fn=_heed_ctrl_c
    )


def _heed_ctrl_c() -> None:
    """Tests that are run in the background have been told to ignore it, and would hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def last_words(terminal: pexpect.spawn[str]) -> str:
    """All that is shown until it ends by itself; then its exit status is known."""
    terminal.expect(pexpect.EOF)
    terminal.wait()  # nothing more can be shown, but it may not have quite ended
    terminal.close()
    return str(terminal.before)
