"""Start-up counts, so answers that need little import little. How long they take is for ``make bench-startup``."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from yamclub.cli import main
main({arguments!r})
print(*sys.modules, sep=chr(10), file=sys.stderr)
"""
HEAVY = {
    "asyncio",
    "asyncpg",
    "zipfile",
    "litestar",
    "numba",
    "numpy",
    "rich",
    "segno",
    "shtab",
    "sqlite3",
    "uvicorn",
}
ONLY_WHEN_PLAYED = ("yamclub.match", "yamclub.server", "yamclub.terminal")


def imported(*arguments: str) -> set[str]:
    script = SCRIPT.format(arguments=arguments)
    return set(
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr.split()
    )


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["play", "--help"], ["games"], ["games", "--json"], ["odds", "slam"]]
)
def test_a_short_answer_imports_nothing_heavy(arguments: list[str]) -> None:
    modules = imported(*arguments)
    assert not HEAVY & {module.partition(".")[0] for module in modules}
    assert not [module for module in modules if module.startswith(ONLY_WHEN_PLAYED)]


def test_help_imports_no_game() -> None:
    assert not [module for module in imported("--help") if module.startswith("yamclub.games.")]
