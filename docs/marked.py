"""Parts of a page that a command writes: what stands between two marks is replaced."""

from __future__ import annotations

from pathlib import Path


def part_of(page: str, name: str) -> str:
    """What stands between the marks of this name."""
    return page.partition(_begin(name))[2].partition(_end(name))[0]


def write_part(path: Path, name: str, text: str) -> None:
    page = path.read_text(encoding="utf-8")
    before, _, rest = page.partition(_begin(name))
    after = rest.partition(_end(name))[2]
    path.write_text(before + _begin(name) + text + _end(name) + after, encoding="utf-8")


def _begin(name: str) -> str:
    return f"<!-- {name} -->\n"


def _end(name: str) -> str:
    return f"<!-- end of {name} -->\n"
