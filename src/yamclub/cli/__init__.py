"""The command ``yam``. Each command is a module of ``commands``, imported only when it is run."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from yamclub.cli.arguments import command_of, read_arguments
from yamclub.cli.extras import missing_extra
from yamclub.cli.output import report_error
from yamclub.errors import YamError
from yamclub.words import LANGUAGES, Words, language_of

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 for bad input."""
    _never_fail_to_print()
    given = list(sys.argv[1:] if arguments is None else arguments)
    words: Words | None = None
    try:
        words = Words(_early_language(given))
        return _run(given, words)
    except YamError as refusal:
        report_error(refusal, words, as_json="--json" in given)
        return BAD_INPUT
    except ModuleNotFoundError as missing:
        refused = missing_extra(missing, command_of(given))
        if refused is None:
            raise
        report_error(refused, words, as_json="--json" in given)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the program that read our output has stopped, as `head` does
        sys.stderr.close()
        return 0


def _run(given: Sequence[str], words: Words) -> int:
    asked = read_arguments(given, words)
    if asked is None:  # it was help, the version or a completion script, and was printed
        return 0
    status: int = import_module(f"yamclub.cli.commands.{asked.command.replace('-', '_')}").run(asked, words)
    return status


def _never_fail_to_print() -> None:
    """A character that cannot be written, as in an old locale, becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _early_language(given: Sequence[str]) -> str:
    """The language, found before anything else, so that even a bad argument is answered in it."""
    for place, argument in enumerate(given):
        value = (
            given[place + 1] if argument == "--lang" and place + 1 < len(given) else argument.removeprefix("--lang=")
        )
        if argument.startswith("--lang") and value in LANGUAGES:
            return value
    return language_of()
