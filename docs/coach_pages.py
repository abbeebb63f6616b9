"""The pages on the coach in both languages, whose tables commands write."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from docs.marked import write_part

PAGES = {"en": Path(__file__).with_name("coach.md"), "fr": Path(__file__).with_name("coach.fr.md")}


def write_table(name: str, table: Callable[[str], str]) -> None:
    """Into both pages, each in its language."""
    for lang, page in PAGES.items():
        write_part(page, name, table(lang))


def local(figures: str, lang: str) -> str:
    """Figures as they are written in a language."""
    return figures.replace("%", "\u00a0%").replace(".", ",") if lang == "fr" else figures.replace("%", " %")
