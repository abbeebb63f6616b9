"""Each game's page names what a program meets: every refusal, every kind of move, every ending. In both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from yamclub.errors import Code
from yamclub.games import GAMES, game
from yamclub.mechanics.throwing import ThrowingState
from yamclub.words import Words

ROOT = Path(__file__).parents[2]
PAGES = {"en": "{}.md", "fr": "{}.fr.md"}
"""By language, what the file of a game's page is called."""
REASONS = {"en": "The `reason` of a result: ", "fr": "Le `reason` d’un résultat\u00a0: "}


def page(game_id: str, language: str = "en") -> str:
    return (ROOT / "docs" / "games" / PAGES[language].format(game_id)).read_text(encoding="utf-8")


def throwing_refusals(game_id: str) -> set[Code]:
    """The shared codes that this game can refuse a throw with."""
    state = game(game_id).state
    if not issubclass(state, ThrowingState):
        return set()
    free = {Code.NO_THROW_LEFT, Code.DICE_NOT_THERE, Code.NOTHING_TO_THROW}
    return free | {Code.DICE_LOCKED} if state.LOCKED_KEEPS else free


def rules(game_id: str, language: str) -> dict[str, str]:
    """By number."""
    found = re.findall(r"^- \*\*(\w+)\*\* (.*)$", page(game_id, language), re.MULTILINE)
    assert len(dict(found)) == len(found)
    return dict(found)


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_and_every_move_is_named(game_id: str, language: str) -> None:
    text = page(game_id, language)
    named = set(re.findall(r"`(\w+)`", text)) | set(re.findall(r'"kind":"(\w+)"', text))
    assert {refusal.value for refusal in game(game_id).refusals} <= named
    assert throwing_refusals(game_id) <= named
    moves = {move.__struct_config__.tag for move in (*get_args(game(game_id).seen), *get_args(game(game_id).actions))}
    assert moves <= named


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_news_is_named_and_no_other(game_id: str, language: str) -> None:
    found = re.search(r"(?:News|Nouvelles)\s?:\s(`.*?)\.\n", page(game_id, language), re.DOTALL)
    assert found is not None
    listed = re.sub(r"\(.*?\)", "", found.group(1), flags=re.DOTALL)
    kinds = {news.__struct_config__.tag for news in get_args(game(game_id).news)}
    assert set(re.findall(r"`(\w+)`", listed)) == kinds


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_ending_is_named_and_can_be_said(game_id: str, language: str) -> None:
    found = re.search(REASONS[language] + r"(.*?)\.\n", page(game_id, language), re.DOTALL)
    assert found is not None
    reasons = re.findall(r"`(\w+)`", found.group(1))
    words = (ROOT / "src" / "yamclub" / "games" / game_id / "words.en.ftl").read_text(encoding="utf-8")
    assert sorted(reasons) == sorted(re.findall(r"^reason-(\w+) =", words, re.MULTILINE))
    assert all(Words(language, game_id).has(f"reason-{reason}") for reason in reasons for language in PAGES)


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_types_it_points_to_are_there(game_id: str, language: str) -> None:
    assert f"web/src/games/{game_id}/types.gen.ts" in page(game_id, language)
    assert (ROOT / "web" / "src" / "games" / game_id / "types.gen.ts").exists()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_two_languages_link_to_each_other_at_the_top(game_id: str) -> None:
    assert page(game_id, "en").splitlines()[2] == f"[En français]({game_id}.fr.md)"
    assert page(game_id, "fr").splitlines()[2] == f"[In English]({game_id}.md)"


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_have_the_same_rules_and_the_same_marks_of_rulings(game_id: str) -> None:
    english, french = rules(game_id, "en"), rules(game_id, "fr")
    assert list(english) == list(french) != []
    assert {number: text.count("◆") for number, text in english.items()} == {
        number: text.count("◆") for number, text in french.items()
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_show_the_same_options_moves_and_code(game_id: str) -> None:
    def shown(language: str) -> tuple[list[str], list[str], str]:
        text = page(game_id, language)
        code = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        options = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
        return options, re.findall(r"`({\"kind\".*?})`", text), re.sub(r" +#.*", "", "".join(code))

    assert shown("en") == shown("fr")


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_it_says_how_long_a_match_lasts(game_id: str, language: str) -> None:
    (said,) = [part for part in page(game_id, language).split("\n\n") if "`make lengths`" in part]
    assert re.search(r"\d+\sminutes", said)


@pytest.mark.parametrize("path", ["README.fr.md", *(f"docs/games/{game_id}.fr.md" for game_id in GAMES)])
def test_french_punctuation_has_its_unbreakable_space(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    prose = re.sub(r"`[^`]*`", "x", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))
    assert re.findall(r".{0,20}(?:[ \w)][:;!?»](?![-/])|«[^\u00a0]).{0,9}", prose) == []
