"""Running the real command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

YAM = str(Path(sys.executable).parent / "yam")


def yam(
    *arguments: str, typed: str | None = None, lang: str = "en", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command with these arguments; without ``typed`` nobody is there to answer."""
    return subprocess.run(
        [YAM, *arguments],
        input="" if typed is None else typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": "", "LANG": lang, "COLUMNS": "80", **environment},
    )
