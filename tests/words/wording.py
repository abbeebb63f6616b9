"""The rules of wording that a program can check: spaces, quotes, names, plurals, and one term per thing.

A checker is given a sentence as people may read it. Of a message with selectors every reading is checked: values
stand in it as ``{$name}``, and as ``{#name}`` where a selector on the same value has chosen the words around it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Literal

from fluent.syntax import FluentParser, ast

from tests.words.glossary import BRITISH, ENGLISH, FRENCH, Term

Language = Literal["fr", "en"]


@dataclass(frozen=True)
class Sentence:
    language: Language
    id: str
    """Of its message; of a page of documentation, its path."""
    text: str


Checker = Callable[[Sentence], bool]
"""Whether the sentence breaks the rule."""


def sentences(source: str, language: Language) -> Iterator[Sentence]:
    """Every reading of every message of a word file."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for text in _readings(entry.value, frozenset()):
                yield Sentence(language, entry.id.name, text)


def _readings(pattern: ast.Pattern, chosen_by: frozenset[str]) -> Iterator[str]:
    parts = [[part.value] if isinstance(part, ast.TextElement) else _put(part, chosen_by) for part in pattern.elements]
    return map("".join, product(*parts))


def _put(placeable: ast.Placeable, chosen_by: frozenset[str]) -> list[str]:
    match placeable.expression:
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            return [text for one in variants for text in _readings(one.value, chosen_by | {name})]
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return [f"{{{'#' if name in chosen_by else '$'}{name}}}"]
        case ast.FunctionReference():
            return ["{number}"]
    return [""]


_PAGE_CODE = re.compile(r"^```.*?^```|`[^`]*`|<[^>]*>|\]\([^)]*\)", flags=re.MULTILINE | re.DOTALL)


def page_sentences(path: str, text: str) -> Iterator[Sentence]:
    """The lines of a page of documentation, without what is code."""
    language: Language = "fr" if path.endswith(".fr.md") else "en"
    for line in _PAGE_CODE.sub("", text).splitlines():
        yield Sentence(language, path, line)


def _lacks_spaces(said: Sentence) -> bool:
    if said.language == "en":
        return False
    return bool(
        re.search(r" [:;!?»]|« |«(?!\u00a0)|(?<!\u00a0)»", said.text)  # a line could break there, or no space at all
        or re.search(r"[\w})’”…][;!?](?=\s|$)|[\w})’”…]:(?=\s|$)", said.text)
        or re.search(r"(?:\d|\{[$#]\w+\}) (?:s|ms|min|h)\b", said.text)
    )


def _is_straight(said: Sentence) -> bool:
    return bool(re.search(r"['\"]|\.\.\.", said.text))


_NAMES = "name|names|who|other|others|player|owner|winner"


def _breaks_before_a_vowel(said: Sentence) -> bool:
    """« de Alice », « à { $names } »: no name may follow what depends on its first letter."""
    before_name = rf"\b(?:de|à|que|du|au|d’|qu’)\s?\{{[$#](?:{_NAMES})\}}"
    return said.language == "fr" and bool(re.search(before_name, said.text, flags=re.IGNORECASE))


_COUNTS = (
    "bonus|cards|count|draws|failed|fewest|free|left|most|moves|open|points|removed|score|seconds|shares|throws|turns"
)
_NO_NOUN = "à|and|at|avec|by|dans|des|et|for|from|in|is|of|on|or|ou|par|per|sur|there|to|with|ms|min|s|h"
_ALWAYS_MANY = frozenset(
    # A chip and a box of YAMI are worth five points or more, a seed and a name more than one byte.
    {"slam-told-take", "slam-told-take-removed", "slam-stack", "slam-stack-won", "yami-told-lay-down"}
    | {"yami-told-marks", "yami-box-shows", "yami-box-marked", "yami-bonus-way", "yams-told-extra_yam"}
    | {"error-bad_name", "error-bad_entropy", "error-too_large", "error-too_many_starts"}
    # Seats from two up; one has its own words.
    | {"games-seats", "error-bad_seat_count"}
    # Two dice or more are rolled to see who starts.
    | {"menteur-ask-opening"}
)


def _lacks_a_plural(said: Sentence) -> bool:
    many = rf"\{{\$(?:{_COUNTS})\}}[ \u00a0](?!(?:{_NO_NOUN})\b)[a-zà-ÿ]+"
    return said.id not in _ALWAYS_MANY and bool(re.search(many, said.text))


_TOLD = re.compile(r"(?:\w+-)?told-|play-winner|play-solo|winner-")
_TOLD_OF_SEVERAL = frozenset({"told-tied", "color-told-playoff"})


def names_the_reader(message_id: str, variables: set[str]) -> bool:
    """What happened and who won is told with "you": a message that names somebody asks whether that is the reader."""
    told = _TOLD.match(message_id) is not None and message_id not in _TOLD_OF_SEVERAL
    return told and not variables.isdisjoint({"name", "names"}) and "you" not in variables


def _uses(terms: dict[Language, tuple[Term, ...]]) -> Checker:
    def breaks(said: Sentence) -> bool:
        return any(term.is_used_in(said.id, said.text) for term in terms[said.language])

    return breaks


RULES: dict[str, Checker] = {
    "spaces": _lacks_spaces,
    "quotes": _is_straight,
    "names": _breaks_before_a_vowel,
    "plurals": _lacks_a_plural,
    "glossary": _uses({"fr": FRENCH, "en": ENGLISH}),
    "british": _uses({"fr": (), "en": BRITISH}),
}


def broken(said: Sentence) -> list[str]:
    return [name for name, breaks in RULES.items() if breaks(said)]
