"""The turning points, the choices that cost something with the table as it was, and every choice in tables."""

from __future__ import annotations

from yamclub.cli.report.dice import dice_drawn, dice_of
from yamclub.cli.report.markup import Html, joined, tag
from yamclub.cli.report.match import Reported
from yamclub.cli.report.players import badge
from yamclub.coach.judging import appraiser_of
from yamclub.coach.report import Decision, Option, Player

MOST_PICTURES = 60
"""Of the choices that cost something, so many have a picture: a file that is sent by mail stays small."""


# --- turning points


def turning_points(match: Reported) -> Html:
    words, numbers = match.words, match.analysis.turning_points
    about = "analyse-report-turning-about" if numbers else "coach-no-turning-points"
    return tag(
        "section",
        tag("h2", words("coach-turning-points"), id="turning"),
        tag("p", words(about), class_="soft"),
        *(_turn(match, place, number) for place, number in enumerate(numbers, start=1)),
        aria_labelledby="turning",
    )


def _turn(match: Reported, place: int, number: int) -> Html:
    words, decision = match.words, match.decisions.get(number)
    title = words("analyse-report-turn", place=place, number=number)
    verdict = (
        tag("p", words("analyse-report-by-luck"), class_="soft") if decision is None else _verdict(match, decision)
    )
    rest = None if decision is None else _rest(match, decision)
    rolled = match.rolled(number)
    drawn = dice_drawn(rolled) if rolled else None
    key = f"turn-{number}"
    return tag(
        "article",
        tag(
            "h3",
            tag("span", str(place), class_="disc", aria_hidden="true"),
            tag("span", tag("span", title, class_="eyebrow"), tag("span", match.told(number), drawn), class_="stack"),
            id=key,
        ),
        tag(
            "div",
            match.picture(number),
            tag("div", _changes(match, number), verdict, rest, class_="said"),
            class_="moment",
        ),
        class_="card turn",
        aria_labelledby=key,
    )


def _rest(match: Reported, decision: Decision) -> Html | None:
    """Why the chances changed by something else than the choice."""
    before, after = match.change(decision.step)
    rest = after[decision.seat] - before[decision.seat] + decision.cost
    if match.figures.change(rest) == match.figures.amount(0):
        return None
    return tag("p", match.words("analyse-report-rest", hides=int(appraiser_of(match.game).hides)), class_="soft")


def _changes(match: Reported, number: int) -> Html:
    words, change = match.words, match.change(number)
    heads = ("coach-chart" if match.analysis.unit == "win" else "coach-chart-alone",)
    names = [words("analyse-player"), *(words(f"analyse-report-{one}") for one in ("before", "after", "change"))]
    rows = [
        tag(
            "tr",
            tag("th", match.name(seat), scope="row"),
            tag("td", match.amount(before)),
            tag("td", match.amount(after)),
            tag("td", tag("b", match.value(after - before, match.figures.change(after - before)))),
        )
        for seat, (before, after) in enumerate(zip(change.before, change.after, strict=True))
    ]
    head = tag("tr", *(tag("th", one, scope="col") for one in names))
    caption = tag("caption", words(heads[0]), class_="unseen")
    return tag("table", caption, tag("thead", head), tag("tbody", *rows), class_="figures")


# --- one choice


def _verdict(match: Reported, decision: Decision) -> Html:
    words = match.words
    parts = [_term(words("coach-played"), _option(match, decision, decision.chosen))]
    if decision.cost <= 0:
        return joined(tag("dl", *parts), tag("p", words("analyse-report-best")))
    parts.append(_term(words("coach-better"), _option(match, decision, decision.best)))
    cost = match.value(decision.cost, match.figures.cost(decision.cost))
    mark = f"coach-mark-{decision.mark}"
    named = joined(badge(decision.mark), words(mark), ", ") if decision.mark else None
    parts.append(_term(words("analyse-report-cost"), joined(named, cost)))
    fine = None if decision.mark else tag("p", words("analyse-report-fine"))
    why = None if decision.why is None else tag("p", words("coach-why", why=match.say(decision.why)), class_="why")
    return joined(tag("dl", *parts), fine, why)


def _term(name: str, content: Html | str) -> Html:
    return tag("div", tag("dt", name), tag("dd", content))


def _option(match: Reported, decision: Decision, option: Option) -> Html:
    return joined(match.text(option), dice_of(option))


def _options(match: Reported, decision: Decision) -> Html:
    """What could be chosen, the best first."""
    words = match.words
    worth = words(f"analyse-report-option-{match.analysis.unit}")
    rows = [
        tag(
            "tr",
            tag("th", match.brief(decision, option), scope="row"),
            tag("td", match.value(option.worth, _sure(match, option))),
            class_="played" if option == decision.chosen else None,
        )
        for option in decision.options
    ]
    head = tag("tr", tag("th", words("analyse-report-choice"), scope="col"), tag("th", worth, scope="col"))
    caption = tag("caption", words("coach-compared"))
    return tag("table", caption, tag("thead", head), tag("tbody", *rows), class_="figures")


def _sure(match: Reported, option: Option) -> str:
    """With how far it may be off, if that is known."""
    shown = match.figures.precise(option.worth)
    return shown if option.error is None else f"{shown} ± {match.figures.precise(option.error)}"


# --- those that cost something


def marked_choices(match: Reported) -> Html:
    words, marked = match.words, match.marked
    costliest = sorted(marked, key=lambda one: -one.cost)[:MOST_PICTURES]
    pictured = {one.step for one in costliest}
    notes = []
    if match.seat is not None:
        notes.append(words("analyse-report-only", seat=match.seat + 1, name=match.name(match.seat)))
    if not marked:
        notes.append(words("coach-no-marked"))
    if len(marked) > len(pictured):
        notes.append(words("analyse-report-more-pictures", count=len(pictured)))
    return tag(
        "section",
        tag("h2", words("coach-marked"), id="marked"),
        *(tag("p", note, class_="soft") for note in notes),
        *(_marked(match, one, pictured=one.step in pictured) for one in marked),
        aria_labelledby="marked",
    )


def _marked(match: Reported, decision: Decision, *, pictured: bool) -> Html:
    words, mark = match.words, str(decision.mark)
    summary = tag(
        "summary",
        badge(mark),
        tag("span", match.text(decision.chosen), class_="what"),
        " ",
        tag(
            "span",
            f"{words('analyse-report-move', number=decision.step)}, {words(f'coach-mark-{mark}')}, −",
            match.value(decision.cost, match.figures.small(decision.cost)),
            class_="soft",
        ),
    )
    said = tag("div", _verdict(match, decision), _options(match, decision), class_="said")
    picture = match.picture(decision.step) if pictured else None
    inside = tag("div", picture, said, class_="moment")
    return tag("details", summary, inside, id=f"choice-{decision.step}", class_=f"choice {mark}")


# --- all of them


def all_choices(match: Reported) -> Html:
    words = match.words
    players = [one for one in match.analysis.players if match.seat in (None, one.seat)]
    return tag(
        "section",
        tag("h2", words("analyse-report-all"), id="all"),
        tag("p", words("analyse-report-all-about"), class_="soft"),
        *(_choices_of(match, player) for player in players),
        aria_labelledby="all",
    )


def _choices_of(match: Reported, player: Player) -> Html:
    words = match.words
    mine = [one for one in match.analysis.decisions if one.seat == player.seat]
    title = words("analyse-report-choices-of", name=match.name(player.seat), count=len(mine))
    if not mine:
        return tag("p", title)
    heads = [words("analyse-report-choice"), words("coach-better"), words("analyse-report-cost")]
    head = tag("tr", *(tag("th", one, scope="col") for one in heads))
    rows = [_row(match, one) for one in mine]
    table = tag("table", tag("caption", title), tag("thead", head), tag("tbody", *rows), class_="every")
    region = tag("div", table, class_="scroll tall", tabindex="0", role="group", aria_label=title)
    return tag("details", tag("summary", title), region)


def _row(match: Reported, decision: Decision) -> Html:
    words, best = match.words, decision.cost <= 0
    move: Html | str = words("analyse-report-move", number=decision.step)
    if decision.mark:
        move = tag("a", move, href=f"#choice-{decision.step}")
    chosen = joined(tag("span", move, class_="move"), " ", match.brief(decision, decision.chosen))
    better: Html | str = words("analyse-report-is-best") if best else match.brief(decision, decision.best)
    cost = match.value(decision.cost, match.figures.precise(decision.cost))
    mark = (
        joined(" ", badge(decision.mark), tag("span", words(f"coach-mark-{decision.mark}"), class_="small"))
        if decision.mark
        else None
    )
    return tag("tr", tag("th", chosen, scope="row"), tag("td", better), tag("td", cost, mark))
