"""Bad input: one clear line with a code, exit status 2, nothing written, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import yam
from yamclub.games import GAMES

BOTS = ("--seats", "bot,bot:random", "--seed", "1")

BAD = [
    (("dance",), "bad_argument"),
    (("--lang", "fr", "dance"), "bad_argument"),
    (("play",), "missing_argument"),
    (("play", "chess"), "unknown_game"),
    (("play", "slam", "--sets", "a"), "unknown_argument"),
    (("play", "slam", "extra"), "unknown_argument"),
    (("play", "slam", "--seats"), "missing_argument"),
    (("play", "slam", "--set", "colour=red"), "unknown_option"),
    (("play", "slam", "--set", "series=7"), "bad_option_value"),
    (("play", "slam", "--set", "series"), "bad_argument"),
    (("play", "slam", "--set", "teams=yes"), "bad_seat_count"),
    (("play", "slam", "--seats", "bot,bot,bot,bot,bot"), "bad_seat_count"),
    (("play", "slam", "--seats", "bot:deepblue"), "unknown_bot"),
    (("play", "slam", "--seats", "bot:perfect,bot"), "solo_bot"),
    (("play", "master", "--seats", "bot:perfect,bot"), "unknown_bot"),
    (("play", "slam", "--seats", "robot"), "bad_seat"),
    (("play", "slam", "--seats", ""), "bad_seat"),
    (("play", "slam", "--seats", "human:" + "x" * 99), "bad_name"),
    (("play", "slam", *BOTS, "--entropy", "hello"), "bad_argument"),
    (("play", "slam", *BOTS, "--entropy", "3:hello"), "bad_entropy"),
    (("play", "slam", *BOTS, "--record", "/nowhere/at/all"), "cannot_write"),
    (("play", "slam", "--lang", "de", *BOTS), "bad_argument"),
    (("replay",), "missing_argument"),
    (("replay", "/nowhere/at/all"), "no_such_file"),
    (("serve", "--port", "http"), "bad_argument"),
    (("serve", "--port", "70000"), "bad_argument"),
    (("serve", "--bot-pace", "slow"), "bad_argument"),
    (("serve", "--bot-pace", "nan"), "bad_argument"),
    (("serve", "--bot-workers", "-1"), "bad_argument"),
    (("serve", "--bot-workers", "1.5"), "bad_argument"),
    (("serve", "--host", "no.such.host.invalid", "--port", "0"), "unknown_host"),
    (("serve", "--port", "0", "--database", "mysql://here"), "bad_database"),
    (("serve", "--port", "0", "--database", "postgresql://u:p@127.0.0.1:port/x"), "bad_database_address"),
    (("serve", "--port", "0", "--data", "/proc/nowhere"), "bad_database"),
    (("serve", "--data", "a", "--database", "b"), "bad_argument"),
    (("solve",), "missing_argument"),
    (("solve", "chess"), "unknown_target"),
    (("solve", "color"), "unknown_target"),
    (("solve", "slam", "--objective"), "missing_argument"),
    (("solve", "slam", "--objective", "fame"), "unknown_objective"),
    (("solve", "yams", "--objective", "grand-slam"), "unknown_objective"),
    (("solve", "slam", "--objective", "score:1001"), "bad_goal"),
    (("solve", "slam", "--objective", "score:0"), "bad_goal"),
    (("solve", "slam", "--set", "series=5"), "unknown_option"),
    (("solve", "slam", "--set", "four_as_two_pairs=maybe"), "bad_choice"),
    (("solve", "slam", "--set", "four_as_two_pairs"), "bad_argument"),
    (("solve", "menteur-honest", "--set", "truth=never"), "bad_choice"),
    (("solve", "menteur-honest", "--objective", "score:200"), "bad_goal"),
    (("solve", "yams", "--objective", "score:300", "--distribution"), "no_distribution"),
    (("verify", "/nowhere/at/all"), "no_such_file"),
    (("verify", "/"), "no_such_file"),
    (("verify", "/dev/null"), "not_a_record"),
    (("verify", __file__), "not_a_record"),
]


@pytest.mark.parametrize(
    ("arguments", "code"), BAD, ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_one_line_a_code_and_status_2(arguments: tuple[str, ...], code: str) -> None:
    done = yam(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("yam: ")
    assert done.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize(("arguments", "code"), BAD[1::4])
def test_programs_get_the_code_as_json(arguments: tuple[str, ...], code: str) -> None:
    done = yam(*arguments, "--json")
    assert done.returncode == 2
    assert json.loads(done.stderr)["error"] == code


def test_a_program_has_no_dice_to_type_in() -> None:
    done = yam("play", "slam", "--companion", "--json")
    assert (done.returncode, json.loads(done.stderr)["error"]) == (2, "bad_argument")


def test_in_french_too() -> None:
    done = yam("play", "chess", lang="fr_FR.UTF-8")
    assert done.stderr == f"yam: Il n’y a pas de jeu « chess » : choisissez parmi {', '.join(GAMES)}. [unknown_game]\n"
    assert yam("--lang", "fr", "play", "chess").stderr == done.stderr
    assert yam("play", "chess", "--lang=fr").stderr == done.stderr


def test_a_record_that_exists_is_left_alone(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    done = yam("play", "slam", *BOTS, "--record", str(precious))
    assert (done.returncode, precious.read_text()) == (2, "mine")
    assert "[file_exists]" in done.stderr


def test_bad_set_up_writes_no_record(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert yam("play", "slam", "--seats", "bot:deepblue", "--record", str(file)).returncode == 2
    assert yam("play", "slam", "--set", "series=7", "--record", str(file)).returncode == 2
    assert yam("play", "slam", *BOTS, "--entropy", "9:x", "--record", str(file)).returncode == 2
    assert not file.exists()


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_records_that_were_touched(tmp_path: Path, command: str) -> None:
    file = tmp_path / "match.jsonl"
    assert yam("play", "slam", *BOTS, "--record", str(file)).returncode == 0
    whole = file.read_bytes()

    def code(data: bytes) -> str:
        file.write_bytes(data)
        done = yam(command, str(file))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert file.read_bytes() == data
        return done.stderr.split("[")[-1].strip("]\n")

    assert code(whole[: len(whole) // 2]) == "record_cut_short"
    assert code(whole[:-1]) == "record_cut_short"
    assert code(whole.replace(b'"format":3', b'"format":9', 1)) == "record_newer"
    assert code(whole.replace(b'"rules":2', b'"rules":9', 1)) == "rules_differ"
    assert code(whole.replace(b"Bot 1", b"Bot 7", 1)) == "record_altered"
    assert code(whole.replace(b'"number":1', b'"number":2', 1)) == "wrong_draw"
    assert code(b"not a record\n") == "not_a_record"


def test_what_is_not_a_command_is_named_in_the_readers_language() -> None:
    assert yam("--lang", "fr", "dance").stderr.startswith(
        "yam: « dance » ne convient pas à COMMANDE : voir yam --help."
    )


def test_chance_that_cannot_be_added_is_refused_without_counting_from_nought() -> None:
    assert yam("play", "slam", *BOTS, "--entropy", "3:hello").stderr.startswith("yam: That randomness can’t be added: ")
