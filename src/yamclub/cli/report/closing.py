"""What the words mean, what is exact and what is estimated, and what could not be analysed."""

from __future__ import annotations

from yamclub.cli.report.markup import Html, tag
from yamclub.cli.report.match import Reported
from yamclub.coach.judging import appraiser_of


def closing(match: Reported) -> Html:
    words, unit = match.words, match.analysis.unit
    meanings = [
        words(f"analyse-report-worth-{unit}"),
        words("analyse-report-luck-about"),
        words("analyse-report-own-about"),
    ]
    return tag(
        "section",
        tag("h2", words("analyse-report-words"), id="words"),
        *(tag("p", one) for one in (*meanings, _limits(match))),
        tag("h3", words("analyse-report-sure")),
        *(tag("p", one) for one in _sure(match)),
        aria_labelledby="words",
        class_="sheet",
    )


def _limits(match: Reported) -> str:
    limits = appraiser_of(match.game).limits(match.line.start)
    shown = {name: match.figures.whole(getattr(limits, name)) for name in ("inaccuracy", "mistake", "blunder")}
    return match.words("analyse-report-limits", **shown)


def _sure(match: Reported) -> list[Html | str]:
    words, analysis = match.words, match.analysis
    exact, count = sum(one.exact for one in analysis.decisions), len(analysis.decisions)
    said: list[Html | str] = []
    if analysis.exact:
        said.append(words("coach-exact"))
    elif exact:
        said.append(words("analyse-report-partly", exact=exact, count=count))
    else:
        said.append(words("coach-estimated"))
    if analysis.rollouts:
        said.append(words("coach-rollouts", count=analysis.rollouts))
    return [*said, *(match.say(note) for note in analysis.notes)]
