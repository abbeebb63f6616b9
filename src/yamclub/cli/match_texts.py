"""Moves and choices of a match in sentences."""

from __future__ import annotations

from yamclub.coach.line import Line
from yamclub.coach.report import Analysis, Decision, Option
from yamclub.game import Eye, Viewer
from yamclub.games import game as find_game
from yamclub.mechanics.telling import tell
from yamclub.terminal import Reader


class MatchTexts:
    """A match that was analysed, in the reader's words."""

    def __init__(self, analysis: Analysis, line: Line, reader: Reader) -> None:
        self._game = find_game(analysis.game, analysis.rules)
        self._steps = {one.number: one.step for one in line.steps}
        self._decisions = {one.step: one for one in analysis.decisions}
        self._reader = reader

    def happened(self, number: int, viewer: Viewer = Eye.OPEN) -> str:
        """What this move was."""
        said = self.told(number, viewer)
        if said:
            return said
        decision = self._decisions.get(number)
        return self._reader.words("analyse-report-draw") if decision is None else self.text(decision.chosen)

    def told(self, number: int, viewer: Viewer) -> str:
        """What is told of this move, if anything is."""
        return unbroken(". ".join(map(self._reader.say, tell(self._game, self._steps[number].seen(viewer)))))

    def text(self, option: Option) -> str:
        """A choice."""
        return unbroken(" ".join(map(self._reader.say, option.told))) or option.text

    def brief(self, decision: Decision, option: Option) -> str:
        """The same where it is clear who chose."""
        text = self.text(option)
        rest = text.removeprefix(self._reader.name(decision.seat)).lstrip("\u00a0 :")
        return rest[:1].upper() + rest[1:]


def unbroken(text: str) -> str:
    """No line ends between a number and its percent sign."""
    return text.replace(" %", "\u00a0%")
