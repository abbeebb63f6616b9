"""What a release says about itself agrees."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yamclub

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_changes_of_this_version_are_told_with_their_date() -> None:
    sections = re.findall(r"^## (\S+) – \d{4}-\d{2}-\d{2}$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    assert sections[0] == yamclub.__version__


def test_the_same_versions_of_python_are_named_everywhere() -> None:
    named = [one.split()[-1] for one in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", one)]
    first, last = named[0], named[-1]
    assert PROJECT["requires-python"] == f">={first},<3.{int(last.split('.')[1]) + 1}"
    span = first if first == last else f"{first} to {last}"
    assert f"`python3` ({span})" in (ROOT / "README.md").read_text()
    assert f"Python {span} is needed" in (ROOT / "Makefile").read_text()


def test_all_is_every_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    (every,) = extras["all"]
    assert every == f"yamclub[{','.join(name for name in extras if name != 'all')}]"
