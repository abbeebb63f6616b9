"""Tab completes the command, in the shells themselves."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pexpect
import pytest

from tests.cli.commands import PATIENCE, yam

SHOWING = "yam() { printf '<%s>' \"$@\"; echo; }"
"""In place of the command, one that shows the arguments it was given."""
STARTED = {"bash": ("bash", ["--norc", "--noprofile", "-i"]), "zsh": ("zsh", ["-f", "-i"])}
COMPLETING = {"bash": "true", "zsh": "autoload -U compinit && compinit -D -u"}
"""What a shell's own start-up file does, so that it completes at all."""
PROMPT = "ready>"
TYPED = [
    ("pl", "play"),
    ("play sl", "play slam"),
    ("play slam --comp", "play slam --companion"),
    ("--lang f", "--lang fr"),
    ("odds slam flu", "odds slam flush"),
]


@pytest.fixture
def script(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    done = yam("--completion", request.getfixturevalue("shell"))
    assert (done.returncode, done.stderr) == (0, "")
    file = tmp_path / "completion"
    file.write_text(done.stdout)
    return file


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_tab_completes(shell: str, script: Path) -> None:
    program, arguments = STARTED[shell]
    terminal = pexpect.spawn(program, arguments, encoding="utf-8", timeout=PATIENCE, dimensions=(30, 200))
    terminal.sendline(f"{COMPLETING[shell]}; eval \"$(cat {script})\"; {SHOWING}; PS1='rea''dy>'")
    for typed, completed in TYPED:
        terminal.expect_exact(PROMPT)
        terminal.sendline(f"yam {typed}\t")
        terminal.expect_exact("".join(f"<{word}>" for word in completed.split()))
    # A key that ends the input is lost on a shell that is still taking the terminal back: a line is kept.
    terminal.expect_exact(PROMPT)
    terminal.sendline("exit")
    terminal.expect(pexpect.EOF)
    terminal.close()


@pytest.mark.parametrize("shell", ["fish"])
@pytest.mark.parametrize(("typed", "completed"), TYPED)
def test_tab_completes_in_fish(shell: str, script: Path, typed: str, completed: str) -> None:
    said = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C 'yam {typed}'"],
        capture_output=True, text=True, timeout=PATIENCE, check=True,
    ).stdout  # fmt: skip
    assert [line.split("\t")[0] for line in said.splitlines()] == [completed.split()[-1]]


def test_another_shell_is_refused() -> None:
    done = yam("--completion", "dos")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("[bad_argument]\n")
