"""What docs/coach.md says is what the coach counts."""

from __future__ import annotations

import re
from pathlib import Path

from docs.marked import part_of

from docs import coach_curve, coach_errors
from yamclub.coach.judging import appraiser_of
from yamclub.coach.levels import curve
from yamclub.game import Mover
from yamclub.games import GAMES, game
from yamclub.games.menteur.appraisal import LIMITS
from yamclub.games.yams.moves import Write
from yamclub.kernel.dice import dice
from yamclub.mechanics.appraisal import OF_A_WIN, OF_POINTS, Limits
from yamclub.mechanics.throwing import Keep, Throw

PAGE = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")


def test_the_example_of_a_choice() -> None:
    state = game("yams").start(1).apply(Mover.CHANCE, Throw(dice("22555")))
    coach = appraiser_of(game("yams"))
    coach.prepare(state)
    legal = state.legal(0)
    worths = dict(zip(legal, coach.actions(state.view(0), 0, legal)[:, 0], strict=True))
    kept, written = worths[Keep(dice("555"))], worths[Write("full")]  # type: ignore[arg-type]
    assert kept == max(worths.values())
    assert f"leads to {kept:.1f} points" in PAGE
    assert f"at once to {written:.1f}" in PAGE
    assert f"costs {kept - written:.1f} points" in " ".join(PAGE.split())


def test_the_limits_of_marks() -> None:
    slam = appraiser_of(game("slam"))
    alone = slam.limits(game("slam").start(1))
    rows = re.findall(
        r"^\| (inaccuracy|mistake|blunder) \| (\d+) % \| (\d+) % \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE
    )
    assert [name for name, *_ in rows] == list(Limits.__struct_fields__)
    columns = zip(*((int(figure) for figure in figures) for _, *figures in rows), strict=True)
    stated = [tuple(column) for column in columns]
    assert stated == [percent(OF_A_WIN), percent(LIMITS), points(OF_POINTS), points(alone)]


def test_every_game_has_its_row_of_how_worths_are_found() -> None:
    table = PAGE.split("## Exact and estimated")[1]
    assert [one for one in GAMES if game(one).name.replace("’", "'") not in table] == []


def test_its_tables_are_those_that_were_measured() -> None:
    assert part_of(PAGE, "curve") == coach_curve.table(curve())
    assert part_of(PAGE, "errors") == coach_errors.table(coach_errors.found())


def test_every_game_was_measured() -> None:
    assert {one.game for one in curve()} == set(GAMES)
    assert {one.game for one in coach_errors.found()} == {one for one in GAMES if not game(one).real_time}


def percent(limits: Limits) -> tuple[int, ...]:
    return tuple(round(100 * getattr(limits, name)) for name in Limits.__struct_fields__)


def points(limits: Limits) -> tuple[int, ...]:
    return tuple(round(getattr(limits, name)) for name in Limits.__struct_fields__)
