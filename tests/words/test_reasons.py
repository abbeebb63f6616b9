"""Why something is best, in words: what never happens is called so, and not “only 0 %”."""

from __future__ import annotations

import re

import pytest

from tests.words.test_wording import FRENCH_FILES, in_english, variables
from yamclub.games import GAMES
from yamclub.words import Words

_RARELY_NEVER = re.compile(r"only (about )?0\s%|que dans (environ )?0\s%|\b0\s% des cas seulement")
_CAN_HAPPEN = {"menteur-why-doubt-rare", "menteur-why-bluff"}
"""Whatever is announced can be rolled, and whatever is announced can be challenged."""


def reasons(game_id: str, language: str) -> dict[str, dict[str, int]]:
    """The messages of this game that say why, with 0 for each of their variables."""
    french = next(path for path in FRENCH_FILES if path.parent.name == game_id and "src/yamclub" in str(path))
    return {
        name: dict.fromkeys(found, 0)
        for name, found in variables(french if language == "fr" else in_english(french)).items()
        if "-why-" in name and name not in _CAN_HAPPEN
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_never_is_not_called_rarely(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    told = [words(name, **zeros) for name, zeros in reasons(game_id, language).items()]
    assert not [text for text in told if _RARELY_NEVER.search(text)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_found(language: str) -> None:
    assert len([game_id for game_id in GAMES if reasons(game_id, language)]) >= 6


def test_rarely_never_is_found() -> None:
    assert _RARELY_NEVER.search("Rolling again would end better in only 0 % of cases.")
    assert _RARELY_NEVER.search("Relancer ne finirait mieux que dans 0 % des cas.")
