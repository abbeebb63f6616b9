"""The wording of the whole project keeps its rules, and every rule finds what breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.test_words import Variables
from tests.words.wording import Language, broken, names_the_reader, page_sentences, sentences

PROJECT = Path(__file__).parents[2]
SKELETON = "src/yamclub/cli/skeleton"
FRENCH_FILES = sorted(
    path
    for folder in ("src/yamclub/words", "src/yamclub/games", "web/src/words", "web/src/games", SKELETON)
    for path in (PROJECT / folder).rglob("*fr.ftl*")
)
PAGES = [PROJECT / "README.md", PROJECT / "README.fr.md", *sorted((PROJECT / "docs" / "games").glob("*.md"))]
RULES_OF_PAGES = {"spaces", "names", "glossary", "british"}
"""Straight quotes are right in Markdown: examples are copied out of it."""


def in_english(french: Path) -> Path:
    return french.with_name(french.name.replace("fr.ftl", "en.ftl"))


def read(path: Path) -> str:
    return path.read_text().replace("@id@", "sample")  # a new game's words begin with its id


def variables(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read(path)).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def named(path: Path) -> str:
    return str(path.relative_to(PROJECT))


def test_all_word_files_are_there() -> None:
    assert len(FRENCH_FILES) >= 16
    assert all(in_english(path).exists() for path in FRENCH_FILES)


@pytest.mark.parametrize("french", FRENCH_FILES, ids=named)
def test_every_sentence_keeps_the_rules(french: Path) -> None:
    files: list[tuple[Path, Language]] = [(french, "fr"), (in_english(french), "en")]
    found = [
        f"{said.id} ({language}) {rules}: {said.text}"
        for path, language in files
        for said in sentences(read(path), language)
        if (rules := broken(said))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("french", FRENCH_FILES, ids=named)
def test_both_languages_say_the_same_with_the_same_values(french: Path) -> None:
    ours, theirs = variables(french), variables(in_english(french))
    assert set(ours) == set(theirs)
    # A word order may need a number that another gets by without, but never a name or a score.
    free = {"count", "kept", "many", "span"}
    assert {name: ours[name] ^ theirs[name] for name in ours if not ours[name] ^ theirs[name] <= free} == {}


@pytest.mark.parametrize("french", FRENCH_FILES, ids=named)
def test_what_happened_is_told_with_you(french: Path) -> None:
    for path in (french, in_english(french)):
        assert [name for name, used in variables(path).items() if names_the_reader(name, used)] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_pages_keep_the_rules_too(page: Path) -> None:
    lines = page_sentences(named(page), page.read_text())
    found = [f"{rules}: {said.text}" for said in lines if (rules := RULES_OF_PAGES.intersection(broken(said)))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("rule", "language", "message"),
    [
        ("spaces", "fr", "a = Rien à relancer : choisissez"),
        ("spaces", "fr", "a = Rien à relancer: choisissez"),
        ("spaces", "fr", "a = Vraiment ?"),
        ("spaces", "fr", "a = Vraiment?"),
        ("spaces", "fr", "a = « oui »"),
        ("spaces", "fr", "a = «oui»"),
        ("spaces", "fr", "a = { $count } s par coup"),
        ("spaces", "fr", "a = { $name ->\n    [x] { $name } : oui\n   *[y] non\n}"),
        ("quotes", "fr", "a = C'est à vous"),
        ("quotes", "en", "a = It's your turn"),
        ("quotes", "en", 'a = Not "that"'),
        ("quotes", "en", "a = Wait..."),
        ("names", "fr", "a = Le tour de { $name }"),
        ("names", "fr", "a = C’est à { $names } de jouer"),
        ("names", "fr", "a = Les pions d’{ $who }"),
        ("names", "fr", "a = { $you ->\n    [1] Votre tour\n   *[0] Le tour de { $other }\n}"),
        ("plurals", "fr", "a = { $count } dés"),
        ("plurals", "en", "a = Reroll { $count } dice"),
        ("plurals", "en", "a = { $you ->\n    [1] You win\n   *[0] They win\n} { $points } points"),
        ("glossary", "fr", "a = Trois dés pareils"),
        ("glossary", "fr", "a = Ce jeton est inconnu"),
        ("glossary", "fr", "a = Pas d’abattage"),
        ("glossary", "fr", "a = { $names } gagnent ensemble"),
        ("glossary", "en", "a = Throw again"),
        ("glossary", "en", "a = Three alike"),
        ("glossary", "en", "a = Chance is fixed"),
        ("british", "en", "a = The colors of the dice"),
        ("british", "en", "a = The match was canceled"),
    ],
)
def test_a_rule_finds_what_breaks_it(rule: str, language: Language, message: str) -> None:
    assert any(rule in broken(said) for said in sentences(message + "\n", language))


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("fr", "a = Rien\u00a0: choisissez «\u00a0oui\u00a0», human:NOM, ou 13\u00a0s\u00a0!"),
        ("fr", "a = { $count ->\n    [one] { $count } dé\n   *[other] { $count } dés\n}"),
        ("fr", "a = { $name } joue, { $count } sur 3"),
        ("fr", "box-chance = chance"),
        ("en", "a = It’s “that”: { $points } of 3, in YAM color"),
        ("en", 'a = { $last ->\n    [yes] , placed last\n   *[no] {""}\n}'),
    ],
)
def test_good_sentences_pass(language: Language, message: str) -> None:
    assert [broken(said) for said in sentences(message + "\n", language) if broken(said)] == []


def test_a_told_sentence_that_names_the_reader_is_found() -> None:
    assert names_the_reader("slam-told-take", {"name", "chip"})
    assert not names_the_reader("slam-told-take", {"name", "chip", "you"})
    assert not names_the_reader("slam-do-take", {"name"})
