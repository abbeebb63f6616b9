"""Records of older rules, at the command line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.cli.commands import yam
from tests.conformance.versions import kept
from yamclub.games import GAMES, game


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if game(game_id).version > 1])
def test_a_record_of_older_rules_is_verified_and_shown(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    file.write_bytes(gzip.decompress(kept(game_id, 1)[-1].read_bytes()))
    assert json.loads(file.read_bytes().splitlines()[0])["rules"] == 1
    assert json.loads(yam("verify", str(file), "--json").stdout)["true"]
    assert len(yam("replay", str(file)).stdout.splitlines()) > 10


def test_a_version_yet_to_come_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    file.write_bytes(gzip.decompress(kept("slam", 1)[0].read_bytes()).replace(b'"rules":1', b'"rules":9', 1))
    for command in ("verify", "replay"):
        done = yam(command, str(file))
        assert (done.returncode, done.stdout) == (2, "")
        assert "knows versions 1 to 2" in done.stderr
        assert done.stderr.endswith("[rules_differ]\n")
