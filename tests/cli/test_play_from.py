"""``yam play --from RECORD --at N``: a match that goes on from a moment of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import yam
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.match.entries import Position
from yamclub.match.record import Record, read_file
from yamclub.match.verify import verify


def recorded(folder: Path, game_id: str, seats: int | None = None) -> Path:
    """The record of a match of bots."""
    file = folder / f"{game_id}.jsonl"
    count = seats or max(2, find_game(game_id).seats[0])
    done = yam("play", game_id, "--seats", ",".join(["bot:random"] * count), "--seed", "7", "--record", str(file))
    assert done.returncode == 0, done.stderr
    return file


@pytest.fixture(scope="module")
def slam(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("records"), "slam")


def position_of(record: Record) -> Position:
    assert isinstance(record.header.position, Position)
    return record.header.position


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_on_and_the_record_is_true(game_id: str, tmp_path: Path) -> None:
    old, new = recorded(tmp_path, game_id), tmp_path / "on.jsonl"
    seats = len(read_file(old).header.seats)
    for hidden, at in (("as-it-was", 9), ("anew", 12)):
        done = yam(
            "play", "--from", str(old), "--at", str(at), "--hidden", hidden, "--seats",
            ",".join(["bot:random"] * seats), "--record", str(new),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert f"goes on from move {at}" in done.stdout
        record = read_file(new)
        assert (verify(record).played_on, verify(record).finished) == (True, True)
        assert position_of(record).step == at
        assert position_of(record).match == read_file(old).header.commitment
        verified = yam("verify", str(new))
        assert verified.returncode == 0
        assert "It goes on from a moment of another match, which nothing here proves." in " ".join(
            verified.stdout.split()
        )
        assert yam("replay", str(new), "--json").returncode == 0
        new.unlink()


@pytest.mark.parametrize("game_id", [name for name in GAMES if not find_game(name).real_time])
def test_a_person_takes_a_seat_among_bots_of_a_level(game_id: str, tmp_path: Path) -> None:
    old, new = recorded(tmp_path, game_id), tmp_path / "on.jsonl"
    left = yam(
        "play", "--from", str(old), "--at", "9", "--seat", "2", "--level", "novice", "--plain", "--record", str(new)
    )
    assert left.returncode == 0, left.stderr
    assert "Traceback" not in left.stderr
    seats = read_file(new).header.seats
    assert [seat.bot for seat in seats] == [None if place == 1 else "novice" for place in range(len(seats))]


def test_a_program_sees_its_view_and_nothing_of_the_position(tmp_path: Path) -> None:
    old = recorded(tmp_path, "yami")
    said = yam("play", "--from", str(old), "--at", "20", "--seat", "1", "--json", "--seed", "3")
    assert said.returncode == 0, said.stderr
    header, begun, *_ = [json.loads(line) for line in said.stdout.splitlines()]
    assert "position" not in header["match"]
    assert begun["played_on"] == {"step": 20, "hidden": "as-it-was"}
    assert [player["hand"] is None for player in begun["view"]["players"]] == [False, True]
    replayed = yam("replay", str(old), "--as", "1", "--json").stdout.splitlines()
    assert begun["view"] == json.loads(replayed[19])["view"]


def test_anew_is_repeated_with_the_same_seed(tmp_path: Path) -> None:
    old = recorded(tmp_path, "yami")
    records = []
    for number, seed in enumerate(("a", "a", "b")):
        file = tmp_path / f"{number}.jsonl"
        yam(
            "play", "--from", str(old), "--at", "20", "--hidden", "anew", "--seats", "bot:random,bot:random",
            "--seed", seed, "--record", str(file),
        )  # fmt: skip
        records.append(file.read_bytes())
    assert records[0] == records[1] != records[2]


def test_a_match_that_was_played_on_is_played_on_again(slam: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    bots = ("--seats", "bot:random,bot:random")
    assert yam("play", "--from", str(slam), "--at", "9", *bots, "--record", str(first)).returncode == 0
    assert yam("play", "--from", str(first), "--at", "0", *bots, "--record", str(second)).returncode == 0
    assert position_of(read_file(second)) == position_of(read_file(first))


BAD = [
    ("--at", "-1"),
    ("--at", "x"),
    ("--at", "1.5"),
    ("--at", "999999"),
    ("--at", "99999999999999999999"),
    ("--at", ""),
    (),
    ("--at", "5", "--hidden", "half"),
    ("--at", "5", "--seat", "0"),
    ("--at", "5", "--seat", "3"),
    ("--at", "5", "--seat", "me"),
    ("--at", "5", "--level", "grandmaster"),
    ("--at", "5", "--level", ""),
    ("--at", "5", "--seats", "human"),
    ("--at", "5", "--seats", "human,human,human"),
    ("--at", "5", "--seats", "human,bot:random", "--seat", "1"),
    ("--at", "5", "--seats", "human,human", "--hidden", "anew"),
    ("--at", "5", "--set", "series=5"),
]


@pytest.mark.parametrize("arguments", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_input_is_told_in_one_line(slam: Path, arguments: tuple[str, ...], lang: str) -> None:
    done = yam("play", "--from", str(slam), *arguments, lang=lang)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 3, done.stderr


def test_the_end_no_file_another_game_and_nothing_to_go_on_from(slam: Path, tmp_path: Path) -> None:
    last = len(read_file(slam).entries)
    noise = tmp_path / "noise.jsonl"
    noise.write_bytes(bytes(range(256)) * 40)
    for arguments in (
        ("--from", str(slam), "--at", str(last)),
        ("--from", str(slam), "--at", str(last - 1)),
        ("--from", str(tmp_path / "none.jsonl"), "--at", "3"),
        ("--from", str(tmp_path), "--at", "3"),
        ("--from", str(noise), "--at", "3"),
        ("yami", "--from", str(slam), "--at", "3"),
        ("slam", "--at", "3"),
        ("slam", "--hidden", "anew"),
        ("slam", "--seat", "1"),
        ("slam", "--level", "novice"),
    ):
        done = yam("play", *arguments)
        assert done.returncode == 2, arguments
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()


def test_a_damaged_record_is_played_on_before_the_damage(slam: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.jsonl"
    lines = slam.read_bytes().split(b"\n")
    damaged.write_bytes(b"\n".join([*lines[:20], b"?", *lines[21:]]))
    bots = ("--seats", "bot:random,bot:random")
    assert yam("play", "--from", str(damaged), "--at", "12", *bots).returncode == 0
    refused = yam("play", "--from", str(damaged), "--at", "40", *bots)
    assert (refused.returncode, "Line 21" in refused.stderr) == (2, True)


def test_real_dice_can_go_on_from_a_moment(slam: Path) -> None:
    done = yam("play", "--from", str(slam), "--at", "9", "--companion", "--seats", "human,human", "--plain")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
