"""What the command prints, for people and for programs."""

from __future__ import annotations

import os
import sys
from typing import Literal

from yamclub.errors import YamError
from yamclub.kernel.codec import encode
from yamclub.words import Words

_STYLES = {"bold": "1", "dim": "2", "cyan": "36"}


def print_json(value: object) -> None:
    """One line of JSON, sent at once, so that a program on the other end of a pipe can answer it."""
    sys.stdout.write(encode(value).decode() + "\n")
    sys.stdout.flush()


def styled(text: str, style: Literal["bold", "dim", "cyan"]) -> str:
    """The text in this style on a terminal that shows it. Importing Rich would take longer than the whole answer."""
    dumb = os.environ.get("TERM", "dumb") in ("dumb", "unknown") or bool(os.environ.get("NO_COLOR"))
    return text if dumb or not sys.stdout.isatty() else f"\x1b[{_STYLES[style]}m{text}\x1b[0m"


def report_error(refusal: YamError, words: Words | None, *, as_json: bool) -> None:
    """One line on standard error: a sentence and the code, or both as JSON."""
    message = _sentence(refusal, words)
    if as_json:
        params = {name: value if isinstance(value, int) else str(value) for name, value in refusal.params.items()}
        sys.stderr.write(encode({"error": refusal.code, "message": message, "params": params}).decode() + "\n")
    else:
        sys.stderr.write(f"yam: {message} [{refusal.code}]\n")


def _sentence(refusal: YamError, words: Words | None) -> str:
    """The sentence for a refusal. Those of a game are in the game's folder."""
    if words is None:  # Fluent, which reads the word files, is not installed
        return f"This needs more than is installed: run {refusal.params['install']}."
    if not words.has(f"error-{refusal.code}"):
        words = Words(words.language, refusal.code.split("_")[0])
    return words.error(refusal).replace("  ", " ")  # where no command was given: "see yam  --help"
