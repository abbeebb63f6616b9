"""What docs/coach.md and its French twin say is what the coach counts."""

from __future__ import annotations

import re

import pytest
from docs.coach_pages import PAGES, local
from docs.marked import part_of

from docs import coach_curve, coach_errors
from yamclub.coach.judging import appraiser_of
from yamclub.coach.levels import curve
from yamclub.game import Mover
from yamclub.games import GAMES, game
from yamclub.games.yams.moves import Write
from yamclub.kernel.dice import dice
from yamclub.mechanics.appraisal import OF_A_WIN, OF_POINTS, WITH_SECRETS, Limits
from yamclub.mechanics.throwing import Keep, Throw

TEXTS = {lang: page.read_text(encoding="utf-8") for lang, page in PAGES.items()}
SAID = {
    "en": ("leads to {} points", "at once to {}", "costs {} points"),
    "fr": ("mène à {} points", "tout de suite à {}", "coûte donc {} points"),
}
MARKS = {"en": ("inaccuracy", "mistake", "blunder"), "fr": ("imprécision", "erreur", "grosse erreur")}
METHODS = {"en": "## Exact and estimated", "fr": "## Exact et estimé"}
languages = pytest.mark.parametrize("lang", PAGES)


@languages
def test_the_example_of_a_choice(lang: str) -> None:
    state = game("yams").start(1).apply(Mover.CHANCE, Throw(dice("22555")))
    coach = appraiser_of(game("yams"))
    coach.prepare(state)
    legal = state.legal(0)
    worths = dict(zip(legal, coach.actions(state.view(0), 0, legal)[:, 0], strict=True))
    kept, written = worths[Keep(dice("555"))], worths[Write("full")]  # type: ignore[arg-type]
    assert kept == max(worths.values())
    text = " ".join(TEXTS[lang].split())
    for said, points_of in zip(SAID[lang], (kept, written, kept - written), strict=True):
        assert said.format(local(f"{points_of:.1f}", lang)) in text


@languages
def test_the_limits_of_marks(lang: str) -> None:
    slam = appraiser_of(game("slam"))
    alone = slam.limits(game("slam").start(1))
    rows = re.findall(r"^\| ([a-zé ]+) \| (\d+)\s% \| (\d+)\s% \| (\d+) \| (\d+) \|$", TEXTS[lang], re.MULTILINE)
    assert tuple(name for name, *_ in rows) == MARKS[lang]
    columns = zip(*((int(figure) for figure in figures) for _, *figures in rows), strict=True)
    stated = [tuple(column) for column in columns]
    assert stated == [percent(OF_A_WIN), percent(WITH_SECRETS), points(OF_POINTS), points(alone)]


@languages
def test_every_game_has_its_row_of_how_worths_are_found(lang: str) -> None:
    table = TEXTS[lang].split(METHODS[lang])[1].replace("’", "'")
    assert [one for one in GAMES if game(one).name.replace("’", "'") not in table] == []


@languages
def test_its_tables_are_those_that_were_measured(lang: str) -> None:
    assert part_of(TEXTS[lang], "curve") == coach_curve.table(curve(), lang)
    assert part_of(TEXTS[lang], "errors") == coach_errors.table(coach_errors.found(), lang)


def test_both_pages_have_the_same_headings() -> None:
    levels = [re.findall(r"^(#+) ", text, re.MULTILINE) for text in TEXTS.values()]
    assert levels[0] == levels[1]


def test_costs_are_known_as_well_as_the_pages_say() -> None:
    """Typically better than the limit of an inaccuracy where everything is open, and not where there are secrets."""
    for one in coach_errors.found():
        open_to_all = not appraiser_of(game(one.game)).hides
        assert (one.cost < OF_A_WIN.inaccuracy) == open_to_all


def test_every_game_was_measured() -> None:
    assert {one.game for one in curve()} == set(GAMES)
    assert {one.game for one in coach_errors.found()} == {one for one in GAMES if not game(one).real_time}


def percent(limits: Limits) -> tuple[int, ...]:
    return tuple(round(100 * getattr(limits, name)) for name in Limits.__struct_fields__)


def points(limits: Limits) -> tuple[int, ...]:
    return tuple(round(getattr(limits, name)) for name in Limits.__struct_fields__)
