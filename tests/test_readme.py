"""What the README tells newcomers to type works as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from yamclub.cli.arguments import read_arguments
from yamclub.games import GAMES
from yamclub.words import Words

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("yam ")]


def test_its_python_can_be_pasted_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(code, {})  # noqa: S102 - pasted
    assert capsys.readouterr().out.split() == re.findall(r"^print.*# (\w+)$", code, flags=re.MULTILINE) != []


@pytest.mark.parametrize("line", COMMANDS, ids=lambda line: shlex.join(shlex.split(line, comments=True)))
def test_its_commands_are_understood(line: str) -> None:
    asked = read_arguments(shlex.split(line, comments=True)[1:], Words("en"))
    assert asked is not None
    assert getattr(asked, "game", GAMES[0]) in GAMES


def test_its_commands_are_all_of_them() -> None:
    assert {line.split()[1] for line in COMMANDS} == {"games", "play", "replay", "serve", "verify"}


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_it_names_is_there_and_every_link_leads_somewhere(page: str) -> None:
    text, rules = (ROOT / page).read_text(), (ROOT / "Makefile").read_text()
    for target in re.findall(r"\bmake ([a-z-]+)\b(?=`|  )", text):
        assert re.search(rf"^{target}:.*## ", rules, flags=re.MULTILINE), target
    for link in re.findall(r"\]\((?!http)([^)#]+)|src=\"([^\"]+)\"", text):
        assert (ROOT / "".join(link)).exists(), link
