"""An analysis as it is read in a terminal: tables of the players, a chart, turning points and mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from yamclub.cli.figures import Figures
from yamclub.cli.match_texts import MatchTexts, unbroken
from yamclub.cli.reactions import fill_reactions
from yamclub.coach.line import Line
from yamclub.coach.report import Analysis, Decision, Player
from yamclub.game import Eye
from yamclub.terminal import Reader
from yamclub.words import Words

_BARS = "▁▂▃▄▅▆▇█"
_MOST_NAME = 24
_LEAST_WIDTH, _MOST_WIDTH = 20, 72
_MOST_TEXT = 100
"""Longer lines are hard to read, however wide the terminal is."""
_STYLES = {"inaccuracy": "", "mistake": "yellow", "blunder": "bold red"}


class AnalysisText:
    def __init__(self, analysis: Analysis, line: Line, words: Words, width: int = 80) -> None:
        self._analysis, self._words, self._width = analysis, words, min(width, _MOST_TEXT)
        self._figures = Figures(analysis.unit, words)
        self._reader = Reader(words, tuple(player.name for player in analysis.players), Eye.OPEN)
        self._texts = MatchTexts(analysis, line, self._reader)
        longest = max(len(player.name) for player in analysis.players)
        self._name_width = max(4, min(longest, _MOST_NAME, width // 3))

    def parts(self, seat: int | None) -> Iterator[RenderableType]:
        """Everything in its order; with a seat, only that player's choices."""
        words, analysis = self._words, self._analysis
        for note in analysis.notes:
            yield Text(self._reader.say(note), style="yellow")
        yield self._results()
        meaning = words("analyse-meaning" if analysis.unit == "win" else "analyse-meaning-alone")
        yield Text(_wrapped(meaning, self._width))
        yield ""
        yield self._marks()
        yield ""
        if any(player.reactions for player in analysis.players):
            yield Text(words("analyse-quick"), style="bold")
            yield fill_reactions(self._players(), analysis.players, self._figures, words)
            yield ""
        yield Text(words("analyse-chart"), style="bold")
        yield from self._chart()
        yield ""
        yield Text(words("analyse-turning"), style="bold")
        yield self._turning_points()
        marked = [one for one in analysis.decisions if one.mark and seat in (None, one.seat)]
        yield ""
        yield Text(words("analyse-choices", count=len(marked)), style="bold")
        if marked:
            yield self._choices(marked)

    # --- the players

    def _results(self) -> Table:
        """What made each result."""
        table = self._players()
        alone = len(self._analysis.players) == 1
        for name in ("expected", "luck", "own", *(() if alone else ("others",)), "result", "adjusted"):
            table.add_column(self._words(f"analyse-{name}"), justify="right")
        for player in self._analysis.players:
            table.add_row(*self._result(player, alone=alone))
        return table

    def _result(self, player: Player, *, alone: bool) -> Iterator[str]:
        figures = self._figures
        changes = (player.luck, player.own, *(() if alone else (player.others,)))
        adjusted = figures.amount(player.adjusted)
        if player.uncertainty:
            adjusted += f"\u00a0±\u00a0{figures.amount(player.uncertainty)}"
        yield player.name
        for shown in (
            figures.amount(player.expected),
            *map(figures.change, changes),
            figures.amount(player.result),
            adjusted,
        ):
            yield unbroken(shown)

    def _marks(self) -> Table:
        """How well each played."""
        table = self._players()
        for mark in _STYLES:
            table.add_column(self._words(f"coach-marks-{mark}"), justify="right")
        table.add_column(self._words("analyse-level"))
        for player in self._analysis.players:
            level = "–" if player.level is None else self._words(f"bot-{player.level}")
            table.add_row(player.name, str(player.inaccuracies), str(player.mistakes), str(player.blunders), level)
        return table

    def _players(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        width = self._name_width
        table.add_column(self._words("analyse-player"), min_width=width, max_width=width, no_wrap=True)
        return table

    # --- the match

    def _chart(self) -> Iterator[Text]:
        """A row per player: how high the bars stand is the chance at that moment."""
        curve = self._analysis.curve
        width = max(_LEAST_WIDTH, min(_MOST_WIDTH, self._width - self._name_width - 8))
        places = [round(at * (len(curve) - 1) / (width - 1)) for at in range(width)]
        low, high = self._range()
        for player in self._analysis.players:
            worths = [curve[place][1][player.seat] for place in places]
            steps = [round((worth - low) / (high - low) * (len(_BARS) - 1)) for worth in worths]
            bars = "".join(_BARS[min(max(step, 0), len(_BARS) - 1)] for step in steps)
            name = Text(player.name)
            name.truncate(self._name_width, overflow="ellipsis", pad=True)
            yield Text.assemble(name, f" {bars} {self._figures.amount(worths[-1])}")

    def _range(self) -> tuple[float, float]:
        if self._analysis.unit == "win":
            return 0.0, 1.0
        worths = [one[1][0] for one in self._analysis.curve]
        return min(worths), max(max(worths), min(worths) + 1)

    def _turning_points(self) -> RenderableType:
        if not self._analysis.turning_points:
            return self._words("coach-no-turning-points")
        curve = dict(self._analysis.curve)
        numbers = list(curve)
        grid, width = self._grid()
        for number in self._analysis.turning_points:
            before = curve[numbers[numbers.index(number) - 1]]
            text = Text(_wrapped(self._texts.happened(number), width))
            text.append(f"\n{_wrapped(self._changes(before, curve[number]), width)}", style="dim")
            grid.add_row(Text(self._words("analyse-report-move", number=number), style="bold"), text)
        return grid

    def _changes(self, before: tuple[float, ...], after: tuple[float, ...]) -> str:
        least = 0.005 if self._analysis.unit == "win" else 0.5
        changes = (
            f"{player.name}\u00a0{self._figures.change(after[player.seat] - before[player.seat])}"
            for player in self._analysis.players
            if abs(after[player.seat] - before[player.seat]) >= least
        )
        return ", ".join(changes)

    def _choices(self, marked: list[Decision]) -> Table:
        names = {mark: self._words(f"coach-mark-{mark}") for mark in _STYLES}
        grid, width = self._grid(*(names[str(one.mark)] for one in marked))
        for decision in marked:
            move = Text(self._words("analyse-report-move", number=decision.step), style="bold")
            mark = str(decision.mark)
            move.append(f"\n{names[mark]}", style=f"not bold {_STYLES[mark]}")
            grid.add_row(move, self._choice(decision, width))
        return grid

    def _choice(self, decision: Decision, width: int) -> Text:
        """One marked choice: what it cost, what was better and why."""
        said = self._words(
            "analyse-choice",
            chosen=self._texts.text(decision.chosen),
            best=self._texts.text(decision.best),
            cost=self._figures.cost(decision.cost),
        )
        text = Text(_wrapped(said, width))
        if decision.why is not None:
            text.append(f"\n{_wrapped(self._reader.say(decision.why), width)}", style="dim")
        return text

    # --- layout

    def _grid(self, *labels: str) -> tuple[Table, int]:
        """Which move, and beside it what there is to say; and how wide that may be."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        last = self._words("analyse-report-move", number=self._analysis.curve[-1][0])
        return grid, max(_LEAST_WIDTH, self._width - 3 - max(map(len, (last, *labels))))


def _wrapped(text: str, width: int) -> str:
    """Rich would also break a line at the spaces that must not be broken."""
    return fill(unbroken(text), width, break_long_words=False, break_on_hyphens=False)
