"""The arguments of ``yam``, with help in the reader's language."""

from __future__ import annotations

import argparse
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from yamclub import __version__
from yamclub.errors import Code, YamError
from yamclub.games import GAMES, TARGETS
from yamclub.words import LANGUAGES, Words


def read_arguments(given: Sequence[str], words: Words) -> Namespace | None:
    """The arguments, checked; None if they asked for something that was printed at once, such as help."""
    parser, commands = _parsers(words)
    command = command_of(given)
    try:
        asked, unknown = parser.parse_known_args(given)
    except ArgumentError as bad:
        if bad.argument_name == words("meta-command"):
            raise YamError(
                Code.BAD_ARGUMENT, value=_first_word(given), argument=words("meta-command"), command=command
            ) from None
        raise YamError(Code.MISSING_ARGUMENT, argument=f"{bad.argument_name} …", command=command) from None
    if asked.version:
        print(f"yamclub {__version__}")  # noqa: T201
        return None
    if asked.completion is not None:
        from yamclub.cli.completion import completion_script

        print(completion_script(parser, asked.completion))  # noqa: T201
        return None
    if asked.help or not asked.command:
        commands.get(command, parser).print_help()
        return None
    if unknown:
        raise YamError(Code.UNKNOWN_ARGUMENT, argument=unknown[0], command=command)
    for name, called in (("file", "file"), ("game", "game"), ("id", "id"), ("problem", "target")):
        if name == "game" and getattr(asked, "from_record", None) is not None:
            continue  # the record says which
        if getattr(asked, name, "") is None:
            argument = "ID" if name == "id" else words(f"meta-{called}")
            raise YamError(Code.MISSING_ARGUMENT, argument=argument, command=command)
    if asked.lang not in (None, *LANGUAGES):
        raise YamError(Code.BAD_ARGUMENT, value=asked.lang, argument="--lang", command=command)
    return asked


def command_of(given: Sequence[str]) -> str:
    """The command among these, if there is one."""
    return next((word for word in given if word in _COMMANDS), "")


def _first_word(given: Sequence[str]) -> str:
    """The word where a command should be: the first that is neither a flag nor a flag's value."""
    words = iter(given)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def _parsers(words: Words) -> tuple[ArgumentParser, dict[str, ArgumentParser]]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("usage") + " " if prefix is None else prefix)

    house: dict[str, Any] = {
        "add_help": False,  # ours is in the reader's language
        "allow_abbrev": False,
        "exit_on_error": False,
        "formatter_class": Formatter,
    }
    parser = ArgumentParser(prog="yam", description=words("command-about"), **house)
    _add_shared(parser, words)
    parser.add_argument("--version", action="store_true", help=words("command-version"))
    parser.add_argument("--completion", metavar="bash|zsh|fish", help=words("command-completion"))
    parser.set_defaults(lang=None, json=False, help=False)
    found = parser.add_subparsers(dest="command", metavar=words("meta-command"), title=words("commands"))
    commands: dict[str, ArgumentParser] = {}
    for name, add_own in _COMMANDS.items():
        about = words(f"command-{name}")
        commands[name] = found.add_parser(name, help=about, description=about, **house)
        add_own(commands[name], words)
        _add_shared(commands[name], words)
    return parser, commands


def _add_shared(parser: ArgumentParser, words: Words) -> None:
    """Flags that may come before or after the command. Not given after it, they keep the value from before it."""
    parser._positionals.title = words("arguments")
    parser._optionals.title = words("options")
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=words("command-lang"))
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help=words("command-json"))
    parser.add_argument("-h", "--help", action="store_true", default=argparse.SUPPRESS, help=words("command-help"))


def _games(parser: ArgumentParser, words: Words) -> None:
    """It has no arguments of its own."""


def _play(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("meta-game"), help=words("play-game", games=", ".join(GAMES)))
    parser.add_argument("--seats", metavar=words("meta-seats"), help=words("play-seats"))
    parser.add_argument(
        "--set", action="append", default=[], dest="options", metavar=words("meta-set"), help=words("play-set")
    )
    parser.add_argument("--seed", metavar=words("meta-text"), help=words("play-seed"))
    parser.add_argument(
        "--entropy", action="append", default=[], metavar=words("meta-entropy"), help=words("play-entropy")
    )
    parser.add_argument("--record", metavar=words("meta-file"), help=words("play-record"))
    parser.add_argument("--companion", action="store_true", help=words("play-companion"))
    parser.add_argument("--from", dest="from_record", metavar=words("meta-file"), help=words("play-from"))
    parser.add_argument("--at", metavar=words("meta-number"), help=words("play-at"))
    parser.add_argument("--hidden", metavar="as-it-was|anew", help=words("play-hidden"))
    parser.add_argument("--seat", metavar=words("meta-seat"), help=words("play-seat"))
    parser.add_argument("--level", metavar=words("meta-bot"), help=words("play-level"))
    parser.add_argument("--plain", action="store_true", help=words("play-plain"))


def _odds(parser: ArgumentParser, words: Words) -> None:
    number, dice, cards = words("meta-number"), words("meta-dice"), words("meta-cards")
    parser.add_argument("game", nargs="?", metavar=words("meta-game"), help=words("play-game", games=", ".join(GAMES)))
    parser.add_argument("target", nargs="?", metavar=words("meta-target"), help=words("odds-target"))
    parser.add_argument("--dice", metavar=dice, help=words("odds-dice"))
    parser.add_argument("--kept", metavar=dice, help=words("odds-kept"))
    parser.add_argument("--throws-left", metavar=number, help=words("odds-throws-left"))
    parser.add_argument("--after-throws", metavar=number, help=words("odds-after-throws"))
    parser.add_argument("--hand", metavar=cards, help=words("odds-hand"))
    parser.add_argument("--draws", metavar=number, help=words("odds-draws"))
    parser.add_argument("--seen", metavar=cards, help=words("odds-seen"))
    parser.add_argument("--players", metavar=number, help=words("odds-players"))
    parser.add_argument(
        "--set", action="append", default=[], dest="options", metavar=words("meta-set"), help=words("solve-set")
    )


def _replay(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words("meta-file"), help=words("replay-file"))
    parser.add_argument("--as", dest="viewer", default="open", metavar=words("meta-seat"), help=words("replay-as"))
    parser.add_argument("--step", action="store_true", help=words("replay-step"))


def _new_game(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help=words("new-game-id"))
    parser.add_argument("name", nargs="?", metavar=words("meta-text"), help=words("new-game-name"))


def _analyse(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words("meta-file"), help=words("analyse-file"))
    parser.add_argument("--seat", metavar=words("meta-number"), help=words("analyse-seat"))
    parser.add_argument("--rollouts", metavar=words("meta-number"), help=words("analyse-rollouts"))
    parser.add_argument("--jobs", metavar=words("meta-number"), help=words("analyse-jobs"))
    parser.add_argument("--html", metavar=words("meta-file"), help=words("analyse-html"))


def _practice(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("meta-game"), help=words("play-game", games=", ".join(GAMES)))
    parser.add_argument(
        "--from",
        dest="records",
        nargs="+",
        action="extend",
        default=[],
        metavar=words("meta-file"),
        help=words("practice-from"),
    )
    parser.add_argument("--seat", metavar=words("meta-number"), help=words("practice-seat"))
    parser.add_argument("--count", metavar=words("meta-number"), help=words("practice-count"))
    parser.add_argument("--plain", action="store_true", help=words("play-plain"))


def _verify(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words("meta-file"), help=words("replay-file"))
    parser.add_argument("--key", metavar=words("meta-key"), help=words("verify-key"))


def _solve(parser: ArgumentParser, words: Words) -> None:
    targets = ", ".join(TARGETS)
    parser.add_argument("problem", nargs="?", metavar=words("meta-target"), help=words("solve-target", targets=targets))
    parser.add_argument(
        "--set", action="append", default=[], dest="options", metavar=words("meta-set"), help=words("solve-set")
    )
    parser.add_argument("--objective", default="score", metavar=words("meta-objective"), help=words("solve-objective"))
    parser.add_argument("--distribution", action="store_true", help=words("solve-distribution"))
    parser.add_argument("--again", action="store_true", help=words("solve-again"))


def _train(parser: ArgumentParser, words: Words) -> None:
    number = words("meta-number")
    parser.add_argument("game", nargs="?", metavar=words("meta-game"), help=words("play-game", games=", ".join(GAMES)))
    parser.add_argument("--minutes", metavar=number, help=words("train-minutes"))
    parser.add_argument("--generations", metavar=number, help=words("train-generations"))
    parser.add_argument("--seed", default="1", metavar=number, help=words("train-seed"))
    parser.add_argument("--jobs", default="1", metavar=number, help=words("train-jobs"))
    parser.add_argument("--ray", metavar=words("meta-address"), help=words("train-ray"))
    parser.add_argument("--out", metavar=words("meta-folder"), help=words("train-out"))
    parser.add_argument("--again", action="store_true", help=words("train-again"))


def _arena(parser: ArgumentParser, words: Words) -> None:
    number, file = words("meta-number"), words("meta-file")
    parser.add_argument("game", nargs="?", metavar=words("meta-game"), help=words("play-game", games=", ".join(GAMES)))
    parser.add_argument("bots", nargs="*", metavar=words("meta-bot"), help=words("arena-bots"))
    parser.add_argument("--matches", default="1000", metavar=number, help=words("arena-matches"))
    parser.add_argument("--seats", metavar=number, help=words("arena-seats"))
    parser.add_argument(
        "--set", action="append", default=[], dest="options", metavar=words("meta-set"), help=words("solve-set")
    )
    parser.add_argument("--seed", default="0", metavar=words("meta-text"), help=words("arena-seed"))
    parser.add_argument("--mixed", action="store_true", help=words("arena-mixed"))
    parser.add_argument("--all-matches", action="store_true", help=words("arena-all-matches").replace("%", "%%"))
    parser.add_argument("--decide", metavar=words("meta-share"), help=words("arena-decide"))
    parser.add_argument("--move-seconds", default="10", metavar=words("meta-seconds"), help=words("arena-move-seconds"))
    parser.add_argument("--no-luck", action="store_true", help=words("arena-no-luck"))
    parser.add_argument("--jobs", default="1", metavar=number, help=words("train-jobs"))
    parser.add_argument("--ray", metavar=words("meta-address"), help=words("train-ray"))
    parser.add_argument("--csv", metavar=file, help=words("arena-csv"))
    parser.add_argument("--picture", metavar=file, help=words("arena-picture"))
    parser.add_argument("--out", metavar=file, help=words("arena-out"))
    parser.add_argument("--again", action="store_true", help=words("train-again"))


def _serve(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", metavar=words("meta-address"), help=words("serve-host"))
    parser.add_argument("--port", default="8642", metavar=words("meta-number"), help=words("serve-port"))
    parser.add_argument("--data", metavar=words("meta-folder"), help=words("serve-data"))
    parser.add_argument("--database", metavar="postgresql://…", help=words("serve-database"))
    parser.add_argument("--bot-pace", default="0.8", metavar=words("meta-seconds"), help=words("serve-bot-pace"))
    parser.add_argument("--bot-workers", metavar=words("meta-number"), help=words("serve-bot-workers"))
    parser.add_argument("--no-analyses", action="store_true", help=words("serve-no-analyses"))
    parser.add_argument("--open", action="store_true", help=words("serve-open"))


_COMMANDS = {
    "games": _games,
    "play": _play,
    "odds": _odds,
    "replay": _replay,
    "serve": _serve,
    "verify": _verify,
    "analyse": _analyse,
    "practice": _practice,
    "solve": _solve,
    "train": _train,
    "arena": _arena,
    "new-game": _new_game,
}
