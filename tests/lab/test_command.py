"""``yam arena`` as a command: what it prints and writes, how it is stopped and goes on, and what it refuses."""

from __future__ import annotations

import csv
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from xml.etree import ElementTree

import pytest

import yamclub
from tests.cli.commands import PATIENCE, YAM, yam

OUTSIDE = f"cmd:{shlex.quote(sys.executable)} -m tests.lab.outside_bots"


def arena(tmp_path: Path, *arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return yam("arena", *arguments, lang=lang, YAMCLUB_CACHE=str(tmp_path / "cache"))


def found(tmp_path: Path, *arguments: str) -> Any:
    done = arena(tmp_path, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_json_has_what_was_promised(tmp_path: Path) -> None:
    said = found(tmp_path, "slam", "greedy", "random", "--matches", "20", "--all-matches")
    assert said["matches"] == 20
    assert [bot["bot"] for bot in said["bots"]] == ["greedy", "random"]
    for bot in said["bots"]:
        assert bot["matches"] == 20
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["fair"] == 0.5
        assert bot["errors"] == {"crashed": 0, "illegal": 0, "late": 0}
    assert sum(bot["share"] for bot in said["bots"]) == 1
    assert {(pair["bot"], pair["against"]) for pair in said["pairs"]} == {("greedy", "random"), ("random", "greedy")}


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    given = ("slam", "random", "random", "greedy", "--matches", "6", "--seed", "7")
    one, three = found(tmp_path, *given), found(tmp_path, *given, "--jobs", "3")
    assert one == three
    assert one != found(tmp_path, *given[:-1], "8")


def test_a_row_per_match(tmp_path: Path) -> None:
    file = tmp_path / "matches.csv"
    found(tmp_path, "slam", "greedy", "random", "--seats", "3", "--matches", "12", "--all-matches", "--csv", str(file))
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 12
    assert [row["bot_1"] for row in rows[:6]] == ["greedy", "random", "random", "random", "greedy", "greedy"]
    assert all(sum(float(row[f"share_{seat}"]) for seat in (1, 2, 3)) == pytest.approx(1) for row in rows)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_shows_every_pair(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "table.svg"
    done = arena(tmp_path, "slam", "novice", "random", "--matches", "4", "--picture", str(file), "--lang", lang)
    assert done.returncode == 0
    texts = [node.text or "" for node in ElementTree.fromstring(file.read_text()).iter() if node.tag.endswith("text")]  # noqa: S314
    assert texts.count("Débutant" if lang == "fr" else "Novice") == 2
    assert any(("parties" if lang == "fr" else "matches") in text for text in texts)
    assert any(("0,0" if lang == "fr" else "0.0") in text for text in texts)


def test_the_tables_are_in_both_languages(tmp_path: Path) -> None:
    english = arena(tmp_path, "slam", "greedy", "random", "--matches", "4").stdout
    french = arena(tmp_path, "slam", "greedy", "random", "--matches", "4", "--lang", "fr").stdout
    assert "2 seats: 4 matches" in english
    assert "2 places\u00a0: 4 parties" in french


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_keeps_what_was_played_and_goes_on(tmp_path: Path, jobs: str) -> None:
    journal = tmp_path / "journal.jsonl"
    given = ["yams", "greedy", "greedy", "--matches", "30", "--all-matches", "--out", str(journal), "--jobs", jobs]
    running = subprocess.Popen(
        [YAM, "arena", *given, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LANG": "en"}, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    begun = monotonic()
    while monotonic() - begun < PATIENCE and (not journal.exists() or journal.read_bytes().count(b"\n") < 4):
        sleep(0.05)
    running.send_signal(signal.SIGINT)
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "The same command goes on." in complained
    part = json.loads(said)
    assert 6 <= part["matches"] < 30
    assert not part["complete"]
    kept = journal.read_bytes()
    assert kept.count(b"\n") == 1 + part["matches"] // 2
    whole = found(tmp_path, *given)
    assert journal.read_bytes().startswith(kept)
    assert whole == found(tmp_path, *given[:5], "--all-matches", "--jobs", "1")


def test_other_settings_do_not_go_on(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal.jsonl")
    found(tmp_path, "slam", "greedy", "random", "--matches", "2", "--out", journal)
    done = arena(tmp_path, "slam", "greedy", "random", "--matches", "2", "--out", journal, "--seed", "9")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "journal_differs" in done.stderr
    assert found(tmp_path, "slam", "greedy", "random", "--matches", "2", "--out", journal, "--seed", "9", "--again")


def test_nothing_is_left_in_the_cache(tmp_path: Path) -> None:
    found(tmp_path, "slam", "greedy", "random", "--matches", "2")
    assert not list((tmp_path / "cache" / "arena").iterdir())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["slam", "greedy", "nobody"], "unknown_bot"),
        (["slam", "greedy", "perfect"], "solo_bot"),
        (["slam", "greedy"], "missing_argument"),
        (["slam"], "missing_argument"),
        (["chess", "greedy", "random"], "unknown_game"),
        (["slam", "greedy", "random", "--seats", "9"], "bad_seat_count"),
        (["slam", "greedy", "random", "--seats", "two"], "bad_argument"),
        (["slam", "greedy", "random", "--matches", "0"], "bad_argument"),
        (["slam", "greedy", "random", "--jobs", "-1"], "bad_argument"),
        (["slam", "greedy", "random", "--decide", "2"], "bad_argument"),
        (["slam", "greedy", "random", "--move-seconds", "nan"], "bad_argument"),
        (["slam", "greedy", "random", "--seats", "3", "--mixed"], "bad_argument"),
        (["slam", "greedy", "random", "--set", "nothing=1"], "unknown_option"),
        (["slam", "greedy", "cmd:"], "no_such_command"),
        (["slam", "greedy", "cmd:'"], "no_such_command"),
        (["slam", "greedy", "cmd:no-such-program-here"], "no_such_command"),
        (["slam", "greedy", "random", "--csv", "/no/such/folder/x.csv"], "cannot_write"),
        (["slam", "greedy", "random", "--picture", "/no/such/folder/x.svg"], "cannot_write"),
        (["slam", "greedy", "random", "--picture", "table.png"], "bad_argument"),
        (["slam", "greedy", "random", "--out", "/proc/nowhere/x"], "cannot_write"),
    ],
)
def test_one_line_and_status_2(tmp_path: Path, arguments: list[str], code: str) -> None:
    done = arena(tmp_path, *arguments, *(() if "--matches" in arguments else ("--matches", "2")))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"[{code}]" in done.stderr


def test_unknown_bots_are_told_who_there_is(tmp_path: Path) -> None:
    assert "greedy, random" in arena(tmp_path, "yams", "greedy", "nobody").stderr


@pytest.mark.parametrize("damage", ["cut", "gone", "foreign"])
def test_weights_that_cannot_be_used(tmp_path: Path, damage: str) -> None:
    shipped = Path(yamclub.__file__).parent / "games" / "master" / "weights"
    folder = tmp_path / "weights" / "master"
    shutil.copytree(shipped, folder)
    arrays, about = folder / "expert.npz", folder / "expert.json"
    match damage:
        case "cut":
            arrays.write_bytes(arrays.read_bytes()[:-100])
        case "gone":
            arrays.unlink()
        case "foreign":
            about.write_text(about.read_text().replace('"game":"master"', '"game":"slam"'))
    done = yam(
        "arena", "master", "club", "expert", "--matches", "2", "--lang", "en",
        YAMCLUB_CACHE=str(tmp_path / "cache"), YAMCLUB_WEIGHTS=str(tmp_path / "weights"),
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "weights" in done.stderr


# --- bots from outside


@pytest.mark.parametrize("kind", ["json", "text", "once"])
def test_a_program_plays_like_any_bot(tmp_path: Path, kind: str) -> None:
    said = found(tmp_path, "slam", f"{OUTSIDE} {kind}", "random", "--matches", "8", "--all-matches")
    assert said["bots"][0]["errors"] == {"crashed": 0, "illegal": 0, "late": 0}
    assert said["bots"][0]["score"]["mean"] > 0
    assert (
        said["bots"][0]["share"]
        == found(tmp_path, "slam", f"{OUTSIDE} json", "random", "--matches", "8", "--all-matches", "--jobs", "2")[
            "bots"
        ][0]["share"]
    )


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("crashes", "crashed"),
        ("cheats", "illegal"),
        ("babbles", "illegal"),
        pytest.param("sleeps", "late", marks=pytest.mark.slow),
    ],
)
def test_a_program_that_fails_loses_and_the_arena_goes_on(tmp_path: Path, kind: str, reason: str) -> None:
    arguments = ("slam", f"{OUTSIDE} {kind}", "random", "random", "--matches", "12")
    hurry = ("--move-seconds", "0.2") if reason == "late" else ()
    said = found(tmp_path, *arguments, *hurry, "--all-matches")
    failing, one, other = said["bots"]
    assert failing["errors"] == {"crashed": 0, "illegal": 0, "late": 0} | {reason: 20}
    assert failing["share"] == 0
    assert failing["out"]
    assert one["matches"] == other["matches"] == 22


def test_one_failure_costs_one_match(tmp_path: Path) -> None:
    said = found(tmp_path, "slam", f"{OUTSIDE} fails-first", "random", "--matches", "12", "--all-matches")
    assert said["bots"][0]["errors"]["illegal"] == 1
    assert said["bots"][0]["matches"] == 12
    assert not said["bots"][0]["out"]


def test_why_it_failed_is_said(tmp_path: Path) -> None:
    said = arena(tmp_path, "slam", f"{OUTSIDE} crashes", "random", "--matches", "2").stdout
    assert "RuntimeError: I give up" in said


def test_a_program_races_the_clock(tmp_path: Path) -> None:
    said = found(tmp_path, "color", f"{OUTSIDE} json", "random", "--matches", "2", "--all-matches")
    assert said["matches"] == 2
    assert said["bots"][0]["errors"]["crashed"] == said["bots"][0]["errors"]["late"] == 0
