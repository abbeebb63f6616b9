"""The report of an analysis: whole HTML that needs nothing else, with the figures of the analysis and no others."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.cli.commands import yam
from tests.cli.reading import Element, Page
from tests.coach.matches import played
from yamclub.cli.faces import load_face
from yamclub.cli.report import NewFile, report_page
from yamclub.cli.report.chart import spread
from yamclub.cli.report.choices import MOST_PICTURES
from yamclub.cli.report.heading import day
from yamclub.cli.report.picture import COLUMNS, table_picture
from yamclub.coach import analyse
from yamclub.coach.line import Line, line_of_entries
from yamclub.coach.report import Analysis
from yamclub.errors import Code, YamError
from yamclub.game import Mover
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.games.menteur.rules import MenteurState
from yamclub.match.entries import Header
from yamclub.match.record import record_bytes
from yamclub.terminal import Reader
from yamclub.words import LANGUAGES, Words

BOTS = {game: ("club", "novice", "novice")[: max(2, find_game(game).seats[0])] for game in GAMES}
TABLES = [*BOTS.items(), ("slam", ("novice",)), ("yams", ("club",) * 8)]
MOST = 300
SECTIONS = ["players", "chart", "turning", "marked", "all", "words"]


@cache
def made(game: str, bots: tuple[str, ...]) -> tuple[Line, Analysis]:
    """Long matches are left early: it is enough to read about."""
    line = line_of_entries(played(game, list(bots), most=MOST).entries)
    return line, analyse(line)


def read(line: Line, analysis: Analysis, language: str = "en", seat: int | None = None) -> Page:
    return Page(report_page(analysis, line, Words(language, analysis.game), seat).decode())


@cache
def page_of(game: str, bots: tuple[str, ...], language: str = "en") -> Page:
    return read(*made(game, bots), language)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(played("slam", ["club", "novice"]).entries))
    return file


# --- the page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "bots"), TABLES, ids=lambda one: one if isinstance(one, str) else str(len(one)))
def test_a_report_is_whole_and_needs_nothing_else(game: str, bots: tuple[str, ...], language: str) -> None:
    line, analysis = made(game, bots)
    source = report_page(analysis, line, Words(language, game), None).decode()
    page = Page(source)
    assert page.root.every("html")[0].attributes["lang"] == language
    assert [one.attributes["aria-labelledby"] for one in page.root.every("section")] == SECTIONS
    ids = [name for one in page.elements if (name := one.attributes.get("id")) is not None]
    assert len(set(ids)) == len(ids)
    for one in page.elements:
        assert one.name not in ("script", "link", "img", "iframe", "object", "embed", "base", "form")
        assert not [name for name in one.attributes if name.startswith("on") or name in ("src", "srcset", "xlink:href")]
        if "href" in one.attributes:
            assert (one.attributes["href"] or "").removeprefix("#") in ids
        for name in ("aria-labelledby", "aria-describedby"):
            assert set((one.attributes.get(name) or "").split()) <= set(ids)
    style = page.root.every("style")[0].text
    assert "@import" not in style
    assert "url(" not in style
    assert "prefers-color-scheme: dark" in style
    assert "@media print" in style
    assert "http" not in re.sub(r'http-equiv="', "", source)
    assert len(source) < 1_500_000


@pytest.mark.parametrize(("game", "bots"), TABLES, ids=lambda one: one if isinstance(one, str) else str(len(one)))
def test_every_figure_is_that_of_the_analysis(game: str, bots: tuple[str, ...]) -> None:
    analysis, page = made(game, bots)[1], page_of(game, bots)
    alone = len(bots) == 1
    cards = page.section("players").every("article")
    assert len(cards) == len(analysis.players)
    for card, player in zip(cards, analysis.players, strict=True):
        parts = [player.expected, player.luck, player.own, *(() if alone else (player.others,)), player.result]
        adjusted = [player.adjusted, *([player.uncertainty] if player.uncertainty else [])]
        counts = [player.decisions, player.inaccuracies, player.mistakes, player.blunders]
        assert card.values() == [*parts, *adjusted, *counts]
    assert _chart_figures(page, len(bots)) == _shown(analysis)
    for number, article in zip(analysis.turning_points, page.section("turning").every("article"), strict=True):
        before, after = _around(analysis, number)
        expected = [one for seat in range(len(bots)) for one in (before[seat], after[seat], after[seat] - before[seat])]
        assert article.every("table")[0].values() == expected
        costs = [one.cost for one in analysis.decisions if one.step == number and one.cost > 0]
        assert article.values()[len(expected) :] == costs
    marked = [one for one in analysis.decisions if one.mark]
    for decision, choice in zip(marked, page.section("marked").every("details"), strict=True):
        worths = [option.worth for option in decision.options]
        assert choice.values() == [decision.cost, decision.cost, *worths]
    costs = [one.cost for player in analysis.players for one in analysis.decisions if one.seat == player.seat]
    assert page.section("all").values() == costs


def _chart_figures(page: Page, seats: int) -> list[tuple[float, ...]]:
    values = page.section("chart").every("details")[0].values()
    return [tuple(values[at : at + seats]) for at in range(0, len(values), seats)]


def _shown(analysis: Analysis) -> list[tuple[float, ...]]:
    """The points of the curve whose whole numbers are not those of the one before."""
    many = 100 if analysis.unit == "win" else 1
    found, before = [], ""
    for number, worths in analysis.curve:
        rounded = " ".join(f"{many * worth:.0f}".replace("-0", "0") for worth in worths)
        if rounded != before or number in analysis.turning_points:
            found.append(worths)
        before = rounded
    return found


def _around(analysis: Analysis, number: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    place = [one for one, _ in analysis.curve].index(number)
    return analysis.curve[place - 1][1], analysis.curve[place][1]


@pytest.mark.parametrize("game", GAMES)
def test_each_choice_says_which_it_is(game: str) -> None:
    choices = page_of(game, BOTS[game]).section("marked").every("details")
    assert choices
    for choice in choices:
        played_, better, cost = (one.text for one in choice.every("dl")[0].every("dd"))
        assert played_ != better
        assert cost
        options = [row.every("th")[0].text for row in choice.every("tbody")[0].every("tr")]
        assert len(set(options)) == len(options)
        assert all(options)


def test_words_are_those_of_the_language() -> None:
    page = page_of("slam", BOTS["slam"], "fr")
    assert "Tournants de la partie" in page.section("turning").text
    assert "Mieux" in page.section("marked").text
    assert "garde" in page.section("marked").text
    assert re.search(r"\d,\d\u00a0%", page.section("marked").text)
    assert not re.search(r"\d [%:;!?]", page.root.every("body")[0].text)


# --- pictures


def plain(game: str, line: Line, number: int) -> list[str]:
    """The words on the table before this move, as whoever moved saw them."""
    step = next(one.step for one in line.steps if one.number == number)
    assert isinstance(step.by, int)
    reader = Reader(Words("en", game), tuple(seat.name for seat in line.header.seats), step.by)
    painting = load_face(find_game(game)).paint(step.before.view(step.by), reader, frozenset())
    console = Console(width=COLUMNS, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(painting)
    return re.findall(r"[^\W_]+", capture.get())


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_what_the_one_who_chose_saw(game: str) -> None:
    line = made(game, BOTS[game])[0]
    choices = [one for one in page_of(game, BOTS[game]).section("marked").every("details") if one.every("svg", "table")]
    assert choices
    for choice in choices[:5]:
        (drawn,) = choice.every("svg", "table")
        number = int((choice.attributes["id"] or "").removeprefix("choice-"))
        words = [word for part in drawn.every("tspan") for word in re.findall(r"[^\W_]+", part.text)]
        assert sorted(words) == sorted(plain(game, line, number))


def test_dice_under_a_cup_are_drawn_only_for_their_owner() -> None:
    line, _ = made("menteur", BOTS["menteur"])
    reader = Reader(Words("en", "menteur"), ("Ann", "Bob", "Cid"))
    face = load_face(find_game("menteur"))
    for state in (cast("MenteurState", one.step.before) for one in line.steps):
        if state.phase == "deciding":
            others = next(seat for seat in range(3) if seat != state.seat)
            hidden, own = (
                table_picture(face.paint(state.view(one), reader, frozenset())) for one in (others, state.seat)
            )
            assert len(own) > len(hidden)
            return
    pytest.fail("nothing was announced")


def test_long_matches_have_pictures_only_of_what_matters() -> None:
    line = line_of_entries(played("slam", ["random", "random"], options={"series": "5"}).entries)
    analysis = analyse(line)
    marked = [one for one in analysis.decisions if one.mark]
    assert len(analysis.decisions) > 300
    assert len(marked) > MOST_PICTURES
    page = read(line, analysis)
    section = page.section("marked")
    assert len(section.every("details")) == len(marked)
    pictured = [one for one in section.every("details") if one.every("svg", "table")]
    assert len(pictured) == MOST_PICTURES
    assert f"Only the {MOST_PICTURES} costliest choices have a picture" in section.text
    costliest = sorted((one.cost for one in marked), reverse=True)[:MOST_PICTURES]
    assert sorted((one.values()[0] for one in pictured), reverse=True) == costliest
    source = report_page(analysis, line, Words("en", "slam"), None)
    assert len(source) < 1_500_000


# --- the chart


def test_numbers_above_the_chart_never_lie_on_each_other() -> None:
    for places in ([50.0, 50.5, 51.0, 51.5, 52.0], [97.0, 98.0, 99.0, 99.5, 100.0], [0.0, 0.5, 1.0, 99.0, 100.0]):
        found = spread(places, 10)
        assert all(later - one >= 10 for one, later in pairwise(found))
        assert min(found) >= 0
        assert max(found) <= 100
    assert spread([10.0, 40.0], 10) == [10.0, 40.0]


def test_turning_points_are_marked_and_linked() -> None:
    line, analysis = made("slam", ("club", "novice"))
    links = read(line, analysis).section("chart").every("nav")[0].every("a")
    assert [one.attributes["href"] for one in links] == [f"#turn-{number}" for number in analysis.turning_points]
    assert [one.text for one in links] == [str(place) for place in range(1, len(links) + 1)]


def test_lines_are_told_apart_without_colour() -> None:
    line, analysis = made("yams", ("club",) * 8)
    chart = read(line, analysis).section("chart")
    dashes = [one.attributes.get("stroke-dasharray") for one in chart.every("path", "line")]
    signs = [one.text for one in chart.every("ul")[0].every("span", "sign")]
    assert len(set(dashes)) == len(set(signs)) == len(analysis.players) == len(dashes) == len(signs)


# --- foreign text


def named(names: tuple[str, ...], started: str | None = None) -> tuple[Line, Analysis]:
    header, *rest = played("slam", ["novice", "novice"], most=60).entries
    assert isinstance(header, Header)
    seats = tuple(replace(seat, name=name) for seat, name in zip(header.seats, names, strict=True))
    line = line_of_entries([replace(header, seats=seats, started=started), *rest])
    return line, analyse(line)


def test_names_are_text_and_nothing_else() -> None:
    names = ("<script>alert(1)</script>", '"><svg onload=x> &amp;')
    page = read(*named(names))
    assert not page.root.every("script")
    assert not [one for one in page.elements if "onload" in one.attributes]
    for name, card in zip(names, page.section("players").every("article"), strict=True):
        heading = card.every("h3")[0].text
        assert heading[1:-1].startswith(name[:20])  # after the number of the seat; too long, it is cut
    title = page.root.every("title")[0].text
    assert "<script>" in title


def test_signs_that_no_page_may_hold_are_replaced() -> None:
    line, analysis = named(("A\x00\x07\x1b[31m\u202eB", "\u200b" * 3000))
    source = report_page(analysis, line, Words("en", "slam"), None).decode()
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\u200b]", source)
    assert "A\ufffd\ufffd\ufffd[31m\ufffdB" in source
    assert len(source) < 500_000


@pytest.mark.parametrize("started", [None, "", "yesterday", "<b>", "9999-99-99", "2026-11-18T99:00:00"])
def test_what_is_no_date_is_no_date(started: str | None) -> None:
    assert day(started, Words("en")) == "date not recorded"
    page = read(*named(("Ann", "Bob"), started))
    assert "date not recorded" in page.root.every("header")[0].text


def test_the_day_is_told_in_words() -> None:
    assert day("2026-11-08T21:04:30+00:00", Words("en")) == "8 November 2026"
    assert day("2026-08-18T21:04:30+00:00", Words("fr")) == "18 août 2026"


# --- what is said


def test_what_could_not_be_analysed_is_said() -> None:
    line, analysis = named(("Ann", "Bob"))
    page = read(line, analysis)
    note = "The match was not played to its end"
    assert note in page.root.every("header")[0].text
    assert note in page.section("words").text
    assert "The match stopped early" in page.root.every("h1")[0].text
    assert "When the match stopped" in page.section("players").text


def test_what_is_exact_is_said() -> None:
    assert "All worths are exact" in page_of("slam", ("novice",)).section("words").text
    assert "Worths are estimates" in page_of("master", BOTS["master"]).section("words").text
    line, analysis = made("slam", ("club", "novice"))
    said = read(line, replace(analysis, rollouts=7)).section("words").text
    assert "played on 7 times" in said


def test_a_change_that_nobody_chose_is_explained() -> None:
    """A good challenge is no mistake, whatever it cost, and what lay under the cup is luck."""
    line, analysis = made("menteur", BOTS["menteur"])
    decisions = {one.step: one for one in analysis.decisions}
    explained = 0
    for number, article in zip(
        analysis.turning_points, read(line, analysis).section("turning").every("article"), strict=True
    ):
        decision = decisions.get(number)
        before, after = _around(analysis, number)
        rest = 0.0 if decision is None else after[decision.seat] - before[decision.seat] + decision.cost
        assert ("came to light" in article.text) == (abs(rest) >= 0.005)
        explained += abs(rest) >= 0.005
    assert explained


def test_only_the_choices_of_one_player() -> None:
    line, analysis = made("slam", ("club", "novice"))
    page = read(line, analysis, seat=1)
    mine = [one for one in analysis.decisions if one.seat == 1]
    assert page.section("all").values() == [one.cost for one in mine]
    assert len(page.section("marked").every("details")) == len([one for one in mine if one.mark])
    assert "seat 2" in page.section("marked").text
    assert len(page.section("players").every("article")) == 2


# --- the command


def test_with_html_the_summary_is_printed_and_the_file_named(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    answer = yam("analyse", str(record), "--html", str(file))
    assert answer.returncode == 0
    assert answer.stdout.startswith(yam("analyse", str(record)).stdout)
    assert answer.stdout.splitlines()[-1] == f"Report written: {file}"
    Page(file.read_text(encoding="utf-8"))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["match.jsonl", "report.html"]


def test_with_json_both_say_the_same(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    answer = yam("analyse", str(record), "--html", str(file), "--json", "--lang", "fr")
    analysis = json.loads(answer.stdout)
    page = Page(file.read_text(encoding="utf-8"))
    cards = page.section("players").every("article")
    for card, player in zip(cards, analysis["players"], strict=True):
        parts = [player[name] for name in ("expected", "luck", "own", "others", "result", "adjusted", "uncertainty")]
        assert card.values()[: len(parts)] == parts
    assert sorted(page.section("all").values()) == sorted(one["cost"] for one in analysis["decisions"])


def refused(record: Path, file: str, code: str) -> None:
    """At once: so many rollouts would take hours."""
    answer = yam("analyse", str(record), "--html", file, "--rollouts", "10000")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert f"[{code}]" in answer.stderr


def test_a_file_that_is_there_stays_as_it_is(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    refused(record, str(record), "file_exists")
    assert record.read_bytes() == before
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    refused(record, str(link), "file_exists")
    assert not (tmp_path / "nowhere").exists()
    refused(record, str(tmp_path), "file_exists")


@pytest.mark.parametrize("file", ["/nowhere/at/all", "/proc/report.html", "x" * 300, "match.jsonl/report"])
def test_a_file_that_cannot_be_written(record: Path, file: str) -> None:
    refused(record, str(record.parent / file), "cannot_write")
    assert [one.name for one in record.parent.iterdir()] == ["match.jsonl"]


def test_nothing_is_left_where_there_is_nothing_to_say(record: Path, tmp_path: Path) -> None:
    record.write_bytes(record.read_bytes().splitlines(keepends=True)[0])
    answer = yam("analyse", str(record), "--html", str(tmp_path / "report.html"))
    assert answer.returncode == 2
    assert [one.name for one in tmp_path.iterdir()] == ["match.jsonl"]


def test_what_came_there_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "report.html"

    def write() -> None:
        with NewFile(str(file)) as new:
            file.write_text("first")
            new.write(b"second")

    with pytest.raises(YamError) as refusal:
        write()
    assert refusal.value.code == Code.FILE_EXISTS
    assert [one.name for one in tmp_path.iterdir()] == ["report.html"]
    assert file.read_text() == "first"


def test_the_moves_of_pictures_are_choices() -> None:
    """A turning point that was chosen says what was better; one that was drawn says that nobody chose it."""
    line, analysis = made("slam", ("club", "novice"))
    drawn = {one.number for one in line.steps if one.step.by is Mover.CHANCE}
    articles: list[Element] = read(line, analysis).section("turning").every("article")
    assert len(articles) == len(analysis.turning_points)
    for number, article in zip(analysis.turning_points, articles, strict=True):
        assert ("nobody’s choice" in article.text) == (number in drawn)
        assert bool(article.every("dl")) == (number not in drawn)
        assert len(article.every("svg", "table")) == 1
