"""What practice says in a terminal: the question, the verdict, and how far somebody is."""

from __future__ import annotations

from collections.abc import Sequence

from yamclub.coach.practice_question import Graded, Question
from yamclub.coach.report import Option
from yamclub.coach.schedule import DAY, MINUTE, WAITS, Card, Progress
from yamclub.terminal import Reader


class PracticeWords:
    def __init__(self, reader: Reader) -> None:
        self._reader, self._words = reader, reader.words

    def heading(self, question: Question, number: int, count: int) -> str:
        source = self._words(f"practice-{question.source}")
        return self._words("practice-question", number=number, count=count, source=source)

    def verdict(self, graded: Graded, card: Card, now: int) -> list[str]:
        """How good the answer was, what was better and why, and when the question comes again."""
        caution, words = graded.caution, self._words
        if caution.cost <= 0:
            said = [words("practice-best", points=graded.points, chosen=self._told(caution.chosen))]
        else:
            mark = words(f"practice-mark-{caution.mark or 'none'}")
            chosen, cost = self._told(caution.chosen), self._cost(caution.cost, alone=caution.unit == "points")
            said = [
                words("practice-cost", points=graded.points, mark=mark, chosen=chosen, cost=cost),
                words("practice-better", best=self._told(caution.best)),
            ]
        if caution.why is not None:
            said.append(self._reader.say(caution.why))
        stage = words("practice-stage", stage=card.box + 1, stages=len(WAITS), again=self._again(card.due - now))
        return [*said, stage]

    def summary(self, points: Sequence[int], progress: Progress, questions: int) -> list[str]:
        """Of this session, then of all."""
        words = self._words
        mean = round(sum(points) / len(points)) if points else 0
        return [
            words("practice-summary", count=len(points), mean=mean),
            words("practice-learned", learned=progress.known, questions=questions),
        ]

    def _told(self, option: Option) -> str:
        return " ".join(map(self._reader.say, option.told)) or option.text

    def _cost(self, cost: float, *, alone: bool) -> str:
        whole, _, tenths = f"{cost if alone else 100 * cost:.1f}".partition(".")
        number = self._words("coach-decimal", whole=whole, tenths=tenths)
        return self._words("analyse-points" if alone else "analyse-chances", number=number)

    def _again(self, seconds: int) -> str:
        if seconds >= DAY:
            return self._words("practice-days", count=round(seconds / DAY))
        return self._words("practice-minutes", count=max(1, round(seconds / MINUTE)))
