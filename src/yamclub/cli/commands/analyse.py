"""``yam analyse``: what was best in a recorded match, what choices cost, and how much was luck."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from yamclub.cli.analysis import AnalysisText
from yamclub.cli.leaving import signals_interrupt
from yamclub.cli.numbers import seat_number, whole_number
from yamclub.cli.output import print_json
from yamclub.cli.progress import ProgressBar
from yamclub.coach import analyse
from yamclub.coach.line import Line, read_line
from yamclub.coach.report import Analysis
from yamclub.words import Words

MOST_ROLLOUTS, MOST_JOBS = 10_000, 64


def run(asked: Namespace, house_words: Words) -> int:
    rollouts = _number(asked.rollouts, "--rollouts", 0, MOST_ROLLOUTS, 0)
    jobs = _number(asked.jobs, "--jobs", 1, MOST_JOBS, 1)
    line = read_line(Path(asked.file))
    seat = None if asked.seat is None else seat_number(asked.seat, "--seat", "analyse", len(line.header.seats))
    work = partial(_analysed, line, rollouts, jobs, house_words)
    words = Words(house_words.language, line.header.game)
    analysis = work() if asked.html is None else _reported(work, line, words, asked.html, seat)
    if asked.json:
        print_json(analysis)
        return 0
    console = Console(highlight=False)
    for part in AnalysisText(analysis, line, words, console.width).parts(seat):
        console.print(part)
    if asked.html is not None:
        console.print()
        console.print(words("analyse-written", file=asked.html), soft_wrap=True, markup=False)
    return 0


def _analysed(line: Line, rollouts: int, jobs: int, words: Words) -> Analysis:
    progress = ProgressBar(words("analyse-progress"))
    try:
        return analyse(line, rollouts=rollouts, jobs=jobs, progress=progress.show)
    finally:
        progress.clear()


def _reported(work: Callable[[], Analysis], line: Line, words: Words, path: str, seat: int | None) -> Analysis:
    """The analysis, and its report in a file that is tried before the long work begins."""
    from yamclub.cli.report import NewFile, report_page

    with signals_interrupt(), NewFile(path) as file:
        analysis = work()
        file.write(report_page(analysis, line, words, seat))
        return analysis


def _number(text: str | None, argument: str, least: int, most: int, usual: int) -> int:
    if text is None:
        return usual
    return whole_number(text, argument, "analyse", least=least, most=most)
