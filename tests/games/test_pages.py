"""Each game's page names what a program meets: every refusal, every kind of move and news, every ending."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from yamclub.games import GAMES, game
from yamclub.words import Words

ROOT = Path(__file__).parents[2]


def page(game_id: str) -> str:
    return (ROOT / "docs" / "games" / f"{game_id}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_and_every_move_is_named(game_id: str) -> None:
    named = set(re.findall(r"`(\w+)`", page(game_id))) | set(re.findall(r'"kind":"(\w+)"', page(game_id)))
    assert {refusal.value for refusal in game(game_id).refusals} <= named
    moves = {move.__struct_config__.tag for move in (*get_args(game(game_id).seen), *get_args(game(game_id).actions))}
    assert moves <= named


@pytest.mark.parametrize("game_id", GAMES)
def test_every_ending_is_named_and_can_be_said(game_id: str) -> None:
    found = re.search(r"The `reason` of a result: (.*?)\.\n", page(game_id), re.DOTALL)
    assert found is not None
    reasons = re.findall(r"`(\w+)`", found.group(1))
    words = (ROOT / "src" / "yamclub" / "games" / game_id / "words.en.ftl").read_text(encoding="utf-8")
    assert sorted(reasons) == sorted(re.findall(r"^reason-(\w+) =", words, re.MULTILINE))
    assert all(Words(language, game_id).has(f"reason-{reason}") for reason in reasons for language in ("en", "fr"))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_types_it_points_to_are_there(game_id: str) -> None:
    assert f"web/src/games/{game_id}/types.gen.ts" in page(game_id)
    assert (ROOT / "web" / "src" / "games" / game_id / "types.gen.ts").exists()
