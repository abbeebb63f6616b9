"""Tab completion of ``yam`` in a shell: a script that is loaded once and starts no Python afterwards."""

from __future__ import annotations

from argparse import Action, ArgumentParser, _SubParsersAction

from yamclub.bots import bot_names
from yamclub.errors import Code, YamError
from yamclub.games import GAMES, TARGETS
from yamclub.games import game as find_game
from yamclub.odds import odds_in
from yamclub.words import LANGUAGES

SHELLS = ("bash", "zsh", "fish")

_CHOICES = {
    "game": GAMES,
    "problem": tuple(TARGETS),
    "objective": ("score", "grand-slam"),
    "hidden": ("as-it-was", "anew"),
    "lang": LANGUAGES,
    "completion": SHELLS,
}
"""The parser has no choices for these, so that wrong ones are refused in the reader's language."""
_FILES = ("file", "record", "from_record", "csv", "picture", "out", "html")
_FOLDERS = ("data",)


def completion_script(parser: ArgumentParser, shell: str) -> str:
    """The script for this shell. The parser cannot be used for parsing afterwards."""
    import shtab

    if shell not in SHELLS:
        raise YamError(Code.BAD_ARGUMENT, value=shell[:40], argument="--completion", command="")
    choices = {**_CHOICES, "target": _odds_targets(), "bots": _bots(), "level": _bots()}
    for action in _actions(parser):
        action.choices = action.choices or choices.get(action.dest)
        if action.dest in _FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest in _FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return shtab.complete(parser, shell)


def _odds_targets() -> tuple[str, ...]:
    """Everything whose odds can be asked for, in any game, by its first word: shells break words at a colon."""
    names: dict[str, None] = {}
    for game in map(find_game, GAMES):
        teller = odds_in(game)
        every = () if teller is None else teller.targets(game.options())
        names |= dict.fromkeys(name.partition(":")[0] for name in every if name.partition(":")[0].islower())
    return tuple(name for name in names if name != "value")


def _bots() -> tuple[str, ...]:
    """The bots of all games."""
    return tuple(dict.fromkeys(name for game in map(find_game, GAMES) for name in bot_names(game)))


def _actions(parser: ArgumentParser) -> list[Action]:
    """Every argument of this parser and of those of its commands."""
    found: list[Action] = []
    for action in parser._actions:
        found.append(action)
        if isinstance(action, _SubParsersAction):
            for one in action.choices.values():
                found += _actions(one)
    return found
