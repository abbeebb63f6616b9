"""The chances over the match: a line per player, told apart by dash and sign too, and the same as a table."""

from __future__ import annotations

from collections.abc import Sequence

from yamclub.cli.report.markup import Html, joined, tag
from yamclub.cli.report.match import Reported
from yamclub.cli.report.scale import Scale

DASHES = ("", "9 5", "2 4", "12 4 2 4", "5 3", "1 6", "14 6", "6 2 2 2")
SIGNS = ("●", "■", "▲", "◆", "✚", "★", "▼", "✖")
_COLOURS = 5
_LEAST_GAP = 10.5
"""Percent of the width between two numbers above the chart: a thumb has to hit one of them."""


def chart(match: Reported) -> Html:
    words, analysis = match.words, match.analysis
    title = words("coach-chart" if analysis.unit == "win" else "coach-chart-alone")
    return tag(
        "section",
        tag("h2", title, id="chart"),
        _legend(match),
        _drawing(match, title),
        tag("p", words("analyse-report-chart-about"), class_="soft small"),
        tag("details", tag("summary", words("analyse-report-chart-table")), _table(match, title)),
        aria_labelledby="chart",
        class_="sheet",
    )


def _look(seat: int) -> str:
    return f"line-{seat % _COLOURS}"


def _legend(match: Reported) -> Html:
    def item(seat: int) -> Html:
        stroke = tag("path", d="M2 7H38", stroke_dasharray=DASHES[seat] or None)
        sample = tag("svg", stroke, viewBox="0 0 40 14", width="40", height="14", aria_hidden="true")
        sign = tag("span", SIGNS[seat], aria_hidden="true", class_="sign")
        return tag("li", sample, sign, match.name(seat), class_=_look(seat))

    return tag("ul", *(item(player.seat) for player in match.analysis.players), class_="legend")


# --- the drawing


def _drawing(match: Reported, title: str) -> Html:
    """The lines are stretched to the page; whatever is written lies above them, so that it is not."""
    analysis = match.analysis
    scale = Scale(analysis.curve, analysis.unit)
    turns = list(analysis.turning_points)
    discs = spread([scale.x(number) for number in turns], _LEAST_GAP)
    svg = tag(
        "svg",
        tag("title", title, id="chart-title"),
        tag("desc", match.words("analyse-report-chart-about"), id="chart-desc"),
        *(tag("path", d=f"M0 {scale.y(worth):g}H100", class_="grid") for worth in scale.ticks),
        *(
            tag("path", d=f"M{disc:g} -6L{scale.x(number):g} 0V100", class_="turning")
            for number, disc in zip(turns, discs, strict=True)
        ),
        *(_line(scale, player.seat) for player in analysis.players),
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        role="img",
        aria_labelledby="chart-title chart-desc",
    )
    ticks = [
        tag("span", match.figures.amount(worth), class_="tick", style=f"top:{scale.y(worth):g}%", aria_hidden="true")
        for worth in scale.ticks
    ]
    links = [_disc(match, place, number, at) for place, (number, at) in enumerate(zip(turns, discs, strict=True), 1)]
    plot = tag("div", svg, *ticks, *_signs(match, scale, turns), class_="plot")
    return tag(
        "div", tag("nav", *links, class_="discs", aria_label=match.words("coach-turning-points")), plot, class_="chart"
    )


def _line(scale: Scale, seat: int) -> Html:
    return tag("path", d=scale.line(seat), stroke_dasharray=DASHES[seat] or None, class_=f"line {_look(seat)}")


def _disc(match: Reported, place: int, number: int, at: float) -> Html:
    label = match.words("analyse-report-turn-link", place=place, number=number)
    return tag("a", str(place), href=f"#turn-{number}", class_="disc", aria_label=label, style=f"left:{at:g}%")


def _signs(match: Reported, scale: Scale, turns: Sequence[int]) -> list[Html]:
    """The sign of each player where the match turned, and at its end."""
    last = match.analysis.curve[-1][0]
    return [
        tag(
            "span",
            SIGNS[seat],
            class_=f"sign {_look(seat)}",
            aria_hidden="true",
            style=f"left:{scale.x(number):g}%;top:{scale.y(worth):g}%",
        )
        for number in dict.fromkeys([*turns, last])
        for seat, worth in enumerate(scale.at(number))
    ]


def spread(places: Sequence[float], gap: float) -> list[float]:
    """The same places from left to right, moved so far apart that each can be touched, and none beyond the edge.

    >>> spread([50.0, 51.0, 99.0], 10)
    [50.0, 60.0, 99.0]
    >>> spread([95.0, 99.0], 10)
    [90.0, 100.0]
    """
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + gap) if found else place)
    most = 100.0
    for at in reversed(range(len(found))):
        found[at] = round(min(found[at], most), 2)
        most = found[at] - gap
    return found


# --- the table


def _table(match: Reported, title: str) -> Html:
    words, seats = match.words, range(len(match.names))
    head = tag(
        "tr",
        tag("th", words("analyse-report-happened"), scope="col"),
        *(tag("th", match.name(seat), scope="col") for seat in seats),
    )
    rows = [_row(match, number, worths) for number, worths in _telling(match)]
    caption = tag("caption", f"{title}. {words('analyse-report-chart-left-out')}")
    table = tag("table", caption, tag("thead", head), tag("tbody", *rows))
    return tag(
        "div", table, class_="scroll tall", tabindex="0", role="group", aria_label=words("analyse-report-chart-table")
    )


def _telling(match: Reported) -> list[tuple[int, tuple[float, ...]]]:
    """The moves that changed a figure as it is shown."""
    found: list[tuple[int, tuple[float, ...]]] = []
    before: list[str] = []
    for number, worths in match.analysis.curve:
        shown = [match.figures.amount(worth) for worth in worths]
        if shown != before or number in match.analysis.turning_points:
            found.append((number, worths))
        before = shown
    return found


def _row(match: Reported, number: int, worths: Sequence[float]) -> Html:
    words = match.words
    what: Html | str = words("analyse-report-start")
    if number:
        move = words("analyse-report-move", number=number)
        if number in match.analysis.turning_points:
            move_shown = tag("a", move, href=f"#turn-{number}")
        else:
            move_shown = tag("span", move, class_="move")
        what = joined(move_shown, " ", match.told(number))
    return tag("tr", tag("th", what, scope="row"), *(tag("td", match.amount(worth)) for worth in worths))
