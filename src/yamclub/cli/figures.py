"""Worths as people read them: chances in percent, alone points."""

from __future__ import annotations

from yamclub.coach.report import Unit
from yamclub.words import Words


class Figures:
    def __init__(self, unit: Unit, words: Words) -> None:
        self._alone, self._words = unit == "points", words

    def amount(self, worth: float) -> str:
        """ "62 %"; alone "843"."""
        return self._written(worth, 0)

    def precise(self, worth: float) -> str:
        """A worth beside others that are close to it: with a decimal."""
        return self._written(worth, 1)

    def change(self, worth: float) -> str:
        """ "+12 %", "−8 %"; nothing before what rounds to zero."""
        shown = self.amount(abs(worth))
        if shown == self.amount(0.0):
            return shown
        return self._words("coach-gain" if worth > 0 else "coach-loss", amount=shown)

    def whole(self, worth: float) -> str:
        """With its unit: "62 %", "843 points"."""
        shown = self.amount(worth)
        return self._words("coach-points", number=shown, count=round(worth)) if self._alone else shown

    def small(self, cost: float) -> str:
        """What a choice cost: "1.7 %", "9.7 points"."""
        if self._alone:
            return self._words("coach-points", number=self.precise(cost), count=cost)
        return self.precise(cost)

    def cost(self, worth: float) -> str:
        """The same in a sentence: "1.7 chances to win in 100"."""
        number = self._number(worth if self._alone else 100 * worth, 1)
        return self._words("analyse-points" if self._alone else "analyse-chances", number=number)

    def _written(self, worth: float, digits: int) -> str:
        number = self._number(worth if self._alone else 100 * worth, digits)
        return number if self._alone else self._words("analyse-percent", number=number)

    def _number(self, value: float, digits: int) -> str:
        shown = self._words.number(value, digits)
        return shown.lstrip("-") if not shown.strip("-0.,") else shown.replace("-", "−")
