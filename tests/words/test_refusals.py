"""Every refusal of every game, met in a position and said in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.found import positions
from tests.games.tried import Tried
from yamclub.errors import Code, YamError
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.mechanics.throwing import ThrowingState
from yamclub.words import LANGUAGES, Words

TRIED = [(game_id, tried) for game_id in GAMES for tried in positions(game_id).refusals()]
AT_THE_START = {game_id: getattr(positions(game_id), "REFUSED_AT_THE_START", {}) for game_id in GAMES}
"""By game and code, options that no table can be opened with."""
FREE_KEEPS = {Code.NO_THROW_LEFT, Code.DICE_NOT_THERE, Code.NOTHING_TO_THROW}
"""What every throwing turn refuses in the same way."""


@pytest.mark.parametrize(("game_id", "tried"), TRIED, ids=[f"{game_id}-{tried.code}" for game_id, tried in TRIED])
def test_a_refusal_has_its_code_and_a_whole_sentence_in_both_languages(game_id: str, tried: Tried) -> None:
    refusal = tried.state.refusal(tried.by, tried.action, tried.at)
    assert refusal is not None
    assert refusal.code == tried.code
    for language in LANGUAGES:
        said = Words(language, game_id).error(refusal)
        assert "_" not in said, "an id, where people want a name"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_of_a_game_is_tried(game_id: str) -> None:
    game = find_game(game_id)
    tried = {one.code for found, one in TRIED if found == game_id} | set(AT_THE_START[game_id])
    shared = FREE_KEEPS if issubclass(game.state, ThrowingState) else set()
    locked = {Code.DICE_LOCKED} if getattr(game.state, "LOCKED_KEEPS", False) else set()
    assert tried == {*game.refusals} | shared | locked


@pytest.mark.parametrize(
    ("game_id", "code", "options"),
    [(game_id, code, options) for game_id, refused in AT_THE_START.items() for code, options in refused.items()],
)
def test_options_that_cannot_be_played_are_refused_in_both_languages(game_id: str, code: str, options: Any) -> None:
    with pytest.raises(YamError) as refused:
        find_game(game_id).start(2, options)
    assert refused.value.code == code
    assert all(Words(language, game_id).error(refused.value) for language in LANGUAGES)
