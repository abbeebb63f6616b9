"""Both languages say the same things, and every code has its sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import yamclub
from yamclub.errors import Code, YamError
from yamclub.games import GAMES
from yamclub.words import LANGUAGES, Words, language_of, split_messages

SOURCE = Path(yamclub.__file__).parent
FOLDERS = [SOURCE / "words", *(SOURCE / "games" / game for game in GAMES)]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    name = f"{language}.ftl" if folder.name == "words" else f"words.{language}.ftl"
    resource = FluentParser().parse((folder / name).read_text())
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    french, english = (messages(folder, language) for language in ("fr", "en"))
    assert set(french) == set(english)
    differing = {name for name in french if french[name] != english[name]}
    # A word order may need a number that another gets by without, but never a name or a score.
    assert all((french[name] ^ english[name]) <= {"kept", "many", "span"} for name in differing)


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_message_parsed_alone_is_what_it_is_in_its_file(folder: Path, language: str) -> None:
    name = f"{language}.ftl" if folder.name == "words" else f"words.{language}.ftl"
    text = (folder / name).read_text()
    whole = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    references = References()
    alone = split_messages(text)
    assert set(alone) == set(whole)
    for message_id, entry in whole.items():
        (parsed,) = FluentParser().parse(alone[message_id] + "\n").body
        assert parsed.equals(entry, ignored_fields=["span", "comment"]), message_id
        references.visit(entry)
    assert not references.found  # for what they name is not parsed with them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_a_game_that_says_a_shared_message_its_own_way_uses_the_same_values(folder: Path, language: str) -> None:
    shared, own = messages(FOLDERS[0], language), messages(folder, language)
    assert {name for name in set(shared) & set(own) if not own[name] <= shared[name] | {"you"}} == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_signs_are_french(folder: Path) -> None:
    name = "fr.ftl" if folder.name == "words" else "words.fr.ftl"
    for line in (folder / name).read_text().splitlines():
        assert '"' not in line, line
        assert "'" not in line, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_that_says_what_to_do(language: str) -> None:
    house = messages(SOURCE / "words", language)
    assert {f"error-{code}" for code in Code} == {name for name in house if name.startswith("error-")}


def test_a_message_that_is_missing_or_misses_a_value_is_a_bug() -> None:
    words = Words("en")
    with pytest.raises(LookupError):
        words("nothing-of-the-kind")
    with pytest.raises(KeyError):
        words("name-list", others="Ann")


@pytest.mark.parametrize(
    ("language", "count", "said"), [("fr", 0, "0 lancer"), ("en", 0, "0 rolls"), ("fr", 2, "2 lancers")]
)
def test_plurals_are_each_languages_own(language: str, count: int, said: str) -> None:
    assert Words(language, "slam")("drawn", draws=count) == said


def test_a_refusal_is_a_sentence() -> None:
    refusal = YamError(Code.UNKNOWN_GAME, game="chess", games="slam")
    assert Words("fr").error(refusal) == "Il n’y a pas de jeu « chess » : choisissez parmi slam."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"YAM_LANG": "fr", "LC_ALL": "C"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
