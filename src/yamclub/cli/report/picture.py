"""The table as the terminal paints it, drawn as SVG: frames are lines, so that they meet in every font."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from io import StringIO

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style

from yamclub.cli.report.frames import Frames
from yamclub.cli.report.markup import Html, tag

COLUMNS = 76
"""How wide the table is painted. Narrower where it needs less."""
_LEAST_COLUMNS = 48
_WIDE, _HIGH, _BASE = 10, 20, 15
"""Of a character, and where its foot is."""
_COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")


def table_picture(painting: RenderableType) -> Html:
    """The painted table, with colours that the page chooses for light and dark."""
    lines = _painted(painting, COLUMNS)
    below = max(map(_end, lines[1:]), default=COLUMNS)
    if below < _end(lines[0]):  # a long title is broken sooner than the table is made small for it
        lines = _painted(painting, max(_LEAST_COLUMNS, below))
    rows: list[Html] = []
    frames: dict[str, Frames] = defaultdict(lambda: Frames(_WIDE, _HIGH))
    columns = 1
    for row, line in enumerate(lines):
        parts = [part for at, text, style in _runs(line) for part in _parts(at, text, _look(style), row, frames)]
        columns = max(columns, _end(line))
        if parts:
            rows.append(tag("text", *parts, y=row * _HIGH + _BASE))
    drawn = [
        tag("path", d=found.path(), class_=f"frame {look}".strip()) for look, found in frames.items() if found.path()
    ]
    return tag(
        "svg",
        *drawn,
        *rows,
        class_="table",
        viewBox=f"0 0 {(columns + 1) * _WIDE} {len(lines) * _HIGH}",
        style=f"--columns:{columns + 1}",
    )


def _painted(painting: RenderableType, columns: int) -> list[list[Segment]]:
    console = Console(width=columns, file=StringIO(), force_terminal=True, color_system="standard", highlight=False)
    return [list(Segment.simplify(line)) for line in console.render_lines(painting, pad=False)]


def _end(line: Iterable[Segment]) -> int:
    return max((at + cell_len(text) for at, text, _ in _runs(line)), default=0)


def _runs(line: Iterable[Segment]) -> Iterator[tuple[int, str, Style | None]]:
    """Where each run of one style begins; without the blanks at its end."""
    at = 0
    for text, style, control in line:
        if not control and text.strip():
            yield at, text.rstrip("\n").rstrip(), style
        at += cell_len(text)


def _parts(at: int, text: str, look: str, row: int, frames: dict[str, Frames]) -> Iterator[Html]:
    """Words, each at its column; what frames them is put with the frames of its look."""
    word, begun = "", at
    for sign in f"{text}  ":
        framed = sign != " " and frames[look].add(sign, at, row)
        ends = framed or (sign == " " and (not word or word.endswith(" ")))
        if ends:
            if word.strip() == "●":  # a pip: round in every font
                frames[f"pips {look}".strip()].dot(begun, row)
            elif word.strip():
                yield _word(word.rstrip(), begun, look)
            word, begun = "", at + cell_len(sign)
        else:
            word += sign
        at += cell_len(sign)


def _word(word: str, column: int, look: str) -> Html:
    """Stretched to the columns it takes in a terminal, whatever the font."""
    return tag("tspan", word, x=column * _WIDE, textLength=cell_len(word) * _WIDE, class_=look or None)


def _look(style: Style | None) -> str:
    if style is None:
        return ""
    names = ["b"] if style.bold else []
    names += ["dim"] if style.dim else []
    colour = None if style.color is None else style.color.name.removeprefix("bright_")
    return " ".join([*names, *([colour] if colour in _COLOURS else [])])
