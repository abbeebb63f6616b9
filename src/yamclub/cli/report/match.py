"""The match that a report is about: what happened at each move, what it changed, and what the table looked like."""

from __future__ import annotations

from typing import NamedTuple

from yamclub.cli.faces import load_face
from yamclub.cli.figures import Figures
from yamclub.cli.match_texts import MatchTexts, unbroken
from yamclub.cli.report.markup import Html, tag
from yamclub.cli.report.picture import table_picture
from yamclub.coach.line import Line
from yamclub.coach.report import Analysis, Decision, Option
from yamclub.game import Eye, Mover, Viewer
from yamclub.games import game as find_game
from yamclub.match.entries import MAX_NAME
from yamclub.mechanics.telling import DiceShown, Said, tell
from yamclub.terminal import Reader
from yamclub.words import Words


class Change(NamedTuple):
    """What everybody's chances were before a move, and after it."""

    before: tuple[float, ...]
    after: tuple[float, ...]


class Reported:
    """An analysis beside the match it is of."""

    def __init__(self, analysis: Analysis, line: Line, words: Words, seat: int | None) -> None:
        self.analysis, self.line, self.words, self.seat = analysis, line, words, seat
        self.game = find_game(analysis.game, analysis.rules)
        self.figures = Figures(analysis.unit, words)
        self.names = tuple(_short(player.name) for player in analysis.players)
        self.reader = Reader(words, self.names, Eye.OPEN)
        self._face = load_face(self.game)
        self._texts = MatchTexts(analysis, line, self.reader)
        self._steps = {one.number: one.step for one in line.steps}
        self._numbers = [one.number for one in line.steps]
        self._curve = dict(analysis.curve)
        self._places = [number for number, _ in analysis.curve]
        self.decisions = {one.step: one for one in analysis.decisions}

    @property
    def marked(self) -> list[Decision]:
        """The choices that cost something, of everybody or of the one player asked for."""
        return [one for one in self.analysis.decisions if one.mark and self.seat in (None, one.seat)]

    def name(self, seat: int) -> str:
        return self.reader.name(seat)

    def say(self, said: Said) -> str:
        return unbroken(self.reader.say(said))

    def text(self, option: Option) -> str:
        return self._texts.text(option)

    def brief(self, decision: Decision, option: Option) -> str:
        return self._texts.brief(decision, option)

    def told(self, number: int) -> str:
        """What happened at this move."""
        return self._texts.happened(number)

    def rolled(self, number: int) -> str:
        """The dice that lie there after a roll; empty if this move was none."""
        step = self._steps[number]
        if step.by is not Mover.CHANCE:
            return ""
        told = tell(self.game, step.seen(Eye.OPEN))
        return next(
            (str(one.dice) for said in told[:1] for one in said.args.values() if isinstance(one, DiceShown)), ""
        )

    def earlier(self, number: int) -> str:
        """What was told last before this move, to whoever made it."""
        viewer = self.viewer(number)
        earlier = reversed(self._numbers[: self._numbers.index(number)])
        return next(filter(None, (self._texts.told(one, viewer) for one in earlier)), "")

    def viewer(self, number: int) -> Viewer:
        """Who chose; of a draw, everything is shown."""
        by = self._steps[number].by
        return by if isinstance(by, int) else Eye.OPEN

    def change(self, number: int) -> Change:
        place = self._places.index(number)
        return Change(self._curve[self._places[place - 1]], self._curve[number])

    def picture(self, number: int) -> Html:
        """The table before this move, as whoever chose saw it."""
        viewer, words = self.viewer(number), self.words
        reader = Reader(words, self.names, viewer)
        label = words("analyse-report-table")
        if isinstance(viewer, int):
            label = words("analyse-report-table-seen", name=self.name(viewer))
        painting = self._face.paint(self._steps[number].before.view(viewer), reader, frozenset())
        below = self.earlier(number)
        said = tag("span", words("analyse-report-earlier", text=below), class_="earlier") if below else None
        scroll = tag("div", table_picture(painting), class_="scroll", tabindex="0", role="group", aria_label=label)
        return tag("figure", scroll, tag("figcaption", tag("span", label), said), class_="board")

    # --- figures that programs can read too

    def amount(self, worth: float) -> Html:
        return self.value(worth, self.figures.amount(worth))

    def value(self, worth: float, shown: str) -> Html:
        return tag("data", unbroken(shown), value=repr(worth))


def _short(name: str) -> str:
    """Nobody can take a longer name at a table, but anybody can write one into a file."""
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…"
