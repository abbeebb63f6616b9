"""What made the result of each player: in words, and as bars that go to the right for what helped."""

from __future__ import annotations

from yamclub.cli.report.markup import Html, joined, tag
from yamclub.cli.report.match import Reported
from yamclub.coach.report import Player

_EVEN = 0.005
"""What is less than half a percent, or half a point, made no difference worth words."""


def players(match: Reported) -> Html:
    words, analysis = match.words, match.analysis
    sums = [words("coach-sums")] if analysis.unit == "win" else []
    about = " ".join([words(f"analyse-report-unit-{analysis.unit}"), *sums])
    most = max(max(map(abs, _parts(player).values())) for player in analysis.players) or 1.0
    cards = [_card(match, player, most) for player in analysis.players]
    return tag(
        "section",
        tag("h2", words("analyse-report-players-title"), id="players"),
        tag("p", about, class_="soft"),
        tag("div", *cards, class_="cards"),
        aria_labelledby="players",
    )


def _parts(player: Player) -> dict[str, float]:
    return {
        "expected": player.expected,
        "luck": player.luck,
        "own": player.own,
        "others": player.others,
        "result": player.result,
    }


def _card(match: Reported, player: Player, most: float) -> Html:
    key = f"player-{player.seat + 1}"
    return tag(
        "article",
        tag(
            "h3", tag("span", str(player.seat + 1), class_="disc", aria_hidden="true"), match.name(player.seat), id=key
        ),
        tag("p", _story(match, player)),
        _table(match, player, most),
        tag("p", _marks(match, player), class_="marks"),
        tag("p", _level(match, player)),
        class_=f"card line-{player.seat % 5}",
        aria_labelledby=key,
    )


# --- in words


def _story(match: Reported, player: Player) -> str:
    words, figures, alone = match.words, match.figures, len(match.names) == 1

    def changed(part: str, worth: float) -> str:
        amount = figures.whole(abs(worth))
        return words(f"analyse-report-{part}", way=_way(worth, alone=alone), amount=amount)

    hoped = figures.whole(player.expected)
    said = [
        words(f"analyse-report-hoped-{match.analysis.unit}", name=match.name(player.seat), amount=hoped),
        changed("luck", player.luck),
        changed("own", player.own),
    ]
    if not alone:
        said.append(changed("others", player.others))
    amount = figures.whole(player.result)
    return " ".join([*said, words("analyse-report-ended", how=_ending(match, player), amount=amount)])


def _way(worth: float, *, alone: bool) -> str:
    if abs(worth) < _EVEN * (100 if alone else 1):
        return "even"
    return "more" if worth > 0 else "less"


def _ending(match: Reported, player: Player) -> str:
    if not match.analysis.finished:
        return "stopped"
    if len(match.names) == 1:
        return "points"
    if player.result == 0:
        return "lost"
    return "won" if player.result == 1 else "shared"


def _marks(match: Reported, player: Player) -> Html:
    words = match.words
    counts = {"inaccuracy": player.inaccuracies, "mistake": player.mistakes, "blunder": player.blunders}
    shown = [
        joined(badge(mark), match.value(count, words(f"analyse-report-marks-{mark}", count=count)))
        for mark, count in counts.items()
    ]
    judged = match.value(player.decisions, words("analyse-report-decisions", count=player.decisions))
    parts = [tag("span", one, class_="count") for one in (judged, *shown)]
    return joined(*(part for one in parts for part in (one, Html(" "))))


def badge(mark: str) -> Html:
    """A sign beside the word, as chess players write it."""
    signs = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
    return tag("span", signs[mark], class_=f"badge {mark}", aria_hidden="true")


def _level(match: Reported, player: Player) -> str:
    words = match.words
    if player.level is None:
        return words("analyse-report-no-level")
    level = words(f"bot-{player.level}")
    return words("analyse-report-like", level=level, about=words(f"bot-{player.level}-about"))


# --- as bars


def _table(match: Reported, player: Player, most: float) -> Html:
    words = match.words
    parts = _parts(player)
    if len(match.names) == 1:
        del parts["others"]
    rows = [_row(match, part, worth, most) for part, worth in parts.items()]
    adjusted = match.amount(player.adjusted)
    if player.uncertainty:
        adjusted = joined(adjusted, " ± ", match.amount(player.uncertainty))
    last = tag(
        "tr", tag("th", words("coach-label-adjusted"), scope="row"), tag("td", adjusted, colspan="2"), class_="adjusted"
    )
    heads = ("what", "bar", "number")
    head = tag("tr", *(tag("th", words(f"analyse-report-{one}"), scope="col") for one in heads), class_="unseen")
    return tag(
        "table",
        tag("caption", words("analyse-report-figures", name=match.name(player.seat)), class_="unseen"),
        tag("thead", head),
        tag("tbody", *rows, last),
        class_="parts",
    )


def _row(match: Reported, part: str, worth: float, most: float) -> Html:
    total = part in ("expected", "result")
    shown = match.figures.amount(worth) if total else match.figures.change(worth)
    return tag(
        "tr",
        tag("th", match.words(f"coach-label-{part}"), scope="row"),
        tag("td", _bar(worth / most, total=total)),
        tag("td", match.value(worth, shown), class_="figure"),
        class_="total" if total else None,
    )


def _bar(part: float, *, total: bool) -> Html:
    """Zero is in the middle. What took away is hatched, so that colour is not the only sign."""
    kind = "sum" if total else "plus" if part > 0 else "minus"
    wide = 50 * min(1.0, abs(part))
    left = 50 if part > 0 else 50 - wide
    fill = tag("i", class_=kind, style=f"left:{left:.1f}%;width:{wide:.1f}%")
    return tag("div", fill, class_="bar", aria_hidden="true")
