"""What is read first: the game, the day, who played, and how it ended."""

from __future__ import annotations

from datetime import datetime

from yamclub.cli.figures import Figures
from yamclub.cli.report.markup import Html, joined, tag
from yamclub.cli.report.match import Reported
from yamclub.cli.results import result_lines
from yamclub.coach.report import Player
from yamclub.words import Words

_SOME, _MUCH = 0.1, 0.3
"""From what share of the win on luck is worth a word, and from what on it is a lot."""


def heading(match: Reported) -> Html:
    words, header = match.words, match.line.header
    date = day(header.started, words)
    names = match.reader.name_list(range(len(match.names)))
    result = match.line.last.result()
    ended = [] if result is None else result_lines(result, match.reader)
    notes = [tag("p", match.say(note), class_="note") for note in match.analysis.notes]
    return tag(
        "header",
        tag("p", joined(title(match), " · ", date), class_="eyebrow"),
        tag("h1", headline(match)),
        tag("p", words("analyse-report-names", names=names)),
        *(tag("p", line) for line in ended),
        *notes,
    )


def title(match: Reported) -> str:
    return match.words("analyse-report-title", game=match.game.name)


def day(started: str | None, words: Words) -> str:
    """The day in words; whatever else a file says there is no day."""
    try:
        when = datetime.fromisoformat(started or "")
    except ValueError:
        return words("analyse-report-no-date")
    month = words("analyse-report-months").split()[when.month - 1]
    return words("analyse-report-date", day=str(when.day), month=month, year=str(when.year))


def headline(match: Reported) -> str:
    """The match in one sentence: who won, and how much of it was luck."""
    words, analysis, figures = match.words, match.analysis, match.figures
    best = max(player.result for player in analysis.players)
    first = [player for player in analysis.players if player.result == best]
    values = _values(match, first[0], figures)
    stopped = "" if analysis.finished else "-stopped"
    if analysis.unit == "points":
        return words(f"coach-headline-alone{stopped}", **values)
    if not analysis.finished:
        return words("coach-headline-stopped", **values)
    if len(first) > 1:
        return words("coach-headline-tied", names=match.reader.name_list([one.seat for one in first]))
    return words("coach-headline-won", **values, luck=luck_word(first[0].luck))


def _values(match: Reported, player: Player, figures: Figures) -> dict[str, str]:
    return {
        "name": match.name(player.seat),
        "lucky": figures.change(player.luck),
        "own": figures.change(player.own),
        "others": figures.change(player.others),
        "result": figures.amount(player.result),
        "expected": figures.amount(player.expected),
    }


def luck_word(luck: float) -> str:
    if luck <= -_SOME:
        return "bad"
    return "much" if luck >= _MUCH else "some" if luck >= _SOME else "even"
