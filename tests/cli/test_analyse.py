"""``yam analyse``: for people and for programs, from whole records and from what is left of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import yam
from tests.coach.matches import played
from yamclub.match.record import record_bytes


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(played("slam", ["club", "novice"]).entries))
    return file


def test_programs_get_sums_that_add_up(record: Path) -> None:
    analysis = json.loads(yam("analyse", str(record), "--json").stdout)
    for player in analysis["players"]:
        whole = sum(player[part] for part in ("expected", "luck", "own", "others"))
        assert whole == pytest.approx(player["result"], abs=1e-9)
        assert player["own"] <= 0
    assert analysis["unit"] == "win"
    assert analysis["finished"]


def test_people_read_who_was_lucky_and_what_was_better(record: Path) -> None:
    said = yam("analyse", str(record)).stdout
    assert "Turning points" in said
    assert "Better:" in said
    assert said.count("█") + said.count("▁") > 0
    french = yam("analyse", str(record), "--lang", "fr").stdout
    assert "Tournants" in french
    assert "Mieux" in french


def test_only_the_choices_of_one_player(record: Path) -> None:
    said = yam("analyse", str(record), "--seat", "2").stdout
    choices = [line for line in said.splitlines() if "“" in line and line.startswith("Move")]
    assert choices
    assert all("“novice 2" in line for line in choices)


def test_what_is_left_of_a_record_is_analysed(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:80]) + lines[80][:20])
    analysis = json.loads(yam("analyse", str(record), "--json").stdout)
    assert [note["id"] for note in analysis["notes"]] == ["coach-note-damaged", "coach-note-unfinished"]
    assert analysis["decisions"]
    assert not analysis["finished"]


def test_what_was_changed_ends_the_analysis_there(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    lines[60] = lines[61]
    record.write_bytes(b"".join(lines))
    analysis = json.loads(yam("analyse", str(record), "--json").stdout)
    assert analysis["notes"][0]["id"] == "coach-note-damaged"
    assert max(one["step"] for one in analysis["decisions"]) <= 60


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (("--seat", "3"), "no_such_seat"),
        (("--seat", "0"), "no_such_seat"),
        (("--seat", "two"), "bad_argument"),
        (("--rollouts", "many"), "bad_argument"),
        (("--jobs", "0"), "bad_argument"),
    ],
)
def test_bad_arguments_are_told_in_a_line(record: Path, given: tuple[str, ...], code: str) -> None:
    answer = yam("analyse", str(record), *given)
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert f"[{code}]" in answer.stderr


@pytest.mark.parametrize(("text", "code"), [("", "not_a_record"), ("{}\n", "not_a_record")])
def test_nothing_to_analyse(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "foreign"
    file.write_text(text)
    answer = yam("analyse", str(file))
    assert answer.returncode == 2
    assert f"[{code}]" in answer.stderr


def test_a_record_without_a_single_choice(record: Path) -> None:
    record.write_bytes(record.read_bytes().splitlines(keepends=True)[0])
    answer = yam("analyse", str(record))
    assert answer.returncode == 2
    assert "[record_cut_short]" in answer.stderr
