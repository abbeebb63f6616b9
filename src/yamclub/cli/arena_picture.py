"""The cross-table of an arena as SVG, readable on light and on dark pages."""

from __future__ import annotations

from html import escape
from pathlib import Path

from yamclub.bots.names import bot_title
from yamclub.cli.arena_table import percent, short, shown_as, span
from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.lab.report import PairLine, Report
from yamclub.words import Words

_LEFT, _TOP, _WIDE, _HIGH = 150, 74, 132, 54
_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #767676 }
  .title { font-size: 15px; font-weight: 600 }
  .share { font-size: 16px; font-weight: 600; fill: #111 }
  .span { font-size: 11px; fill: #222 }
  .cell { stroke: #888; stroke-opacity: 0.45 }"""
_BEHIND, _EVEN, _AHEAD = (224, 142, 110), (221, 221, 221), (122, 178, 224)
"""Colours of a cell: far behind, fair, far ahead. The text on them is dark, whatever the page is."""


def write_picture(path: Path, report: Report, game: Game, words: Words) -> None:
    try:
        path.write_text(cross_table(report, game, words), encoding="utf-8")
    except OSError as bad:
        raise YamError(Code.CANNOT_WRITE, file=str(path), why=bad.strerror or str(bad)) from None


def cross_table(report: Report, game: Game, words: Words) -> str:
    """A row and a column per bot; in the cells the share of the row's bot and its interval."""
    names = [line.bot for line in report.bots]
    written = shown_as(report, words)
    found = {(line.bot, line.against): line for line in report.pairs}
    title = words("arena-title", game=game.name, seats=report.seats, matches=report.matches, seed=report.seed)
    fair = "" if report.fair is None else percent(report.fair, words)
    below = words(f"arena-cross-{report.kind}", others=report.seats - 1, fair=fair)
    width = max(_LEFT + _WIDE * len(names) + 16, 30 + 7 * max(len(title) + 8, len(below)))
    height = _TOP + _HIGH * len(names) + 40
    parts = [_text(16, 26, title, "title", "start")]
    for place, name in enumerate(names):
        parts.append(_text(_LEFT + _WIDE * (place + 0.5), _TOP - 12, short(bot_title(name, words))))
        parts.append(_text(_LEFT - 10, _TOP + _HIGH * (place + 0.5) + 4, short(bot_title(name, words)), anchor="end"))
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            line = found.get((one, other))
            x, y = _LEFT + _WIDE * column, _TOP + _HIGH * row
            colour = "none" if line is None else _colour(line, solo=report.kind == "solo")
            parts.append(f'<rect class="cell" x="{x}" y="{y}" width="{_WIDE}" height="{_HIGH}" fill="{colour}"/>')
            if line is not None:
                parts.append(_text(x + _WIDE / 2, y + 24, written(line.share), "share"))
                parts.append(_text(x + _WIDE / 2, y + 42, span(line.low, line.high, written), "span"))
    parts.append(_text(16, height - 14, below, anchor="start"))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
    label = escape(f"{title}. {below}", quote=True)
    return "\n".join([f'{head}aria-label="{label}">', f"<style>{_STYLE}\n</style>", *parts, "</svg>"]) + "\n"


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "middle") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text{of_kind} x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _colour(line: PairLine, *, solo: bool) -> str:
    """Between the colours of far behind and far ahead; grey where the interval does not tell."""
    if line.low <= line.fair <= line.high:
        away = 0.0
    elif solo:
        away = 1.0 if line.share > line.fair else -1.0
    elif line.share > line.fair:
        away = (line.share - line.fair) / (1 - line.fair)
    else:
        away = line.share / line.fair - 1
    end = _AHEAD if away > 0 else _BEHIND
    mixed = (round(even + abs(away) * (far - even)) for even, far in zip(_EVEN, end, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
