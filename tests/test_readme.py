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
READMES = ("README.md", "README.fr.md")


def blocks(readme: str, language: str) -> list[str]:
    text = (ROOT / readme).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def commands(readme: str) -> list[str]:
    """Without what is said about them."""
    lines = [line for block in blocks(readme, "sh") for line in block.splitlines() if line.startswith("yam ")]
    return [shlex.join(shlex.split(line, comments=True)) for line in lines]


COMMANDS = commands("README.md")


@pytest.mark.parametrize("readme", READMES)
def test_its_python_can_be_pasted_and_prints_what_it_says(readme: str, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(readme, "python")
    exec(code, {})  # noqa: S102 - pasted
    assert capsys.readouterr().out.split() == re.findall(r"^print.*# (\w+)$", code, flags=re.MULTILINE) != []


@pytest.mark.parametrize("line", COMMANDS)
def test_its_commands_are_understood(line: str) -> None:
    asked = read_arguments(shlex.split(line)[1:], Words("en"))
    assert asked is not None
    assert getattr(asked, "game", None) in {*GAMES, None}


def test_its_commands_are_all_of_them() -> None:
    commands = {"games", "play", "replay", "serve", "odds", "solve", "verify", "analyse", "practice", "arena", "train"}
    assert {line.split()[1] for line in COMMANDS} == commands


def test_the_french_one_is_its_twin() -> None:
    """The same commands, the same games on their French pages, and a link each way."""
    english, french = ((ROOT / readme).read_text(encoding="utf-8") for readme in READMES)
    assert commands("README.fr.md") == COMMANDS
    pages = re.findall(r"docs/games/\w+\.md", english)
    assert re.findall(r"docs/games/\w+\.fr\.md", french) == [page.replace(".md", ".fr.md") for page in pages] != []
    assert "(README.fr.md)" in english
    assert "(README.md)" in french


@pytest.mark.parametrize("page", [*READMES, "CONTRIBUTING.md"])
def test_every_make_it_names_is_there_and_every_link_leads_somewhere(page: str) -> None:
    text, rules = (ROOT / page).read_text(encoding="utf-8"), (ROOT / "Makefile").read_text()
    for target in re.findall(r"\bmake ([a-z-]+)\b(?=`|  )", text):
        assert re.search(rf"^{target}:.*## ", rules, flags=re.MULTILINE), target
    for link in re.findall(r"\]\((?!http)([^)#]+)|src=\"([^\"]+)\"", text):
        assert (ROOT / "".join(link)).exists(), link
