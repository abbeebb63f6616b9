"""``yam solve``: exact values, kept and read again, in both languages; and a solo score compared with them."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from math import fsum
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import at_a_terminal, last_words, yam
from yamclub.cli import progress
from yamclub.cli.progress import ProgressBar

SLAM = 874.3041653651226
"""As it stands on the page of results: nobody else has published it."""
YAHTZEE = {"on": 254.5896, "off": 245.8708}
"""Tom Verhoeff, Optimal Solitaire Yahtzee Strategies (1999), and many since."""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A new user's cache folder: the first test here compiles."""
    return str(tmp_path_factory.mktemp("cache"))


def answer(cache: str, *arguments: str) -> dict[str, Any]:
    done = yam("solve", *arguments, "--json", YAMCLUB_CACHE=cache)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_the_answer_is_exact_and_kept_for_the_next_time(cache: str) -> None:
    first, second = answer(cache, "slam"), answer(cache, "slam")
    assert first["value"] == second["value"] == pytest.approx(SLAM, abs=1e-9)
    assert (first["states"], first["cached"], second["cached"]) == (1_093_750, False, True)
    assert {name: first[name] for name in ("target", "options", "objective")} == {
        "target": "slam",
        "options": {"four_as_two_pairs": "yes"},
        "objective": "score",
    }
    assert 0 < second["seconds"] < first["seconds"]
    assert not answer(cache, "slam", "--again")["cached"]


@pytest.mark.parametrize("bonus", YAHTZEE)
def test_yahtzee_is_worth_what_the_literature_says(cache: str, bonus: str) -> None:
    assert answer(cache, "yahtzee", "--set", f"bonus={bonus}")["value"] == pytest.approx(YAHTZEE[bonus], abs=5e-5)


def test_all_28_chips_are_as_likely_as_the_1000_points_they_are_worth(cache: str) -> None:
    goals = [answer(cache, "slam", "--objective", goal)["value"] for goal in ("grand-slam", "score:1000", "score:900")]
    assert goals[0] == pytest.approx(goals[1], abs=1e-12)
    assert goals[1] < goals[2] < 1


def test_a_distribution_is_whole_and_has_the_value_as_its_mean(cache: str) -> None:
    told = answer(cache, "slam", "--distribution")
    scores = {int(score): share for score, share in told["distribution"].items()}
    assert fsum(scores.values()) == pytest.approx(1, abs=1e-12)
    assert fsum(score * share for score, share in scores.items()) == pytest.approx(told["value"], abs=1e-9)
    assert max(scores) == 1000


@pytest.mark.parametrize(
    ("lang", "average", "heads"),
    [
        ("en", "Yamslam solo: best play scores 874.304165365 points on average.", ("score", "probability")),
        (
            "fr",
            "Yamslam en solo\u00a0: le meilleur jeu marque 874,304165365 points en moyenne.",
            ("score", "probabilité"),
        ),
    ],
)
def test_people_read_sentences_and_a_table(cache: str, lang: str, average: str, heads: tuple[str, str]) -> None:
    done = yam("solve", "slam", "--distribution", lang=lang, YAMCLUB_CACHE=cache)
    lines = done.stdout.splitlines()
    assert (done.returncode, lines[0]) == (0, average)
    table = lines[lines.index("") + 1 :]
    assert tuple(table[0].split()[:2]) == heads
    assert re.match(r" *1000 +17[.,]8461 %", table[-1])
    assert not any(" 0.0000 %" in row for row in table)


def test_a_damaged_table_is_told_in_a_line_and_solved_again(cache: str) -> None:
    answer(cache, "slam")
    (table,) = Path(cache).glob("tables/slam-four_as_two_pairs=yes-score-values.table")
    table.write_bytes(table.read_bytes()[:-100])
    done = yam("solve", "slam", "--json", YAMCLUB_CACHE=cache)
    told = json.loads(done.stdout)
    assert (done.returncode, told["cached"], told["value"]) == (0, False, pytest.approx(SLAM, abs=1e-9))
    assert [json.loads(line)["error"] for line in done.stderr.splitlines() if line[0] == "{"] == ["table_unusable"]
    assert answer(cache, "slam")["cached"]


def test_an_option_that_changes_nothing_is_accepted_and_told(cache: str) -> None:
    done = yam("solve", "menteur-honest", "--set", "truth=exact", YAMCLUB_CACHE=cache)
    assert done.returncode == 0
    assert "truth changes nothing in menteur-honest." in done.stderr.splitlines()
    assert "218.262077450" in done.stdout


def test_a_solo_score_is_compared_with_perfect_play(cache: str) -> None:
    answer(cache, "slam", "--distribution")
    told = yam("play", "slam", "--seats", "bot:perfect", "--seed", "3", YAMCLUB_CACHE=cache).stdout.splitlines()
    assert told[-2:] == [
        "Bot 1 (Perfect): 815 points.",
        "Perfect play scores 874.3 on average, and less than this in 25.7 of 100 matches.",
    ]
    random = yam("play", "slam", "--seats", "bot:random", "--seed", "3", "--lang", "fr", YAMCLUB_CACHE=cache).stdout
    assert re.search(r"Le jeu parfait marque 874,3 en moyenne, et moins que ce score dans 0,0 parties", random)


@pytest.mark.parametrize("arguments", [("--set", "series=5"), ("--set", "four_as_two_pairs=no")])
def test_nothing_is_compared_where_that_is_not_known(cache: str, arguments: tuple[str, ...]) -> None:
    told = yam("play", "slam", "--seats", "bot", "--seed", "3", *arguments, YAMCLUB_CACHE=cache)
    assert (told.returncode, "Perfect" in told.stdout) == (0, False)


def test_at_a_terminal_a_bar_shows_how_far_it_is_and_goes_away(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMCLUB_CACHE", cache)
    shown = last_words(at_a_terminal("solve", "yahtzee", "--again", "--lang", "en"))
    assert "Solving (yahtzee)… █" in shown
    assert shown.rpartition("\x1b[K")[2].lstrip().startswith("\x1b[1mYahtzee: best play scores 254.589609482")


def test_where_there_is_no_terminal_only_what_takes_long_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said, now = StringIO(), [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    monkeypatch.setattr(sys, "stderr", said)
    bar = ProgressBar("Solving")
    for tenth in range(301):
        now[0] = 100 + tenth / 10
        bar.show(tenth, 300)
    assert said.getvalue() == "Solving 7%\nSolving 40%\nSolving 73%\n"
