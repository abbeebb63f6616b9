"""The commands as people and programs use them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pexpect
import pytest
from msgspec.structs import replace

from tests.cli.commands import at_a_terminal, last_words, yam
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.record import record_bytes

BOTS = ("--seats", "bot:greedy,bot:random", "--seed", "1")


def test_help_says_what_there_is_in_both_languages() -> None:
    assert "play a game in this terminal" in yam("--help").stdout
    assert "jouer dans ce terminal" in yam("--help", lang="fr_FR.UTF-8").stdout
    assert "--companion" in yam("play", "--help").stdout
    assert yam().stdout == yam("--help").stdout
    assert yam("--version").stdout.startswith("yamclub ")


def test_games_lists_seats_options_and_bots() -> None:
    listed = {game["id"]: game for game in json.loads(yam("games", "--json").stdout)}
    slam = listed["slam"]
    assert slam["seats"] == {"fewest": 1, "most": 4}
    assert slam["bots"] == ["novice", "club", "expert", "greedy", "random"]
    options = {option["name"]: option for option in slam["options"]}
    assert options["series"]["choices"] == ["single", "5", "10", "1000"]
    assert options["four_as_two_pairs"]["default"] == "yes"
    assert "1 à 4 joueurs" in yam("games", lang="fr").stdout


def test_where_a_sign_cannot_be_written_another_stands_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii:strict")
    done = yam("play", "slam", *BOTS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bot 1 (Greedy) rolls 4?6: 10" in done.stdout


def test_bots_alone_play_to_the_end_without_asking() -> None:
    done = yam("play", "slam", *BOTS)
    assert done.returncode == 0
    assert "The match is over" in done.stdout


def test_a_seed_repeats_a_match_byte_for_byte(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    yam("play", "slam", *BOTS, "--record", str(one))
    yam("play", "slam", *BOTS, "--record", str(two))
    yam("play", "slam", *BOTS, "--entropy", "2:mine", "--record", str(other))
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes() != other.read_bytes()
    assert yam("verify", str(other)).returncode == 0


def test_without_a_seed_no_two_matches_are_the_same() -> None:
    seats = ("--seats", "bot", "--json")
    assert yam("play", "slam", *seats).stdout != yam("play", "slam", *seats).stdout


def test_verify_tells_people_and_programs(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    yam("play", "slam", *BOTS, "--record", file)
    assert yam("verify", file).stdout.startswith("Verified: ")
    report = json.loads(yam("verify", file, "--json").stdout)
    assert (report["true"], report["report"]["dice"], report["report"]["finished"]) == (True, "proved", True)


@pytest.mark.parametrize("viewer", ["1", "2", "spectator", "open"])
def test_replay_from_any_eyes(tmp_path: Path, viewer: str) -> None:
    file = str(tmp_path / "match.jsonl")
    yam("play", "slam", *BOTS, "--record", file)
    lines = [json.loads(line) for line in yam("replay", file, "--as", viewer, "--json").stdout.splitlines()]
    assert lines[-1]["view"]["result"]["reason"] == "chips_gone"
    assert "Bot 1 (Greedy)" in yam("replay", file, "--as", viewer).stdout
    assert yam("replay", file, "--as", "3").returncode == 2


def test_names_in_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    match = Match.create("slam", [Seat("Ann"), Seat("Bob")], secret=bytes(32))
    header = replace(match.header, seats=(Seat("\x1b]0;owned\x07\x1b[31mEve\u202e"), Seat("Bob")))
    entries = [header, match.propose_seated(0, "\x1b[2J").entry, match.propose_end().entry]
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(entries))
    said = yam("replay", str(file)).stdout
    assert "Eve" in said
    assert not set(said) & set("\x1b\x07\u202e")


def test_replay_step_waits_for_a_key(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    yam("play", "slam", *BOTS, "--record", file)
    terminal = at_a_terminal("replay", file, "--step", columns=80)
    terminal.expect("Move 1/")
    terminal.send("\n")
    terminal.expect("Move 2/")
    terminal.send("q")
    last_words(terminal)
    assert terminal.exitstatus == 0


def test_a_program_plays_through_a_pipe() -> None:
    done = yam("play", "slam", "--seats", "human", "--seed", "1", "--json", typed='keep 9\n{"kind":"keep","dice":""}\n')
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    asked = next(line for line in lines if "your_move" in line)
    assert len(asked["legal"]) == len(asked["text"])
    assert [line["error"] for line in lines if "error" in line] == ["not_a_move_here"]
    assert {"kind": "keep", "dice": ""} in [line.get("what") for line in lines]
    assert "result" in lines[-1]


def test_leaving_closes_the_record_so_that_it_can_be_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    done = yam("play", "slam", "--seats", "human,bot", "--seed", "2", "--record", file, typed="q\nq\n")
    assert done.returncode == 0
    assert "abandoned before the end" in yam("verify", file).stdout


def test_the_companion_takes_typed_dice_corrects_them_and_keeps_the_sheet(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    typed = "66\n12\n4442\n33366\nz\n33355\ntake full\nq\nq\n"
    done = yam(
        "play", "slam", "--companion", "--seats", "human:Ann,human:Bob", "--record", file, typed=typed, lang="fr"
    )
    assert "ne peuvent pas tomber ainsi" in done.stdout  # four dice are not five
    assert "Ann prend un jeton : full, 30 points" in done.stdout
    report = json.loads(yam("verify", file, "--json").stdout)["report"]
    assert (report["dice"], report["moves"]) == ("typed", 1)


def play_solo(lang: str) -> str:
    """A whole solo game at a real terminal: every turn, stop with the first thing on offer, or throw again."""
    terminal = at_a_terminal("play", "slam", "--seats", "human:Ann", "--seed", "3", "--lang", lang, rows=40)
    shown = ""
    for _ in range(400):
        found = terminal.expect([r"\[([a-z])\]", " u ", pexpect.EOF])
        shown += str(terminal.before)
        if found == 2:
            break
        if found == 1:  # nothing to take: keep the first die
            terminal.send("1")
            terminal.expect(r"\[1\]")
            terminal.send("\r")
        else:
            assert isinstance(terminal.match, re.Match)
            terminal.send(terminal.match.group(1))
        terminal.expect(["\x1b\\[2J", pexpect.EOF])  # wait for the next drawing
        shown += str(terminal.before)
    last_words(terminal)
    assert terminal.exitstatus == 0
    return shown


def test_a_whole_solo_game_in_a_terminal() -> None:
    shown = play_solo("en")
    assert "The match is over: no chip is left in play." in shown
    assert "Your score: " in shown


def test_keeping_undoing_and_throwing_by_keys_in_a_terminal() -> None:
    terminal = at_a_terminal("play", "slam", "--seats", "human:Ann", "--seed", "3", rows=40)
    terminal.expect("2 rolls left")
    terminal.send("1")
    terminal.expect(r"\[1\]")
    terminal.send("u")
    terminal.expect(r" 1  ")
    terminal.send("12\r")
    terminal.expect("1 roll left")
    terminal.send("qq")
    last_words(terminal)
    assert terminal.exitstatus == 0
