"""The games. A new one is a folder beside this file and its name in the tuple.

A game whose rules changed keeps what it was: ``OLDER`` in its module ``older`` lists the earlier
versions, each a game that plays, replays and verifies as it always did.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from yamclub.errors import Code, YamError
from yamclub.game import Game

if TYPE_CHECKING:
    from yamclub.solve.solution import Target

GAMES = ("menteur", "master", "color", "slam", "yami", "yams")

TARGETS = {
    "slam": "yamclub.games.slam.targets:SLAM",
    "yams": "yamclub.games.yams.targets:YAMS",
    "yahtzee": "yamclub.games.yams.targets:YAHTZEE",
    "menteur-honest": "yamclub.games.menteur.targets:HONEST",
}
"""What can be solved exactly, by name: a game played alone, or its sheet."""


@cache
def game(game_id: str, version: int | None = None) -> Game:
    """The game of that name, imported when first asked for; with a number, as that version of its rules had it."""
    if game_id not in GAMES:
        raise YamError(Code.UNKNOWN_GAME, game=game_id[:40], games=", ".join(GAMES))
    found: Game = import_module(f"yamclub.games.{game_id}").GAME
    return found if version is None else _of_version(found, version)


def target(name: str) -> Target:
    """What can be solved by this name."""
    if name not in TARGETS:
        raise YamError(Code.UNKNOWN_TARGET, target=name[:40], targets=", ".join(TARGETS))
    module, _, attribute = TARGETS[name].partition(":")
    found: Target = getattr(import_module(module), attribute)
    return found


def _of_version(current: Game, version: int) -> Game:
    if version == current.version:
        return current
    older: tuple[Game, ...] = ()
    if current.version > 1:
        older = import_module(f"yamclub.games.{current.id}.older").OLDER
    for one in older:
        if one.version == version:
            return one
    raise YamError(Code.RULES_DIFFER, game=current.id, theirs=version, ours=current.version)
