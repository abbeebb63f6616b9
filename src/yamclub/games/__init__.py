"""The games. A new one is a folder beside this file and its name in the tuple.

A game whose rules changed keeps what it was: ``OLDER`` in its module ``older`` lists the earlier
versions, each a game that plays, replays and verifies as it always did.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from yamclub.errors import Code, YamError
from yamclub.game import Game

GAMES = ("menteur", "master", "color", "slam", "yami", "yams")


@cache
def game(game_id: str, version: int | None = None) -> Game:
    """The game of that name, imported when first asked for; with a number, as that version of its rules had it."""
    if game_id not in GAMES:
        raise YamError(Code.UNKNOWN_GAME, game=game_id[:40], games=", ".join(GAMES))
    found: Game = import_module(f"yamclub.games.{game_id}").GAME
    return found if version is None else _of_version(found, version)


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
