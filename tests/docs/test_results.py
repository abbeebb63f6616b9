"""The page of results is what ``make results`` writes: what is cheap to solve is solved again here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from docs.results import CHARTS, PICTURES, QUANTILES, Language, Writer, question, spread, value

from docs import strengths
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.solve.scores import quantile

DOCS = Path(__file__).parents[2] / "docs"
PAGES: dict[Language, Path] = {"en": DOCS / "results.md", "fr": DOCS / "results.fr.md"}
LANGUAGES: tuple[Language, ...] = get_args(Language)


def page(language: Language) -> str:
    return PAGES[language].read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The cells of the table below this title, without its head."""
    section = page("en").split(f"\n## {title}", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def percent(cell: str) -> float:
    return float(cell.removesuffix("\u00a0%")) / 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_optimum_rule_and_turn_is_what_is_computed_now(language: Language) -> None:
    writer = Writer(language)
    for section in (writer.intro(), writer.optima(), writer.rule_values(), writer.dice_odds()):
        assert section in page(language), "run make results"


@pytest.mark.parametrize("points", ["700", "900", "1,000"])
def test_the_odds_of_yamslam_are_what_is_computed_now(points: str) -> None:
    (found,) = [row for row in rows("Yamslam: how likely") if row[0] == points]
    asked = question("slam", {}, f"score:{points.replace(',', '')}")
    assert percent(found[1]) == pytest.approx(value(asked), abs=5.1e-7)


@pytest.mark.parametrize("title", ["Yamslam: how likely", "Yam’s: how likely"])
def test_who_aims_at_a_goal_reaches_it_more_often_and_higher_goals_less_often(title: str) -> None:
    goals = [row for row in rows(title) if row[0].replace(",", "").isdecimal()]
    aimed, average = ([percent(row[column]) for row in goals] for column in (1, 2))
    assert all(aiming >= not_aiming for aiming, not_aiming in zip(aimed, average, strict=True))
    assert aimed == sorted(aimed, reverse=True)
    assert average == sorted(average, reverse=True)


def test_the_spread_of_yamslam_is_what_is_computed_now() -> None:
    first = rows("How scores are spread")[0]
    assert first[2:-1] == [f"{quantile(spread(question('slam')), share):,}" for share in QUANTILES]


def test_every_row_of_a_solved_number_has_its_command() -> None:
    for title in ("The best average", "Yamslam: how likely", "Yam’s: how likely", "How scores are spread"):
        assert all(re.fullmatch(r"`yam solve .*`", row[-1]) for row in rows(title))


def test_both_languages_have_the_same_numbers() -> None:
    english, french = (re.sub(r"`[^`]*`|\(pictures[^)]*\)", "", page(language)) for language in LANGUAGES)
    numbers = re.findall(r"\d+(?:[.,]\d+)*", english.replace(",", ""))
    assert numbers == re.findall(r"\d+(?:[.,]\d+)*", french.replace("\u202f", "").replace(",", "."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_loads_nothing(language: Language) -> None:
    for name in CHARTS:
        picture = (PICTURES / f"results-{name}.{language}.svg").read_text(encoding="utf-8")
        assert f"(pictures/results-{name}.{language}.svg)" in page(language)
        assert picture.startswith("<svg xmlns=")
        assert "http" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")


# --- bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_says_of_bots_is_what_was_measured(language: Language) -> None:
    for section in strengths.sections(Writer(language)):
        assert section in page(language), "run make strengths"


def test_what_was_measured_was_so_with_the_weights_of_today() -> None:
    for one in strengths.kept().values():
        assert one["weights"] == strengths.weights_of(find_game(one["game"])), f"run make strengths: {one['command']}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_is_a_real_step(game_id: str) -> None:
    game, kept = find_game(game_id), strengths.kept()
    measured = [one for one in strengths.asked(game) if one.bots in strengths.STEPS and one.command in kept]
    assert {one.bots for one in measured} == set(strengths.STEPS)
    for one in measured:
        needed = 0.6 if one.seats == 2 else 1.5 / one.seats
        assert kept[one.command]["pairs"][0]["share"] >= needed, one.command
