"""Rules change, matches stay: every version of a game's rules is still read, replayed and verified."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import checks
from tests.conformance.versions import FOLDER, kept, matches_of
from yamclub.errors import Code, YamError
from yamclub.game import Game, Mover
from yamclub.games import GAMES, game
from yamclub.games.slam.moves import STOP
from yamclub.kernel.codec import decode, encode
from yamclub.kernel.dice import dice
from yamclub.match.entries import End, Seat
from yamclub.match.match import Match, todays_options
from yamclub.match.record import Record, read_record
from yamclub.match.verify import replay, verify
from yamclub.mechanics.options import read_options
from yamclub.mechanics.throwing import Throw

OLDER = [game(game_id, version) for game_id in GAMES for version in range(1, game(game_id).version)]
RECORDS = sorted(FOLDER.glob("*.jsonl.gz"))
CHECKS: tuple[Callable[[Game], Any], ...] = (
    checks.check_replay,
    checks.check_legality,
    checks.check_every_action,
    checks.check_imagine,
)


def read(file: Path) -> Record:
    return read_record(gzip.decompress(file.read_bytes()))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_a_kept_record_verifies_and_leads_to_its_result(file: Path) -> None:
    record = read(file)
    end = record.entries[-1]
    assert isinstance(end, End)
    assert verify(record).result == end.result


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_a_kept_record_can_be_shown(file: Path) -> None:
    record = read(file)
    rules = game(record.header.game, record.header.rules)
    viewers = checks.viewers(len(record.header.seats))
    for number, done in enumerate(replay(record)):
        if done.step is not None:
            viewer = viewers[number % len(viewers)]
            rules.tell(done.step.seen(viewer))
            view = done.after.view(viewer)
            assert decode(encode(view), game(rules.id).view) == view  # as today's page reads it


@pytest.mark.parametrize("rules", OLDER, ids=lambda rules: f"{rules.id} {rules.version}")
def test_every_older_version_keeps_records(rules: Game) -> None:
    assert len(kept(rules.id, rules.version)) > 2


def test_matches_of_the_current_version_can_be_kept() -> None:
    for _, record in islice(matches_of(game("yams")), 2):
        assert verify(read_record(record)).finished


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", OLDER, ids=lambda rules: f"{rules.id} {rules.version}")
def test_an_older_version_is_still_a_game(rules: Game, check: Callable[[Game], Any]) -> None:
    check(rules)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("version", [-1, 0, 1000, 10**30])
def test_a_version_that_never_was_has_a_code(game_id: str, version: int) -> None:
    with pytest.raises(YamError) as refused:
        game(game_id, version)
    assert refused.value.code == Code.RULES_DIFFER


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_match_follows_the_current_version(game_id: str) -> None:
    current = game(game_id)
    seats = [Seat(f"Player {number}") for number in range(1, 1 + max(2, current.seats[0]))]
    match = Match.create(game_id, seats, secret=bytes(32))
    assert (match.header.rules, match.game) == (current.version, current)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_options_of_a_kept_record_mean_something_today(file: Path) -> None:
    header = read(file).header
    today = todays_options(header.game, header.rules, header.options)
    assert encode(read_options(game(header.game), today)) == encode(today)


def test_yami_1_had_the_points_of_the_list() -> None:
    assert todays_options("yami", 1, {})["values"] == "list"
    assert todays_options("yami", 2, {})["values"] == "board"


def test_color_1_called_the_pile_on() -> None:
    assert todays_options("color", 1, {"stakes": "on"})["stakes"] == "pile"
    assert todays_options("color", 1, {})["stakes"] == "off"
    assert read_options(game("color", 1), {"blind": "on"}).hides()


def test_slam_1_let_a_turn_end_early_and_the_second_team_come_third() -> None:
    """S2 and S16 as version 1 had them; the kept records called ``failed_after_yamslam`` hold its S5."""
    state = game("slam", 1).start(1).apply(Mover.CHANCE, Throw(dice("12246")))
    assert STOP in state.legal(0)
    assert STOP not in game("slam").start(1).apply(Mover.CHANCE, Throw(dice("12246"))).legal(0)
    teams = [read(file) for file in kept("slam", 1) if "teams" in file.name]
    assert {tuple(sorted(verify(record).result.places)) for record in teams} == {(1, 1, 3, 3)}  # type: ignore[union-attr]
