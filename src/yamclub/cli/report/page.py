"""The report as a page: everything in its order, with its style inside."""

from __future__ import annotations

from pkgutil import get_data

from yamclub import __version__
from yamclub.cli.report.chart import chart
from yamclub.cli.report.choices import all_choices, marked_choices, turning_points
from yamclub.cli.report.closing import closing
from yamclub.cli.report.dice import dice_symbols
from yamclub.cli.report.heading import heading, title
from yamclub.cli.report.markup import Html, tag
from yamclub.cli.report.match import Reported
from yamclub.cli.report.players import players
from yamclub.coach.line import Line
from yamclub.coach.report import Analysis
from yamclub.words import Words

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
"""Nothing is fetched and nothing is run, whatever a record says."""


def report_page(analysis: Analysis, line: Line, words: Words, seat: int | None) -> bytes:
    """With a seat, only that player's choices."""
    match = Reported(analysis, line, words, seat)
    main = [part(match) for part in (heading, players, chart, turning_points, marked_choices, all_choices, closing)]
    made = tag("footer", tag("p", words("analyse-report-made", version=__version__), class_="soft small"))
    body = tag("body", dice_symbols(), tag("main", *main), made)
    return f"<!DOCTYPE html>\n{tag('html', _head(match), body, lang=words.language)}\n".encode()


def _head(match: Reported) -> Html:
    style = (get_data("yamclub.cli.report", "style.css") or b"").decode()
    names = ", ".join(match.names)
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="light dark"),
        tag("title", f"{title(match)} – {names}"),
        tag("style", Html(style)),
    )
