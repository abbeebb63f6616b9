"""``yam practice``: questions by lines of JSON and by keys, answers graded, and progress that is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.commands import at_a_terminal, last_words, yam
from yamclub.bots import make_bot
from yamclub.coach.shipped import shipped
from yamclub.games import game
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.record import record_bytes
from yamclub.match.runner import play_through

Practise = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def practise(tmp_path: Path) -> Practise:
    """A session of a program in a home of its own: what it was told."""

    def session(*arguments: str, answers: str) -> list[dict[str, Any]]:
        ran = yam("practice", *arguments, "--json", typed=answers, XDG_DATA_HOME=str(tmp_path))
        assert ran.returncode == 0, ran.stderr
        return [json.loads(line) for line in ran.stdout.splitlines()]

    return session


def of_a_person(path: Path, game_id: str = "slam") -> Path:
    """A record in which a person plays any move against a bot."""
    seats, rng = [Seat("Ann"), Seat("club 2", "club")], Random(1)
    match = Match.create(game_id, seats, secret=sha256(b"practice").digest())
    list(play_through(match, [make_bot(game(game_id), name, rng, 2) for name in ("random", "club")]))
    path.write_bytes(record_bytes(match.entries))
    return path


def best_of(question: dict[str, Any]) -> str:
    one = next(one for one in shipped("slam") if one.id == question["question"])
    return json.dumps(one.legal[one.best])


def test_the_best_answer_gets_a_hundred_points_and_the_question_comes_later(practise: Practise) -> None:
    first = practise("slam", "--count", "1", answers="1\n")[0]
    assert "worths" not in first
    again = practise("slam", "--count", "1", answers=best_of(first) + "\n")
    # The first answer took it out of what is new; the next session asks another question.
    assert again[0]["question"] != first["question"]
    right = practise("slam", "--count", "1", answers="0\n")  # nothing fits: nobody answers any more
    assert right[0]["question"] not in {first["question"], again[0]["question"]}


def test_an_answer_is_graded_with_what_was_better_and_why(practise: Practise) -> None:
    asked, *_ = practise("slam", "--count", "1", answers="")
    question, graded, summary = practise("slam", "--count", "1", answers=best_of(asked) + "\n")
    assert question["question"] == asked["question"]  # it was not answered, so it is asked again
    assert (graded["points"], graded["caution"]["cost"], graded["caution"]["mark"]) == (100, 0, None)
    assert (summary["answers"], summary["points"], summary["questions"]) == (1, 100, len(shipped("slam")))


def test_junk_is_refused_in_a_line_and_asked_again(practise: Practise) -> None:
    _, *refused, graded, _ = practise("slam", "--count", "1", answers='junk\n[]\n{"kind":"keep"}\n9999\n1\n')
    assert len(refused) == 4
    assert all(one["error"] and one["message"] for one in refused)
    assert "graded" in graded


def test_ones_own_mistakes_become_questions_once(practise: Practise, tmp_path: Path) -> None:
    record = of_a_person(tmp_path / "match.jsonl")
    added, asked, *_ = practise("slam", "--from", str(record), "--count", "1", answers="1\n")
    assert added["added"] > 0
    assert asked["source"] == "mistake"
    again, *_ = practise("slam", "--from", str(record), "--count", "1", answers="")
    assert again == {"added": 0}


def test_a_session_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terminal = at_a_terminal("--lang", "fr", "practice", "yams", "--plain", "--count", "2")
    terminal.expect("Question 1 sur 2")
    terminal.sendline("q")
    assert "Aucune réponse" in last_words(terminal)
    assert terminal.exitstatus == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("color",), "no_practice"),
        (("chess",), "unknown_game"),
        ((), "missing_argument"),
        (("slam", "--count", "0"), "bad_argument"),
        (("slam", "--from", "nowhere.jsonl"), "no_such_file"),
    ],
)
def test_what_can_not_be_is_refused_in_a_line(tmp_path: Path, arguments: tuple[str, ...], code: str) -> None:
    refused = yam("practice", *arguments, XDG_DATA_HOME=str(tmp_path))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.strip().endswith(f"[{code}]")
    assert refused.stderr.count("\n") == 1


def test_a_record_of_another_game_or_without_a_person_is_refused(tmp_path: Path) -> None:
    record = str(of_a_person(tmp_path / "match.jsonl", "yams"))
    other = yam("practice", "slam", "--from", record, XDG_DATA_HOME=str(tmp_path))
    assert (other.returncode, other.stderr.strip().endswith("[record_of_other_game]")) == (2, True)
    wrong = yam("practice", "yams", "--from", record, "--seat", "3", XDG_DATA_HOME=str(tmp_path))
    assert (wrong.returncode, wrong.stderr.strip().endswith("[no_such_seat]")) == (2, True)


def test_progress_that_is_damaged_is_left_as_it_is(practise: Practise, tmp_path: Path) -> None:
    practise("slam", "--count", "1", answers="1\n")
    (file,) = tmp_path.glob("yamclub/practice/slam.json")
    file.write_text("{")
    refused = yam("practice", "slam", XDG_DATA_HOME=str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr.strip().endswith("[bad_progress]")
    assert str(file) in refused.stderr
    assert file.read_text() == "{"
