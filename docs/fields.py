"""Writes the tables of observation fields into ``docs/batch.md``, from the code: ``python -m docs.fields``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from yamclub.batch import make
from yamclub.games import GAMES, game

PAGE = Path(__file__).parent / "batch.md"
_START, _END = "<!-- fields: make fields -->", "<!-- end of fields -->"


def _rows(name: str) -> Iterator[str]:
    rules = game(name)
    seats = max(2, rules.seats[0])
    table = make(name, 1, seats)
    yield f"### {rules.name}, {seats} seats"
    seen = table.last.observation
    yield f"{len(table.actions)} actions, {seen.shape[1]} columns of `{seen.dtype}`."
    yield ""
    yield "| field | columns | what it holds |"
    yield "|---|---|---|"
    for field in table.fields:
        where = table.columns[field.name]
        columns = f"{where.start}" if field.width == 1 else f"{where.start}–{where.stop - 1}"
        yield f"| `{field.name}` | {columns} | {field.meaning} |"
    yield ""


def written(page: str) -> str:
    """The page with its tables as they are now."""
    tables = "\n".join(line for name in GAMES for line in _rows(name))
    between = re.compile(f"{re.escape(_START)}.*?{re.escape(_END)}", flags=re.DOTALL)
    return between.sub(lambda _: f"{_START}\n{tables}{_END}", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
