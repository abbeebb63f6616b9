"""A command whose extra is not installed says which one it is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from yamclub.cli.extras import EXTRA_OF

HIDING = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
from yamclub.cli import main
sys.exit(main({arguments!r}))
"""


def without(hidden: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, where these modules are not installed."""
    script = HIDING.format(hidden=hidden, arguments=[*arguments, "--lang", "fr"])
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("hidden", "command", "extra"),
    [
        (["fluent", "fluent.runtime", "rich", "litestar"], ["games"], "play"),
        (["rich"], ["play", "slam", "--seats", "bot"], "play"),
        (["rich"], ["replay", "no.jsonl"], "play"),
        (["fluent", "fluent.runtime", "rich", "litestar"], ["serve"], "serve"),
        (["litestar"], ["serve"], "serve"),
        (["uvicorn"], ["serve"], "serve"),
        (["shtab"], ["--completion", "bash"], "play"),
        (["numba"], ["solve", "slam", "--again"], "solve"),
        (["numba"], ["play", "slam", "--seats", "bot:perfect"], "solve"),
        (["ray"], ["arena", "slam", "greedy", "random", "--ray", "auto"], "lab"),
        (["litestar"], ["arena", "slam", "greedy", "web:cat"], "serve"),
        (["numba", "numpy"], ["solve", "yahtzee", "--set", "bonus=off", "--again"], "solve"),
    ],
)
def test_it_is_named_in_one_line(hidden: list[str], command: list[str], extra: str) -> None:
    done = without(hidden, *command)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.endswith(f' pip install "yamclub[{extra}]". [missing_extra]\n')


def test_an_arena_of_wins_alone_needs_no_arrays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMCLUB_CACHE", str(tmp_path))
    done = without(["numpy", "numba"], "arena", "slam", "novice", "club", "--matches", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["luck_removed"] is None


def test_programs_are_told_too() -> None:
    said = json.loads(without(["rich"], "play", "slam", "--json").stderr)
    assert (said["error"], said["params"]["extra"]) == ("missing_extra", "play")


def test_rules_and_all_bots_but_experts_need_no_extra() -> None:
    script = """
import sys, yamclub, yamclub.match.verify
from random import Random
from yamclub.bots import make_bot
for name in yamclub.GAMES:
    game = yamclub.game(name)
    for bot in game.bots.keys() - {"expert"}:
        make_bot(game, bot, Random(1))
print(sorted({name.partition('.')[0] for name in sys.modules} & set(%r)))
"""
    done = subprocess.run([sys.executable, "-c", script % [*EXTRA_OF]], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def plain_name(name: str) -> str:
    """A package may be written in several ways."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_module_is_in_the_extra_that_is_named() -> None:
    extras: dict[str, set[str]] = {}
    for requirement in requires("yamclub") or []:
        extra = re.search(r"extra == '(\w+)'", requirement)
        if extra is not None:
            extras.setdefault(extra[1], set()).add(plain_name(re.split(r"[^\w.-]", requirement)[0]))
    distributions = packages_distributions()
    for module, extra_name in EXTRA_OF.items():
        assert extras[extra_name] & set(map(plain_name, distributions[module])), module
    named = {plain_name(name) for module in EXTRA_OF for name in distributions[module]}
    assert extras["play"] | extras["serve"] | extras["solve"] <= named
    assert set(extras) == {"play", "serve", "solve", "envs", "lab", "all"}
