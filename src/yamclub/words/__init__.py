"""Everything a person reads, in French and in English.

Sentences live in Fluent files, which know plurals and word order: those of the house beside this
module, those of a game in its own folder (``words.fr.ftl``, ``words.en.ftl``).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from yamclub.errors import YamError

LANGUAGES = ("fr", "en")
DEFAULT_LANGUAGE = "en"


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
        # Isolation marks are for mixing scripts that run both ways, and would show in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource("yamclub.words", language))
        if game_id is not None:
            self._bundle.add_resource(_resource(f"yamclub.games.{game_id}", language), allow_overrides=True)

    def __call__(self, message_id: str, **values: object) -> str:
        message = self._bundle.get_message(message_id)
        if message.value is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(message.value, _plain(values))
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def error(self, refusal: YamError) -> str:
        """The sentence for a refusal: what was wrong, and what to do."""
        return self(
            f"error-{refusal.code}", **{name: self._named(name, value) for name, value in refusal.params.items()}
        )

    def _named(self, name: str, value: object) -> object:
        """What was wrong, by its name where the game has one: a box, a series."""
        known = (one for one in (f"{self.game_id}-{name}-{value}", f"{name}-{value}") if self.has(one))
        message_id = next(known, None)
        return value if message_id is None else self(message_id)


def _plain(values: Mapping[str, object]) -> dict[str, Any]:
    return {name: value if isinstance(value, int | float) else str(value) for name, value in values.items()}


@cache
def _resource(package: str, language: str) -> Any:
    name = f"{language}.ftl" if package == "yamclub.words" else f"words.{language}.ftl"
    return FluentResource((files(package) / name).read_text(encoding="utf-8"))
