"""Every bot has a name and a line about how it plays, in both languages: those of levels in the game’s own words."""

from __future__ import annotations

import pytest

from yamclub.bots import LEVELS, bot_line, bot_names, bot_title
from yamclub.games import GAMES, game
from yamclub.words import LANGUAGES, Words

_LONGEST = 120
"""Characters of a line: two lines on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_bot_has_a_name_and_a_line(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    for bot in bot_names(game(game_id), 1):
        assert bot_title(bot, words) != bot
        line = bot_line(game_id, bot, words)
        assert line.endswith("."), f"{bot}: {line!r}"
        assert len(line) <= _LONGEST, f"{bot}: {line!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [one for one in GAMES if set(LEVELS) <= set(game(one).bots)])
def test_a_game_with_levels_says_in_its_own_words_how_each_plays(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    assert [bot for bot in game(game_id).bots if not words.has(f"{game_id}-bot-{bot}")] == []


def test_the_lines_of_one_game_differ() -> None:
    for game_id in GAMES:
        for language in LANGUAGES:
            lines = [bot_line(game_id, bot, Words(language, game_id)) for bot in bot_names(game(game_id), 1)]
            assert len(set(lines)) == len(lines)
