"""``yam solve``: the best play of what one person plays alone, exactly, and how its scores are spread."""

from __future__ import annotations

import sys
from argparse import Namespace
from types import TracebackType

from yamclub.cli.options import parse_options
from yamclub.cli.output import print_json, report_error, styled
from yamclub.cli.progress import ProgressBar, bar
from yamclub.errors import YamError
from yamclub.games import target as find_target
from yamclub.solve.scores import Range, quantile, ranges
from yamclub.solve.solution import Distribution, Question, points_of
from yamclub.solve.tables import Found, Watcher, distribution, kept_distribution, solved
from yamclub.words import Words

_RANGES = 24
_BAR = 30
_TENTH = 0.1
_NEVER = 5e-7
"""Less than this is not worth a row of a table."""


def run(asked: Namespace, words: Words) -> int:
    target = find_target(asked.problem)
    given = parse_options(asked.options, "solve")
    question = target.question(given, asked.objective)
    if asked.distribution:
        question.check_distribution()  # before anybody waits for the solution
    for name in given:
        if name in target.without_effect and not asked.json:
            sys.stderr.write(words("solve-without-effect", option=name, target=target.id) + "\n")
    with Shown(question, words, as_json=asked.json) as shown:
        found = solved(question, shown, again=asked.again)
        scores = kept_distribution(question, Watcher()) if found.kept else None
        if asked.distribution:
            scores = distribution(question, found.solution, shown, again=asked.again)
    if asked.json:
        print_json(_as_json(question, found, scores if asked.distribution else None))
    else:
        _print(question, found, scores, words, whole=asked.distribution)
    return 0


class Shown(Watcher):
    """Shows on standard error how far the solving is, and what had to be mended."""

    def __init__(self, question: Question, words: Words, *, title: str | None = None, as_json: bool = False) -> None:
        self._words, self._as_json = words, as_json
        self._title = title or words("solve-working", target=question.target.id)
        self._bar: ProgressBar | None = None

    def __enter__(self) -> Shown:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.clear()

    def begins(self) -> None:
        from yamclub.solve.compiled import COMPILE_LINE

        COMPILE_LINE.sentence = self._words("solve-compiling")
        self._bar = ProgressBar(self._title)

    def progress(self, done: int, of: int) -> None:
        if self._bar is not None:
            self._bar.show(done, of)

    def mended(self, refusal: YamError) -> None:
        if self._bar is not None:
            self._bar.clear()
        report_error(refusal, self._words, as_json=self._as_json)


def _as_json(question: Question, found: Found, scores: Distribution | None) -> dict[str, object]:
    solution = found.solution
    answer: dict[str, object] = {
        "target": question.target.id,
        "options": question.options,
        "objective": question.objective,
        "value": solution.value,
        "states": solution.states,
        "seconds": solution.seconds,
        "cached": found.kept,
    }
    return answer if scores is None else {**answer, "distribution": scores}


def _print(question: Question, found: Found, scores: Distribution | None, words: Words, *, whole: bool) -> None:
    solution, number = found.solution, words.number
    what = words(f"solve-what-{question.target.id}")
    if question.is_chance:
        share, goal = number(100 * solution.value, 7), points_of(question.objective) or 0
        said = words("solve-odds", what=what, value=number(solution.value, 12), share=share, goal=goal)
    else:
        said = words("solve-average", what=what, value=number(solution.value, 9))
    options = ", ".join(f"{name}={value}" for name, value in question.options.items())
    done = "solve-kept" if found.kept else "solve-states"
    lines = [styled(said, "bold"), words("solve-options", options=options)]
    if scores is not None:
        low, middle, high = (quantile(scores, share) for share in (_TENTH, 0.5, 1 - _TENTH))
        lines.append(words("solve-quantiles", tenth=round(100 * _TENTH), low=low, middle=middle, high=high))
    lines.append(styled(words(done, states=solution.states, seconds=number(solution.seconds, 2)), "dim"))
    if scores is not None and whole:
        lines += ["", *_table(scores, words)]
    sys.stdout.write("\n".join(lines) + "\n")


def _table(scores: Distribution, words: Words) -> list[str]:
    number, rows = words.number, _worth_showing(ranges(scores, _RANGES))
    tallest = max(row.share for row in rows)
    heads = [words(f"solve-column-{name}") for name in ("score", "share", "above")]
    lines = [styled("{:>11}  {:>13}  {:>13}".format(*heads), "dim")]
    for row in rows:
        name = str(row.first) if row.first == row.last else f"{row.first}–{row.last}"
        shares = f"{number(100 * row.share, 4):>11} %  {number(100 * row.above, 4):>11} %"
        lines.append(f"{name:>11}  {shares}  {bar(row.share / tallest, _BAR)}".rstrip())
    return lines


def _worth_showing(rows: list[Range]) -> list[Range]:
    """Without the rows at the low end that would all say 0.0000 %."""
    first = next((place for place, row in enumerate(rows) if row.share >= _NEVER), 0)
    return rows[first:]
