"""The terminal as people see it: the table, what happened last, and what can be done."""

from __future__ import annotations

from collections import deque

from rich.console import Console, Group, RenderableType
from rich.text import Text

_MOST_LOG = 8
_FORGET_SCROLLED = "\x1b[3J"
"""Clears the lines that have scrolled off the top."""


class Screen:
    """Redraws in place on a terminal; in plain mode it only adds lines, until a curtain hides them."""

    def __init__(self, console: Console, *, plain: bool) -> None:
        self.console = console
        self.plain = plain or not console.is_terminal
        self._log: deque[str] = deque(maxlen=_MOST_LOG)

    def tell(self, sentences: list[str]) -> None:
        """Something happened: printed at once in plain mode, else shown with the next drawing."""
        self._log.extend(sentences)
        if self.plain:
            for sentence in sentences:
                self.say(sentence)

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def draw(self, board: RenderableType, footer: list[Text]) -> None:
        if self.plain:
            self.console.print(Group(Text(""), board, *footer))
            return
        self.console.clear()
        left = self.console.height - 1 - self._rows(board, *footer)  # one row is the cursor's
        log = self._latest(max(1, left - 2)) if left > 0 else []
        gaps = [Text("")] * min(2, max(0, left - len(log)))
        self.console.print(Group(board, *gaps[:1], *log, *gaps[1:], *footer))

    def _rows(self, *parts: RenderableType) -> int:
        return len(self.console.render_lines(Group(*parts)))

    def _latest(self, rows: int) -> list[Text]:
        shown = list(self._log)[-rows:]
        log = [Text(f"   {sentence}", style="dim", overflow="ellipsis", no_wrap=True) for sentence in shown]
        if log:
            log[-1].stylize("not dim")
        return log

    def curtain(self, text: str) -> None:
        """Hide everything before another player looks, including what could be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()  # first, because some terminals scroll away what they clear
            self.console.file.write(_FORGET_SCROLLED)
        else:
            self.console.print("\n" * 60)
        self.say(text)
