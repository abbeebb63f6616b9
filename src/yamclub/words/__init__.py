"""Everything a person reads, in French and in English.

Sentences live in Fluent files, which handle plurals and word order: shared ones beside this module,
those of a game in its own folder (``words.fr.ftl``, ``words.en.ftl``).

Each sentence is parsed when it is first needed: most commands print only a few of them. Fluent itself is
imported with the first ``Words``, so that rules, bots and records work where it is not installed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Any

from yamclub.errors import YamError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
DEFAULT_LANGUAGE = "en"

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n+(?:[ ].*|}.*))*", flags=re.MULTILINE)
"""A message of a word file: its first line, and the lines below that are indented or close a brace."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language, as the environment gives it."""
    for variable in ("YAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
        if environment.get(variable):
            return DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


class Words:
    """Sentences in one language: ``words("error-bad_dice", text="9")``."""

    def __init__(self, language: str, game_id: str | None = None) -> None:
        self.language = language
        self.game_id = game_id
        self._sources = _messages("yamclub.words", language)
        if game_id is not None:
            self._sources = self._sources | _messages(f"yamclub.games.{game_id}", language)
        self._bundle = _empty_bundle(language)

    def __call__(self, message_id: str, **values: object) -> str:
        if not self._bundle.has_message(message_id):
            self._bundle.add_resource(_parsed(self._sources[message_id]))
        message = self._bundle.get_message(message_id)
        if message.value is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(message.value, _plain(values))
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return message_id in self._sources

    def number(self, value: float, digits: int) -> str:
        """With so many digits after the point, or after the comma."""
        return f"{value:.{digits}f}".replace(".", "," if self.language == "fr" else ".")

    def error(self, refusal: YamError) -> str:
        """The sentence for a refusal: what was wrong, and what to do."""
        return self(
            f"error-{refusal.code}", **{name: self._named(name, value) for name, value in refusal.params.items()}
        )

    def _named(self, name: str, value: object) -> object:
        """A value by its name, where it has one: a box, a series."""
        if self.game_id is None:
            return value
        known = (one for one in (f"{self.game_id}-{name}-{value}", f"{name}-{value}") if self.has(one))
        message_id = next(known, None)
        return value if message_id is None else self(message_id)


def _plain(values: Mapping[str, object]) -> dict[str, Any]:
    return {name: value if isinstance(value, int | float) else str(value) for name, value in values.items()}


@cache
def _messages(package: str, language: str) -> dict[str, str]:
    name = f"{language}.ftl" if package == "yamclub.words" else f"words.{language}.ftl"
    data = get_data(package, name)  # importlib.resources would do, but takes a sixth of the command's start to import
    if data is None:
        raise FileNotFoundError(f"{package}: {name}")
    return split_messages(data.decode())


def split_messages(text: str) -> dict[str, str]:
    """The source of each message of a word file. None may refer to another, because each is parsed alone."""
    return {found[1]: found[0] for found in _MESSAGE.finditer(text)}


@cache
def _parsed(source: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(source + "\n")


def _empty_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks are for mixing left-to-right and right-to-left scripts, and would show in a terminal.
    return FluentBundle([language], use_isolating=False)
