"""``yam new-game`` writes a skeleton that passes the checks and fails only where rules are missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from yamclub.cli.commands.new_game import new_game
from yamclub.errors import Code, YamError

ROOT = Path(__file__).parents[2]
LISTED = Path("src/yamclub/games/__init__.py")


def checkout(folder: Path) -> Path:
    """As much of a checkout as the command looks at."""
    (folder / LISTED).parent.mkdir(parents=True)
    (folder / LISTED).write_text((ROOT / LISTED).read_text())
    return folder


def whole_checkout(folder: Path) -> Path:
    for part in ("src", "tests", "docs", "web/src"):
        copytree(ROOT / part, folder / part, ignore=ignore_patterns("__pycache__", "page", "assets"))
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    return folder


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    paths = {"PYTHONPATH": os.pathsep.join([str(cwd / "src"), str(cwd)]), "YAMCLUB_QUICK": "1"}
    python = [sys.executable, "-m", *command]
    return subprocess.run(python, cwd=cwd, env=os.environ | paths, capture_output=True, text=True, timeout=600)


@pytest.mark.parametrize("game_id", ["abel", "quinze", "zanzi"])
def test_the_skeleton_is_in_shape_whatever_the_game_is_called(tmp_path: Path, game_id: str) -> None:
    written = new_game(whole_checkout(tmp_path), game_id, "A new game")
    assert f', "{game_id}")' in (tmp_path / LISTED).read_text()
    python = [str(path) for path in written if path.suffix == ".py"]
    for check in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        done = run("ruff", *check, *python, cwd=tmp_path)
        assert done.returncode == 0, done.stdout
    assert not [path for path in written if re.search(r"@[A-Za-z]+@", (tmp_path / path).read_text())]


def test_its_types_hold_and_its_tests_fail_only_where_rules_are_missing(tmp_path: Path) -> None:
    written = new_game(whole_checkout(tmp_path), "zanzi", "Zanzi")
    assert run("yamclub.server.protocol.typescript", "web/src", cwd=tmp_path).returncode == 0
    typed = run("mypy", "--no-error-summary", *[str(path) for path in written if path.suffix == ".py"], cwd=tmp_path)
    assert typed.returncode == 0, typed.stdout
    where = [
        "tests/conformance",
        "tests/games/zanzi",
        "tests/games/test_pages.py",
        "tests/words",
        "tests/web/test_types.py",
    ]
    done = run("pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *where, "-k", "zanzi", cwd=tmp_path)
    errors = set(re.findall(r"^E {3,}(\w+)", done.stdout, flags=re.MULTILINE))
    assert errors == {"NotImplementedError"}, done.stdout


def test_nothing_is_written_over(tmp_path: Path) -> None:
    new_game(checkout(tmp_path), "zanzi", "Zanzi")
    rules = tmp_path / "src/yamclub/games/zanzi/rules.py"
    rules.write_text("mine")
    with pytest.raises(YamError) as refused:
        new_game(tmp_path, "zanzi", "Zanzi")
    assert refused.value.code == Code.FILE_EXISTS
    assert rules.read_text() == "mine"
    assert (tmp_path / LISTED).read_text().count('"zanzi"') == 1


@pytest.mark.parametrize("game_id", ["", "9x", "Zanzi", "a b", "../up", "x" * 17])
def test_an_id_that_is_no_name_of_a_folder_is_refused(tmp_path: Path, game_id: str) -> None:
    with pytest.raises(YamError) as refused:
        new_game(checkout(tmp_path), game_id, "Zanzi")
    assert refused.value.code == Code.BAD_ARGUMENT


def test_it_works_in_a_checkout_only(tmp_path: Path) -> None:
    with pytest.raises(YamError) as refused:
        new_game(tmp_path, "zanzi", "Zanzi")
    assert refused.value.code == Code.NO_SUCH_FILE
    assert not list(tmp_path.iterdir())
